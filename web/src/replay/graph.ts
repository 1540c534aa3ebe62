/** The geometry of the graph: x is the number of the position, y the value from 1 (top) to -1. */

export interface Area {
  width: number;
  height: number;
  /** The number of the last position. */
  last: number;
}

export function x(number: number, { width, last }: Area): number {
  return last > 0 ? (number / last) * width : width / 2;
}

export function y(value: number, { height }: Area): number {
  return ((1 - Math.max(-1, Math.min(1, value))) / 2) * height;
}

/** The number of the position nearest to a point on the graph. */
export function numberAt(place: number, { width, last }: Area): number {
  return width > 0 ? Math.max(0, Math.min(last, Math.round((place / width) * last))) : 0;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Runs of positions without a gap. */
export function runs(values: readonly (number | null | undefined)[]): { first: number; values: number[] }[] {
  const found: { first: number; values: number[] }[] = [];
  let open: { first: number; values: number[] } | null = null;
  values.forEach((value, number) => {
    if (value === null || value === undefined) {
      open = null;
      return;
    }
    if (!open) {
      open = { first: number, values: [] };
      found.push(open);
    }
    open.values.push(value);
  });
  return found;
}

/** The curve through the known values, as an SVG path. */
export function curve(values: readonly (number | null | undefined)[], area: Area): string {
  return runs(values)
    .map((run) =>
      run.values
        .map((value, index) => `${index ? "L" : "M"}${round(x(run.first + index, area))} ${round(y(value, area))}`)
        .join(""),
    )
    .join("");
}

/** The area between the curve and the lower edge, or another curve. */
export function filled(values: readonly (number | null | undefined)[], area: Area, edge = area.height): string {
  return runs(values)
    .map((run) => {
      const left = round(x(run.first, area));
      const right = round(x(run.first + run.values.length - 1, area));
      const line = run.values.map((value, index) => `L${round(x(run.first + index, area))} ${round(y(value, area))}`);
      return `M${left} ${edge}${line.join("")}L${right} ${edge}Z`;
    })
    .join("");
}

/** Values with those between two neighbouring `stops` filled in, in a straight line: positions within a turn are not
 *  analysed. */
export function joined(values: readonly (number | null)[], stops: readonly number[]): (number | null)[] {
  const all = [...values];
  for (let index = 1; index < stops.length; index++) {
    const [from, to] = [stops[index - 1]!, stops[index]!];
    const [before, after] = [values[from] ?? null, values[to] ?? null];
    if (before === null || after === null) continue;
    for (let number = from + 1; number < to; number++) {
      all[number] ??= before + ((after - before) * (number - from)) / (to - from);
    }
  }
  return all;
}
