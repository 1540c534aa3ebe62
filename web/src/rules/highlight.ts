/** Highlights search results without touching the text: the browser paints ranges, if it can. */
export function highlight(root: HTMLElement, query: string): void {
  if (typeof Highlight === "undefined" || !("highlights" in CSS)) return;
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  CSS.highlights.delete("rules-found");
  if (!wanted.length) return;
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.toLocaleLowerCase();
    for (const word of wanted) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, Math.min(at + word.length, node.textContent!.length));
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("rules-found", new Highlight(...ranges));
}
