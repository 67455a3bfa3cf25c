// What is said at a table.
import { send } from "./table.js";

document.querySelector("#chat-form")?.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (!field.value.trim() || send({ say: field.value })) field.value = "";
});
