/** A "focusout" listener that acts when the focus has really left an element. Browsers also fire it while an element is
 *  being removed, when no state may change, so it checks a moment later. */
export function focusLeft(root: Element, act: () => void): () => void {
  return () =>
    queueMicrotask(() => {
      if (!root.contains(document.activeElement)) act();
    });
}
