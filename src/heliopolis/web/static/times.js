// Times by the clock of who reads them: what is left on the clocks of a game, and since when somebody is away.
const heard = new WeakMap();  // a clock runs from the moment at which the page heard how much is left on it

export function tellTimes() {
  for (const clock of document.querySelectorAll("[data-left]")) {
    const { left, running } = clock.dataset, said = `${left} ${running}`;
    if (heard.get(clock)?.said !== said) heard.set(clock, { said, at: Date.now() });
    const since = running === "yes" ? Date.now() - heard.get(clock).at : 0;
    const seconds = Math.max(0, Math.ceil((Number(left) - since) / 1000));
    const hours = Math.floor(seconds / 3600), rest = new Date(seconds * 1000).toISOString();
    clock.textContent = hours ? `${hours}${rest.slice(13, 19)}` : rest.slice(14, 19).replace(/^0/, "");
  }
  for (const when of document.querySelectorAll("time[data-at]")) {
    const then = new Date(Number(when.dataset.at)), today = then.toDateString() === new Date().toDateString();
    when.textContent = then.toLocaleString(document.documentElement.lang, { timeStyle: "short", ...today ? {} : { dateStyle: "short" } });
  }
}
