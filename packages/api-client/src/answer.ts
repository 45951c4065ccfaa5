import { isObject } from './errors.ts';
import { type OperationDescription, operations } from './operations.ts';
import type { OperationId, Output } from './types.ts';

/** Parses the body of a 2xx response. Returns `undefined` when it does not match the contract. */
export function readAnswer<Id extends OperationId>(
  id: Id,
  { headers }: Response,
  body: ArrayBuffer,
): { readonly data: Output<Id> } | undefined {
  const data = parseBody(id, headers.get('Content-Type') ?? '', body);
  return data && isAnswer(id, data.value) ? { data: data.value } : undefined;
}

/**
 * The contract does not prescribe how a backend confirms a write, so a keyed write accepts any JSON, plain text or an
 * empty body as a confirmation without data. HTML is an error: it comes from a proxy, not from the backend.
 */
function parseBody(
  id: OperationId,
  contentType: string,
  body: ArrayBuffer,
): { value: unknown } | undefined {
  const { keyed }: OperationDescription = operations[id];
  if (keyed && (body.byteLength === 0 || contentType.startsWith('text/plain')))
    return { value: undefined };
  try {
    // `text()` would silently put U+FFFD into a name or a dose.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const value = withEmptyValues(id, JSON.parse(text));
    return { value: keyed && !hasShape(id, value) ? undefined : value };
  } catch {
    return undefined;
  }
}

/** Required fields that many backends omit, or send as null, when they are empty. */
const emptyValues: Readonly<Record<string, unknown>> = {
  doctors: [],
  requests: [],
  entries: [],
  description: '',
};

function withEmptyValues(id: OperationId, value: unknown): unknown {
  const { answer }: OperationDescription = operations[id];
  if (answer.list) return value ?? [];
  // A missing list next to a positive count is a malformed answer, not an empty list.
  if (!isObject(value) || Number(value['totalCount'] ?? 0) !== 0) return value;
  const missing = answer.required.filter(
    (field) => field in emptyValues && (value[field] ?? null) === null,
  );
  return { ...value, ...Object.fromEntries(missing.map((field) => [field, emptyValues[field]])) };
}

function isAnswer<Id extends OperationId>(id: Id, value: unknown): value is Output<Id> {
  const { keyed }: OperationDescription = operations[id];
  return (keyed && value === undefined) || hasShape(id, value);
}

function hasShape(id: OperationId, value: unknown): boolean {
  const { answer }: OperationDescription = operations[id];
  if (answer.list) return Array.isArray(value);
  return isObject(value) && answer.required.every((field) => (value[field] ?? null) !== null);
}
