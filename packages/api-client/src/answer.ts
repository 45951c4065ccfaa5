// What a good answer says: the declared one, what an odd backend means by its own, or nothing that can be read.
import { isObject } from './errors.ts';
import { type OperationDescription, operations } from './operations.ts';
import type { OperationId, Output } from './types.ts';

/** Reads the body of a good answer; gives nothing when it is not what the contract declares. */
export function readAnswer<Id extends OperationId>(
  id: Id,
  { headers }: Response,
  body: ArrayBuffer,
): { readonly data: Output<Id> } | undefined {
  const data = parseBody(id, headers.get('Content-Type') ?? '', body);
  return data && isAnswer(id, data.value) ? { data: data.value } : undefined;
}

/**
 * Gives the parsed body, or nothing when it cannot be read. The contract leaves backends free in how they confirm a
 * write: whatever is not the declared answer, but is a confirmation, counts as an empty one. HTML never does: it comes
 * from something else than the backend.
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
    // Strictly: `text()` would put a placeholder for what is not UTF-8, into a name or a dose.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    const value = withBlanks(id, JSON.parse(text));
    return { value: keyed && !hasShape(id, value) ? undefined : value };
  } catch {
    return undefined;
  }
}

/** What the required fields mean that many backends leave out, or send as null, when there is nothing in them. */
const blanks: Readonly<Record<string, unknown>> = {
  doctors: [],
  requests: [],
  entries: [],
  description: '',
};

/** The answer with `null` for a list or a text read as the empty one that it means. */
function withBlanks(id: OperationId, value: unknown): unknown {
  const { answer }: OperationDescription = operations[id];
  if (answer.list) return value ?? [];
  // A missing list beside a count of something is a broken answer, not an empty list.
  if (!isObject(value) || Number(value['totalCount'] ?? 0) !== 0) return value;
  const missing = answer.required.filter(
    (field) => field in blanks && (value[field] ?? null) === null,
  );
  return { ...value, ...Object.fromEntries(missing.map((field) => [field, blanks[field]])) };
}

function isAnswer<Id extends OperationId>(id: Id, value: unknown): value is Output<Id> {
  const { keyed }: OperationDescription = operations[id];
  return (keyed && value === undefined) || hasShape(id, value);
}

/** Whether a value is a list or an object as declared, with the fields a reader cannot do without. */
function hasShape(id: OperationId, value: unknown): boolean {
  const { answer }: OperationDescription = operations[id];
  if (answer.list) return Array.isArray(value);
  return isObject(value) && answer.required.every((field) => (value[field] ?? null) !== null);
}
