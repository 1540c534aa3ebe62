/** A listener for "focusout" that acts when the focus has really left an element. Browsers tell it also in the middle of
 *  a removal, when no state may change; so it looks a moment later. */
export function focusLeft(root: Element, act: () => void): () => void {
  return () =>
    queueMicrotask(() => {
      if (!root.contains(document.activeElement)) act();
    });
}
