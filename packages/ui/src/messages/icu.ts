import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type CompiledMessage } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';

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

/**
 * A message with values, as a function of these and of the locale. A catalogue may contain one made by `icu`, or any
 * other function of this type.
 */
export type Message<Values, Result = string> = (values: Values, locale: string) => Result;

type Tag = (content: ReactNode) => ReactNode;

type TagsOf<Source> = Source extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagsOf<Rest>
  : never;

interface ArgumentTypes {
  /** `{name}` */
  ICUArgument: string;
  /** `{count, plural, …}` or `{count, number}` */
  ICUNumberArgument: number;
  /** `{day, date}` or `{moment, time}` */
  ICUDateArgument: Date;
}

/** The values of an ICU message: a string for `{name}`, a number for a plural, a function for `<tag>`. */
export type ValuesOf<Source extends string> = GetICUArgs<Source, ArgumentTypes> &
  Record<TagsOf<Source>, Tag>;

// Children that are passed one by one need no keys.
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

/** Lets the function of a tag take its content as one node instead of a list. */
function withContent(values: Record<string, string | number | Date | Tag>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (parts: ReactNode[]) => value(inOrder(parts)) : value,
    ]),
  );
}

/**
 * A message in ICU MessageFormat. The build compiles the argument, so it must be a literal; see
 * scripts/compile-messages.ts of this package. A message without tags results in a string.
 *
 * @example
 * icu('{count, plural, one {# doctor} other {# doctors}}')
 */
export function icu<const Source extends string>(
  source: Source,
): Message<ValuesOf<Source>, [TagsOf<Source>] extends [never] ? string : ReactNode>;
export function icu(compiled: CompiledMessage): Message<Record<string, Tag>, ReactNode> {
  return (values, locale) => {
    const result = format<ReactNode>(compiled, locale, withContent(values), { formatters });
    return Array.isArray(result) ? inOrder(result) : result;
  };
}
