// Since when somebody is away, by the clock of who reads it.
export function tellTimes() {
  for (const when of document.querySelectorAll("time[data-at]")) {
    const then = new Date(Number(when.dataset.at)), today = then.toDateString() === new Date().toDateString();
    when.textContent = then.toLocaleString(document.documentElement.lang, { timeStyle: "short", ...today ? {} : { dateStyle: "short" } });
  }
}
