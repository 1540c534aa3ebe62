/** The drawings of Termites as SVG paths. Insects are seen from above, heads up, in a box from -36 to 36. */

import { both, oval, polygon } from "$lib/paths";
import type { Caste, Colony, Tile } from "./board";

/** An abdomen from top to bottom, widest at `at`. */
const drop = (top: number, bottom: number, at: number, across: number): string =>
  both(
    `M0 ${top}C${across * 0.8} ${top} ${across} ${at - (at - top) * 0.4} ${across} ${at}` +
      `C${across} ${at + (bottom - at) * 0.6} ${across * 0.45} ${bottom} 0 ${bottom}Z`,
  );

export interface Insect {
  /** Lines: legs and antennae. */
  legs: string;
  wings?: string;
  body: string;
  /** Lines across the body, in the colour of the ground. */
  seams: string;
}

export const INSECTS: Record<Caste, Insect> = {
  worker: {
    legs: both("M5 -7L17 -17L25 -15M6 -1L20 0L27 7M5 4L15 13L18 24M3 -25Q5 -32 12 -35"),
    body: oval(0, -20, 7.5, 7.5) + oval(0, -6, 6.5, 8) + drop(2, 34, 17, 12),
    seams: "M-10.5 12Q0 15.5 10.5 12M-11.6 19Q0 23 11.6 19M-9 26Q0 29.5 9 26",
  },
  soldier: {
    legs: both("M6 0L18 -6L27 -2M6 5L19 8L26 17M5 9L13 19L15 30"),
    body:
      both("M0 -24C12 -24 14 -13 11 -5Q6 0 0 0Z") +
      // Sickle-shaped jaws, wide open.
      both("M3 -20C15 -22 16 -31 4 -37C9 -30 7 -26 1 -25Z") +
      oval(0, 4, 6.5, 6) +
      drop(9, 34, 20, 10),
    seams: both("M0 -17Q5 -17 7 -12") + "M-9 17Q0 20 9 17M-9.4 23.5Q0 27 9.4 23.5",
  },
  spitter: {
    legs: both("M5 -3L17 -12L25 -9M6 2L19 4L26 12M5 7L14 17L15 28"),
    // The head ends in a nozzle, with spray in front of it.
    body:
      both("M0 -30L2.4 -28.5L3.6 -22C10 -21 12 -15 10 -10Q7 -4.5 0 -4.5Z") +
      oval(0, -35, 2.6, 3.4) +
      oval(0, 1.5, 6, 7) +
      drop(8, 34, 20, 11),
    seams: "M-9.6 16Q0 19 9.6 16M-10.6 22.5Q0 26 10.6 22.5",
  },
  flyer: {
    legs: both("M3 -21Q6 -29 11 -32"),
    wings: both("M4 -8C14 -24 35 -27 36 -17C36.5 -8 17 1 4 -1Z") + both("M4 -1C17 0 35 9 32 18C29 25 11 14 3 6Z"),
    body: oval(0, -17, 6, 6) + oval(0, -5, 6, 8.5) + drop(2, 35, 12, 7.5),
    seams: "M-6.5 10Q0 12.5 6.5 10M-6.6 16.5Q0 19 6.6 16.5M-5 23Q0 25.5 5 23",
  },
};

/** The letters of castes, as lines: a picture that needs no font. */
export const LETTERS: Record<Caste, string> = {
  worker: "M-17 -14L-9 14L0 -8L9 14L17 -14",
  soldier: "M10 -10C7 -15 -9 -17 -10 -8C-11 1 11 -2 11 8C11 17 -7 16 -11 9",
  spitter: "M-9 15V-14H2C13 -14 13 2 2 2H-9",
  flyer: "M-9 15V-14H11M-9 0H8",
};

/** Each colony has its own shape of tokens, so that colours are not needed. */
export const FORMS: Record<Colony, (radius: number) => string> = {
  blue: (r) => oval(0, 0, r, r),
  red: (r) =>
    rounded(
      [
        [0, -1.3],
        [1.18, 0.88],
        [-1.18, 0.88],
      ],
      r,
      0.72,
    ),
  gold: (r) =>
    rounded(
      [
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ],
      r,
      0.24,
    ),
  gray: (r) =>
    rounded(
      [
        [-0.56, -0.95],
        [0.56, -0.95],
        [1.1, 0],
        [0.56, 0.95],
        [-0.56, 0.95],
        [-1.1, 0],
      ],
      r,
      0.14,
    ),
};

/** A polygon with rounded corners, in fractions of the radius. */
const rounded = (points: [number, number][], radius: number, round: number): string =>
  polygon(
    points.map(([x, y]) => ({ x: x * radius, y: y * radius })),
    round * radius,
  );

/** A mound from the side: the heap with its chimneys, its shaded side, and the holes in it. Its foot is at y = 36. */
export const MOUND = {
  heap:
    "M-40 36C-37 24 -31 20 -30 8C-29.5 0 -27 -8 -23 -9C-19 -10 -17 -4 -15 -3" +
    "C-13 -14 -11 -33 -4 -40C-1 -43 3 -42 6 -36C11 -26 10 -16 13 -10C15 -17 19 -20 22 -17C27 -12 27 0 30 10" +
    "C32 20 38 25 40 36Q0 44 -40 36Z",
  shade:
    "M6 -36C11 -26 10 -16 13 -10C15 -17 19 -20 22 -17C27 -12 27 0 30 10C32 20 38 25 40 36Q26 39 12 40" +
    "C20 26 10 14 9 2C8 -10 10 -24 6 -36Z",
  holes: oval(-1, -26, 2.6, 4) + oval(-22, 3, 2.4, 3.4) + oval(20, -4, 2.4, 3.6),
};

/** The scale of a mound, by its value. */
export const moundScale = (value: number): number => 0.74 + 0.034 * Math.min(Math.max(value, 1), 10);

export interface Ground {
  /** Filled shapes, light ones over dark ones. */
  dark: string;
  light: string;
  /** Lines. */
  lines: string;
}

const wave = (x: number, y: number, waves: number): string =>
  `M${x} ${y}` + Array.from({ length: waves }, () => "q4.5 -7 9 0t9 0").join("");

const tuft = (x: number, y: number, size = 1): string => {
  const at = (dx: number, dy: number) => `${x + dx * size} ${y + dy * size}`;
  return (
    `M${at(-1.5, 8)}C${at(-3, 0)} ${at(-8, -4)} ${at(-12, -5)}C${at(-8, 0)} ${at(-7, 4)} ${at(-5, 8)}Z` +
    `M${at(-3, 8)}C${at(-4, 0)} ${at(-2, -8)} ${at(1, -12)}C${at(3, -6)} ${at(4, 2)} ${at(3, 8)}Z` +
    `M${at(1.5, 8)}C${at(3, 1)} ${at(8, -3)} ${at(12, -4)}C${at(9, 1)} ${at(7, 4)} ${at(5, 8)}Z`
  );
};

const stone = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y + down * 0.5}C${x - across * 1.1} ${y - down * 0.6} ${x - across * 0.4} ${y - down} ` +
  `${x + across * 0.1} ${y - down}` +
  `C${x + across * 0.8} ${y - down} ${x + across} ${y - down * 0.1} ${x + across} ${y + down * 0.5}` +
  `Q${x} ${y + down} ${x - across} ${y + down * 0.5}Z`;

/** The places along the rim of a hex that a token on it leaves free. */
const RIM: [number, number][] = [
  [0, -44],
  [38, -22],
  [38, 23],
  [0, 45],
  [-38, 23],
  [-38, -22],
];

/** What lies on a hex. Most of it is along the rim, where it shows beside a token. */
export const GROUNDS: Record<Tile, Ground> = {
  water: {
    dark: "",
    light: "",
    lines:
      wave(-18, -38, 2) +
      wave(-46, -20, 1) +
      wave(28, -20, 1) +
      wave(-46, 2, 1) +
      wave(28, 2, 1) +
      wave(-46, 24, 1) +
      wave(28, 24, 1) +
      wave(-18, 42, 2) +
      wave(-18, -9, 2) +
      wave(-18, 13, 2),
  },
  vegetation: {
    dark: RIM.map(([x, y]) => tuft(x * 0.93, y * 0.93, 0.92)).join(""),
    light: tuft(-13, -3, 1) + tuft(13, -9, 0.9) + tuft(3, 15, 1.05),
    lines: "",
  },
  stones: {
    dark: RIM.map(([x, y], index) => stone(x * 0.93, y * 0.93, index % 3 ? 11 : 13, index % 2 ? 8 : 7)).join(""),
    light: stone(-12, 2, 15, 12) + stone(14, -8, 11, 9) + stone(9, 14, 13, 10),
    lines: "",
  },
};

/** Grains of the bare ground, a few of them in each of six directions. */
export const GRAINS =
  oval(-20, -14, 2, 1.4) +
  oval(11, -25, 1.5, 1.2) +
  oval(25, 8, 2.2, 1.5) +
  oval(-9, 22, 1.6, 1.2) +
  oval(-31, 12, 1.4, 1.1) +
  oval(6, 5, 1.3, 1);
