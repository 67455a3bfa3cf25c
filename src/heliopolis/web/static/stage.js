// The stage: what has happened is told beat by beat where the prompt stands. What comes meanwhile waits for its turn.

import { setting } from "./settings.js";
import { play } from "./sound.js";
import { still } from "./travel.js";

const PACES = { slow: 2, usual: 1, quick: 0.5, none: 0 };
const TIMES = { glance: 800, moment: 1700, rite: 3200 };
const LONGEST = 6000, SHORTEST = 350, LINGER = 3000, STILL = 1200, ARMED = 400, MOST_BEADS = 24, LIGHT = 160, ALL_LIGHTS = 1200;
const ELSEWHERE = ".topbar, dialog, #log, #since, .notice";

const caption = document.querySelector("#caption");
const queue = [];
let timer = 0, gone = 0, deadline = 0, began = 0, ended = 0, told = 0, card = null, draw = () => {};

export function openStage(way) {
  draw = way;
  placeSince();
}

// Each beat comes with what is drawn at it; the last one opens the page as the message has it.
export function perform(message) {
  const beats = message.beats ?? [];
  queue.push(...beats.map((beat) => ({ beat, drawn: [beat] })));
  if (beats.length) queue.at(-1).drawn.push(message);
  else queue.push({ drawn: [message] });
  deadline = Date.now() + LONGEST;
  if (!timer) next();
}

function next(hurried = false) {
  clearTimeout(timer);
  timer = 0;
  while (queue.length) {
    const { beat, drawn } = queue.shift();
    drawn.forEach(draw);
    const time = beat && !hurried ? timeFor(beat) : 0;
    if (time) {
      tell(beat, time);
      timer = setTimeout(next, time);
      return;
    }
  }
  leave();
}

// Who has to wait because of us waits for six seconds at most: if there is too much to tell, glances are left out first.
function timeFor({ weight }) {
  if (document.hidden) return 0;
  const usual = (of) => (PACES[setting("pace")] ?? 1) * Math.max(TIMES[of], still.matches ? STILL : 0);
  const waiting = queue.flatMap(({ beat }) => beat?.weight ?? []), left = deadline - Date.now();
  if (waiting.reduce((sum, each) => sum + usual(each), usual(weight)) <= left) return usual(weight);
  const time = Math.min(usual(weight), left / (waiting.filter((each) => each !== "glance").length + 1));
  return weight === "glance" || time < SHORTEST ? 0 : time;
}

function tell(beat, time) {
  clearTimeout(gone);
  began = Date.now();
  told += 1;
  const words = caption.querySelector(".tell"), beads = caption.querySelector(".told-beads");
  words.querySelector(".mark").innerHTML = beat.mark ?? "";
  words.querySelector("h2").textContent = beat.heading;
  words.querySelector("p").textContent = beat.sentence ?? "";
  caption.querySelector(".show").innerHTML = beat.piece ?? "";
  const left = queue.filter((each) => each.beat).length;
  const rows = [...Array(told - 1).fill("on"), "now", ...Array(left).fill("")].slice(-MOST_BEADS);
  beads.replaceChildren(...rows.map((className) => Object.assign(document.createElement("i"), { className })));
  caption.style.setProperty("--time", `${time}ms`);
  caption.classList.toggle("is-harm", Boolean(beat.harm));
  caption.classList.remove("is-lingering");
  document.querySelector("#prompt")?.append(caption);
  caption.hidden = false;
  lay(beat.card);
  light(beat.lights ?? []);
  if (!still.matches) words.animate([{ opacity: 0, translate: "0 6px" }, { opacity: 1, translate: "0 0" }], 160);
  document.querySelector("#live").textContent = `${beat.heading}. ${beat.sentence ?? ""}`;
  play(beat.sound);
}

// "Since your last turn" heads the log where that stands beside the board, and the whole table elsewhere.
const wide = matchMedia("(min-width: 1181px)");

function placeSince() {
  const since = document.querySelector("#since"), log = document.querySelector("#log");
  if (wide.matches) log?.append(since ?? "");
  else document.querySelector("#table").before(since ?? "");
}

wide.addEventListener("change", placeSince);

// Something larger than a caption is laid on the board for as long as it is told.
function lay(drawn) {
  card?.remove();
  card = drawn ? Object.assign(document.createElement("div"), { className: "stage-card", innerHTML: drawn }) : null;
  if (card) document.querySelector("#board")?.append(card);
}

// What a mummy runs over, or what falls, is lit card by card.
function light(ends) {
  const wait = Math.min(LIGHT, ALL_LIGHTS / ends.length);
  for (const [at, end] of still.matches ? [] : ends.entries()) {
    const timing = { duration: 900, delay: at * wait, easing: "ease-out" };
    document.querySelector(`#board [id$="-${end}"]`)?.animate([{}, { outline: "4px solid var(--carnelian-hi)", offset: 0.2 }, {}], timing);
  }
}

// While others are asked, what was told last stays for a moment.
function leave() {
  if (!caption || caption.hidden) return;
  const prompt = document.querySelector("#prompt");
  if (!prompt?.matches(".is-quiet:not(.is-over)")) return hide();
  prompt.append(caption);
  caption.classList.add("is-lingering");
  clearTimeout(gone);
  gone = setTimeout(hide, LINGER);
  told = 0;
}

function hide() {
  const focused = caption.contains(document.activeElement);
  caption.hidden = true;
  ended = Date.now();
  told = 0;
  lay("");
  const prompt = document.querySelector("#prompt");
  if (focused && prompt) Object.assign(prompt, { tabIndex: -1 }).focus({ preventScroll: true });
}

// A click or key during a beat is never a move, nor is one on what it has just uncovered; but for a lit piece on the board
// when the last beat has been seen.
document.addEventListener("click", (event) => {
  const uncovered = Date.now() - ended < ARMED && event.target.closest("#prompt");
  if (event.target.closest(ELSEWHERE) || !(timer || uncovered)) return;
  const meant = timer && !queue.length && Date.now() - began > ARMED && event.target.closest("[data-act], [data-also]");
  if (!meant) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  if (timer) next();
}, true);

document.addEventListener("keydown", (event) => {
  if (!timer || ![" ", "Enter", "Escape"].includes(event.key) || event.target.closest(`input, ${ELSEWHERE}`)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  next(event.key === "Escape");
}, true);

document.addEventListener("visibilitychange", () => { if (document.hidden) next(true); });
