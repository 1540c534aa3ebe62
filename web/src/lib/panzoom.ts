/** The viewport of a board: panning, zooming and fitting, by mouse, wheel, touch and keys.
 *
 *  All of it ends in one `transform` on one <g>, written at most once per frame; nothing is rendered again. */

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A point p of the board appears at `scale * p + (x, y)`. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

/** Presses on things that are dragged themselves: the board stays where it is, unless a second finger comes. */
export const carried = new WeakSet<Event>();

/** Pixels that a pointer may move before a click becomes a drag. */
export const TREMBLE = 6;
/** Maximum width on the screen of a tile (`unit` wide on the board): when fitted, and when zoomed by hand. */
export const FITTED_TILE = 92;
export const LARGEST_TILE = 240;
/** Where tiles are at least this wide on the screen, small words on them can be read (`data-near` of the stage). */
export const READABLE_TILE = 40;
/** Zooming out stops at this fraction of the fitting scale. */
const SMALLEST = 0.6;
const GLIDE = 280;
const DOUBLE_TAP = 320;

/** The look that centres all of `bounds`, with tiles no larger than necessary. */
export function fitted(bounds: Bounds, size: Size, unit: number, margin: number): Look {
  const room = { width: Math.max(size.width - 2 * margin, 1), height: Math.max(size.height - 2 * margin, 1) };
  const scale = Math.min(
    room.width / Math.max(bounds.width, 1),
    room.height / Math.max(bounds.height, 1),
    FITTED_TILE / unit,
  );
  return {
    scale,
    x: size.width / 2 - scale * (bounds.x + bounds.width / 2),
    y: size.height / 2 - scale * (bounds.y + bounds.height / 2),
  };
}

/** Scales a look by a factor; whatever is at `point` stays there. */
export function zoomed(look: Look, point: Point, factor: number, least: number, most: number): Look {
  const scale = Math.min(Math.max(look.scale * factor, least), most);
  const done = scale / look.scale;
  return { scale, x: point.x - (point.x - look.x) * done, y: point.y - (point.y - look.y) * done };
}

/** The nearest look that keeps part of `bounds` in the middle of the screen. */
export function kept(look: Look, bounds: Bounds, size: Size): Look {
  const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const x = within((size.width / 2 - look.x) / look.scale, bounds.x, bounds.x + bounds.width);
  const y = within((size.height / 2 - look.y) / look.scale, bounds.y, bounds.y + bounds.height);
  return { scale: look.scale, x: size.width / 2 - x * look.scale, y: size.height / 2 - y * look.scale };
}

/** Bounds that follow others without jitter: they grow at once, and shrink only when much would be empty. */
export function steady(before: Bounds, now: Bounds): Bounds {
  const [x, y] = [Math.min(before.x, now.x), Math.min(before.y, now.y)];
  const width = Math.max(before.x + before.width, now.x + now.width) - x;
  const height = Math.max(before.y + before.height, now.y + now.height) - y;
  return width > now.width * 1.25 || height > now.height * 1.25 ? now : { x, y, width, height };
}

/** A look between two, for gliding: `part` goes from 0 to 1. */
export function between(from: Look, to: Look, part: number): Look {
  const eased = 1 - (1 - part) ** 3;
  const mix = (a: number, b: number) => a + (b - a) * eased;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}

export interface Wishes {
  /** How wide a tile of the board is, in the board's own units. */
  unit: number;
  /** Free pixels around what is fitted. */
  margin: number;
  /** No dragging, pinching or wheel. */
  still: boolean;
  /** No animations. */
  calm(): boolean;
  /** A click where nothing can be chosen. */
  empty?(): void;
}

/** The viewport of one board. */
export class Eyes {
  #look: Look = { x: 0, y: 0, scale: 1 };
  #bounds: Bounds = { x: 0, y: 0, width: 1, height: 1 };
  /** The bounds as given; `#bounds` lags behind. */
  #newest: Bounds = this.#bounds;
  #size: Size = { width: 0, height: 0 };
  /** Whether the user has moved the board; until then it is fitted. */
  #own = false;
  #shown = false;
  /** Whether a frame was drawn since. */
  #seen = false;
  #frame = 0;
  #glide: { from: Look; to: Look; since: number } | null = null;
  #pointers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #corner: Point = { x: 0, y: 0 };
  #dragging = false;
  /** The pointer that drags a thing of the board. */
  #carrying: number | null = null;
  #tap = { at: 0, x: 0, y: 0 };
  readonly #undo: (() => void)[] = [];

  constructor(
    readonly svg: SVGSVGElement,
    readonly plane: SVGGElement,
    readonly wishes: Wishes,
  ) {
    this.#measure();
    const observer = new ResizeObserver(() => this.#resized());
    observer.observe(svg);
    this.#undo.push(() => observer.disconnect(), () => cancelAnimationFrame(this.#frame));
    this.#on("click", this.#click, { capture: true });
    this.#on("keydown", this.#key);
    this.#on("focusin", this.#focus);
    if (wishes.still) return;
    this.#on("pointerdown", this.#down);
    this.#on("pointermove", this.#move);
    this.#on("pointerup", this.#up);
    this.#on("pointercancel", this.#up);
    // A dragged thing may be let go beside the board.
    for (const name of ["pointerup", "pointercancel"] as const) {
      window.addEventListener(name, this.#up);
      this.#undo.push(() => window.removeEventListener(name, this.#up));
    }
    this.#on("wheel", this.#wheel, { passive: false });
    this.#on("dblclick", this.#double);
  }

  close(): void {
    for (const undo of this.#undo) undo();
  }

  get look(): Look {
    return this.#glide?.to ?? this.#look;
  }

  /** Whether the board follows its contents. */
  get follows(): boolean {
    return !this.#own;
  }

  /** The size of the stage has changed. */
  show(bounds: Bounds): void {
    this.#newest = bounds;
    // The place where a thing will be dropped must not move away under it.
    if (this.#carrying !== null) return;
    this.#bounds = this.#shown ? steady(this.#bounds, bounds) : bounds;
    this.#go(this.#own ? kept(this.look, bounds, this.#size) : this.#fitted(), this.#shown);
    if (!this.#shown) this.#draw(0);
    this.#shown = true;
  }

  fit(): void {
    this.#own = false;
    this.#bounds = this.#newest;
    this.#go(this.#fitted(), true);
  }

  zoom(factor: number): void {
    this.#zoom({ x: this.#size.width / 2, y: this.#size.height / 2 }, factor, true);
  }

  // ── what is seen ──

  #fitted(): Look {
    return fitted(this.#bounds, this.#size, this.wishes.unit, this.wishes.margin);
  }

  #zoom(point: Point, factor: number, glide: boolean): void {
    this.#own = true;
    const least = this.#fitted().scale * SMALLEST;
    const most = Math.max(LARGEST_TILE / this.wishes.unit, least);
    this.#go(kept(zoomed(this.look, point, factor, least, most), this.#bounds, this.#size), glide);
  }

  #go(to: Look, glide: boolean): void {
    const { scale, x, y } = this.#look;
    const same = Math.abs(to.x - x) + Math.abs(to.y - y) < 0.5 && Math.abs(to.scale / scale - 1) < 0.001;
    if (same) this.#glide = null;
    else if (glide && !this.wishes.calm()) this.#glide = { from: this.#look, to, since: performance.now() };
    else [this.#look, this.#glide] = [to, null];
    this.#ask();
  }

  #ask(): void {
    this.#frame ||= requestAnimationFrame(this.#draw);
  }

  #draw = (now: number): void => {
    this.#frame = 0;
    this.#seen ||= now > 0;
    if (this.#glide) {
      const part = Math.min(Math.max((now - this.#glide.since) / GLIDE, 0), 1);
      this.#look = between(this.#glide.from, this.#glide.to, part);
      if (part < 1) this.#ask();
      else this.#glide = null;
    }
    this.#write();
  };

  #write(): void {
    const { x, y, scale } = this.#look;
    this.plane.setAttribute("transform", `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})`);
    this.svg.toggleAttribute("data-near", scale * this.wishes.unit >= READABLE_TILE);
  }

  #measure(): boolean {
    const width = this.svg.clientWidth || 600;
    const height = this.svg.clientHeight || 400;
    const changed = width !== this.#size.width || height !== this.#size.height;
    this.#size = { width, height };
    return changed;
  }

  #resized(): void {
    const before = this.#size;
    if (!this.#measure()) return;
    // The middle stays the middle.
    const aside = { x: (this.#size.width - before.width) / 2, y: (this.#size.height - before.height) / 2 };
    const look = this.look;
    this.#glide = null;
    this.#look = this.#own
      ? kept({ ...look, x: look.x + aside.x, y: look.y + aside.y }, this.#bounds, this.#size)
      : this.#fitted();
    this.#write();
  }

  // ── pointer ──

  #on<Name extends keyof SVGSVGElementEventMap>(
    name: Name,
    heard: (event: SVGSVGElementEventMap[Name]) => void,
    options?: AddEventListenerOptions,
  ): void {
    this.svg.addEventListener(name, heard, options);
    this.#undo.push(() => this.svg.removeEventListener(name, heard, options));
  }

  #at(event: { clientX: number; clientY: number }): Point {
    return { x: event.clientX - this.#corner.x, y: event.clientY - this.#corner.y };
  }

  /** Where the stage is on the screen. Read when a pointer arrives, not for each of its moves: that is slow. */
  #findCorner(): void {
    const { x, y } = this.svg.getBoundingClientRect();
    this.#corner = { x, y };
  }

  #down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    if (!this.#pointers.size) {
      this.#dragging = false;
      this.#carrying = carried.has(event) ? event.pointerId : null;
      this.#findCorner();
    }
    this.#pointers.set(event.pointerId, this.#at(event));
    if (this.#pointers.size === 1) this.#start = this.#at(event);
    else this.#drag();
  };

  #move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before || (this.#carrying === event.pointerId && this.#pointers.size === 1)) return;
    const at = this.#at(event);
    if (!this.#dragging) {
      if (Math.hypot(at.x - this.#start.x, at.y - this.#start.y) <= TREMBLE) return;
      this.#drag();
      this.#pointers.set(event.pointerId, at);
      return;
    }
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, at);
    this.#own = true;
    if (!other) {
      const { x, y, scale } = this.look;
      const to = { scale, x: x + at.x - before.x, y: y + at.y - before.y };
      this.#go(kept(to, this.#bounds, this.#size), false);
      return;
    }
    // Two fingers: the point between them stays fixed on the board.
    const [was, is] = [middle(before, other), middle(at, other)];
    const look = this.look;
    this.#look = { ...look, x: look.x + is.x - was.x, y: look.y + is.y - was.y };
    this.#glide = null;
    this.#zoom(is, apart(at, other) / Math.max(apart(before, other), 1), false);
  };

  #up = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    if (!this.#pointers.size) this.svg.classList.remove("dragging");
    if (this.#carrying === event.pointerId) {
      this.#carrying = null;
      this.show(this.#newest);
    }
    if (event.type === "pointerup" && event.pointerType === "touch" && !this.#dragging) this.#tapped(event);
  };

  /** Starts a drag: no click follows, and the pointer may leave the board. */
  #drag(): void {
    this.#dragging = true;
    this.svg.classList.add("dragging");
    for (const id of this.#pointers.keys()) {
      try {
        this.svg.setPointerCapture(id);
      } catch {
        // The pointer is gone already.
      }
    }
  }

  /** A double tap where nothing can be chosen fits the board. */
  #tapped(event: PointerEvent): void {
    if (choosable(event.target)) return;
    const { at, x, y } = this.#tap;
    const twice = event.timeStamp - at < DOUBLE_TAP && Math.hypot(event.clientX - x, event.clientY - y) < 30;
    this.#tap = { at: twice ? 0 : event.timeStamp, x: event.clientX, y: event.clientY };
    if (twice) this.fit();
  }

  #double = (event: MouseEvent): void => {
    if (!this.#dragging && !choosable(event.target)) this.fit();
  };

  #click = (event: MouseEvent): void => {
    if (this.#dragging) {
      event.stopPropagation();
      event.preventDefault();
      this.#dragging = false;
    } else if (!(event.target as Element).closest("[data-spot]")) this.wishes.empty?.();
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 16;
    // A touchpad pinch arrives as a wheel event with ctrl, in smaller steps.
    const step = Math.min(Math.max(-lines * (event.ctrlKey ? 0.01 : 0.0016), -0.4), 0.4);
    this.#findCorner();
    this.#zoom(this.#at(event), Math.exp(step), false);
  };

  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(0.8);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  };

  /** Keeps the focused spot in sight. */
  #focus = (event: FocusEvent): void => {
    const spot = event.target as Element;
    // Before the first frame nothing has a place; the whole board is in sight then.
    if (spot === this.svg || !this.#seen || !spot.matches(":focus-visible")) return;
    const [box, frame] = [spot.getBoundingClientRect(), this.svg.getBoundingClientRect()];
    const into = (from: number, to: number, start: number, end: number) =>
      from < start ? start - from : to > end ? end - to : 0;
    const x = into(box.left, box.right, frame.left + 8, frame.right - 8);
    const y = into(box.top, box.bottom, frame.top + 8, frame.bottom - 8);
    if (!x && !y) return;
    this.#own = true;
    this.#go({ ...this.#look, x: this.#look.x + x, y: this.#look.y + y }, true);
  };
}

const choosable = (target: EventTarget | null) => (target as Element | null)?.closest("[data-choosable]");
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
