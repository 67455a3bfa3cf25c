// What a person has set on this device. A control (`data-setting`) is the setting: it shows what was kept, and keeps what is chosen.

const kept = (name) => `setting-${name}`;
const controls = [...document.querySelectorAll("[data-setting]")];

for (const control of controls) {
  try {
    control.value = localStorage.getItem(kept(control.dataset.setting)) ?? control.value;
  } catch { /* a browser that keeps nothing has the usual settings */ }
  control.addEventListener("change", () => {
    try {
      localStorage.setItem(kept(control.dataset.setting), control.value);
    } catch { /* it holds until the page is left */ }
  });
}

export const setting = (name) => controls.find((control) => control.dataset.setting === name)?.value ?? "";
