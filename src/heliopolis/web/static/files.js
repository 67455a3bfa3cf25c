// A file that is chosen is shown in the field that it fills in.
document.addEventListener("change", async ({ target }) => {
  if (target.dataset.file) target.form.elements[target.dataset.file].value = await target.files[0]?.text() ?? "";
});
