import { isObject } from './errors.ts';
import type { Output } from './contract-types.ts';
import { type OperationDescription, type OperationId, operations } from './generated/operations.ts';

/**
 * Parses the body of a 2xx response. Returns `undefined` when it does not match the contract.
 *
 * The contract does not prescribe how a backend confirms a write, so a keyed write accepts any JSON, plain text or an
 * empty body as a confirmation without data. HTML is an error: it comes from a proxy, not from the backend.
 */
export function readAnswer<Id extends OperationId>(
  id: Id,
  { headers }: Response,
  body: ArrayBuffer,
): { readonly data: Output<Id> } | undefined {
  const { keyed }: OperationDescription = operations[id];
  const isText = headers.get('Content-Type')?.startsWith('text/plain');
  let value: unknown;
  if (!keyed || (body.byteLength > 0 && !isText)) {
    try {
      // UTF-8. `text()` would silently put U+FFFD into a name or a dose.
      const text = new TextDecoder(undefined, { fatal: true }).decode(body);
      value = withEmptyValues(id, JSON.parse(text));
    } catch {
      return undefined;
    }
  }
  const data: unknown = isAnswer(id, value) ? value : undefined;
  return isAnswer(id, data) ? { data } : undefined;
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
  if (answer === 'list') return value ?? [];
  // A missing list next to a positive count is a malformed answer, not an empty list.
  if (!isObject(value) || Number(value['totalCount'] ?? 0) !== 0) return value;
  const missing = answer.filter((field) => field in emptyValues && (value[field] ?? null) === null);
  return { ...value, ...Object.fromEntries(missing.map((field) => [field, emptyValues[field]])) };
}

/** Whether a value has the shape of the answer; `undefined` stands for a confirmation without data. */
function isAnswer<Id extends OperationId>(id: Id, value: unknown): value is Output<Id> {
  const { keyed, answer }: OperationDescription = operations[id];
  if (value === undefined) return keyed;
  if (answer === 'list') return Array.isArray(value);
  return isObject(value) && answer.every((field) => (value[field] ?? null) !== null);
}
