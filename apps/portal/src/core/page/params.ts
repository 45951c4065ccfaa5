import { segmentText } from '../../paths.ts';

/**
 * A required parameter of the route.
 * @throws Error when the route's pattern does not have it.
 */
export function textParam(params: Record<string, string | undefined>, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The route has no parameter ${name}`);
  return segmentText(value);
}

/** An id in the address; 0, which is never a valid id, when it is not a whole number. */
export function idParam(params: Record<string, string | undefined>, name: string): number {
  const value = textParam(params, name);
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
}

/** Matches `given` against `offered`, ignoring case; the first value when none matches. */
export function oneOf<Value extends string>(
  offered: readonly [Value, ...Value[]],
  given: string | null,
): Value {
  return offered.find((value) => value.toLowerCase() === given?.toLowerCase()) ?? offered[0];
}

/** A search term in the address, as the contract accepts it: of 100 characters at most, without control characters. */
export const termParam = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
