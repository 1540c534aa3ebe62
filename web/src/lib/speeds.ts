/** How fast games are shown step by step: how long a decision stays, in ms. */
export const PAUSES = { slow: 2400, normal: 1200, quick: 450 };
export type Speed = keyof typeof PAUSES;
