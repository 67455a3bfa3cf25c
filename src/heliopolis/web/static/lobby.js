// The lobby is live: while somebody looks at it, its lists of tables are fetched anew.

const PAUSE = 15_000;

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href).catch(() => null);
  const page = new DOMParser().parseFromString(await answer?.text() ?? "", "text/html");
  for (const list of document.querySelectorAll("[data-fresh]")) {
    const fresh = page.getElementById(list.id);
    if (fresh && !list.contains(document.activeElement) && !list.isEqualNode(fresh)) list.replaceWith(fresh);
  }
}

if (document.querySelector("[data-fresh]")) {
  setInterval(refresh, PAUSE);
  document.addEventListener("visibilitychange", refresh);
}
