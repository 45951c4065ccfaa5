import type { ProblemCode } from './generated/constants.ts';
import type { OperationId } from './generated/operations.ts';
import type { FieldName } from './contract-types.ts';

/**
 * Why a call failed.
 * - `http`: the backend answered with a status outside 200–299.
 * - `network`: no answer arrived, or the connection broke while it was read.
 * - `timeout`: `timeoutMs` or an `AbortSignal.timeout` expired.
 * - `abort`: the caller cancelled the call.
 * - `parse`: the status was 2xx, but the body does not match the contract.
 * - `invalid`: an argument cannot be sent; no call was made.
 * - `hook`: `getToken`, `refresh` or `validate` threw.
 */
export type PortalErrorKind =
  | 'http'
  | 'network'
  | 'timeout'
  | 'abort'
  | 'parse'
  | 'invalid'
  | 'hook';

/** The messages for each field that the backend rejected. */
export type FieldErrors<Id extends OperationId = OperationId> = {
  readonly [Name in FieldName<Id>]?: readonly string[];
};

/** Details of a {@link PortalError}. */
export interface PortalErrorDetails<Id extends OperationId = OperationId> {
  /** The HTTP status, if the backend answered. */
  readonly status?: number | undefined;
  /** The backend's code for the problem, if any. */
  readonly code?: ProblemCode | undefined;
  /** The backend's title, if any. */
  readonly title?: string | undefined;
  /** The backend's message, if any. */
  readonly serverMessage?: string | undefined;
  /** The messages by field, if the backend named any fields. */
  readonly fieldErrors?: FieldErrors<Id> | undefined;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The id of the call in the backend's log. */
  readonly requestId?: string | undefined;
  /** The name of the argument or header that cannot be sent, for the message. */
  readonly argument?: string | undefined;
  /** What was thrown, or a `TypeError` with the message of `validate`. */
  readonly cause?: unknown;
}

// In the global symbol registry, so that other copies of this package and other realms recognize the error.
const mark: unique symbol = Symbol.for('@medportal/api-client/PortalError');

/**
 * Whether a value is a {@link PortalError}. Unlike `instanceof`, it also recognizes errors from another copy of this
 * package or another window.
 */
export function isPortalError(value: unknown): value is PortalError {
  return typeof value === 'object' && value !== null && Reflect.get(value, mark) === true;
}

/** The error of a failed call. It never contains a token, a payload, or an unparsed body. */
export class PortalError<Id extends OperationId = OperationId> extends Error {
  /** Always `PortalError`. */
  override readonly name = 'PortalError';
  // `declare` keeps definitions of these fields out of the output: the constructor sets them all.
  /** Why the call failed. */
  declare readonly kind: PortalErrorKind;
  /** The operation that was called. */
  declare readonly operationId: Id;
  /** The HTTP status, if the backend answered. */
  declare readonly status: number | undefined;
  /**
   * The backend's code for the problem, for code to compare: titles and messages are for people. `undefined` for a
   * backend without codes. A newer backend may send a code that is not in the type, so a `switch` needs a default.
   */
  declare readonly code: ProblemCode | undefined;
  /** The backend's title, if any. */
  declare readonly title: string | undefined;
  /** The backend's message, if any. `message` falls back to a generic sentence. */
  declare readonly serverMessage: string | undefined;
  /** The messages by field, if the backend named any fields. */
  declare readonly fieldErrors: FieldErrors<Id> | undefined;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  declare readonly retryAfter: number | undefined;
  /** The id of the call in the backend's log: what it answered as `X-Request-Id`, otherwise the one that was sent. */
  declare readonly requestId: string | undefined;

  /**
   * @param kind - Why the call failed.
   * @param operationId - The operation that was called.
   * @param details - What the backend answered. Without a `serverMessage`, `message` is a generic sentence.
   */
  constructor(kind: PortalErrorKind, operationId: Id, details: PortalErrorDetails<Id> = {}) {
    const { cause, argument, ...fields } = details;
    super(
      fields.serverMessage ?? defaultMessage(kind, fields.status, argument),
      cause === undefined ? undefined : details,
    );
    Object.assign(this, { kind, operationId, ...fields });
  }

  /** For {@link isPortalError}. */
  get [mark](): true {
    return true;
  }

  /** All fields except the stack and the cause: safe to log. */
  toJSON(): Readonly<Record<string, unknown>> {
    // `message`, `stack` and `cause` are not enumerable.
    return Object.assign<Record<string, unknown>, this>({ message: this.message }, this);
  }
}

/**
 * Creates the error for a non-2xx response. Besides the contract's `Problem` it accepts problem details (RFC 9457), field
 * names in a framework's spelling (`Email`, `$.value`), and any other body as one without details.
 * @param operationId - The operation that was called.
 * @param response - The HTTP response; its body is not read.
 * @param body - The text of the body.
 * @param requestId - The id that was sent with the call, if any.
 */
export function httpError<Id extends OperationId>(
  operationId: Id,
  response: Response,
  body: string,
  requestId: string | undefined,
): PortalError<Id> {
  const problem = parseProblem(body);
  return new PortalError('http', operationId, {
    status: response.status,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see `code`
    code: text(problem['code']) as ProblemCode | undefined,
    title: text(problem['title']),
    serverMessage: text(problem['message']) ?? text(problem['detail']),
    fieldErrors: fieldErrors(problem['errors']),
    retryAfter: seconds(response.headers.get('Retry-After')),
    requestId: response.headers.get('X-Request-Id') ?? requestId,
  });
}

function parseProblem(body: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** Whether a value is a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function seconds(value: string | null): number | undefined {
  if (value !== null && /^\d{1,9}$/.test(value)) return Number(value);
  // `Date.parse` alone accepts much that is not an HTTP date.
  if (!value?.endsWith(' GMT')) return undefined;
  const wait = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function fieldErrors(value: unknown): Readonly<Record<string, readonly string[]>> | undefined {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value)
    .map(([field, texts]): [string, string[]] => [
      toContractName(field),
      (Array.isArray(texts) ? texts : [texts]).filter((entry) => text(entry) !== undefined),
    ])
    .filter(([, texts]) => texts.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

function toContractName(path: string): string {
  return path.replace(/^\$\./, '').replace(/(?<=^|\.)\p{Lu}/gu, (letter) => letter.toLowerCase());
}

function defaultMessage(
  kind: PortalErrorKind,
  status: number | undefined,
  argument: string | undefined,
): string {
  const messages: Readonly<Record<PortalErrorKind, string>> = {
    http: `The server answered with status ${status}.`,
    network: 'The server could not be reached. Try again.',
    timeout: 'The server took too long. Try again.',
    abort: 'The call was cancelled.',
    parse: 'The answer of the server cannot be read.',
    invalid: `The value of \`${argument}\` cannot be sent.`,
    hook: 'A hook of the client failed.',
  };
  return messages[kind];
}
