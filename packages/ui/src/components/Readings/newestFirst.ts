import { parseInstant } from '../DateTime/dates.ts';

/** Sorts readings newest first. Undated readings come last, in the given order. */
export function newestFirst<Reading extends { takenAt?: string }>(
  readings: readonly Reading[],
): Reading[] {
  const time = ({ takenAt }: Reading) => parseInstant(takenAt)?.getTime() ?? -Infinity;
  // The difference of two infinities is NaN.
  return readings.toSorted((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
}
