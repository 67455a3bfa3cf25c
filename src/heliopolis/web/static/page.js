// What every page has: notices, dialogs, rules, keys and the light.
import { searchRules } from "./rules.js";

export function announce(text) {
  const live = document.querySelector("#live");
  live.textContent = "";
  requestAnimationFrame(() => { live.textContent = text; });
}

export function tell(text) {
  announce(text);
  const notice = document.querySelector("#notice");
  notice.querySelector("p").textContent = text;
  notice.hidden = false;
}

document.addEventListener("click", ({ target: pressed }) => {
  const target = pressed.closest("[data-open], [data-close], [data-toggle-theme], [data-copy], [data-rule-of]");
  if (!target) return;
  if (target.dataset.toggleTheme !== undefined) return toggleTheme();
  target.closest("dialog")?.close();
  if (target.dataset.open) open(target.dataset.open);
  else if (target.dataset.ruleOf) openRule({ rule: target.dataset.ruleOf, text: target.previousElementSibling.textContent });
  else if (target.dataset.copy) copy(new URL(target.dataset.copy, location.href).href);
  else target.closest("[data-closable]")?.setAttribute("hidden", "");
});

// A link that the browser does not let us copy is shown instead.
async function copy(link) {
  const copied = await navigator.clipboard?.writeText(link).then(() => true, () => false);
  tell(copied ? document.querySelector("#notice").dataset.copied : link);
}

const KEYS = { u: "[data-do=undo]:not([disabled])", h: "[data-do=hint]", "?": "[data-open=rules]" };
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, textarea, select, dialog") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) [...document.querySelectorAll("#table [data-act]")][Number(event.key) - 1]?.focus();
  else if (event.key in KEYS) document.querySelector(KEYS[event.key])?.click();
});

export function open(name) {
  const dialog = document.getElementById(name);
  if (dialog && !dialog.open) dialog.showModal();
}

export function openRule({ rule, text }) {
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

export const keep = (cookie) => { document.cookie = `${cookie};path=/;max-age=31536000;samesite=lax`; };
function toggleTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  keep(`theme=${root.dataset.theme}`);
}
