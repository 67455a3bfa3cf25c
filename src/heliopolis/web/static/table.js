// The page of a table: takes fragments from the server, morphs them in by key, and lets pieces glide to their places.
import "./cards.js";
import { CHOICES, choose, find, handsOf, isResting, lift, markLifted, showKind, tellWhy } from "./hands.js";
import { morph } from "./morph.js";
import { announce, keep, open, openRule, tell } from "./page.js";
import { setting } from "./settings.js";
import { openStage, perform } from "./stage.js";
import { tellTimes } from "./times.js";
import { glide } from "./travel.js";

const table = document.querySelector("#table"), lost = document.querySelector("#lost");

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
    tellTimes();
    markLifted();
  });
  const verdict = going && document.querySelector("#verdict");
  const isGone = pressed !== document.body && (document.activeElement === document.body || pressed.dataset?.act !== act);
  if (verdict) scrollTo({ top: 0 });
  if (verdict || isGone) (verdict || document.querySelector("[data-mood=done] .asks > .say-it") || document.querySelector("#prompt"))?.focus({ preventScroll: true });
}

function addLines(html) {
  const list = document.querySelector("#log ol");
  list.insertAdjacentHTML("afterbegin", html);
  while (list.childElementCount > Number(list.dataset.most)) list.lastElementChild.remove();
}

// The socket says when it is lost, comes back by itself, and is exactly right again.
let socket = null, version = Number(table?.dataset.version ?? 0), wait = 500, retry = 0, unanswered = 0;

function connect() {
  clearTimeout(retry);
  known.length = 0;
  const have = table.dataset.have ? `&have=${table.dataset.have}` : "", stage = setting("pace") === "none" ? "" : "&stage=on";
  const address = new URL(`${table.dataset.socket}${stage}&pause=${setting("pause")}${have}`, location.href);
  socket = new WebSocket(address.href.replace(/^http/, "ws"));
  socket.onopen = () => {
    wait = 500;
    if (!lost.hidden) announce(lost.dataset.back);
    lost.hidden = true;
  };
  socket.onmessage = ({ data }) => {
    clearTimeout(unanswered);
    delete table.dataset.have;
    receive(JSON.parse(data));
  };
  socket.onclose = ({ code }) => lose(code !== 4403 && code !== 4404);
}

function lose(again) {
  lost.hidden = false;
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

function receive(message) {
  if (message.sections) markAdvice([]), perform(message);
  if (message.seal) lift(message.seal);
  if (message.announce && !message.beats) announce(message.announce);
  if (message.refused && !tellWhy(message.refused)) message.refused.rule ? openRule(message.refused) : tell(message.refused.text);
  if (message.hint) tellHint(message.hint);
  if (message.go) location.href = message.go;
  if (message.keep) keep(message.keep);
}

// What is advised is said, and marked on the board until something happens there.
function tellHint({ drawn, acts }) {
  const list = document.querySelector("#hint ol");
  list.innerHTML = drawn;
  announce(list.innerText);
  open("hint");
  markAdvice(acts);
}

function markAdvice(acts) {
  document.querySelectorAll("[data-advised]").forEach((marked) => delete marked.dataset.advised);
  acts.forEach((act, at) => find(act).forEach((piece) => { piece.dataset.advised = at + 1; }));
}

// What is done before the first connection stands is sent when it does. While the page says that it is lost, nothing
// that is done reaches the table, now or later, and it says so.
export function send(message) {
  const text = JSON.stringify({ version, ...message });
  if (!socket || !lost.hidden) return announce(lost.textContent);
  if (socket.readyState !== WebSocket.OPEN) socket.addEventListener("open", () => socket.send(text), { once: true });
  else socket.send(text);
  clearTimeout(unanswered);
  unanswered = setTimeout(giveUp, 20_000);
  return true;
}

document.addEventListener("click", (event) => {
  const choice = event.target.closest(CHOICES), target = event.target.closest("[data-do], [data-shows]");
  if (choice) return choose(choice, event);
  if (target?.dataset.shows) return showKind(target, event);
  if (!target) return;
  if (target.closest("#prompt") && isResting()) return;
  if (target.dataset.sure && !confirm(target.dataset.sure)) return;
  send({ do: target.dataset.do, seat: target.dataset.seat && Number(target.dataset.seat) });
});

// The table knows which choice is pointed at, so that styles can show what it would bring.
for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, ({ target }) => {
  const { act, also } = target.closest?.(CHOICES)?.dataset ?? {};
  if (table) table.dataset.pointed = act ?? also ?? "";
});

if (table?.dataset.socket) {
  openStage(show);
  connect();
  document.addEventListener("change", ({ target }) => { if (["pace", "pause"].includes(target.dataset.setting)) location.reload(); });
  handsOf(send);
  for (const [event, answer] of [["offline", giveUp], ["online", connect]]) addEventListener(event, answer);
  tellTimes();
  setInterval(tellTimes, 1000);
}
