export interface Scale {
  min: number;
  max: number;
  /** Round numbers in ascending order, including both ends. */
  ticks: number[];
}

/**
 * The axis for at least one value, with both ends at round numbers and two to five steps of 1, 2 or 5 times a power
 * of ten.
 */
export function scaleFor(values: readonly number[]): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  // Equal values still need a height.
  const step = roundUp(Math.max((high - low || 10) / 4, 1));
  const min = Math.floor(low / step) * step;
  const steps = Math.max(2, Math.ceil(high / step) - min / step);
  const ticks = Array.from({ length: steps + 1 }, (_, index) => min + index * step);
  return { min, max: min + steps * step, ticks };
}

function roundUp(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= step) ?? 10;
  return factor * power;
}

/** A named range of values. It ends where the next one begins. */
export interface NamedRange {
  /** The lowest value, in the unit of the chart. */
  from: number;
  name: string;
}

export interface Band extends NamedRange {
  to: number;
  /** Alternates, so that neighbours can be told apart. */
  isShaded: boolean;
}

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

/** The position of a value between two ends, in percent; 50 when both ends are equal. */
export function percentOf(value: number, from: number, to: number): number {
  return from === to ? 50 : ((value - from) / (to - from)) * 100;
}

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
