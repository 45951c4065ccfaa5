import type { OperationId } from './operation-id.ts';

/**
 * What went wrong with a call.
 * - `http`: the backend answered outside 200–299.
 * - `network`: no answer came, or it broke off.
 * - `timeout`: the client's time limit, or a signal made by `AbortSignal.timeout`, ran out.
 * - `abort`: the caller cancelled.
 * - `parse`: the answer was good by its status, but is not what the contract declares.
 * - `invalid`: the call could not be made at all; nothing was sent.
 */
export type PortalErrorKind = 'http' | 'network' | 'timeout' | 'abort' | 'parse' | 'invalid';

/** The fields the backend refused, each with what is wrong with it. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** What is known of a failure besides its kind and sentence. */
export interface PortalErrorDetails {
  /** The HTTP status; only when the backend answered. */
  readonly status?: number | undefined;
  /** The title the backend gave, if any. */
  readonly title?: string | undefined;
  /** The message the backend gave, if any. */
  readonly serverMessage?: string | undefined;
  /** The refused fields, if the backend named any. */
  readonly fieldErrors?: FieldErrors | undefined;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** Why no answer came, as `fetch` said it, or what is wrong with the one that came, as `validate` said it. */
  readonly cause?: unknown;
}

// Registered, so that copies of this package and other realms know each other's errors.
const mark: unique symbol = Symbol.for('@medportal/api-client/PortalError');

/**
 * Whether a value is the failure of a call. Unlike `instanceof` it also knows errors of another copy of this package, and
 * of another window.
 */
export function isPortalError(value: unknown): value is PortalError {
  return typeof value === 'object' && value !== null && Reflect.get(value, mark) === true;
}

/**
 * The failure of a call. It never carries a token, a payload, or the text of an answer that could not be read.
 */
export class PortalError extends Error {
  /** Always `PortalError`. */
  override readonly name = 'PortalError';
  /** What went wrong. */
  readonly kind: PortalErrorKind;
  /** The operation that was called. */
  readonly operationId: OperationId;
  /** The HTTP status; only when the backend answered. */
  readonly status: number | undefined;
  /** The title the backend gave, if any. */
  readonly title: string | undefined;
  /** The message the backend gave, if any; `message` is always a sentence, this one may be missing. */
  readonly serverMessage: string | undefined;
  /** The refused fields, if the backend named any. */
  readonly fieldErrors: FieldErrors | undefined;
  /** Seconds to wait before the next attempt, if the backend said so. */
  readonly retryAfter: number | undefined;

  /**
   * @param kind - What went wrong.
   * @param operationId - The operation that was called.
   * @param details - What the backend said; without a message of its own, `message` is a plain sentence.
   */
  constructor(kind: PortalErrorKind, operationId: OperationId, details: PortalErrorDetails = {}) {
    const { cause } = details;
    super(
      details.serverMessage ?? sentence(kind, details.status),
      cause === undefined ? undefined : { cause },
    );
    this.kind = kind;
    this.operationId = operationId;
    this.status = details.status;
    this.title = details.title;
    this.serverMessage = details.serverMessage;
    this.fieldErrors = details.fieldErrors;
    this.retryAfter = details.retryAfter;
  }

  /** For {@link isPortalError}. */
  get [mark](): true {
    return true;
  }

  /** What may be logged or sent on: everything but the stack and the cause. */
  toJSON(): Readonly<Record<string, unknown>> {
    // The message, the stack and the cause of an error are not enumerable.
    return { ...Object.fromEntries(Object.entries(this)), message: this.message };
  }
}

/**
 * Reads what a backend says about a failure. `{title, message, errors}` is the contract's form; parts that are missing
 * or of another type, HTML and an empty body are tolerated, and so are the `detail` of problem documents (RFC 9457) and
 * field names as frameworks write them (`Email`, `$.value`).
 * @param operationId - The operation that was called.
 * @param response - The answer; its body is not read.
 * @param body - The text of its body.
 */
export function httpError(operationId: OperationId, response: Response, body: string): PortalError {
  const said = problem(body);
  return new PortalError('http', operationId, {
    status: response.status,
    title: text(said['title']),
    serverMessage: text(said['message']) ?? text(said['detail']),
    fieldErrors: fieldErrors(said['errors']),
    retryAfter: seconds(response.headers.get('Retry-After')),
  });
}

/** The object that a text is as JSON; an empty one when it is none. */
function problem(body: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(body);
    return isObject(said) ? said : {};
  } catch {
    return {};
  }
}

/** Whether a value is an object, as JSON knows them: neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** `Retry-After` is either seconds or a date. */
function seconds(value: string | null): number | undefined {
  if (value !== null && /^\d{1,9}$/.test(value)) return Number(value);
  // Date.parse alone reads much that is no date.
  if (!value?.endsWith(' GMT')) return undefined;
  const wait = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function fieldErrors(value: unknown): FieldErrors | undefined {
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value)
    .map(([field, texts]): [string, string[]] => [
      contractName(field),
      (Array.isArray(texts) ? texts : [texts]).filter((entry) => text(entry) !== undefined),
    ])
    .filter(([, texts]) => texts.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** The contract's spelling of a field's path: no leading `$.`, and every part begins in lower case. */
function contractName(path: string): string {
  return path.replace(/^\$\./, '').replace(/(?<=^|\.)\p{Lu}/gu, (letter) => letter.toLowerCase());
}

function sentence(kind: PortalErrorKind, status: number | undefined): string {
  switch (kind) {
    case 'http':
      return httpSentence(status ?? 0);
    case 'network':
      return 'The server could not be reached. Check the connection and try again.';
    case 'timeout':
      return 'The server took too long to answer. Try again.';
    case 'abort':
      return 'The call was cancelled.';
    case 'parse':
      return 'The server gave an answer that cannot be read.';
    case 'invalid':
      return 'The call could not be made with these values.';
    default:
      return kind satisfies never;
  }
}

function httpSentence(status: number): string {
  if (status === 401) return 'You need to log in to do this.';
  if (status === 403) return 'You are not allowed to do this.';
  if (status === 404) return 'It was not found.';
  if (status === 429) return 'Too many attempts. Wait a little and try again.';
  if (status >= 500) return 'The server could not do this. Try again later.';
  return `The server refused this (status ${status}).`;
}
