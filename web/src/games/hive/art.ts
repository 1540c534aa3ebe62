/** The insects from above, heads up, in a box from -36 to 36. */

import { both, oval } from "$lib/paths";
import type { Kind } from "./pieces";

/** How a shape is painted: legs and feelers as lines, the rest filled. Colours belong to the tile (Tile.svelte). */
export type Paint = "legs" | "wing" | "body" | "dark" | "light" | "seam";
export type Shape = [paint: Paint, d: string];

/** A symmetric shape from its right half, which runs from the top to the bottom along the middle. */
export function whole(half: string): string {
  const pieces = [...half.matchAll(/([MLQC])([^MLQC]*)/g)].map(([, letter, rest]) => ({
    letter: letter!,
    points: [...rest!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => `${-Number(x)} ${y}`),
  }));
  const ends = pieces.map(({ points }) => points.at(-1)!);
  const back = pieces.slice(1).map(({ letter, points }, index) => {
    return letter + [...points.slice(0, -1).reverse(), ends[index]!].join(" ");
  });
  return `${half}${back.reverse().join("")}Z`;
}

/** A body part from top to bottom, widest at `at`. */
const pear = (top: number, bottom: number, at: number, across: number): string =>
  whole(`M0 ${top}C${across * 0.72} ${top} ${across} ${at - (at - top) * 0.45} ${across} ${at}` +
    `C${across} ${at + (bottom - at) * 0.55} ${across * 0.5} ${bottom} 0 ${bottom}`);

export const ART: Record<Kind, Shape[]> = {
  queen: [
    ["legs", both("M6 -8L17 -17L22 -26M7 -3L20 -1L27 7M6 2L15 13L18 24M3 -17Q6 -24 11 -27")],
    ["wing", both("M5 -7C16 -20 33 -20 34 -10C35 -1 18 5 5 -1ZM5 -1C15 2 28 8 26 16C24 22 10 14 4 3Z")],
    ["body", oval(0, -4, 8.5, 8.5) + oval(0, -15, 5.8, 5) + pear(3, 35, 13, 10.5)],
    ["dark", "M-9.6 9.5Q0 13.5 9.6 9.5L10.4 14Q0 18 -10.4 14ZM-9.6 19Q0 23 9.6 19L7.6 23.8Q0 27.4 -7.6 23.8Z" +
      "M-5 28.4Q0 31 5 28.4L2.6 32.8Q0 34.6 -2.6 32.8Z"],
    ["light", "M-8 -21.5L-10.5 -33.5L-4.6 -28.2L0 -36L4.6 -28.2L10.5 -33.5L8 -21.5Q0 -24 -8 -21.5Z"],
  ],
  beetle: [
    ["legs", both("M11 -8L22 -16L26 -25M15 3L27 3L33 10M13 14L22 21L24 32")],
    ["body", both("M1.5 -21C3 -27 4 -30 10 -35C9 -28 12 -27 14 -31C15 -23 10 -19 6.5 -17Z") + oval(0, -18, 8, 6.5) +
      whole("M0 -15C8 -16 13 -13 14.5 -5Q7 -2.5 0 -2.5") + whole("M0 -1C7 -1 12 -2 15.5 -3.5C20 12 14 30 0 33")],
    ["seam", "M0 -1V32" + both("M5.5 4Q8 14 5 25M11 5Q12 13 9.5 20") + "M-13 -3.2Q0 -0.4 13 -3.2"],
  ],
  grasshopper: [
    ["legs", both("M3 -14L14 -20L19 -29M4 -8L16 -7L22 -13M1.6 -27Q7 -33 14 -36")],
    ["legs", both("M19 -6L28 33L23 36")],
    ["body", both("M4 5C7 -3 13 -9 19 -10C22 -7 21 -4 19 -1C14 3 9 10 5 14Z") + pear(-28, -14, -20, 6) +
      pear(-15, 35, -6, 7.4)],
    ["light", both("M1.2 -4C6 -2 7.4 4 6 14C5 22 3 30 1.2 33Z")],
    ["dark", oval(-4.6, -22.5, 2, 2.6) + oval(4.6, -22.5, 2, 2.6)],
    ["seam", "M0 -8V33"],
  ],
  spider: [
    ["legs", both("M5 -12C12 -20 13 -26 10 -35M7 -9C17 -16 23 -18 28 -29M7 -5C18 -6 27 -3 33 7M5 -2C15 4 22 14 20 34")],
    ["body", whole("M0 -21C6 -21 9.5 -16 8.5 -10C7.5 -4 5 -1 0 -1") + pear(-2, 30, 13, 14) +
      both("M1 -20L4.5 -20L4 -27Q1.5 -26 1 -20Z")],
    ["light", "M0 5L4 10L0 14L-4 10ZM0 15L5.5 19L0 24L-5.5 19Z"],
    ["dark", oval(-3, -16, 1.5, 1.5) + oval(3, -16, 1.5, 1.5) + oval(-6, -13.5, 1.2, 1.2) + oval(6, -13.5, 1.2, 1.2)],
  ],
  ant: [
    ["legs", both("M4 -9L16 -15L24 -28M5 -4L19 -3L30 5M4 1L14 9L22 27M3.5 -26L9 -33L17 -34")],
    ["body", both("M2 -30C3 -34 5 -35 3.2 -37C-0.5 -35.5 0.5 -32 0.6 -29Z") + pear(-32, -15, -25, 9) +
      pear(-16, 4, -8, 6.2) + oval(0, 5, 3, 3) + pear(7, 36, 18, 11.5)],
    ["seam", "M-9.6 16Q0 19.5 9.6 16M-10.6 23Q0 26.5 10.6 23M-7 30Q0 32.6 7 30"],
    ["dark", oval(-5.4, -25, 1.7, 2.2) + oval(5.4, -25, 1.7, 2.2)],
  ],
  mosquito: [
    ["legs", both("M3 -12L15 -22L19 -35M3.5 -9L22 -12L33 -24M3.5 -6L20 10L33 10M3 -4L11 16L20 35") +
      both("M2.5 -21Q6 -27 12 -28") + "M0 -22V-37"],
    ["wing", both("M2.5 -9C12 -7 23 4 25 18C25 25 19 26 15 20C10 12 5 3 2.5 -4Z")],
    ["body", oval(0, -20, 4.6, 4.6) + pear(-16, -2, -9, 6.4) + pear(-3, 35, 4, 4.4)],
    ["dark", "M-4.3 5Q0 6.6 4.3 5L4 9Q0 10.6 -4 9ZM-3.8 14Q0 15.4 3.8 14L3.3 18Q0 19.2 -3.3 18Z" +
      "M-2.8 23Q0 24.2 2.8 23L2.2 27Q0 28 -2.2 27Z"],
  ],
  ladybug: [
    ["legs", both("M15 -10L25 -18M20 4L31 5M16 18L25 27M4 -26Q6 -33 12 -35")],
    ["dark", whole("M0 -29C7 -29 11 -25 12.5 -17L0 -10")],
    ["body", whole("M0 -16C11 -19 23 -10 23.5 5C24 20 13 31 0 32")],
    ["light", oval(-6.8, -22, 2.7, 2.4) + oval(6.8, -22, 2.7, 2.4)],
    ["seam", "M0 -16V32"],
    ["dark", oval(-9.5, -5.5, 4.2, 4.4) + oval(9.5, -5.5, 4.2, 4.4) + oval(-14, 9, 4.4, 4.7) + oval(14, 9, 4.4, 4.7) +
      oval(-7, 20, 3.9, 4) + oval(7, 20, 3.9, 4)],
  ],
  pillbug: [
    ["legs", both("M14 -14L25 -21M17 -6L29 -10M18 2L31 2M18 9L30 13M16 16L27 23M12 23L20 32M4 -27L11 -35L20 -34")],
    ["body", whole("M0 -31C7 -31 10 -27 11 -22C17 -18 20.5 -8 20 4C19.5 19 12 32 0 34")],
    ["seam", "M-11 -21.5Q0 -16.5 11 -21.5M-16 -14Q0 -7.5 16 -14M-19 -5Q0 2 19 -5M-19.6 4.5Q0 11 19.6 4.5" +
      "M-18 13.5Q0 20 18 13.5M-14.5 21.5Q0 27 14.5 21.5M-9 28Q0 31.5 9 28"],
    ["dark", oval(-5.5, -25, 1.7, 1.7) + oval(5.5, -25, 1.7, 1.7)],
  ],
};
