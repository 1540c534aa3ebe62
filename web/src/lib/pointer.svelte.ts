/** What a pointer or the focus is on over a board, and what is clicked. */

import { focusLeft } from "./focus";

type Heard = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Hear what happens in an element; returns how to stop. */
export function listen(target: EventTarget, heard: Heard, options?: AddEventListenerOptions): () => void {
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [name, listener] of all) target.addEventListener(name, listener, options);
  return () => {
    for (const [name, listener] of all) target.removeEventListener(name, listener, options);
  };
}

/** The spot of a stage that something happened at, or null; spots beside the stage hear for themselves. */
export const spotOf = (event: Event): string | null =>
  (event.target as Element | null)?.closest<SVGElement>("[data-stage] [data-spot]")?.dataset.spot ?? null;

/** The spot under a pointer; a finger that has left points at nothing. */
export const pointedAt = (event: PointerEvent): string | null => (event.pointerType === "touch" ? null : spotOf(event));

/** The spots of a board that somebody is about. */
export class Pointer {
  /** Under the pointer, and with the focus. */
  pointed = $state<string | null>(null);
  focused = $state<string | null>(null);

  /** Hear what happens on a board, and act where it is clicked; returns how to stop. */
  listen(root: HTMLElement, click: (part: string) => void): () => void {
    return listen(root, {
      pointerover: (event) => (this.pointed = pointedAt(event)),
      pointerleave: () => (this.pointed = null),
      focusin: (event) => (this.focused = spotOf(event)),
      focusout: focusLeft(root, () => (this.focused = null)),
      click: (event) => {
        const part = spotOf(event);
        if (part !== null) click(part);
      },
    });
  }
}
