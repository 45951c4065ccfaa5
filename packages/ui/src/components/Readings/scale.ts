/** The part of an axis that is always shown. Readings outside extend it. */
export interface Axis {
  min: number;
  max: number;
  /** The distance of its labelled lines. */
  step: number;
}

export interface Scale {
  min: number;
  max: number;
  /** The values with a line, ascending. */
  ticks: number[];
}

const MAX_TICKS = 9;

/** Extends an axis to the given values, in half steps. Very long ones have fewer lines. */
export function scaleFor(values: readonly number[], axis: Axis): Scale {
  const low = Math.min(axis.min, ...values);
  const high = Math.max(axis.max, ...values);
  let { step } = axis;
  while ((high - low) / step > MAX_TICKS - 1) step *= 2;
  const min = Math.floor(low / (step / 2)) * (step / 2);
  const max = Math.ceil(high / (step / 2)) * (step / 2);
  const first = Math.ceil(min / step);
  const count = Math.floor(max / step) - first + 1;
  return { min, max, ticks: Array.from({ length: count }, (_, index) => (first + index) * step) };
}

/** The position of a value between two ends, in percent; 50 when both ends are equal. */
export function percentOf(value: number, from: number, to: number): number {
  return from === to ? 50 : ((value - from) / (to - from)) * 100;
}

/** The labels that have room, earlier ones first. */
export function withRoom<Label extends { at: number }>(
  labels: readonly Label[],
  distance: number,
): Label[] {
  const kept: Label[] = [];
  for (const label of labels)
    if (kept.every(({ at }) => Math.abs(label.at - at) >= distance)) kept.push(label);
  return kept;
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

export interface Position {
  x: number;
  y: number;
}

/** The index of the point that is nearest in time, and of several at that time the nearest in value. */
export function nearestTo({ x, y }: Position, points: readonly Position[]): number {
  const distances = points.map((point) => Math.hypot((point.x - x) * 1000, point.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** The index that a key moves to, or undefined for other keys. Arrows follow the screen, Home and End the time. */
export function indexAfter(
  key: string,
  { from, count, rtl }: { from: number; count: number; rtl: boolean },
): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'Home':
      return 0;
    case 'End':
      return last;
    case rtl ? 'ArrowLeft' : 'ArrowRight':
      return Math.min(from + 1, last);
    case rtl ? 'ArrowRight' : 'ArrowLeft':
      return Math.max(from - 1, 0);
    default:
      return undefined;
  }
}
