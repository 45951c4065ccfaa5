/** The day of a moment in the local time zone, as YYYY-MM-DD. */
export function localDay(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 10);
}

/** Today in the local time zone, as YYYY-MM-DD. */
export const localToday = (): string => localDay(new Date());
