/** Drawings as SVG path data: the shapes of the colonies, ants, anthills, cards. */

import { both, oval, pair, polygon } from "$lib/paths";
import type { Anthill, Card, Kind } from "./board";

/** A polygon with rounded corners, around the origin; `turn` in degrees. */
function regular(corners: number, radius: number, turn: number, round: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner / corners) * 360 + turn) * (Math.PI / 180);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return polygon(points, round);
}

/** Every colony has a shape besides its colour; all are about the same size. */
export const FORMS: Record<Anthill, (radius: number) => string> = {
  A: (radius) => oval(0, 0, radius),
  B: (radius) => regular(4, radius * 1.24, 45, radius * 0.3),
  C: (radius) => regular(4, radius * 1.26, 0, radius * 0.36),
  D: (radius) => regular(6, radius * 1.1, 0, radius * 0.22),
};

export interface Insect {
  legs: string;
  body: string;
}

/** From above, head up, about 70 tall. */
export const INSECTS: Record<Kind, Insect> = {
  worker: {
    legs: both("M4 -7L15 -14L21 -25M5 -3L18 -3L26 4M4 2L13 10L18 24M3 -23L8 -31L15 -33"),
    body: oval(0, -19, 7.5, 7) + oval(0, -4, 5, 8.5) + oval(0, 19, 10, 14.5),
  },
  soldier: {
    legs: both("M6 -5L18 -12L26 -20M7 0L20 1L29 9M6 5L16 14L22 28M8 -23L15 -29L22 -28"),
    body:
      oval(0, -15, 13, 11.5) +
      oval(0, 3, 7.5, 8.5) +
      oval(0, 23, 11.5, 13.5) +
      "M3 -24C13 -26 14 -35 4 -40C8 -34 6 -30 0 -29ZM-3 -24C-13 -26 -14 -35 -4 -40C-8 -34 -6 -30 0 -29Z",
  },
};

/** The letters of soldiers and workers, for high contrast. */
export const SIGNS: Record<Kind, string> = {
  worker: "M-20 -15L-10 15L0 -9L10 15L20 -15",
  soldier: "M13 -11C8 -19 -12 -19 -13 -8C-14 4 13 -4 13 8C13 19 -9 19 -14 10",
};

// ── anthills ──

/** An anthill from the side, its foot around the origin: the base and three levels. */
export const HILL = {
  foot: "M-64 46C-60 28 -52 16 -40 14C-20 8 20 8 40 14C52 16 60 28 64 46Q0 58 -64 46Z",
  shade: "M18 12C40 14 54 24 64 46Q44 52 20 53C34 44 36 22 18 12Z",
  levels: [
    "M-46 20C-44 4 -42 -6 -34 -10Q0 -18 34 -10C42 -6 44 4 46 20Q0 30 -46 20Z",
    "M-34 -8C-33 -20 -31 -30 -25 -33Q0 -40 25 -33C31 -30 33 -20 34 -8Q0 2 -34 -8Z",
    "M-24 -31C-23 -44 -14 -58 0 -60C14 -58 23 -44 24 -31Q0 -22 -24 -31Z",
  ],
  doors: ["M-6 -8a6 6 0 0 1 12 0", "M-20 -20a5 5 0 0 1 10 0M10 -20a5 5 0 0 1 10 0", "M-5 -40a5 5 0 0 1 10 0"],
} as const;

/** The size of each level, to draw it separately. */
export const LEVEL_BOXES = ["-48 -18 96 48", "-36 -40 72 42", "-26 -62 52 40"] as const;

// ── what lies on cells ──

/** Cream around a piece of cake: a wavy circle. */
export function waves(radius: number, count: number, deep: number): string {
  const at = (part: number, far: number) => {
    const angle = (part / count) * 2 * Math.PI;
    return pair({ x: far * Math.cos(angle), y: far * Math.sin(angle) });
  };
  const turns = Array.from({ length: count }, (_, part) => `Q${at(part + 0.5, radius + deep)} ${at(part + 1, radius)}`);
  return `M${at(0, radius)}${turns.join("")}Z`;
}

export const CAKE = {
  /** A piece of cake, from the side. */
  side: "M-24 2L22 -14Q26 -12 26 -6V10L-24 20Z",
  top: "M-24 2L22 -14C16 -22 4 -22 -6 -16Z",
  cream: "M-24 2L22 -14Q26 -12 26 -6L-24 8Z",
};

export const OBSTACLE = {
  stones: [
    "M-34 22C-36 8 -26 -4 -14 -2C-4 0 0 12 -2 24Q-18 30 -34 22Z",
    "M0 24C-2 10 8 -2 20 2C32 6 36 16 32 24Q16 30 0 24Z",
    "M-18 -2C-18 -16 -6 -24 4 -22C16 -20 20 -8 16 2C8 8 -8 8 -18 -2Z",
  ],
} as const;

/** A hole in the ground. */
export const HOLE = { rim: oval(0, 0, 20, 12), dark: oval(0, 1.5, 14, 7.5) };

export const CHECK = "M-9 1L-3 8L10 -8";

// ── cards ──

/** Pictures on cards: round lines in a square of 24. */
export const CARD_ART: Record<Card, string> = {
  fury:
    "M12 2.5C13.5 6 18.5 8.5 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 11.5 7 9.5 8.5 8C8.5 10 9.5 11 10.5 11" +
    "C12.5 9 11 5.5 12 2.5ZM12 20.5C9.5 20.5 9 18 10 16.5C11 15.5 12 14.5 12.2 13" +
    "C14.5 15 15.5 20.5 12 20.5",
  ambush:
    "M2.5 12C5 8 8.3 6 12 6S19 8 21.5 12C19 16 15.7 18 12 18S5 16 2.5 12ZM12 9A3 3 0 1 1 12 15" +
    "A3 3 0 0 1 12 9M4 4L6.5 7M12 2.5V5.5M20 4L17.5 7",
  forced_march: "M4 5L11 12L4 19M12.5 5L19.5 12L12.5 19",
  column: "M7 21V5M3.5 8.5L7 5L10.5 8.5M17 21V5M13.5 8.5L17 5L20.5 8.5M7 14H17",
  reinforcements: "M12 3.5V20.5M3.5 12H20.5M6.5 6.5L4.5 4.5M17.5 6.5L19.5 4.5M6.5 17.5L4.5 19.5M17.5 17.5L19.5 19.5",
  honeydew:
    "M12 2.5C15.5 7.5 18.5 10.5 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 10.5 8.5 7.5 12 2.5ZM8.8 14.5" +
    "A3.3 3.3 0 0 0 12 17.8",
  winter_stores:
    "M5 9.5C5 6.5 8 4.5 12 4.5S19 6.5 19 9.5ZM6.5 9.5C6.5 15.5 9 19.5 12 21C15 19.5 17.5 15.5 17.5 9.5" +
    "M12 4.5V2.5",
  sentries: "M12 2.5L19.5 5.5V11C19.5 16 16.5 19.5 12 21.5C7.5 19.5 4.5 16 4.5 11V5.5ZM12 7V16M8.5 11H15.5",
  obstacle:
    "M2.5 19.5C2.5 15 5 12.5 8 12.5S12.5 15 12.5 19.5ZM12.5 19.5C12.5 15.5 14.5 13.5 17 13.5" +
    "S21.5 15.5 21.5 19.5ZM7.5 12.5C7 8 9.5 5 13 5.5C16 6 17.5 9.5 17 13.5",
  cave_in: "M3 20.5V14A9 9 0 0 1 21 14V20.5M3 20.5H8L9.5 16.5L12.5 18.5L14.5 15L17 20.5H21M11 5.5L13 9L10.5 11.5",
};

export type Family = "battle" | "march" | "wealth" | "ground";

/** The family of each card, which has a colour. */
export const FAMILIES: Record<Card, Family> = {
  fury: "battle",
  sentries: "battle",
  ambush: "battle",
  forced_march: "march",
  column: "march",
  reinforcements: "wealth",
  honeydew: "wealth",
  winter_stores: "wealth",
  obstacle: "ground",
  cave_in: "ground",
};
