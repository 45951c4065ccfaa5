import { parseInstant } from '../DateTime/dates.ts';

/** The readings with the newest first; those without a date come last, in the order given. */
export function newestFirst<Reading extends { takenAt?: string }>(
  readings: readonly Reading[],
): Reading[] {
  const time = ({ takenAt }: Reading) => parseInstant(takenAt)?.getTime() ?? -Infinity;
  // Two without a date are equal; their difference would be no number.
  return readings.toSorted((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
}
