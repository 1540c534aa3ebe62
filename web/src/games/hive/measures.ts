/** Shared sizes of the drawing, in the units of its plane (a hex is 100 wide). */

/** How much higher a piece on top of another is drawn. */
export const LEVEL = 11;
/** How far a chosen piece is lifted. */
export const LIFT = 9;
/** The duration of a move, in ms. */
export const WAY = 300;
