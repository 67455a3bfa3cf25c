// Hands: a question takes no answer before it has rested, what can't be undone is lifted and confirmed first, and every
// decision is sent with the question that it answers.
import { setting } from "./settings.js";

// What stands for a decision: a button, a piece that stands for what a button offers, or where several decisions lead.
export const CHOICES = "[data-act], [data-also], [data-far]";
const decisionOf = ({ dataset }) => dataset.act ?? dataset.also ?? dataset.far;

const [table, shown, lesson, bubble, turn] = ["#table", "#question", "#lesson", "#why", "#turn"].map((name) => document.querySelector(name));
const seek = async (what) => { if (matchMedia("(max-width: 700px)").matches) (await import("./sight.js"))[what](find); };
const question = () => Number(shown?.dataset.question ?? 0);
const find = (act) => [...table.querySelectorAll(CHOICES)].filter((piece) => decisionOf(piece) === act);

let send = () => false, awake = 0, waking = 0, softening = 0, spot = null;
let pressed = null;  // where a decision was made last, and its verb
let lifted = null;  // the choice that waits to be confirmed: { act, far, version, final, drawn }

export function handsOf(sender) {
  send = sender;
  if (!shown) return;  // nobody is asked before the game
  new MutationObserver(ask).observe(shown, { attributeFilter: ["data-question"] });
  if (lesson) new MutationObserver(() => seek("showLesson")).observe(lesson, { attributeFilter: ["data-shown"] });
  ask();
}

// Those who listen hear that it is their turn, and what is asked.
function ask(change) {
  putBack();
  rest();
  clearTimeout(softening);
  softening = setTimeout(markStone, STONE * Number(setting("rest")), null);
  if (change || !lesson) seek("showChoices");  // a lesson is read first
  turn.textContent = question() ? `${turn.dataset.said}. ${document.querySelector("#prompt h2")?.innerText}` : "";
}

// What comes too soon after a change was meant for what stood there before.
export function rest() {
  const pause = Number(setting("rest"));
  awake = performance.now() + pause;
  table.classList.add("is-resting");
  clearTimeout(waking);
  waking = setTimeout(() => table.classList.remove("is-resting"), pause);
}
export const isResting = () => performance.now() < awake;

// A finger can't hover: its first tap always tells first, and a second one on the same piece makes what can be undone.
export function choose(target, { pointerType, detail, clientX: x, clientY: y }) {
  if (isResting() || isStone(target)) return;
  const act = decisionOf(target), tapped = pointerType === "touch", confirm = setting("confirm");
  if (lifted?.act === act) return tapped && !lifted.final ? decide(lifted, { sealed: true }) : putBack();
  putBack();
  clearTimeout(softening);
  pressed = detail ? { x, y, verb: verbOf(act) } : null;
  const decision = { act, far: target.dataset.far !== undefined, version: question() };
  decide(decision, { confirm: tapped && confirm !== "never" ? "always" : confirm });
}

// Where a hand has pressed, a choice by another verb is stone for so many rests, or until the hand goes so far.
const STONE = 4, NEAR = 24, HALO = 8, verbOf = (act) => act.split(" ")[0];
function isStone(piece) {
  const { left, right, top, bottom } = piece.getBoundingClientRect(), { x, y, verb } = pressed ?? {};
  return x >= left - HALO && x <= right + HALO && y >= top - HALO && y <= bottom + HALO && verb !== verbOf(decisionOf(piece));
}
function markStone(at = pressed) {
  pressed = at;
  for (const piece of table.querySelectorAll(CHOICES)) piece.classList.toggle("is-stone", isStone(piece));
}
document.addEventListener("pointermove", ({ clientX: x, clientY: y }) => { if (Math.hypot(x - pressed?.x, y - pressed?.y) > NEAR) markStone(null); });

function decide({ act, far, version }, manner) {
  if (manner.sealed) putBack();
  rest();
  send({ act, far, version, stays: setting("ends") === "asked", ...manner });
}

// Shows what waits to be confirmed. Who decides by keyboard goes on from there.
export function lift(seal) {
  lifted = { ...seal, version: question(), far: find(seal.act)[0]?.dataset.far !== undefined };
  rest();
  document.querySelector("#prompt .ask")?.insertAdjacentHTML("beforeend", lifted.drawn);
  for (const key of document.querySelectorAll("#prompt [data-shows]"))
    if (twinOf(key)?.checkVisibility() === false) document.querySelector("#seal").append(key.cloneNode(true));
  markLifted();
  if (document.activeElement?.matches(`:is(${CHOICES}):focus-visible`)) document.querySelector("[data-seal]").focus();
}

// Of choices that share a place those of one kind are shown; who has chosen one may still take its twin.
const twinOf = ({ dataset: { shows } }) => find(lifted.act.replace(/ \S+/, ` ${shows}`))[0];
export function showKind(key, event) {
  table.dataset.shown = key.dataset.shows;
  if (lifted && twinOf(key)) choose(twinOf(key), event);
}

// The page may be drawn anew while something waits.
export function markLifted() {
  for (const piece of lifted ? find(lifted.act) : []) piece.classList.add("is-lifted");
  table.dataset.pointed = lifted?.act ?? "";
  if (pressed) markStone();
}

function putBack() {
  const seal = document.querySelector("#seal"), pieces = lifted ? find(lifted.act) : [];
  if (seal?.contains(document.activeElement)) (pieces[0] ?? document.querySelector("#prompt"))?.focus({ preventScroll: true });
  for (const piece of pieces) piece.classList.remove("is-lifted");
  seal?.remove();
  lifted = null;
}

// What is not possible says why, where it was clicked.
document.addEventListener("click", ({ target, clientX, clientY }) => {
  if (!question() || isResting()) return;
  const pressed = target.closest(`${CHOICES}, button, :is(#board, #prompt, #mine) [data-why]`)?.dataset ?? {};
  if (pressed.seal !== undefined && lifted) decide(lifted, { sealed: true });
  else if (pressed.unseal !== undefined) putBack();
  else if (pressed.why) send({ why: pressed.why, version: question() }, spot = [clientX, clientY]);
});

export function tellWhy({ text, rule }) {
  if (!spot) return false;
  bubble.querySelector("p").textContent = text;
  Object.assign(bubble.querySelector("button"), { hidden: !rule }).dataset.ruleOf = rule;
  ["--x", "--y"].forEach((name, axis) => bubble.style.setProperty(name, `${spot[axis]}px`));
  bubble.showPopover();
  spot = null;
  return true;
}

// A key that is held down presses a button once.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") putBack();
  if (event.repeat && ["Enter", " "].includes(event.key) && event.target.closest("button")) event.preventDefault();
});
