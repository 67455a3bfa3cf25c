// What a person has set on this device. A control (`data-setting`) is the setting: it shows what was kept, and keeps what is chosen.
const controls = [...document.querySelectorAll("[data-setting]")];
const kept = ({ dataset }) => `setting-${dataset.setting}`;
const trying = (work) => { try { return work(); } catch { return null; } };  // a browser may keep nothing
for (const control of controls) {
  control.value = trying(() => localStorage.getItem(kept(control))) ?? control.value;
  control.addEventListener("change", () => trying(() => localStorage.setItem(kept(control), control.value)));
}
export const setting = (name) => controls.find((control) => control.dataset.setting === name)?.value ?? "";
