/** An axis of values: its ends, and the round numbers along it, both ends included. */
export interface Scale {
  min: number;
  max: number;
  /** Ascending. */
  ticks: number[];
}

/**
 * The axis for some values, at least one: from the round number below the lowest to the round number
 * above the highest, in two to five whole steps of 1, 2 or 5 times a power of ten.
 */
export function scaleFor(values: readonly number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // Values that are all alike still need a height to be drawn in.
  const step = roundUp(Math.max((high - low || 10) / 4, 1));
  const min = Math.floor(low / step) * step;
  const steps = Math.max(2, Math.ceil(high / step) - min / step);
  const ticks = Array.from({ length: steps + 1 }, (_, index) => min + index * step);
  return { min, max: min + steps * step, ticks };
}

/** The next 1, 2 or 5 times a power of ten. */
function roundUp(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= step) ?? 10;
  return factor * power;
}

/** A range of values that has a name. It ends where the next one begins. */
export interface NamedRange {
  /** The lowest value of it, in the unit of the chart. */
  from: number;
  /** As it is written beside the range: 'Elevated'. */
  name: string;
}

/** The part of a range that an axis shows. */
export interface Band extends NamedRange {
  /** Where it ends. */
  to: number;
  /** Every other range is, so that neighbours can be told apart. */
  isShaded: boolean;
}

/** The parts of ascending ranges that an axis shows. */
export function bandsIn({ min, max }: Scale, ranges: readonly NamedRange[] = []): Band[] {
  return ranges
    .map(({ name, from }, index) => ({
      name,
      from: Math.max(from, min),
      to: Math.min(ranges[index + 1]?.from ?? max, max),
      isShaded: index % 2 === 1,
    }))
    .filter(({ from, to }) => from < to);
}

/** Where a value lies between two ends, in percent of the way; halfway when both ends are the same. */
export function percentOf(value: number, from: number, to: number): number {
  return from === to ? 50 : ((value - from) / (to - from)) * 100;
}

/** The runs of neighbouring points that have a value; a point without one ends its run. */
export function runs<Point>(points: readonly (Point | undefined)[]): Point[][] {
  const found: Point[][] = [];
  let open: Point[] | undefined;
  for (const point of points) {
    if (point === undefined) open = undefined;
    else if (open) open.push(point);
    else found.push((open = [point]));
  }
  return found;
}
