// Travelling: a piece that is elsewhere after a change goes there, above everything, and takes its new size on the way.
export const still = matchMedia("(prefers-reduced-motion: reduce)");
const table = document.querySelector("#table");
const all = (name) => [...table.querySelectorAll(`[data-${name}]`)].map((found) => [found.dataset[name], found]);
const whereabouts = (name) => new Map(all(name).map(([key, found]) => [key, found.getBoundingClientRect()]));
const SETTLE = "cubic-bezier(.3,1.35,.5,1)", TRAVEL = "cubic-bezier(.2,.7,.2,1)";
const STEP = 40;  // pixels: what is pushed aside by less does not travel, it slides

// Where everything was when the page was painted last. All changes until it is painted again make one journey.
let before = null;

export function glide(change) {
  for (const image of table.querySelectorAll(".is-travelling")) image.remove();
  if (!before && !still.matches) {
    before = [whereabouts("key"), whereabouts("place")];
    requestAnimationFrame(setOff);
  }
  change();
}

// A piece that was not there comes from where one that has gone was (`data-from` says how the keys of such begin), or
// from a place (`data-place`). One that has to wait for others (`data-delay`) stays where it was until then.
function setOff() {
  const [places, sources] = before;
  before = null;
  const now = new Map(all("key"));
  const gone = [...places.keys()].filter((key) => !now.has(key));
  const origin = (piece) => {
    for (const from of piece.dataset.from?.split(" ") ?? []) {
      const at = gone.findIndex((key) => key.startsWith(from));
      if (at >= 0) return places.get(gone.splice(at, 1)[0]);
      if (sources.has(from)) return sources.get(from);
    }
  };
  const covered = document.querySelector("#prompt:has(> #caption:not([hidden]))");  // nothing travels over what is told there
  const moves = [...now].map(([key, piece]) => [piece, piece.getBoundingClientRect(), places.get(key) ?? origin(piece)]);
  for (const [piece, last, first] of moves.filter(([piece, { width }]) => width && !covered?.contains(piece))) {
    const x = first?.left - last.left, y = first?.top - last.top, far = Math.hypot(x, y);
    const timing = { duration: 320, delay: Number(piece.dataset.delay ?? 0), fill: "backwards", easing: TRAVEL };
    if (!first) piece.animate([{ opacity: 0, translate: "0 -22px" }, {}], { ...timing, easing: SETTLE });
    else if (!first.width) continue;  // it was there, unseen
    else if (far >= STEP && piece.showPopover) travel(piece, first, last, timing);
    else if (far >= 1) piece.animate([{ translate: `${x}px ${y}px` }, {}], timing);
  }
}

// Its image travels in the top layer; as long as that lies beside it, the piece is pale, like an engraving in its well.
function travel(piece, first, last, timing) {
  const image = piece.cloneNode(true);
  for (const name of ["id", "data-key", "data-from", "data-act", "data-place"]) image.removeAttribute(name);
  for (const inner of image.querySelectorAll("[id]")) inner.removeAttribute("id");
  image.classList.add("is-travelling");
  Object.assign(image, { popover: "manual", inert: true, ariaHidden: "true" });
  for (const side of ["left", "top", "width", "height"]) image.style.setProperty(side, `${last[side]}px`, "important");
  piece.after(image);
  image.showPopover();
  const size = Math.min(first.width / last.width, first.height / last.height);  // it keeps its shape, whatever it comes out of
  const [x, y] = [["left", "width"], ["top", "height"]].map(([side, length]) => first[side] + (first[length] - size * last[length]) / 2 - last[side]);
  const from = `translate(${x}px, ${y}px) scale(${size})`;
  image.animate([{ transform: from }, { transform: "none" }], timing).onfinish = () => image.remove();
}
