/** Small drawings of a colony's things and actions: shapes in a square of 24 with their colours. */

export interface Shape {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
}

const EDGE = "var(--colony-edge)";
const ANT = "var(--colony-ant)";

const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** An ant from above, looking up: legs, abdomen, middle, head, feelers. */
function ant(fill: string, head: number): Shape[] {
  return [
    {
      d: "M12 11 6.5 8.5M12 12.2 5.5 13M12 13 7 17.5M12 11l5.5-2.5M12 12.2l6.5.8M12 13l5 4.5",
      line: fill,
      width: 1.5,
    },
    { d: `M11 ${7 - head}C10 4 9 3 7.8 2.4M13 ${7 - head}c1-3 2-4 3.2-4.6`, line: fill, width: 1.3 },
    { d: round(12, 17.6, 3.5, 4.4), fill },
    { d: round(12, 11.8, 1.9, 2.5), fill },
    { d: round(12, 7.2, 2.2 + head * 0.5, 2 + head * 0.4), fill },
  ];
}

const FLAKE = "M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.5 4.2 12 6.7l2.5-2.5M9.5 19.8 12 17.3l2.5 2.5";
const HEX = (x: number, y: number, r: number): string => {
  const w = r * 0.866;
  return `M${x} ${y - r}l${w} ${r / 2}v${r}l${-w} ${r / 2}l${-w} ${-r / 2}v${-r}Z`;
};

export const SIGNS = {
  larva: [
    {
      d:
        "M4.5 15.5c-1.5-3 .2-5 2.4-5 .8-3.2 4-4.4 6.4-3 2.6-1.7 6 .1 6 3 2.2 2 1.8 5.6-.8 6.4-.6 2-3.4" +
        " 2-4.3.5-1.8-2.2-2.7-1.6-4 .2-1.7 1.8-4.8.8-5.7-2.1Z",
      fill: "var(--colony-larva)",
      line: "var(--colony-larva-edge)",
      width: 1.4,
    },
    {
      d: "M9 8.6c.4 2 .2 3.6-.5 5.2M13.4 7.6c.2 2 .1 3.6-.2 5.4M17 8.4c-.6 2-1 3.6-1 5",
      line: "var(--colony-larva-edge)",
      width: 1.1,
    },
    { d: round(17.6, 13.6, 0.9), fill: EDGE },
  ],
  nurse: [
    ...ant("var(--colony-nurse)", 0),
    { d: round(12, 3.4, 2.5, 1.7), fill: "var(--colony-larva)", line: "var(--colony-larva-edge)", width: 0.9 },
  ],
  worker: ant(ANT, 0),
  soldier: [
    ...ant(ANT, 1.6),
    {
      d:
        "M10.2 4.6C8.6 4 8.4 2.4 9.6 1c.2 1.2.9 1.9 1.8 2.4" +
        "M13.8 4.6c1.6-.6 1.8-2.2.6-3.6-.2 1.2-.9 1.9-1.8 2.4",
      line: "var(--colony-autumn)",
      width: 1.7,
    },
  ],
  reserve: [
    {
      d: "M3.5 13.5h4.2l1.5 2.5h5.6l1.5-2.5h4.2v6a1.5 1.5 0 0 1-1.5 1.5H5a1.5 1.5 0 0 1-1.5-1.5Z",
      line: ANT,
      width: 1.6,
    },
    { d: round(12, 9.6, 2, 2.4), fill: ANT },
    { d: round(12, 5.4, 1.6, 1.5), fill: ANT },
  ],
  prey: [
    { d: "M5 10 3 8M4.5 14H2M6 18l-2 2M19 10l2-2M19.5 14H22M18 18l2 2", line: EDGE, width: 1.4 },
    { d: round(12, 6.6, 3.2, 2.8), fill: EDGE },
    { d: round(12, 14, 7, 7), fill: "var(--colony-autumn)", line: EDGE, width: 1.3 },
    { d: "M12 7v14", line: EDGE, width: 1.3 },
    { d: `${round(8.6, 12, 1.4)}${round(15.4, 12, 1.4)}${round(9.2, 16.8, 1.2)}${round(14.8, 16.8, 1.2)}`, fill: EDGE },
  ],
  points: [
    {
      d: "m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.3l-5.7 3.1 1.2-6.4-4.7-4.5 6.4-.8Z",
      fill: "var(--colony-star)",
      line: EDGE,
      width: 1.2,
    },
  ],
  level: [
    { d: "M2.5 7h6v5h5v5h8", line: ANT, width: 2 },
    { d: "M5.5 12v8M5.5 20.5l-2.6-3M5.5 20.5l2.6-3", line: "var(--myrmes-earth)", width: 1.8 },
  ],
  move: [
    { d: "M3 17.5c2.5-6 5-8 9.5-8H19", line: ANT, width: 2 },
    { d: "m15 5 5 4.5-5 4.5", line: ANT, width: 2 },
  ],
  hex: [
    { d: HEX(12, 12, 9), fill: "var(--colony-place)", line: ANT, width: 1.8 },
    { d: "M12 8v8M8 12h8", line: ANT, width: 2 },
  ],
  hexes: [
    { d: HEX(7.8, 8, 4.8), fill: "var(--colony-place)", line: ANT, width: 1.5 },
    { d: HEX(16.2, 8, 4.8), fill: "var(--colony-place)", line: ANT, width: 1.5 },
    { d: HEX(12, 15.4, 4.8), fill: "var(--colony-place)", line: ANT, width: 1.5 },
  ],
  special: [
    { d: HEX(7.8, 8, 4.8), fill: "var(--colony-star)", line: ANT, width: 1.5 },
    { d: HEX(16.2, 8, 4.8), fill: "var(--colony-star)", line: ANT, width: 1.5 },
    { d: HEX(12, 15.4, 4.8), fill: "var(--colony-star)", line: ANT, width: 1.5 },
    { d: "M10 13.4h4v4h-4Z", fill: ANT },
  ],
  exit: [
    { d: "M2.5 19.5c2-8 5-13 9.5-13s7.5 5 9.5 13Z", fill: "var(--myrmes-earth)", line: EDGE, width: 1.3 },
    { d: "M8 19.5c0-4.5 1.5-6.5 4-6.5s4 2 4 6.5Z", fill: EDGE },
  ],
  queen: [
    ...ant(ANT, 0.6),
    { d: "M8 5.5 7.5 1.6 10 3.4 12 1l2 2.4 2.5-1.8L16 5.5Z", fill: "var(--colony-star)", line: EDGE, width: 0.9 },
  ],
  event: [
    {
      d:
        "M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1" +
        " 5.5 4Z",
      fill: "var(--colony-place)",
      line: ANT,
      width: 1.7,
    },
    { d: `${round(8.3, 8.3, 1.5)}${round(15.7, 15.7, 1.5)}${round(12, 12, 1.5)}`, fill: ANT },
  ],
  births: [
    {
      d: "M12 3c4 0 6.8 5 6.8 10a6.8 6.8 0 0 1-13.6 0C5.2 8 8 3 12 3Z",
      fill: "var(--colony-larva)",
      line: ANT,
      width: 1.6,
    },
    { d: "m6 13 3 2 3-2.5 3 2.5 3-2", line: ANT, width: 1.4 },
  ],
  workers: ant(ANT, 0),
  harvest: [
    { d: "M4 12h16l-2 8.5H6Z", fill: "var(--myrmes-earth)", line: ANT, width: 1.5 },
    { d: "M6 12c0-5 2.5-8 6-8s6 3 6 8", line: ANT, width: 1.5 },
    { d: "M9 12c0-3 1.2-5.5 3-6 1.8.5 3 3 3 6Z", fill: "var(--myrmes-food)" },
  ],
  atelier: [
    { d: "M13.5 6.5 5 19.5", line: "var(--myrmes-earth)", width: 3 },
    { d: "M7.5 5.5C12 2.5 18 5 20 11.5c-3-2.5-5.5-3.5-8-3.5Z", fill: "var(--myrmes-stone)", line: ANT, width: 1.4 },
  ],
  storage: [
    { d: "M6.5 8.5h11c2 3 2 9.5 0 12h-11c-2-2.5-2-9 0-12Z", fill: "var(--colony-place)", line: ANT, width: 1.6 },
    { d: "M7 4.5h10v4H7Z", fill: "var(--myrmes-earth)", line: ANT, width: 1.4 },
  ],
  winter: [{ d: FLAKE, line: "var(--colony-snow)", width: 2 }],
  spring: [
    {
      d: round(12, 6.5, 3) + round(17.2, 10.3, 3) + round(15.2, 16.4, 3) + round(8.8, 16.4, 3) + round(6.8, 10.3, 3),
      fill: "var(--colony-spring)",
    },
    { d: round(12, 12, 2.8), fill: "var(--colony-star)", line: EDGE, width: 0.8 },
  ],
  summer: [
    {
      d:
        "M12 1.8v3.4M12 18.8v3.4M1.8 12h3.4M18.8 12h3.4M4.8 4.8l2.4 2.4M16.8 16.8l2.4 2.4M19.2 4.8l-2.4 2.4" +
        "M7.2 16.8l-2.4 2.4",
      line: "var(--colony-summer)",
      width: 2.2,
    },
    { d: round(12, 12, 4.8), fill: "var(--colony-summer)" },
  ],
  autumn: [
    { d: "M4.5 19.5C3 10 9 4 20 4c0 11-6 17-15.5 15.5Z", fill: "var(--colony-autumn)" },
    { d: "M3 21 14.5 9.5M8.5 15.5V10M11 13h5", line: EDGE, width: 1.2, opacity: 0.7 },
  ],
} as const satisfies Record<string, readonly Shape[]>;

/** Cubes look as they do in the garden; "mix" is one of earth or stone. */
export type SignName = keyof typeof SIGNS | "food" | "earth" | "stone" | "mix";
