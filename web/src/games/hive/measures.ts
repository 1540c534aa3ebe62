/** Sizes that the drawing of a hive shares, in the units of its plane (a hex is 100 wide). */

/** How much higher a piece on another one is drawn. */
export const LEVEL = 11;
/** How far a chosen piece is lifted. */
export const LIFT = 9;
/** How long a piece takes to its place, in ms. */
export const WAY = 300;
