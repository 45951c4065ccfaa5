import { createFinalURL, removeTrailingSlash, serializePrimitiveParam } from 'openapi-fetch';
import { readAnswer } from './answer.ts';
import { httpError, isObject, PortalError, type PortalErrorKind } from './errors.ts';
import { type Limit, limitOf, pause } from './limit.ts';
import { operationIds } from './operation-id.ts';
import { type OperationDescription, operations } from './operations.ts';
import type {
  CallOptions,
  OperationId,
  Output,
  PortalClient,
  PortalFailure,
  PortalResult,
} from './types.ts';

/** Options of {@link createPortalClient}. */
export interface PortalClientOptions {
  /** The base URL of the backend, such as `https://portal.example`. In a browser, `''` is the page's own origin. */
  readonly baseUrl: string;
  /**
   * Returns the token of the current session, if any. Called before every attempt that can take a token. Its exceptions
   * propagate to the caller.
   */
  readonly getToken: () => string | null | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Timeout of a call in milliseconds, retries included. Default: none. */
  readonly timeoutMs?: number | undefined;
  /**
   * How often to retry a read after a network error or a 429, 502, 503 or 504. Waits for `Retry-After`, otherwise backs
   * off exponentially from 0.3 seconds, never past `timeoutMs`. Writes are not retried. Default: 0.
   */
  readonly retries?: number | undefined;
  /** Called on each 401 from an operation that takes a token, for example to prompt for a new log-in. */
  readonly onUnauthorized?: ((error: PortalError) => void) | undefined;
  /**
   * Whether writes carry an `Idempotency-Key`. Set it to `false` for a backend on another origin whose CORS policy does
   * not allow the header: the browser would block every write. Default: `true`.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /**
   * Validates the data of a successful call, such as `validateAnswer` of `@medportal/api-client/validate`. When it
   * returns a message, the call fails with kind `parse`, and the error's `cause` carries that message.
   */
  readonly validate?: ((operationId: OperationId, data: unknown) => string | undefined) | undefined;
}

type LooseInput = Readonly<Record<string, unknown>>;

/**
 * Creates a client with one function per operation of the contract. The functions do not throw on HTTP or network
 * errors: they return a `PortalResult`.
 *
 * The client sends the token only to operations with bearer security in the contract. Without a token it makes the call
 * anyway, and the backend answers 401 where a token is required.
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  async function call<Id extends OperationId>(
    id: Id,
    input: LooseInput = {},
    { signal, idempotencyKey }: CallOptions = {},
  ): Promise<PortalResult<Output<Id>>> {
    const { method, security }: OperationDescription = operations[id];
    const { timeoutMs = Infinity, retries = 0 } = options;
    const limit = limitOf(signal, timeoutMs);
    try {
      for (let attempt = 0; ; attempt += 1) {
        // oxlint-disable-next-line no-await-in-loop -- attempts are sequential
        const result = await attemptCall(id, input, idempotencyKey, limit);
        if (result.ok) return result;
        const delayMs = retryDelay(result.error, attempt);
        const isLast =
          method !== 'GET' || attempt >= retries || performance.now() + delayMs >= limit.end;
        if (isLast) {
          if (result.error.status === 401 && security !== 'none')
            options.onUnauthorized?.(result.error);
          return result;
        }
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause(delayMs, limit.signal);
      }
    } finally {
      limit.release();
    }
  }

  async function attemptCall<Id extends OperationId>(
    id: Id,
    input: LooseInput,
    idempotencyKey: string | undefined,
    { signal, aborted }: Limit,
  ): Promise<PortalResult<Output<Id>>> {
    const { security, keyed }: OperationDescription = operations[id];
    const token = security === 'none' ? undefined : options.getToken();
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(keyed &&
        options.idempotencyKeys !== false && {
          'Idempotency-Key': idempotencyKey ?? newIdempotencyKey(),
        }),
    };
    let request: Request | undefined;
    let response: Response;
    let body: ArrayBuffer;
    try {
      signal.throwIfAborted();
      request = requestOf(options.baseUrl, id, input, { headers, signal });
      // Test tools replace the global `fetch` after the client is created.
      const pending = (options.fetch ?? globalThis.fetch)(request);
      response = await Promise.race([pending, aborted]);
      if (!response.ok) {
        // An HTTP error stays one when its body breaks off.
        const text = await Promise.race([response.text().catch(() => ''), aborted]);
        signal.throwIfAborted();
        return failed(httpError(id, response, text), response);
      }
      body = await Promise.race([response.arrayBuffer(), aborted]);
    } catch (cause) {
      const kind = signal.aborted
        ? (abortKind(signal.reason) ?? 'abort')
        : (abortKind(cause) ?? (request ? 'network' : 'invalid'));
      // On a protocol error, Node puts the received bytes into `cause.data`, and loggers print them.
      if (isObject(cause) && isObject(cause['cause']))
        Reflect.deleteProperty(cause['cause'], 'data');
      // The cause of an `invalid` call may quote the token.
      return failed(new PortalError(kind, id, kind === 'network' ? { cause } : {}));
    }
    const answer = readAnswer(id, response, body);
    const fault = answer?.data === undefined ? undefined : options.validate?.(id, answer.data);
    const { status } = response;
    if (!answer || fault !== undefined) {
      const cause = fault === undefined ? undefined : new TypeError(fault);
      return failed(new PortalError('parse', id, { status, cause }), response);
    }
    const { data } = answer;
    return { ok: true, data, status, response, orThrow: () => data };
  }

  const functions = operationIds().map((id) => {
    const { pathParameters, queryParameters, body }: OperationDescription = operations[id];
    const takesInput = body || pathParameters.length + queryParameters.length > 0;
    return [
      id,
      takesInput
        ? (input?: LooseInput, rest?: CallOptions) => call(id, input, rest)
        : (rest?: CallOptions) => call(id, {}, rest),
    ];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type maps over the same table
  return Object.fromEntries(functions) as PortalClient;
}

function failed(error: PortalError, response?: Response): PortalFailure {
  const orThrow = () => {
    throw error;
  };
  return { ok: false, error, response, orThrow };
}

const RETRYABLE: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);

/** Milliseconds to wait before the next attempt; `Infinity` for an error that a retry cannot fix. */
function retryDelay({ kind, status, retryAfter }: PortalError, attempt: number): number {
  if (kind !== 'network' && !RETRYABLE.has(status)) return Infinity;
  // Jitter: many clients may have lost the same server at once.
  return retryAfter === undefined
    ? 300 * 2 ** attempt * (0.5 + Math.random() / 2)
    : retryAfter * 1000;
}

/** @throws when the values cannot be sent */
function requestOf(
  baseUrl: string,
  id: OperationId,
  input: LooseInput,
  { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
): Request {
  const { method, path, queryParameters, body }: OperationDescription = operations[id];
  const url = createFinalURL(path, {
    baseUrl: removeTrailingSlash(baseUrl),
    params: { path: input, query: input },
    pathSerializer: (pattern, values) =>
      pattern.replace(/\{(\w+)\}/g, (_, name) => segment(values[name])),
    querySerializer: (values) =>
      queryParameters
        .filter((name) => (values[name] ?? null) !== null)
        .map((name) => serializePrimitiveParam(name, String(values[name])))
        .join('&'),
  });
  const init = { method, signal, headers: { Accept: 'application/json', ...headers } };
  if (!body) return new Request(url, init);
  return new Request(url, {
    ...init,
    headers: { ...init.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(input['body']),
  });
}

/** @throws when the value cannot be a path segment */
function segment(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return encodeURIComponent(value);
  // URL parsers resolve dot segments, so the call would reach another path.
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) throw new TypeError();
  // Throws for an unpaired surrogate.
  return encodeURIComponent(value);
}

function abortKind(reason: unknown): PortalErrorKind | undefined {
  const name = isObject(reason) ? reason['name'] : undefined;
  return name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'abort' : undefined;
}

/** Returns a random `Idempotency-Key`. Pass the same key again when you retry a write after a lost answer. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` exists only in secure contexts.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
