/** Creates a formatter when it is first needed, and keeps it: creating one takes much longer than using it. */
export function cached<Args extends readonly unknown[], Formatter>(
  Type: new (...args: Args) => Formatter,
) {
  const created: Record<string, Formatter> = {};
  return (...args: Args): Formatter => (created[JSON.stringify(args)] ??= new Type(...args));
}

/** The formatters of messages and dates, with the parameters of their constructors. */
export const formatters = {
  getNumberFormat: cached(Intl.NumberFormat),
  getDateTimeFormat: cached(Intl.DateTimeFormat),
  getPluralRules: cached(Intl.PluralRules),
};
