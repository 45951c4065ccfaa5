/** The values of one reading. */
interface Values {
  /** Milliseconds since the epoch. */
  time: number;
  low: number;
  high: number;
}

/** Several readings of one day. Those with one value have equal lower and upper values. */
export interface DailyRange extends Values {
  /** The lowest lower and upper value. */
  min: { low: number; high: number };
  /** The highest lower and upper value. */
  max: { low: number; high: number };
  /** The means of the lower and the upper values. */
  mean: { low: number; high: number };
}

/**
 * Joins the readings of each day; a single one stays as it is.
 * @param readings - Oldest first.
 * @param dayOf - Names the day of a time, in the reader's time zone.
 */
export function dailyRanges<Reading extends Values>(
  readings: readonly Reading[],
  dayOf: (time: number) => string,
): (Reading | DailyRange)[] {
  return [...Map.groupBy(readings, ({ time }) => dayOf(time)).values()].flatMap(
    (day): (Reading | DailyRange)[] => {
      const [first] = day;
      if (!first || day.length === 1) return day;
      const lows = day.map(({ low }) => low);
      const highs = day.map(({ high }) => high);
      const min = { low: Math.min(...lows), high: Math.min(...highs) };
      const max = { low: Math.max(...lows), high: Math.max(...highs) };
      const mean = { low: meanOf(lows), high: meanOf(highs) };
      return [{ time: first.time, low: min.low, high: max.high, min, max, mean }];
    },
  );
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
