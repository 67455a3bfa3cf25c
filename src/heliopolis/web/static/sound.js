// Sounds: none unless a person has turned them up. Each is loaded when it is first heard.

import { setting } from "./settings.js";

const sounds = new Map();

export function play(name) {
  const volume = Number(setting("volume")) / 100;
  if (!name || !volume) return;
  if (!sounds.has(name)) sounds.set(name, new Audio(`/static/sounds/${name}.wav`));
  const sound = Object.assign(sounds.get(name), { volume, currentTime: 0 });
  sound.play().catch(() => {});  // a browser may want to be clicked on first
}

document.addEventListener("change", ({ target }) => { if (target.dataset.setting === "volume") play("turn"); });
