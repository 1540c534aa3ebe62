/** Counts of things as position texts write them: "W1*2,S1". */

/** The count of each thing. */
export function countsOf(value: string, things: readonly string[]): number[] {
  const found = new Map<string, number>();
  for (const item of value.split(",").filter(Boolean)) {
    const [thing = "", times = "1"] = item.split("*");
    found.set(thing.toLowerCase(), (found.get(thing.toLowerCase()) ?? 0) + Number(times));
  }
  return things.map((thing) => found.get(thing.toLowerCase()) ?? 0);
}

/** The counts as text. */
export const counted = (things: readonly string[], counts: readonly number[]): string =>
  things.flatMap((thing, index) => (!counts[index] ? [] : [counts[index] === 1 ? thing : `${thing}*${counts[index]}`])).join(",");
