/** Pointing at a hive and looking into its stacks: by hovering or focus, and by a long press or right click. */

import { focusLeft } from "$lib/focus";
import { listen } from "$lib/pointer.svelte";

const LONG_PRESS = 420;

export interface Pointed {
  /** The hex of a spot. */
  hex?: string;
  /** A piece of a stack that is looked into. */
  covered?: string;
}

export class Peek {
  /** The hex under the pointer or with the focus. */
  hovered = $state<string | null>(null);
  /** The hex that stays looked into. */
  opened = $state<string | null>(null);
  #press = 0;
  #start = { x: 0, y: 0 };
  /** A long press is no click. */
  #pressed = false;

  constructor(readonly point: (pointed: Pointed) => void) {}

  close(): void {
    this.opened = null;
  }

  /** Hear what happens inside of an element; returns how to stop. */
  listen(root: HTMLElement): () => void {
    const over = (event: Event) => (this.hovered = hexOf(event));
    const out = () => (this.hovered = null);
    const focused = (event: Event) => {
      const spot = event.target as Element;
      if (spot.matches(":focus-visible")) this.hovered = hexOf(event);
    };
    const stop = listen(root, {
      click: this.#click,
      contextmenu: this.#menu,
      pointerover: over,
      pointerleave: out,
      focusin: focused,
      focusout: focusLeft(root, out),
      pointerdown: this.#down,
      pointermove: this.#moved,
      pointerup: this.#up,
      pointercancel: this.#up,
    });
    return () => {
      clearTimeout(this.#press);
      stop();
    };
  }

  #click = (event: MouseEvent): void => {
    const spot = (event.target as Element).closest<SVGElement>("[data-spot]");
    if (this.#pressed) this.#pressed = false;
    else if (spot?.dataset.covered) this.point({ covered: spot.dataset.covered });
    else {
      const hex = spot?.dataset.hex;
      // A stack that nothing else can be done with is looked into.
      const stack = stackOf(event);
      this.opened = stack !== this.opened && spot?.dataset.choosable === undefined ? stack : null;
      if (hex) this.point({ hex });
    }
  };

  #menu = (event: MouseEvent): void => {
    const stack = stackOf(event);
    if (!stack) return;
    event.preventDefault();
    this.opened = stack;
  };

  #down = (event: PointerEvent): void => {
    this.#pressed = false;
    clearTimeout(this.#press);
    const stack = stackOf(event);
    if (event.pointerType === "mouse" || !stack) return;
    this.#start = { x: event.clientX, y: event.clientY };
    this.#press = window.setTimeout(() => {
      this.opened = stack;
      this.#pressed = true;
    }, LONG_PRESS);
  };

  #moved = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > 6) clearTimeout(this.#press);
  };

  #up = (event: PointerEvent): void => {
    clearTimeout(this.#press);
    if (event.pointerType !== "mouse") this.hovered = null;
  };
}

const hexOf = (event: Event): string | null =>
  (event.target as Element).closest<SVGElement>("[data-hex]")?.dataset.hex ?? null;

/** The hex of a stack of several pieces. */
const stackOf = (event: Event): string | null =>
  (event.target as Element).closest<SVGElement>("[data-stack]")?.dataset.hex ?? null;
