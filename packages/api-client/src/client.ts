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

/** What a client needs to know. */
export interface PortalClientOptions {
  /** Where the backend is, such as `https://portal.example`; a browser may say `''` for its own origin. */
  readonly baseUrl: string;
  /**
   * Gives the token of the current session, or nothing. Asked at every call that can take a token. What it throws, the
   * call throws.
   */
  readonly getToken: () => string | null | undefined;
  /** Used instead of the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Milliseconds after which a call gives up, with an error of kind `timeout`. No limit when left out. */
  readonly timeoutMs?: number | undefined;
  /**
   * How often a read is tried again when no answer came, or one with 429, 502, 503 or 504; never when left out. Waits
   * as long as `Retry-After` says, otherwise 0.3 seconds and twice as long each further time, never past `timeoutMs`.
   * Writes are not tried again.
   */
  readonly retries?: number | undefined;
  /** Told of each 401 to an operation that takes a token, such as to ask for a new log-in. */
  readonly onUnauthorized?: ((error: PortalError) => void) | undefined;
  /**
   * Whether writes carry an `Idempotency-Key`, as they do when this is left out. `false` is for a backend on another
   * origin that does not allow the header: the browser would send it no write at all.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /**
   * Looks at all that a good answer holds, such as `validateAnswer` of `@medportal/api-client/validate`. Where it says
   * what is wrong, the call fails with kind `parse`, and the error's `cause` says the same.
   */
  readonly validate?: ((operationId: OperationId, data: unknown) => string | undefined) | undefined;
}

/** An input without its operation's types; `PortalClient` holds the exact ones. */
type LooseInput = Readonly<Record<string, unknown>>;

/**
 * Makes a client of the portal's contract. Its functions never throw for what happens on the wire: they give a
 * `PortalResult`, whose `ok` says which.
 *
 * A token goes only where the contract says so: never to public operations, whenever there is one to operations with
 * an optional token, and always to the rest (without a session the call still goes out, and the backend answers 401).
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
        // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
        const result = await send(id, input, idempotencyKey, limit);
        if (result.ok) return result;
        const pauseMs = pauseBefore(result.error, attempt);
        const isLast =
          method !== 'GET' || attempt >= retries || performance.now() + pauseMs >= limit.end;
        if (isLast) {
          if (result.error.status === 401 && security !== 'none')
            options.onUnauthorized?.(result.error);
          return result;
        }
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause(pauseMs, limit.signal);
      }
    } finally {
      limit.release();
    }
  }

  /** Makes one attempt. */
  async function send<Id extends OperationId>(
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
      // Looked up at each call, since test tools replace the global one later.
      const fetching = (options.fetch ?? globalThis.fetch)(request);
      response = await Promise.race([fetching, aborted]);
      if (!response.ok) {
        // A refusal stays one when its text breaks off.
        const text = await Promise.race([response.text().catch(() => ''), aborted]);
        signal.throwIfAborted();
        return failed(httpError(id, response, text), response);
      }
      body = await Promise.race([response.arrayBuffer(), aborted]);
    } catch (cause) {
      const kind = signal.aborted
        ? (stopKind(signal.reason) ?? 'abort')
        : (stopKind(cause) ?? (request ? 'network' : 'invalid'));
      // Node quotes in it what came and was no HTTP, and loggers print it.
      if (isObject(cause) && isObject(cause['cause']))
        Reflect.deleteProperty(cause['cause'], 'data');
      // Why a call cannot be made may quote the token.
      return failed(new PortalError(kind, id, kind === 'network' ? { cause } : {}));
    }
    const answer = readAnswer(id, response, body);
    // A confirmation without a body has nothing to look at.
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type is made of the same table
  return Object.fromEntries(functions) as PortalClient;
}

function failed(error: PortalError, response?: Response): PortalFailure {
  const orThrow = () => {
    throw error;
  };
  return { ok: false, error, response, orThrow };
}

const RETRIED: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);

/** How many milliseconds to wait before a read is tried again; endless for what a further try would not change. */
function pauseBefore({ kind, status, retryAfter }: PortalError, attempt: number): number {
  if (kind !== 'network' && !RETRIED.has(status)) return Infinity;
  // Not all at the same moment, when many clients have lost the same server.
  return retryAfter === undefined
    ? 300 * 2 ** attempt * (0.5 + Math.random() / 2)
    : retryAfter * 1000;
}

/** What a call sends. @throws when no server could receive these values */
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

/** A value as a part of a path. @throws when no server could receive it there */
function segment(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return encodeURIComponent(value);
  // Dot segments would be resolved away by every URL parser and reach another address.
  if (typeof value !== 'string' || ['', '.', '..'].includes(value)) throw new TypeError();
  // Throws for half a surrogate pair.
  return encodeURIComponent(value);
}

/** Whether it was a limit of time or a cancelling that aborted a signal, or made a `fetch` give up by itself. */
function stopKind(reason: unknown): PortalErrorKind | undefined {
  const name = isObject(reason) ? reason['name'] : undefined;
  return name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'abort' : undefined;
}

/**
 * Makes up a key for a write. Keep it and give it again when the same write is tried again after a lost answer.
 */
export function newIdempotencyKey(): string {
  // Not `crypto.randomUUID`, which browsers offer on HTTPS and localhost only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
