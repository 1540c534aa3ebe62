// Shows only the games whose line has all words of the filter.
const field = document.getElementById("filter");
const rows = [...document.querySelectorAll(".games tbody tr")].map((row) => [row, row.textContent.toLowerCase()]);

field?.addEventListener("input", () => {
  const wanted = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const [row, text] of rows) {
    row.hidden = !wanted.every((word) => text.includes(word));
    shown += !row.hidden;
  }
  document.getElementById("shown").textContent = wanted.length ? `${shown} / ${rows.length}` : "";
});
