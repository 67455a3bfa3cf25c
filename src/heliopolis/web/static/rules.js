// Searching the rules: on their own page, and in the drawer beside a table.
// The house knows which paragraphs have some words, or others for the same things. Only the last question counts.
let searches = 0;

export async function searchRules(words) {
  const field = document.querySelector("#rule-search");
  if (field.value !== words) field.value = words;
  const search = ++searches;
  const address = `${field.dataset.found}&words=${encodeURIComponent(words)}`;
  const found = words.trim() ? await fetch(address).then((answer) => answer.json()).catch(() => null) : null;
  if (search !== searches) return;
  for (const paragraph of document.querySelectorAll("[data-rules] [data-rule]")) {
    paragraph.hidden = Array.isArray(found) && !found.includes(paragraph.dataset.rule);
  }
}
document.querySelector("#rule-search")?.addEventListener("input", ({ target }) => searchRules(target.value));
