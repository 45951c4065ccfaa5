import { readAnswer } from './answer.ts';
import { httpError, isObject, PortalError, type PortalErrorKind } from './errors.ts';
import { type OperationDescription, operationIds, operations } from './generated/operations.ts';
import { type Limit, limitOf } from './limit.ts';
import { type LooseInput, requestOf } from './request.ts';
import type {
  CallOptions,
  OperationId,
  Output,
  PortalClient,
  PortalFailure,
  PortalResult,
} from './types.ts';

/** An attempt at a call, as the hooks of {@link PortalClientOptions} see it. */
export interface CallEvent {
  /** The operation that is called. */
  readonly operationId: OperationId;
  /** Counts the attempts of a call from 1. */
  readonly attempt: number;
  /** The `X-Request-Id` that is sent, the same for all attempts. */
  readonly requestId: string | undefined;
}

/** An attempt that starts. */
export interface RequestEvent extends CallEvent {
  /** The request; its body must not be read. */
  readonly request: Request;
}

/** An attempt that succeeded. */
export interface ResponseEvent extends CallEvent {
  /** Milliseconds from the start of the attempt to its end. */
  readonly durationMs: number;
  /** The HTTP response; its body has been read. */
  readonly response: Response;
}

/** An attempt that failed. */
export interface ErrorEvent extends CallEvent {
  /** Milliseconds from the start of the attempt to its end. */
  readonly durationMs: number;
  /** Why it failed. */
  readonly error: PortalError;
}

/**
 * Options of {@link createPortalClient}. An exception of `getToken`, `refresh` or `validate`, or a rejection of its promise,
 * fails the call with kind `hook` and is the error's `cause`; an `AbortError` aborts it.
 *
 * The functions named `on…` only observe. The call waits for what they return, within its timeout and its signal, and
 * ignores it; `onHookError` gets their exceptions, and the result stays as it is.
 */
export interface PortalClientOptions {
  /** The base URL of the backend, such as `https://portal.example`. In a browser, `''` is the page's own origin. */
  readonly baseUrl: string;
  /** Returns the token of the current session, if any. Called before every attempt that can take a token. */
  readonly getToken: () => Token | Promise<Token>;
  /** Replaces the global `fetch`. Its exceptions are network errors. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Timeout of a call in milliseconds, retries and hooks included. Default: none. */
  readonly timeoutMs?: number | undefined;
  /**
   * How often to retry a read after a network error or a 429, 502, 503 or 504. Waits for `Retry-After`, otherwise backs
   * off exponentially from 0.3 seconds, never past `timeoutMs`. Default: 0.
   */
  readonly retries?: number | undefined;
  /**
   * Whether to retry writes that carry an `Idempotency-Key`, too. Only for backends that replay the stored answer for a
   * repeated key, as MedPortal does: others would write twice. Default: `false`.
   */
  readonly retryWrites?: boolean | undefined;
  /**
   * Renews the token after a 401 from an operation that takes one. When it returns `true`, the call is made again, once,
   * with the token that `getToken` then returns. Calls that fail at the same time share one renewal.
   */
  readonly refresh?: ((error: PortalError) => boolean | Promise<boolean>) | undefined;
  /** Called when a call ends with a 401 from an operation that takes a token, for example to prompt for a new log-in. */
  readonly onUnauthorized?: ((error: PortalError) => unknown) | undefined;
  /** Called before each attempt. */
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined;
  /** Called after each attempt that succeeded. */
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined;
  /** Called after each attempt that failed. */
  readonly onError?: ((event: ErrorEvent) => unknown) | undefined;
  /**
   * Called with each exception of a function named `on…`. Default: the global `reportError`, or `console.error` where there
   * is none.
   */
  readonly onHookError?: ((error: unknown) => unknown) | undefined;
  /**
   * Whether writes carry an `Idempotency-Key`. Set it to `false` for a backend on another origin whose CORS policy does
   * not allow the header: the browser would block every write. Default: `true`.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /**
   * Whether calls carry an `X-Request-Id`. Default: unless the backend is on another origin than the page, because its
   * CORS policy must then allow the header.
   */
  readonly requestIds?: boolean | undefined;
  /**
   * Validates the data of a successful call, such as `validateAnswer` of `@medportal/api-client/validate`. When it
   * returns a message, the call fails with kind `parse`, and the error's `cause` carries that message.
   */
  readonly validate?: ((operationId: OperationId, data: unknown) => string | undefined) | undefined;
}

type Token = string | null | undefined;

/**
 * Creates a client with one function per operation of the contract. The functions do not throw: they return a
 * `PortalResult`.
 *
 * The client sends the token only to operations with bearer security in the contract. Without a token it makes the call
 * anyway, and the backend answers 401 where a token is required.
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  let renewal: Promise<boolean> | undefined;

  /** Whether to repeat a call that was answered 401: the token is a new one, or a renewal succeeds. */
  async function hasNewToken(refusal: PortalError, token: Token): Promise<boolean> {
    if (!options.refresh) return false;
    const current = await options.getToken();
    if (!renewal && current && current !== token) return true;
    renewal ??= Promise.resolve(options.refresh(refusal)).finally(() => (renewal = undefined));
    return renewal;
  }

  async function call<Id extends OperationId>(
    id: Id,
    input: LooseInput = {},
    callOptions: CallOptions = {},
  ): Promise<PortalResult<Output<Id>, Id>> {
    const { method, security, keyed }: OperationDescription = operations[id];
    const { signal, timeoutMs = options.timeoutMs ?? Infinity } = callOptions;
    const hasKey = keyed && options.idempotencyKeys !== false;
    // The same for all attempts, so that the backend can recognize them.
    const headers = {
      ...(hasKey && { 'Idempotency-Key': callOptions.idempotencyKey ?? newIdempotencyKey() }),
      ...((options.requestIds ?? !isOnOtherOrigin(options.baseUrl)) && {
        'X-Request-Id': newIdempotencyKey(),
      }),
      ...callOptions.headers,
    };
    const isRead = method === 'GET';
    const defaultRetries = isRead || options.retryWrites ? options.retries : 0;
    const retries = isRead || hasKey ? (callOptions.retries ?? defaultRetries ?? 0) : 0;
    if (!(timeoutMs >= 0)) return failed(new PortalError('invalid', id, { argument: 'timeoutMs' }));
    const limit = limitOf(signal, timeoutMs);
    let isRenewed = false;
    try {
      for (let attempt = 1; ; attempt += 1) {
        /* oxlint-disable no-await-in-loop -- attempts are sequential */
        limit.signal.throwIfAborted();
        const token = security === 'none' ? undefined : await limit.inTime(options.getToken());
        const authorization = token && { Authorization: `Bearer ${token}` };
        const request = requestOf(options.baseUrl, id, input, {
          headers: { ...authorization, ...headers },
          signal: limit.signal,
        });
        const result = await attemptCall(id, request, limit, attempt);
        if (result.ok) return result;
        const { error } = result;
        const isRefused = error.status === 401 && security !== 'none';
        if (isRefused && !isRenewed && (await limit.inTime(hasNewToken(error, token)))) {
          isRenewed = true;
          continue;
        }
        const retried = attempt - (isRenewed ? 2 : 1);
        const delayMs = retryDelay(error, retried);
        if (retried >= retries || performance.now() + delayMs >= limit.end) {
          if (isRefused) await observe(limit, options.onUnauthorized, error);
          return result;
        }
        await limit.pause(delayMs);
        /* oxlint-enable no-await-in-loop */
      }
    } catch (cause) {
      if (cause instanceof PortalError) return failed(cause);
      // Only the caller's functions are left.
      return failed(new PortalError(kindOf(limit.signal, cause, 'hook'), id, { cause }));
    } finally {
      limit.release();
    }
  }

  async function attemptCall<Id extends OperationId>(
    id: Id,
    request: Request,
    limit: Limit,
    attempt: number,
  ): Promise<PortalResult<Output<Id>, Id>> {
    const requestId = idOf(request);
    const event = { operationId: id, attempt, requestId };
    await observe(limit, options.onRequest, { ...event, request });
    const start = performance.now();
    const result = await exchange(id, request, limit, requestId);
    const end = { ...event, durationMs: performance.now() - start };
    await (result.ok
      ? observe(limit, options.onResponse, { ...end, response: result.response })
      : observe(limit, options.onError, { ...end, error: result.error }));
    return result;
  }

  /** Calls a hook that only observes: reports its exceptions, and stops waiting for it when the limit is reached. */
  async function observe<Event>(
    { inTime }: Limit,
    hook: ((event: Event) => unknown) | undefined,
    event: Event,
  ): Promise<void> {
    const observed = (async () => hook?.(event))();
    await inTime(observed.catch(options.onHookError).catch(report)).catch(() => {});
  }

  async function exchange<Id extends OperationId>(
    id: Id,
    request: Request,
    { signal, inTime }: Limit,
    requestId: string | undefined,
  ): Promise<PortalResult<Output<Id>, Id>> {
    let response: Response;
    let body: ArrayBuffer;
    try {
      // `onRequest` may have taken all of the time.
      signal.throwIfAborted();
      // Test tools replace the global `fetch` after the client is created.
      const pending = (options.fetch ?? globalThis.fetch)(request);
      response = await inTime(pending);
      if (!response.ok) {
        // An HTTP error stays one when its body breaks off.
        const text = await inTime(response.text().catch(() => ''));
        return failed(httpError(id, response, text, requestId), response);
      }
      body = await inTime(response.arrayBuffer());
    } catch (cause) {
      // On a protocol error, Node puts the received bytes into `cause.data`, and loggers print them.
      if (isObject(cause)) Reflect.deleteProperty(Object(cause['cause']), 'data');
      return failed(new PortalError(kindOf(signal, cause, 'network'), id, { requestId, cause }));
    }
    const answer = readAnswer(id, response, body);
    const fault = answer?.data === undefined ? undefined : options.validate?.(id, answer.data);
    const { status } = response;
    if (!answer || fault !== undefined) {
      const cause = fault && new TypeError(fault);
      const details = { status, cause, requestId: idOf(response) ?? requestId };
      return failed(new PortalError('parse', id, details), response);
    }
    const { data } = answer;
    return { ok: true, data, status, response, orThrow: () => data };
  }

  const functions = operationIds().map((id) => [
    id,
    (input?: LooseInput, rest?: CallOptions) => call(id, input, rest),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type maps over the same table
  return Object.fromEntries(functions) as PortalClient;
}

function report(error: unknown) {
  // Node has no `reportError`.
  const scope: { console: Console; reportError?: (error: unknown) => void } = globalThis;
  (scope.reportError ?? console.error)(error);
}

const idOf = ({ headers }: Request | Response) => headers.get('X-Request-Id') ?? undefined;

/** Whether a browser would send a CORS preflight to the backend. There is no other origin outside of browsers. */
function isOnOtherOrigin(baseUrl: string): boolean {
  const page: unknown = Reflect.get(globalThis, 'location');
  return isObject(page) && URL.canParse(baseUrl) && new URL(baseUrl).origin !== page['origin'];
}

function failed<Id extends OperationId>(
  error: PortalError<Id>,
  response?: Response,
): PortalFailure<Id> {
  const orThrow = () => {
    throw error;
  };
  return { ok: false, error, response, orThrow };
}

const RETRYABLE: ReadonlySet<number | undefined> = new Set([429, 502, 503, 504]);

/** Milliseconds to wait before the next attempt; `Infinity` for an error that a retry cannot fix. */
function retryDelay({ kind, status, code, retryAfter }: PortalError, attempt: number): number {
  if (kind !== 'network' && !RETRYABLE.has(status) && code !== 'key-in-flight') return Infinity;
  // Jitter: many clients may have lost the same server at once.
  return retryAfter === undefined ? 150 * 2 ** attempt * (1 + Math.random()) : retryAfter * 1000;
}

/** @param otherwise - The kind of an exception that is neither a timeout nor an abort. */
function kindOf(
  { aborted, reason }: AbortSignal,
  cause: unknown,
  otherwise: PortalErrorKind,
): PortalErrorKind {
  const thrown: unknown = aborted ? reason : cause;
  const name = isObject(thrown) ? thrown['name'] : undefined;
  if (name === 'TimeoutError') return 'timeout';
  return aborted || name === 'AbortError' ? 'abort' : otherwise;
}

/** Returns a random `Idempotency-Key`. Pass the same key again when you retry a write after a lost answer. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` exists only in secure contexts.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
