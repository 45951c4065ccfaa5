import { segmentText } from '../paths.ts';

/** A part of the address that its pattern requires; a mistake in the route table is the only way to miss it. */
export function textParam(params: Record<string, string | undefined>, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`The route has no parameter ${name}`);
  return segmentText(value);
}

/** An id in the address; 0, which nothing has, when it is not a whole number. */
export function idParam(params: Record<string, string | undefined>, name: string): number {
  const value = textParam(params, name);
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
}

/** The value that is given, in whatever case, when it is one of those offered; the first of them otherwise. */
export function oneOf<Value extends string>(
  offered: readonly [Value, ...Value[]],
  given: string | null,
): Value {
  return offered.find((value) => value.toLowerCase() === given?.toLowerCase()) ?? offered[0];
}
