// Where the prompt lies over the board, what it asks for there may be out of sight, or under what a lesson says.
const [table, lesson, prompt] = ["#table", "#lesson", "#prompt"].map((name) => document.querySelector(name));
const boxOf = (piece) => piece.getBoundingClientRect();

// What a lesson shows comes before other choices, and is seen also where several share a place.
export function bringIntoSight(find) {
  const shown = lesson?.dataset.shown, kind = shown?.split(" ")[1];
  if (prompt.querySelector(`[data-shows="${kind}"]`)) table.dataset.shown = kind;
  const choices = shown ? find(shown) : [...table.querySelectorAll(":is(#board, #mine) [data-act]")];
  const lit = choices.filter((piece) => piece.checkVisibility()), said = lesson && boxOf(lesson.querySelector(".asks"));
  const roof = said?.bottom ?? 0, edge = boxOf(prompt).top, above = said?.height ?? 0;
  const isSeen = (piece) => boxOf(piece).top >= roof && boxOf(piece).bottom <= edge;
  if (lit.every(isSeen)) return;
  const top = Math.min(...lit.map((piece) => boxOf(piece).top)), low = Math.max(...lit.map((piece) => boxOf(piece).bottom));
  if (low - top <= edge - above - 16) scrollBy({ top: low > edge ? low - edge + 8 : top - above - 8 });
  else if (!lit.some(isSeen)) lit[0].scrollIntoView({ block: "center" });
}
