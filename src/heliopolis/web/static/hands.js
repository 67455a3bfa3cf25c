// Hands: a question takes no answer before it has rested, what can't be undone is lifted and confirmed first, and every
// decision is sent with the question that it answers.

import { setting } from "./settings.js";

const table = document.querySelector("#table");
const shown = document.querySelector("#question");
const question = () => Number(shown?.dataset.question ?? 0);

// What stands for a decision: a button, a piece that stands for what a button offers, or where several decisions lead.
export const CHOICES = "[data-act], [data-also], [data-far]";
const decisionOf = ({ dataset }) => dataset.act ?? dataset.also ?? dataset.far;

let send = () => false;
let awake = 0;  // when the page takes an answer again
let lifted = null;  // the choice that waits to be confirmed: { act, far, version, final, drawn }

export function handsOf(sender) {
  send = sender;
  if (!shown) return;
  new MutationObserver(ask).observe(shown, { attributeFilter: ["data-question"] });
  ask();
}

// Those who listen hear that it is their turn, and what is asked.
function ask() {
  putBack();
  rest();
  const turn = document.querySelector("#turn"), asked = document.querySelector("#prompt h2")?.innerText;
  turn.textContent = question() ? `${turn.dataset.said}. ${asked}` : "";
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
  const act = decisionOf(target), far = target.dataset.far !== undefined;
  const tapped = event.pointerType === "touch";
  if (lifted?.act === act) return tapped && !lifted.final ? commit() : putBack();
  const confirm = tapped && setting("confirm") !== "never" ? "always" : setting("confirm");
  putBack();
  rest();
  send({ act, far, version: question(), confirm, ...manner() });
}

// Shows what waits to be confirmed. Who decides by keyboard goes on from there.
export function lift(seal) {
  lifted = { ...seal, version: question(), far: find(seal.act)[0]?.dataset.far !== undefined };
  rest();
  keepLifted();
  if (document.activeElement?.matches(":is([data-act], [data-far]):focus-visible")) document.querySelector("[data-seal]").focus();
}

const find = (act) => [...table.querySelectorAll(CHOICES)].filter((piece) => decisionOf(piece) === act);

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
  if (seal?.contains(document.activeElement)) (pieces[0] ?? document.querySelector("#prompt"))?.focus({ preventScroll: true });
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

// ---- What is not possible says why, where it was clicked -----------------------------------------------------------

const bubble = document.querySelector("#why");
let spot = null;

document.addEventListener("click", ({ target, clientX, clientY }) => {
  const piece = target.closest(`${CHOICES}, [data-do], :is(#board, #prompt, #mine) [data-why]`);
  if (!piece?.matches("[data-why]") || !question() || isResting()) return;
  spot = [clientX, clientY];
  send({ why: piece.dataset.why, version: question() });
});

export function tellWhy({ text, rule }) {
  if (!spot) return false;
  bubble.querySelector("p").textContent = text;
  Object.assign(bubble.querySelector("button"), { hidden: !rule }).dataset.ruleOf = rule;
  bubble.showPopover();
  const { width, height } = bubble.getBoundingClientRect(), [x, y] = spot;
  bubble.style.left = `${Math.max(8, Math.min(x - width / 2, innerWidth - width - 8))}px`;
  bubble.style.top = `${y > height + 16 ? y - height - 12 : y + 16}px`;
  spot = null;
  return true;
}
