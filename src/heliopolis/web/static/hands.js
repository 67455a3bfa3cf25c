// Hands: a question takes no answer before it has rested, what can't be undone is lifted and confirmed first, and every
// decision is sent with the question that it answers.

import { setting } from "./settings.js";

const table = document.querySelector("#table");
const shown = document.querySelector("#question");
const question = () => Number(shown?.dataset.question ?? 0);

let send = () => false;
let awake = 0;  // when the page takes an answer again
let lifted = null;  // the choice that waits to be confirmed: { act, far, version, final, drawn }

export function handsOf(sender) {
  send = sender;
  if (!shown) return;
  new MutationObserver(() => { putBack(); rest(); }).observe(shown, { attributeFilter: ["data-question"] });
  rest();
}

// ---- Rest: what comes too soon after a change was meant for what stood there before ------------------------------

let waking = 0;

export function rest() {
  const pause = Number(setting("rest"));
  awake = performance.now() + pause;
  table.classList.add("is-resting");
  clearTimeout(waking);
  waking = setTimeout(() => table.classList.remove("is-resting"), pause);
}

export const isResting = () => performance.now() < awake;

// A key that is held down presses a button once.
document.addEventListener("keydown", (event) => {
  if (event.repeat && (event.key === "Enter" || event.key === " ") && event.target.closest("button")) event.preventDefault();
});

// ---- Choosing and confirming ---------------------------------------------------------------------------------------

const manner = () => ({ stays: setting("ends") === "asked" });

// A finger can't hover: its first tap always tells first, and a second one on the same piece makes what can be undone.
export function choose(target, event) {
  if (isResting()) return;
  const { act = target.dataset.also, far } = target.dataset;
  const tapped = event.pointerType === "touch";
  if (lifted?.act === act) return tapped && !lifted.final ? commit() : putBack();
  const confirm = tapped && setting("confirm") !== "never" ? "always" : setting("confirm");
  putBack();
  rest();
  send({ act, far: far !== undefined, version: question(), confirm, ...manner() });
}

// Shows what waits to be confirmed. Who decides by keyboard goes on from there.
export function lift(seal) {
  lifted = { ...seal, version: question(), far: find(seal.act)[0]?.dataset.far !== undefined };
  rest();
  keepLifted();
  if (document.activeElement?.matches("[data-act]:focus-visible")) document.querySelector("[data-seal]").focus();
}

const find = (act) => [...table.querySelectorAll("[data-act], [data-also]")].filter(({ dataset }) => (dataset.act ?? dataset.also) === act);

// The page may be drawn anew while something waits.
export function keepLifted() {
  if (!lifted) return;
  if (!document.querySelector("#seal")) document.querySelector("#prompt .ask")?.insertAdjacentHTML("beforeend", lifted.drawn);
  for (const piece of find(lifted.act)) piece.classList.add("is-lifted");
  table.classList.add("is-sealing");
  table.dataset.pointed = lifted.act;
}

export function putBack() {
  if (!lifted) return;
  const pieces = find(lifted.act), seal = document.querySelector("#seal");
  if (seal?.contains(document.activeElement)) pieces[0]?.focus();
  for (const piece of pieces) piece.classList.remove("is-lifted");
  seal?.remove();
  table.classList.remove("is-sealing");
  table.dataset.pointed = "";
  lifted = null;
}

function commit() {
  const { act, far, version } = lifted;
  rest();
  send({ act, far, version, sealed: true, ...manner() });
}

document.addEventListener("click", ({ target }) => {
  if (isResting() || !lifted) return;
  if (target.closest("[data-seal]")) commit();
  else if (target.closest("[data-unseal]")) putBack();
});

document.addEventListener("keydown", (event) => { if (event.key === "Escape") putBack(); });
