/** Dragging a thing is clicking it, then clicking where it is dropped. By mouse, touch and pen, over all boards and hands:
 *  what can be dragged follows from the selection. */

import { carried, TREMBLE } from "./panzoom";
import type { Selection } from "./selection.svelte";

/** What can be dragged: the thing that was chosen last (it needs no click), or one that a longer choice begins with. Other
 *  places, free ones above all, leave the drag to the board, which is panned. */
export function draggable(selection: Selection, part: string): "chosen" | "first" | null {
  if (!selection.active) return null;
  if (selection.all.at(-1) === part) return "chosen";
  const leadsOn = selection.legal?.some(({ parts, on }) => parts[0] === part && (parts.length > 1 || on));
  return leadsOn && !selection.held.length ? "first" : null;
}

const spotAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  (target as Element | null)?.closest<HTMLElement | SVGElement>("[data-spot]:not([disabled])") ?? null;

/** A Svelte action for the element around all spots. */
export function drag(root: HTMLElement, selection: () => Selection): { destroy(): void } {
  /** The pressed thing, and its picture once it is dragged. */
  let pressed: { id: number; x: number; y: number; spot: HTMLElement | SVGElement; ghost: Ghost | null } | null = null;

  function down(event: PointerEvent): void {
    // A second finger pinches.
    if (pressed) return drop();
    const spot = spotAt(event.target);
    if (!spot || event.button !== 0 || !draggable(selection(), spot.dataset.spot!)) return;
    carried.add(event);
    pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, spot, ghost: null };
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed?.id) return;
    const { spot, x, y } = pressed;
    if (!pressed.ghost) {
      if (Math.hypot(event.clientX - x, event.clientY - y) <= TREMBLE) return;
      const how = draggable(selection(), spot.dataset.spot!);
      if (!how) return drop();
      pressed.ghost = new Ghost(spot, x, y);
      if (spot.hasPointerCapture(event.pointerId)) spot.releasePointerCapture(event.pointerId);
      if (how === "first") click(spot, event);
    }
    pressed?.ghost?.move(event.clientX, event.clientY);
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pressed?.id) return;
    const { spot, ghost } = pressed;
    drop();
    if (!ghost) return;
    // The browser's own click, on whatever is around both ends, is none.
    const swallow = (click: Event) => click.stopPropagation();
    const under = event.type === "pointerup" ? spotAt(document.elementFromPoint(event.clientX, event.clientY)) : null;
    if (under && root.contains(under) && under.dataset.spot !== spot.dataset.spot) click(under, event);
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  }

  function drop(): void {
    pressed?.ghost?.remove();
    pressed = null;
  }

  root.addEventListener("pointerdown", down, { capture: true });
  window.addEventListener("pointermove", move, { capture: true });
  window.addEventListener("pointerup", up, { capture: true });
  window.addEventListener("pointercancel", up, { capture: true });
  return {
    destroy() {
      drop();
      root.removeEventListener("pointerdown", down, { capture: true });
      window.removeEventListener("pointermove", move, { capture: true });
      window.removeEventListener("pointerup", up, { capture: true });
      window.removeEventListener("pointercancel", up, { capture: true });
    },
  };
}

function click(spot: Element, { clientX, clientY }: PointerEvent): void {
  spot.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
}

/** A picture of the dragged thing under the pointer: a copy of a thing in a hand, or of that part of a board. */
class Ghost {
  readonly #element = document.createElement("div");

  constructor(
    spot: HTMLElement | SVGElement,
    readonly x: number,
    readonly y: number,
  ) {
    const stage = spot.closest<SVGSVGElement>("[data-stage]");
    const [box, whole] = [spot.getBoundingClientRect(), (stage ?? spot).getBoundingClientRect()];
    const copy = (stage ?? spot).cloneNode(true) as HTMLElement | SVGElement;
    for (const each of [copy, ...copy.querySelectorAll<HTMLElement>("*")])
      for (const name of ["data-spot", "data-stage", "data-choosable", "tabindex", "id"]) each.removeAttribute(name);
    const { style } = this.#element;
    Object.assign(style, { position: "fixed", inset: "auto", margin: "0", padding: "0", border: "0", background: "none" });
    Object.assign(style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    Object.assign(style, { overflow: "hidden", opacity: "0.85", pointerEvents: "none" });
    if (stage) style.borderRadius = "50%";
    Object.assign(copy.style, { position: "absolute", left: `${whole.x - box.x}px`, top: `${whole.y - box.y}px` });
    Object.assign(copy.style, { width: `${whole.width}px`, height: `${whole.height}px` });
    this.#element.popover = "manual";
    this.#element.ariaHidden = "true";
    this.#element.dataset.ghost = "";
    this.#element.append(copy);
    (stage ?? spot).parentElement?.append(this.#element);
    this.#element.showPopover?.();
  }

  move(x: number, y: number): void {
    this.#element.style.transform = `translate(${x - this.x}px, ${y - this.y}px)`;
  }

  remove(): void {
    this.#element.remove();
  }
}
