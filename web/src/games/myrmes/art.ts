/** The drawings of Myrmes as SVG paths around the origin. Insects are seen from above, heads up. */

import { both, oval } from "$lib/paths";
import type { Colour, Cube, Ground, Prey } from "./board";

// ── grounds: hexes that stand on a point, 100 wide ──

export interface GroundArt {
  /** Filled shapes, lighter ones above them, and lines. */
  dark?: string;
  light?: string;
  lines?: string;
}

const tuft = (x: number, y: number, tall = 1): string =>
  `M${x} ${y}q-1 ${-9 * tall} -7 ${-15 * tall}q5 ${3 * tall} 7 ${7 * tall}q0 ${-8 * tall} 2 ${-13 * tall}` +
  `q2 ${6 * tall} 2 ${13 * tall}q2 ${-5 * tall} 7 ${-8 * tall}q-5 ${8 * tall} -5 ${16 * tall}Z`;

const boulder = (x: number, y: number, wide: number): string =>
  `M${x - wide} ${y}l${wide * 0.3} ${-wide * 0.85}l${wide * 0.7} ${-wide * 0.35}l${wide * 0.75} ${wide * 0.4}` +
  `l${wide * 0.25} ${wide * 0.8}q${-wide} ${wide * 0.35} ${-wide * 2} 0Z`;
const facet = (x: number, y: number, wide: number): string =>
  `M${x - wide * 0.62} ${y - wide * 0.75}l${wide * 0.62} ${-wide * 0.33}l${wide * 0.5} ${wide * 0.28}` +
  `l${-wide * 0.45} ${wide * 0.3}Z`;

const cap = (x: number, y: number, wide: number): string =>
  `M${x - wide} ${y}q0 ${-wide * 1.25} ${wide} ${-wide * 1.25}t${wide} ${wide * 1.25}` +
  `q${-wide} ${wide * 0.42} ${-wide * 2} 0Z`;
const stem = (x: number, y: number, wide: number): string =>
  `M${x - wide * 0.34} ${y}q${wide * 0.1} ${wide * 0.6} ${-wide * 0.1} ${wide}` +
  `q${wide * 0.45} ${wide * 0.3} ${wide * 0.9} 0q${-wide * 0.2} ${-wide * 0.4} ${-wide * 0.1} ${-wide}Z`;

const wave = (x: number, y: number): string => `M${x} ${y}q7 -8 14 0t14 0`;
const clod = (x: number, y: number, wide: number): string =>
  `M${x - wide} ${y}q${wide * 0.1} ${-wide * 0.8} ${wide} ${-wide * 0.8}t${wide} ${wide * 0.8}` +
  `q${-wide} ${wide * 0.5} ${-wide * 2} 0Z`;

export const GROUNDS: Record<Ground, GroundArt> = {
  grass: {
    dark: tuft(-26, -4) + tuft(20, -14, 0.9) + tuft(-4, 38) + tuft(30, 24, 0.8),
    light: tuft(2, 6, 0.9) + tuft(-27, 26, 0.7),
  },
  earth: {
    dark: clod(-20, -14, 12) + clod(18, 20, 14) + clod(-8, 37, 6),
    light: clod(22, -18, 7) + clod(-24, 18, 8) + clod(2, 2, 5),
  },
  stone: {
    dark: boulder(-15, 22, 23) + boulder(20, 4, 18) + boulder(18, 34, 12),
    light: facet(-15, 22, 23) + facet(20, 4, 18) + facet(18, 34, 12),
  },
  mushroom: {
    dark: cap(-15, 0, 18) + cap(19, 14, 13),
    light: stem(-15, 3, 18) + stem(19, 16, 13),
    lines: oval(-20, -9, 3) + oval(-10, -13, 2.6) + oval(-7, -4, 2.2) + oval(16, 7, 2.2) + oval(23, 9, 2),
  },
  water: { lines: wave(-34, -20) + wave(4, -26) + wave(-14, 2) + wave(12, 20) + wave(-32, 26) },
};

// ── insects ──

/** An ant: legs and feelers as lines, and its body. */
export const ANT = {
  legs: both("M4 -6L16 -14L22 -24M5 -2L20 -1L29 5M4 3L15 12L20 27M3 -20L9 -29L15 -30"),
  body: oval(0, -17, 7.5, 8) + oval(0, -3, 5, 8) + oval(0, 17, 10, 13),
};

export interface InsectArt {
  legs: string;
  body: string;
  /** Marks on the body. */
  marks: string;
  lines?: string;
}

export const INSECTS: Record<Prey, InsectArt> = {
  ladybug: {
    legs: both("M15 -6L24 -13M18 3L28 4M15 12L24 20M4 -22L8 -28"),
    body: oval(0, 2, 20, 19),
    marks:
      both("M0 -25C10 -25 14 -19 12 -13Q6 -17 0 -17Z") +
      (oval(-10, -2, 4.4) + oval(10, -2, 4.4) + oval(-8, 11, 3.8) + oval(8, 11, 3.8)),
    lines: "M0 -16V20",
  },
  termite: {
    legs: both("M5 -6L16 -14L23 -11M6 0L19 2L25 9M5 5L14 14L16 24M3 -24Q6 -30 11 -31"),
    body: oval(0, -17, 8, 8) + oval(0, -3, 6.5, 8) + both("M0 3C9 3 11 9 11 15C11 23 6 30 0 30Z"),
    marks: both("M2 -22L6 -29L1 -26Z"),
    lines: "M-10 11Q0 14 10 11M-10.5 18Q0 21.5 10.5 18M-7 25Q0 27.5 7 25",
  },
  spider: {
    legs: both("M4 -10L16 -22L19 -33M6 -6L22 -12L30 -22M6 -1L22 4L31 14M4 3L15 15L19 31"),
    body: oval(0, -8, 8, 8) + oval(0, 12, 12, 14),
    marks: both("M0 4L4 12L0 20Z"),
    lines: both("M2 -14L4 -19"),
  },
};

/** A soldier's head with its jaws: what fights cost. */
export const JAWS = both("M0 6C7 6 8 -1 6 -4Q3 -6 0 -6Z") + both("M2 -4C9 -5 9 -11 3 -13C6 -9 4 -7 0 -7Z");

// ── signs that need no colour ──

/** The shape of each colony. */
export const EMBLEMS: Record<Colour, string> = {
  red: "M0 -14L13.5 10H-13.5Z",
  blue: oval(0, 0, 12),
  green: "M-10.5 -10.5H10.5V10.5H-10.5Z",
  yellow: "M0 -15L4.5 -4.5L15 0L4.5 4.5L0 15L-4.5 4.5L-15 0L-4.5 -4.5Z",
};

/** The shapes of cubes: a berry, a clod, a stone. */
export const CUBE_FORMS: Record<Cube, { body: string; mark: string }> = {
  food: { body: oval(0, 2, 14), mark: "M0 -11Q2 -19 10 -19Q10 -12 0 -11ZM-7 -2Q-5 -6 -1 -7" },
  earth: { body: "M-13 -7L0 -14L13 -7V8L0 15L-13 8Z", mark: "M-13 -7L0 0L13 -7M0 0V15" },
  stone: { body: "M-15 6L-10 -8L3 -13L13 -5L15 7L5 14L-9 13Z", mark: "M-10 -8L-1 -1L13 -5M-1 -1L5 14" },
};

// ── special tiles, for one hex ──

/** Aphids on a leaf. */
export const FARM = {
  leaf: "M-30 14C-26 -18 8 -30 32 -20C28 12 -4 30 -30 14Z",
  vein: "M-30 14Q0 2 32 -20M-12 7L-10 -12M4 -1L8 -19M-8 5L8 14M8 -4L22 0",
  aphids: oval(-8, -4, 6.5, 5) + oval(10, -8, 6, 4.6) + oval(4, 9, 6.5, 5),
};

/** Leftovers: a beetle's shell, a seed and a straw. */
export const SCRAPS = {
  shell: "M-26 16C-28 -8 -14 -18 0 -18S28 -8 26 16Q0 24 -26 16Z",
  seam: "M0 -18V20M-23 2Q0 8 23 2",
  bits: "M-30 24L-8 30M14 30L32 22M20 -26L32 -20",
};

/** A small hill with a door. */
export const HILL = {
  heap: "M-36 24C-24 20 -18 -16 -6 -24Q0 -28 6 -24C18 -16 24 20 36 24Q0 32 -36 24Z",
  door: "M-9 26C-9 8 9 8 9 26Z",
  bits: "M-14 2L-8 -2M12 -4L17 2M-3 -12L4 -10M-22 18L-17 14M18 16L24 18",
};
