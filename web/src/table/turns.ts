/** Turns of a game, as move lists show them. */

import type { Told } from "$lib/wire";

/** Decisions that one text of the notation says together; `first` and `last` are their numbers, from 1 on. */
export interface Line {
  first: number;
  last: number;
  text: string;
}

/** Consecutive decisions of one seat, or decisions that are not loaded yet (without seat and number). */
export interface Turn {
  seat: number | null;
  /** From 1 on; null where earlier decisions are not loaded yet. */
  number: number | null;
  first: number;
  last: number;
  lines: Line[];
}

/** The turns of a game; decisions that are not loaded yet are null. */
export function turnsOf(decisions: readonly (Told | null)[]): Turn[] {
  const turns: Turn[] = [];
  let before: Told | null = null;
  decisions.forEach((told, index) => {
    const number = index + 1;
    const seat = told?.seat ?? null;
    let turn = turns.at(-1);
    if (!turn || turn.seat !== seat) {
      const whole: boolean = seat !== null && turns.every((each) => each.seat !== null);
      turn = { seat, number: whole ? turns.length + 1 : null, first: number, last: number, lines: [] };
      turns.push(turn);
      before = null;
    }
    turn.last = number;
    if (told && before && saysBoth(before, told)) Object.assign(turn.lines.at(-1)!, { last: number, text: told.text });
    else if (told) turn.lines.push({ first: number, last: number, text: told.text });
    before = told;
  });
  return turns;
}

/** The number of the turn that the last of some decisions belongs to. */
export function turnNumber(decisions: readonly (Told | null)[]): number {
  return decisions.filter((told, index) => index === 0 || told?.seat !== decisions[index - 1]?.seat).length;
}

/** Whether the second text says the first decision too: "F5xF6" after "F5". Its parts go on where the first ended; a
 *  decision that only begins alike ("hire W AX1", "hire W AX1 push") names the same things again. */
function saysBoth(first: Told, second: Told): boolean {
  return (
    second.text.length > first.text.length &&
    second.text.startsWith(first.text) &&
    !first.chance &&
    second.parts.length > 0 &&
    second.parts[0] !== first.parts[0]
  );
}
