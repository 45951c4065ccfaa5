import type { OperationId } from './operation-id.ts';

/**
 * Why a call failed.
 * - `http`: the backend answered with a status outside 200–299.
 * - `network`: no answer arrived, or the connection broke while it was read.
 * - `timeout`: `timeoutMs` or an `AbortSignal.timeout` expired.
 * - `abort`: the caller cancelled the call.
 * - `parse`: the status was 2xx, but the body does not match the contract.
 * - `invalid`: the values cannot be sent; no call was made.
 */
export type PortalErrorKind = 'http' | 'network' | 'timeout' | 'abort' | 'parse' | 'invalid';

/** The messages for each field that the backend rejected. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** Details of a {@link PortalError}. */
export interface PortalErrorDetails {
  /** The HTTP status, if the backend answered. */
  readonly status?: number | undefined;
  /** The backend's title, if any. */
  readonly title?: string | undefined;
  /** The backend's message, if any. */
  readonly serverMessage?: string | undefined;
  /** The messages by field, if the backend named any fields. */
  readonly fieldErrors?: FieldErrors | undefined;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  readonly retryAfter?: number | undefined;
  /** The exception of `fetch`, or a `TypeError` with the message of `validate`. */
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
export class PortalError extends Error {
  /** Always `PortalError`. */
  override readonly name = 'PortalError';
  /** Why the call failed. */
  readonly kind: PortalErrorKind;
  /** The operation that was called. */
  readonly operationId: OperationId;
  /** The HTTP status, if the backend answered. */
  readonly status: number | undefined;
  /** The backend's title, if any. */
  readonly title: string | undefined;
  /** The backend's message, if any. `message` falls back to a generic sentence. */
  readonly serverMessage: string | undefined;
  /** The messages by field, if the backend named any fields. */
  readonly fieldErrors: FieldErrors | undefined;
  /** Seconds to wait before the next attempt, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  /**
   * @param kind - Why the call failed.
   * @param operationId - The operation that was called.
   * @param details - What the backend answered. Without a `serverMessage`, `message` is a generic sentence.
   */
  constructor(kind: PortalErrorKind, operationId: OperationId, details: PortalErrorDetails = {}) {
    const { cause } = details;
    super(
      details.serverMessage ?? defaultMessage(kind, details.status),
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

  /** All fields except the stack and the cause: safe to log. */
  toJSON(): Readonly<Record<string, unknown>> {
    // `message`, `stack` and `cause` are not enumerable.
    return { ...Object.fromEntries(Object.entries(this)), message: this.message };
  }
}

/**
 * Creates the error for a non-2xx response. Besides the contract's `{title, message, errors}` it accepts problem details
 * (RFC 9457), field names in a framework's spelling (`Email`, `$.value`), and any other body as one without details.
 * @param operationId - The operation that was called.
 * @param response - The HTTP response; its body is not read.
 * @param body - The text of the body.
 */
export function httpError(operationId: OperationId, response: Response, body: string): PortalError {
  const problem = parseProblem(body);
  return new PortalError('http', operationId, {
    status: response.status,
    title: text(problem['title']),
    serverMessage: text(problem['message']) ?? text(problem['detail']),
    fieldErrors: fieldErrors(problem['errors']),
    retryAfter: seconds(response.headers.get('Retry-After')),
  });
}

function parseProblem(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : {};
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

function fieldErrors(value: unknown): FieldErrors | undefined {
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

function defaultMessage(kind: PortalErrorKind, status: number | undefined): string {
  switch (kind) {
    case 'http':
      return defaultHttpMessage(status ?? 0);
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

function defaultHttpMessage(status: number): string {
  if (status === 401) return 'You need to log in to do this.';
  if (status === 403) return 'You are not allowed to do this.';
  if (status === 404) return 'It was not found.';
  if (status === 429) return 'Too many attempts. Wait a little and try again.';
  if (status >= 500) return 'The server could not do this. Try again later.';
  return `The server refused this (status ${status}).`;
}
