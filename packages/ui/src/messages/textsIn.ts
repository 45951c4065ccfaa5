import type { Message } from './icu.ts';

/** The texts of a section in one locale: its strings, and a function of the values for each message with values. */
export type Texts<Section> = {
  readonly [Name in keyof Section]: Section[Name] extends Message<infer Values, infer Result>
    ? (values: Values) => Result
    : Section[Name] extends object
      ? Texts<Section[Name]>
      : Section[Name];
};

/** Gives the messages of a section their locale. */
export function textsIn<Section extends object>(locale: string, section: Section): Texts<Section>;
export function textsIn(locale: string, section: object): object {
  return Object.fromEntries(
    Object.entries(section).map(([name, message]) => {
      if (typeof message === 'function')
        return [name, (values: unknown) => message(values, locale)];
      return [name, typeof message === 'object' ? textsIn(locale, message) : message];
    }),
  );
}
