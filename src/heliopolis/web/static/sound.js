// Sounds: none unless a person has turned them up. Each is loaded when it is first heard.
import { setting } from "./settings.js";
export function play(name) {
  const volume = Number(setting("volume")) / 100, sound = `/static/sounds/${name}.wav`;
  if (name && volume) Object.assign(new Audio(sound), { volume }).play().catch(() => {});  // some want a click first
}
document.addEventListener("change", ({ target }) => { if (target.dataset.setting === "volume") play("turn"); });
