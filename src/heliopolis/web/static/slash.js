// On the page of the rules a slash leads to the search, as on many pages that are read.
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.target.closest("input, textarea, select")) return;
  event.preventDefault();
  document.querySelector("#rule-search").focus();
});
