// Replay: other moments are fetched one after the other and morphed in, so that pieces glide there.

import { morph } from "./morph.js";
import { announce, tell } from "./page.js";
import { setting } from "./settings.js";
import { glide } from "./travel.js";

const PARTS = ["curve", "table", "replay-bar", "analysis"];
const PACES = { slow: 2, usual: 1, quick: 0.4 }, TIMES = { glance: 600, moment: 1300, rite: 2400 };  // milliseconds
const KEYS = {
  ArrowRight: "next", ArrowLeft: "previous", Home: "first", End: "last",
  "Shift+ArrowRight": "next-turn", "Shift+ArrowLeft": "previous-turn",
};

const one = (selector) => document.querySelector(selector);
const scrub = () => one("[data-scrub]"), player = () => one("[data-play]");
const pause = (time) => new Promise((rested) => setTimeout(rested, time));
let wanted = null, travelled = Promise.resolve(), timer = 0;

function travel(step) {
  wanted = step;
  travelled = travelled.then(() => wanted === step ? showStep(step).then(() => pause(120)) : null);
  return travelled;
}

async function showStep(step) {
  const form = one("[data-replay]"), fields = new URLSearchParams(new FormData(form));
  if (fields.get("seen") === one("[data-usual]")?.dataset.usual) fields.delete("seen");
  fields.delete("step");
  fields.set("step", step);
  const address = `${form.getAttribute("action")}?${fields}`;
  const answer = await fetch(address).catch(() => null);
  const page = new DOMParser().parseFromString(await answer?.text() ?? "", "text/html");
  if (!page.querySelector("#replay-bar")) {
    stop();
    return tell(page.querySelector("[role=alert]")?.textContent ?? one("#lost").textContent);
  }
  const playing = Boolean(timer);
  glide(() => PARTS.forEach((id) => {
    const here = document.getElementById(id), there = page.getElementById(id);
    if (here && there) morph(here, there);
  }));
  if (playing) markPlaying(true);
  if (wanted === step) scrub().value = step;
  announce(one(".where")?.innerText ?? scrub().ariaLabel);
  history.replaceState(null, "", address);
}

// ---- Playing by itself: each moment stands as long as the stage would tell it -----------------------------------------
function markPlaying(on) {
  player().setAttribute("aria-pressed", String(on));
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  markPlaying(false);
}

async function playOn() {
  const next = Number(scrub().value) + 1;
  if (next > Number(scrub().max)) return stop();
  await travel(String(next));
  if (timer && !one(`.turning[data-step="${next}"]`)) rest();
  else if (timer) stop();
}

function rest() {
  const weight = one("#replay-bar").dataset.weight;
  timer = setTimeout(playOn, (PACES[setting("pace")] ?? 1) * (TIMES[weight] ?? 300));
}

function toggle() {
  if (timer) return stop();
  if (scrub().value === scrub().max) travel("0");
  markPlaying(true);
  timer = setTimeout(playOn, 100);
}

// A click on the curve leads there.
function stepAt(curve, event) {
  const { left, inside, steps } = curve.dataset, box = curve.getBoundingClientRect();
  const x = (event.clientX - box.left) * curve.viewBox.baseVal.width / box.width;
  return Math.round(Math.min(1, Math.max(0, (x - left) / inside)) * steps);
}

// An analysis that is being made is looked at again until it is whole.
async function watch() {
  while (one("#analysis[data-waiting]")) {
    await pause(1000);
    await travel(scrub().value);
  }
}

watch();
document.addEventListener("input", ({ target }) => {
  if (target.dataset.scrub !== undefined) travel(target.value);
  if (target.dataset.again !== undefined) travel(scrub().value);
});
document.addEventListener("submit", (event) => {
  if (event.target.dataset.replay === undefined || !event.submitter) return;
  event.preventDefault();
  stop();
  travel(event.submitter.value);
});
document.addEventListener("click", (event) => {
  if (event.target.closest("[data-play]")) return toggle();
  const there = event.target.closest("[data-step-to], .turning"), curve = event.target.closest("svg.band");
  const line = event.target.closest('#log a[href*="step="]');
  const step = there?.dataset.stepTo ?? there?.dataset.step ?? (line && new URL(line.href).searchParams.get("step"));
  if (step === undefined && !curve || event.ctrlKey || event.metaKey) return;
  if (step === null && !curve) return;
  event.preventDefault();
  stop();
  travel(String(step ?? stepAt(curve, event)));
  if (there?.dataset.stepTo) one("#curve")?.scrollIntoView({ block: "start" });  // a turning point is told on the board
});
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog, button, a") && event.key === " ") return;
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  const name = KEYS[`${event.shiftKey ? "Shift+" : ""}${event.key}`];
  const point = /^[1-9]$/.test(event.key) && document.querySelectorAll("[data-step-to]")[Number(event.key) - 1];
  if (event.key === " ") toggle();
  else if (name) one(`[data-step=${name}]`)?.click();
  else if (point) point.click();
  else return;
  event.preventDefault();
});
