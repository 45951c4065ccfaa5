/** Creating a formatter takes much longer than using it: each is created when first needed, and kept. */
function cached<Args extends readonly unknown[], Formatter>(create: (...args: Args) => Formatter) {
  const created = new Map<string, Formatter>();
  return (...args: Args): Formatter => {
    const key = JSON.stringify(args);
    const formatter = created.get(key) ?? create(...args);
    created.set(key, formatter);
    return formatter;
  };
}

/** The formatters of a locale, with the parameters of their constructors. */
export const formatters = {
  getNumberFormat: cached(
    (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  ),
  getDateTimeFormat: cached(
    (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...args),
  ),
  getPluralRules: cached(
    (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
  ),
  getRelativeTimeFormat: cached(
    (...args: ConstructorParameters<typeof Intl.RelativeTimeFormat>) =>
      new Intl.RelativeTimeFormat(...args),
  ),
};
