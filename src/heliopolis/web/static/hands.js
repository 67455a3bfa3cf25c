// Hands: a question takes no answer before it has rested, what can't be undone is lifted and confirmed first, and every
// decision is sent with the question that it answers.
import { announce } from "./page.js";
import { setting } from "./settings.js";

// What stands for a decision: a button, a piece that stands for what a button offers, or where several decisions lead.
export const CHOICES = "[data-act], [data-also], [data-far]";
const decisionOf = ({ dataset }) => dataset.act ?? dataset.also ?? dataset.far;

const [table, shown, lesson, bubble, turn] = ["#table", "#question", "#lesson", "#why", "#turn"].map((name) => document.querySelector(name));
const seek = async () => { if (matchMedia("(max-width: 700px)").matches) (await import("./sight.js")).bringIntoSight(find); };
const question = () => Number(shown?.dataset.question ?? 0);
export const find = (act) => [...table.querySelectorAll(CHOICES)].filter((piece) => decisionOf(piece) === act);

let send = () => false, waking = 0, spot = null;
let pressed = null;  // where a hand decided last, and by which verb
const NEAR = 24;  // pixels by which a hand may stray without going elsewhere
let lifted = null;  // the choice that waits to be confirmed: { act, far, version, final, drawn }

export function handsOf(sender) {
  send = sender;
  if (!shown) return;  // nobody is asked before the game
  new MutationObserver(ask).observe(shown, { attributeFilter: ["data-question"] });
  if (lesson) new MutationObserver(seek).observe(lesson, { attributeFilter: ["data-shown"] });
  ask();
}

// Those who listen hear that it is their turn, and what is asked; the tab says it, too.
function ask(change) {
  putBack(), rest();
  if (change || !lesson) seek();  // a lesson is read first
  const asked = question(), { said } = turn.dataset, title = document.title.replace(`${said} · `, "");
  turn.textContent = asked ? `${said}. ${document.querySelector("#prompt h2")?.innerText}` : "";
  document.title = asked ? `${said} · ${title}` : title;
  document.querySelector("link[rel=icon]").href = asked ? "/static/icon-turn.svg" : "/static/icon.svg";
}

// What comes too soon after a change was meant for what stood there before.
export function rest() {
  const pause = Number(setting("rest"));
  table.classList.toggle("is-resting", pause > 0);
  clearTimeout(waking);
  waking = setTimeout(() => table.classList.remove("is-resting"), pause);
}
export const isResting = () => table.classList.contains("is-resting");

// A finger can't hover: its first tap always tells first, and a second one on the same piece makes what can be undone.
// So does what came to lie under a hand that decided something else there: one place never decides by two verbs in a row.
export function choose(target, { pointerType, detail, clientX: x, clientY: y }) {
  if (isResting()) return;
  const act = decisionOf(target), verb = act.split(" ")[0], tapped = pointerType === "touch", confirm = setting("confirm");
  if (lifted?.act === act) return tapped && !lifted.final ? decide(lifted, { sealed: true }) : putBack();
  putBack();
  const tells = (tapped && confirm !== "never") || (pressed?.verb !== verb && Math.hypot(x - pressed?.x, y - pressed?.y) < NEAR);
  pressed = detail ? { x, y, verb } : null;
  decide({ act, far: target.dataset.far !== undefined, version: question() }, { confirm: tells ? "always" : confirm });
}

function decide({ act, far, version }, manner) {
  if (manner.sealed) putBack();
  rest();
  send({ act, far, version, stays: setting("ends") === "asked", ...manner });
}

// Shows what waits to be confirmed. Who decides by keyboard goes on from there.
export function lift(seal) {
  lifted = { ...seal, version: question(), far: find(seal.act)[0]?.dataset.far !== undefined };
  rest(), document.querySelector("#prompt .ask")?.insertAdjacentHTML("beforeend", lifted.drawn);
  const told = document.querySelector("#told");
  if (told.scrollHeight > told.clientHeight + 1) document.querySelector("#prompt").append(told);  // above it there is room for all
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
}

function putBack() {
  const seal = document.querySelector("#seal"), pieces = lifted ? find(lifted.act) : [], back = pieces.find((piece) => piece.tabIndex >= 0 && piece.checkVisibility());
  if (seal?.contains(document.activeElement)) (back ?? document.querySelector("#prompt"))?.focus({ preventScroll: true });
  for (const piece of pieces) piece.classList.remove("is-lifted");
  for (const each of document.querySelectorAll("#seal, #told")) each.remove();
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
  announce(text);
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
