// The page of a table: takes fragments from the server, morphs them in by key, and lets pieces glide to their places.

import { CHOICES, choose, handsOf, isResting, lift, markLifted, tellWhy } from "./hands.js";
import "./lobby.js";
import { searchRules } from "./rules.js";
import { setting } from "./settings.js";
import { openStage, perform } from "./stage.js";
import { glide } from "./travel.js";

const table = document.querySelector("#table");

// ---- Morphing: the same nodes stay, so focus and transitions do -------------------------------------------------
const keyOf = (node) => node.nodeType === 1 ? node.id || node.dataset.key || "" : "";

function morph(from, to) {
  if (from.nodeName !== to.nodeName || keyOf(from) !== keyOf(to)) return from.replaceWith(to);
  if (from.isEqualNode(to)) return;
  if (from.nodeType !== 1) return void (from.data = to.data);
  for (const { name } of [...from.attributes]) if (!to.hasAttribute(name) && name !== "open") from.removeAttribute(name);
  for (const { name, value } of to.attributes) if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  morphChildren(from, to);
}

function morphChildren(from, to) {
  const keyed = new Map([...from.children].filter(keyOf).map((child) => [keyOf(child), child]));
  let place = from.firstChild;
  for (const wanted of [...to.childNodes]) {
    const key = keyOf(wanted);
    const match = key ? keyed.get(key) : place && !keyOf(place) && place.nodeName === wanted.nodeName ? place : null;
    if (match && match === place) place = place.nextSibling;
    else from.insertBefore(match ?? wanted, place);
    if (match) morph(match, wanted);
  }
  for (let next; place; place = next) {
    next = place.nextSibling;
    if (place.dataset?.guest === undefined) place.remove();  // what the script has put there stays
  }
}

// A section comes as all its parts, or as those that have changed; a number stands for a part that came before.
const parts = new Map(), known = [], MOST_KNOWN = 4000;

function recall(part) {
  if (known.length < MOST_KNOWN && typeof part !== "number") known.push(part);
  return typeof part === "number" ? known[part] : part;
}

function mend(id, news) {
  if (!Array.isArray(news[0])) parts.set(id, news.map(recall));
  else for (const [first, gone, put] of news) parts.get(id).splice(first, gone, ...put.map(recall));
  return parts.get(id).join("");
}

// Who decides by keyboard goes on from the prompt when the button that was pressed is gone.
function show({ sections, lines, version: shown = version }) {
  version = shown;
  const pressed = document.activeElement, going = document.querySelector("#results")?.hidden;
  glide(() => {
    for (const [id, news] of Object.entries(sections ?? {})) {
      const template = Object.assign(document.createElement("template"), { innerHTML: mend(id, news) });
      const wanted = template.content.firstElementChild, here = document.getElementById(id);
      if (here && wanted) morph(here, wanted);
    }
    if (lines) addLines(lines);
    tick();
    markLifted();
  });
  const verdict = going && document.querySelector("#verdict");
  const lost = pressed !== document.body && document.activeElement === document.body;
  if (verdict) scrollTo({ top: 0 });
  if (verdict || lost) (verdict || document.querySelector("#prompt"))?.focus({ preventScroll: true });
}

function addLines(html) {
  const list = document.querySelector("#log ol");
  list.insertAdjacentHTML("afterbegin", html);
  while (list.childElementCount > Number(list.dataset.most)) list.lastElementChild.remove();
}

// ---- The socket: says when it is lost, comes back by itself, and is exactly right again --------------------------
let socket = null, version = Number(table?.dataset.version ?? 0), wait = 500, retry = 0, unanswered = 0;

function connect() {
  clearTimeout(retry);
  known.length = 0;
  const have = table.dataset.have ? `&have=${table.dataset.have}` : "", stage = setting("pace") === "none" ? "" : "&stage=on";
  const address = new URL(`${table.dataset.socket}${stage}&pause=${setting("pause")}${have}`, location.href);
  socket = new WebSocket(address.href.replace(/^http/, "ws"));
  socket.onopen = () => {
    wait = 500;
    if (isLost()) announce(document.querySelector("#lost").dataset.back);
    setLost(false);
  };
  socket.onmessage = ({ data }) => {
    clearTimeout(unanswered);
    delete table.dataset.have;
    receive(JSON.parse(data));
  };
  socket.onclose = ({ code }) => lose(code !== 4403 && code !== 4404);
}

function lose(again) {
  setLost(true);
  for (const timer of [retry, unanswered]) clearTimeout(timer);
  if (again) retry = setTimeout(connect, wait * (0.75 + Math.random() / 2));
  wait = Math.min(wait * 2, 8000);
}

// A network that is gone does not close its sockets: they are given up, and others opened.
function giveUp() {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
  lose(true);
}

const isLost = () => document.body.classList.contains("is-lost");
function setLost(lost) {
  document.querySelector("#lost")?.toggleAttribute("hidden", !lost);
  document.body.classList.toggle("is-lost", lost);
}

function receive(message) {
  if (message.sections) markAdvice([]);
  if (message.sections) perform(message);
  if (message.seal) lift(message.seal);
  if (message.announce && !message.beats) announce(message.announce);
  if (message.refused) refuse(message.refused);
  if (message.hint) tellHint(message.hint);
  if (message.go) location.href = message.go;
}

function announce(text) {
  const live = document.querySelector("#live");
  live.textContent = "";
  requestAnimationFrame(() => { live.textContent = text; });
}

function refuse(why) {
  if (tellWhy(why)) announce(why.text);
  else why.rule ? openRule(why) : tell(why.text);
}

function tell(text) {
  announce(text);
  const notice = document.querySelector("#notice");
  notice.querySelector("p").textContent = text;
  notice.hidden = false;
}

// What is advised is said, and marked on the board until something happens there.
function tellHint(choices) {
  const lines = choices.map(({ text }) => Object.assign(document.createElement("li"), { textContent: text }));
  document.querySelector("#hint ol").replaceChildren(...lines);
  announce(choices.map(({ text }) => text).join(" "));
  open("hint");
  markAdvice(choices);
}

function markAdvice(choices) {
  document.querySelectorAll("[data-advised]").forEach((marked) => delete marked.dataset.advised);
  choices.forEach(({ act }, index) => {
    if (act) document.querySelectorAll(`[data-act="${CSS.escape(act)}"]`).forEach((each) => each.dataset.advised = index + 1);
  });
}

// What is done before the first connection stands is sent when it does. While the page says that it is lost, nothing
// that is done reaches the table, now or later, and it says so.
function send(message) {
  const text = JSON.stringify({ version, ...message }), stands = socket?.readyState === WebSocket.OPEN;
  if (stands) {
    socket.send(text);
    clearTimeout(unanswered);
    unanswered = setTimeout(giveUp, 20_000);
  }
  else if (socket && !isLost()) socket.addEventListener("open", () => socket.send(text), { once: true });
  else announce(document.querySelector("#lost")?.textContent ?? "");
  return stands || Boolean(socket && !isLost());
}

// ---- What a person does ------------------------------------------------------------------------------------------
// Where nothing can be hovered over, a long press tells what a piece is and shows what a choice would do, without doing it.
let press = 0, held = false;

document.addEventListener("pointerdown", (event) => {
  held = false;
  clearTimeout(press);
  const piece = event.pointerType === "touch" && event.target.closest("[title], [data-act]");
  if (piece) press = setTimeout(() => { held = true; tell(piece.title || piece.ariaLabel || piece.innerText); }, 500);
});
for (const end of ["pointerup", "pointercancel", "pointermove"]) document.addEventListener(end, () => clearTimeout(press));

document.addEventListener("click", (event) => {
  const choice = event.target.closest(CHOICES);
  if (choice && !held) choose(choice, event);
  held = false;
  const target = event.target.closest("[data-do], [data-open], [data-close], [data-toggle-theme], [data-copy], [data-rule-of]");
  if (choice || !target) return;
  if (target.dataset.do) {
    if (target.closest("#prompt") && isResting()) return;
    if (target.dataset.sure && !confirm(target.dataset.sure)) return;
    send({ do: target.dataset.do, seat: target.dataset.seat && Number(target.dataset.seat) });
    if (target.dataset.closeAfter !== undefined) close(target);
  }
  else if (target.dataset.open) open(target.dataset.open, target);
  else if (target.dataset.close !== undefined) close(target);
  else if (target.dataset.ruleOf) openRule({ rule: target.dataset.ruleOf, text: target.previousElementSibling.textContent });
  else if (target.dataset.copy) copy(new URL(target.dataset.copy, location.href).href, target);
  else toggleTheme();
});

// A link that the browser does not let us copy is shown instead.
async function copy(link, target) {
  target.closest("dialog")?.close();
  const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
  tell(copied ? document.querySelector("#notice").dataset.copied : link);
}

function close(target) {
  target.closest("dialog")?.close();
  target.closest("[data-closable]")?.setAttribute("hidden", "");
}

const KEYS = {
  u: "[data-do=undo]:not([disabled])", h: "[data-do=hint]", "?": "[data-open=rules]",
  ArrowRight: "[data-step=next]", ArrowLeft: "[data-step=previous]",
};

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) [...document.querySelectorAll("#table [data-act]")][Number(event.key) - 1]?.focus();
  else if (event.key in KEYS) document.querySelector(KEYS[event.key])?.click();
});

// The table knows which choice is pointed at, so that styles can show what it would bring.
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, ({ target }) => {
  const { act, also } = target.closest?.(CHOICES)?.dataset ?? {};
  if (table) table.dataset.pointed = act ?? also ?? "";
});

document.querySelector("#chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (!field.value.trim() || send({ say: field.value })) field.value = "";
});

function open(name, target) {
  target?.closest("dialog")?.close();
  const dialog = document.getElementById(name);
  if (dialog && !dialog.open) dialog.showModal();
}

function openRule({ rule, text }) {
  announce(text);
  Object.assign(document.querySelector("#refusal"), { textContent: text, hidden: false });
  open("rules");
  searchRules("");
  const paragraph = document.getElementById(`rule-${rule}`);
  paragraph?.classList.add("is-found");
  paragraph?.scrollIntoView({ block: "center" });
}

document.querySelector("#rules")?.addEventListener("close", () => {
  document.querySelector("#refusal").hidden = true;
  document.querySelectorAll("#rules .is-found").forEach((old) => old.classList.remove("is-found"));
});

// A file that is chosen is shown in the field that it fills in.
document.addEventListener("change", async ({ target }) => {
  if (target.dataset.file) target.form.elements[target.dataset.file].value = await target.files[0]?.text() ?? "";
});

// ---- Replay: other moments are fetched one after the other and morphed in, so that pieces glide there ------------
let wanted = null, travelled = Promise.resolve();
const pause = () => new Promise((rested) => setTimeout(rested, 120));

function travel(step) {
  wanted = step;
  travelled = travelled.then(() => wanted === step ? showStep(step).then(pause) : null);
}

async function showStep(step) {
  const form = document.querySelector("[data-replay]");
  const fields = new URLSearchParams(new FormData(form));
  fields.set("step", step);
  const post = form.method === "post", address = post ? form.action : `${form.action}?${fields}`;
  const answer = await fetch(address, post ? { method: "POST", body: fields } : {}).catch(() => null);
  const page = new DOMParser().parseFromString(await answer?.text() ?? "", "text/html");
  const moment = page.querySelector("#table");
  if (!moment) return tell(page.querySelector("[role=alert]")?.textContent ?? document.querySelector("#lost").textContent);
  glide(() => morph(table, moment));
  const slider = document.querySelector("[data-scrub]");
  if (wanted === step) slider.value = step;
  announce(slider.ariaLabel);
  if (!post) history.replaceState(null, "", address);
}

document.addEventListener("input", ({ target }) => { if (target.dataset.scrub !== undefined) travel(target.value); });
document.addEventListener("submit", (event) => {
  if (event.target.dataset.replay === undefined || !event.submitter) return;
  event.preventDefault();
  travel(event.submitter.value);
});

function toggleTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  document.cookie = `theme=${root.dataset.theme};path=/;max-age=31536000;samesite=lax`;
}

// A clock runs from the moment at which the page heard how much is left on it.
const heard = new WeakMap();

function tick() {
  for (const clock of document.querySelectorAll("[data-left]")) {
    const { left, running } = clock.dataset, said = `${left} ${running}`;
    if (heard.get(clock)?.said !== said) heard.set(clock, { said, at: Date.now() });
    const since = running === "yes" ? Date.now() - heard.get(clock).at : 0;
    const seconds = Math.max(0, Math.ceil((Number(left) - since) / 1000));
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const tail = `${String(minutes).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
    clock.textContent = hours ? `${hours}:${tail}` : tail;
  }
}

if (table?.dataset.socket) {
  openStage(show);
  connect();
  document.addEventListener("change", ({ target }) => { if (["pace", "pause"].includes(target.dataset.setting)) location.reload(); });
  handsOf(send);
  for (const [event, answer] of [["offline", giveUp], ["online", connect]]) addEventListener(event, answer);
  tick();
  setInterval(tick, 1000);
}
