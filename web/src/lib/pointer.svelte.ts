/** What a pointer or the focus is on over a board, and what is clicked. */

import { focusLeft } from "./focus";

type Heard = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** Adds listeners to an element; returns a function that removes them. */
export function listen(target: EventTarget, heard: Heard, options?: AddEventListenerOptions): () => void {
  const all = Object.entries(heard) as [string, EventListener][];
  for (const [name, listener] of all) target.addEventListener(name, listener, options);
  return () => {
    for (const [name, listener] of all) target.removeEventListener(name, listener, options);
  };
}

/** The spot of a stage that an event is about, or null; spots beside the stage have their own listeners. */
export const spotOf = (event: Event): string | null =>
  (event.target as Element | null)?.closest<SVGElement>("[data-stage] [data-spot]")?.dataset.spot ?? null;

/** The spot under a pointer; a touch does not hover. */
export const pointedAt = (event: PointerEvent): string | null => (event.pointerType === "touch" ? null : spotOf(event));

/** The spots under the pointer and with the focus. */
export class Pointer {
  /** Under the pointer, and with the focus. */
  pointed = $state<string | null>(null);
  focused = $state<string | null>(null);

  /** Follows the pointer over a board and reports clicks; returns a function that stops it. */
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
