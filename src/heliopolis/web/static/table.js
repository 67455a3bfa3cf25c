// The page of a table: takes fragments from the server, morphs them in by key, and lets pieces glide to their places.
import { CHOICES, choose, handsOf, isResting, lift, markLifted, showKind, tellWhy } from "./hands.js";
import { morph } from "./morph.js";
import { announce, close, isHeld, keep, open, openRule, tell } from "./page.js";
import { tellTimes } from "./presence.js";
import { setting } from "./settings.js";
import { openStage, perform } from "./stage.js";
import { glide } from "./travel.js";

const table = document.querySelector("#table");

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
  const pressed = document.activeElement, act = pressed.dataset?.act, going = document.querySelector("#results")?.hidden;
  glide(() => {
    for (const [id, news] of Object.entries(sections ?? {})) {
      const template = Object.assign(document.createElement("template"), { innerHTML: mend(id, news) });
      const wanted = template.content.firstElementChild, here = document.getElementById(id);
      if (here && wanted) morph(here, wanted);
    }
    if (lines) addLines(lines);
    tick();
    tellTimes();
    markLifted();
  });
  const verdict = going && document.querySelector("#verdict");
  const lost = pressed !== document.body && (document.activeElement === document.body || pressed.dataset?.act !== act);
  if (verdict) scrollTo({ top: 0 });
  if (verdict || lost) (verdict || document.querySelector("[data-mood=done] .asks > .say-it") || document.querySelector("#prompt"))?.focus({ preventScroll: true });
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
  if (message.sections) markAdvice([]), perform(message);
  if (message.seal) lift(message.seal);
  if (message.announce && !message.beats) announce(message.announce);
  if (message.refused) refuse(message.refused);
  if (message.hint) tellHint(message.hint);
  if (message.go) location.href = message.go;
  if (message.keep) keep(message.keep);
}

function refuse(why) {
  if (tellWhy(why)) announce(why.text);
  else why.rule ? openRule(why) : tell(why.text);
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
document.addEventListener("click", (event) => {
  const choice = event.target.closest(CHOICES), target = event.target.closest("[data-do], [data-shows]");
  if (choice && !isHeld()) choose(choice, event);
  if (choice || !target) return;
  if (target.dataset.shows) return showKind(target, event);
  if (target.closest("#prompt") && isResting()) return;
  if (target.dataset.sure && !confirm(target.dataset.sure)) return;
  send({ do: target.dataset.do, seat: target.dataset.seat && Number(target.dataset.seat) });
  if (target.dataset.closeAfter !== undefined) close(target);
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

// A clock runs from the moment at which the page heard how much is left on it.
const heard = new WeakMap();

function tick() {
  for (const clock of document.querySelectorAll("[data-left]")) {
    const { left, running } = clock.dataset, said = `${left} ${running}`;
    if (heard.get(clock)?.said !== said) heard.set(clock, { said, at: Date.now() });
    const since = running === "yes" ? Date.now() - heard.get(clock).at : 0;
    const seconds = Math.max(0, Math.ceil((Number(left) - since) / 1000));
    const hours = Math.floor(seconds / 3600), rest = new Date(seconds * 1000).toISOString();
    clock.textContent = hours ? `${hours}${rest.slice(13, 19)}` : rest.slice(14, 19).replace(/^0/, "");
  }
}

if (table?.dataset.socket) {
  openStage(show);
  connect();
  document.addEventListener("change", ({ target }) => { if (["pace", "pause"].includes(target.dataset.setting)) location.reload(); });
  handsOf(send);
  for (const [event, answer] of [["offline", giveUp], ["online", connect]]) addEventListener(event, answer);
  tick();
  tellTimes();
  setInterval(tick, 1000);
}
