// The stage: what has happened is told beat by beat where the prompt stands. What comes meanwhile waits for its turn.
import { rest } from "./hands.js";
import { setting } from "./settings.js";
import { play } from "./sound.js";
import { still } from "./travel.js";

const PACES = { slow: 2, usual: 1, quick: 0.5, none: 0 };
const TIMES = { glance: 800, moment: 1700, rite: 3200 };  // milliseconds, as all that follows
const LONGEST = 6000, SHORTEST = 350, LINGER = 3000, STILL = 1200, LIGHT = 160, ALL_LIGHTS = 1200, MOST_BEADS = 24;
const ELSEWHERE = ".topbar, dialog, #log, #since, #results, .notice";

const one = (selector) => document.querySelector(selector);
const caption = one("#caption"), queue = [];
let timer = 0, gone = 0, deadline = 0, told = 0, draw = () => {};

// "Since your last turn" heads the log where that stands beside the board, and the whole table elsewhere.
export function openStage(way) {
  draw = way;
  if (matchMedia("(min-width: 1181px)").matches) one("#log")?.append(one("#since") ?? "");
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
    if (time) return tell(beat, time);
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
  const words = caption.querySelector(".tell"), left = queue.filter((each) => each.beat).length;
  const beads = [...Array(told).fill("on"), "now", ...Array(left).fill("")].slice(-MOST_BEADS);
  clearTimeout(gone);
  timer = setTimeout(next, time);
  told += 1;
  words.innerHTML = beat.words;
  caption.querySelector(".show").innerHTML = beat.piece ?? "";
  caption.querySelector(".told-beads").innerHTML = beads.map((each) => `<i class="${each}"></i>`).join("");
  caption.style.setProperty("--time", `${time}ms`);
  caption.dataset.told = beat.sound ?? "";
  caption.className = beat.harm ? "caption is-harm" : "caption";
  one("#prompt")?.append(caption);
  caption.hidden = false;
  adorn(beat.adorns);
  light(beat.lights ?? []);
  if (!still.matches) words.animate([{ opacity: 0, translate: "0 6px" }, { opacity: 1, translate: "0 0" }], 160);
  one("#live").textContent = words.innerText;
  play(beat.sound);
}

// A beat may lay a card on the board, or pennants on pieces, for as long as it is told.
function adorn(places = {}) {
  document.querySelectorAll("#board > .stage-card, #board .pennant").forEach((old) => old.remove());
  for (const [place, drawn] of Object.entries(places)) document.querySelectorAll(place).forEach((each) => each.insertAdjacentHTML("beforeend", drawn));
}

// What a mummy runs over, or what falls, is lit card by card.
function light(ends) {
  const wait = Math.min(LIGHT, ALL_LIGHTS / ends.length);
  const flash = [{}, { outline: "4px solid var(--carnelian-hi)", offset: 0.2 }, {}];
  ends.forEach((end, at) => one(`#board [id$="-${end}"]`)?.animate(flash, { duration: 900, delay: at * wait }));
}

// While others are asked, what was told last stays for a moment.
function leave() {
  if (!caption || caption.hidden) return;
  clearTimeout(gone);
  told = 0;
  if (!one("#prompt.is-quiet:not(.is-over)")) return hide();
  caption.classList.add("is-lingering");
  gone = setTimeout(hide, LINGER);
}

// What was under the caption takes no click that was meant for it.
function hide() {
  if (caption.contains(document.activeElement)) one("#prompt")?.focus({ preventScroll: true });
  caption.hidden = true;
  adorn();
  rest();
}

// A click or key during a beat is never a move.
function skip(event) {
  const key = event.type === "keydown" ? event.key : " ";
  if (!timer || ![" ", "Enter", "Escape"].includes(key) || event.target.closest(`input, ${ELSEWHERE}`)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  next(key === "Escape");
}
for (const kind of ["click", "keydown"]) document.addEventListener(kind, skip, true);
