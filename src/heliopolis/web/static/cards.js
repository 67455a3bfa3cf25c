// A piece's card: what it is, what it is worth now, and its rule. It comes to who points at a piece for a while, presses it
// for long, or presses the question mark and then the piece, by mouse or by key.
import { CHOICES } from "./hands.js";
import { tell } from "./page.js";

const RULE = /\s*\(([a-z]+(?:\.[\w-]+)+)\)/, PIECES = "#table [title]", WAIT = 450, GRACE = 250, LONG = 500;
const [card, table, asks] = ["#card", "#table", "[data-ask]"].map((each) => document.querySelector(each));
let over = null, told = "", timer = 0;

function putBack() {
  clearTimeout(timer);
  if (over && !over.title) over.title = told;
  over = null;
  if (card.matches(":popover-open")) card.hidePopover();
}

// While a piece's card lies there, the browser's own tooltip is not wanted.
async function lay(piece) {
  putBack();
  [over, told] = [piece, piece.title];
  piece.removeAttribute("title");
  const [what, worth, rule] = card.children;
  const key = piece.closest("[data-key]")?.dataset.key, address = `${table.dataset.about}?piece=${encodeURIComponent(key)}`;
  what.textContent = told.replace(RULE, "");
  worth.hidden = true;
  rule.hidden = !RULE.test(told);
  rule.dataset.ruleOf = told.match(RULE)?.[1] ?? "";
  card.showPopover();
  place(piece);
  const answer = table.dataset.about && key ? await fetch(address).catch(() => null) : null, text = answer?.ok && await answer.json();
  if (text && piece === over) Object.assign(worth, { textContent: text, hidden: false });
}

// It lies beside its piece where it covers the fewest choices.
function place(piece) {
  const { left, right, top, bottom } = piece.getBoundingClientRect(), { offsetWidth: wide, offsetHeight: high } = card;
  const choices = [piece, ...document.querySelectorAll(CHOICES)].map((each) => each.getBoundingClientRect());
  const within = (at, most) => Math.max(8, Math.min(at, most - 8));
  const spots = [[left, bottom + 6], [left, top - high - 6], [right + 6, top], [left - wide - 6, top]]
    .map(([x, y]) => [within(x, innerWidth - wide), within(y, innerHeight - high)]);
  const hides = ([x, y]) => choices.filter((each) => each.left < x + wide && each.right > x && each.top < y + high && each.bottom > y).length;
  const [x, y] = spots.sort((one, other) => hides(one) - hides(other))[0];
  card.style.cssText = `inset: ${y}px auto auto ${x}px`;
}

// A piece that comes to lie under a hand at rest is not pointed at: its card would cover what is asked next.
function point(target, moved = true) {
  clearTimeout(timer);
  const piece = moved && target.closest(PIECES), stays = over?.contains(target) || card.contains(target);
  if (!stays) timer = piece ? setTimeout(lay, WAIT, piece) : setTimeout(putBack, GRACE);
}
for (const kind of ["pointerover", "pointermove"]) document.addEventListener(kind, ({ target, pointerType }) => {
  if (pointerType === "mouse") point(target, kind === "pointermove");
});

// A long press shows what a choice would do, without doing it; what has no card is told by its name.
let held = false;
document.addEventListener("pointerdown", ({ target, pointerType }) => {
  held = false;
  clearTimeout(timer);
  const piece = pointerType === "touch" && target.closest(`${PIECES}, [data-act]`);
  if (piece) timer = setTimeout(() => { held = true; piece.title ? lay(piece) : tell(piece.ariaLabel || piece.innerText); }, LONG);
});
const letGo = ({ pointerType }) => { if (pointerType === "touch") clearTimeout(timer); };
for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, letGo);

function ask(on) {
  asks.ariaPressed = on;
  document.body.classList.toggle("is-asking", on);
  for (const piece of document.querySelectorAll(`${PIECES}:not(button)`)) on ? piece.tabIndex = 0 : piece.removeAttribute("tabindex");
}

// Who asks what something is makes no move by it, nor does who lets go after a long press.
for (const kind of ["click", "keydown"]) document.addEventListener(kind, (event) => {
  const asking = asks?.ariaPressed === "true", piece = asking && event.target.closest(PIECES);
  if (event.key === "Escape") return putBack(), asking && ask(false);
  if (kind === "keydown" && !["Enter", " "].includes(event.key) || card.contains(event.target)) return;
  if (event.target.closest("[data-ask]")) return kind === "click" && ask(!asking);
  if (!piece && !held) return putBack();
  event.preventDefault();
  event.stopImmediatePropagation();
  held = false;
  if (piece) ask(false), lay(piece);
}, true);
