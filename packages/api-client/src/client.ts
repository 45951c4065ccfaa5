import createClient from 'openapi-fetch';
import { httpError, isObject, PortalError, type PortalErrorKind } from './errors.ts';
import { type OperationDescription, operations } from './operations.ts';
import type { CallOptions, OperationId, Output, PortalClient, PortalResult } from './types.ts';

/** What a client needs to know. */
export interface PortalClientOptions {
  /** Where the backend is, such as `https://portal.example`; a browser may say `''` for its own origin. */
  readonly baseUrl: string;
  /** Gives the token of the current session, or nothing. Asked at every call that can take a token. */
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
}

/** An input without its operation's types; `PortalClient` holds the exact ones. */
type LooseInput = Readonly<Record<string, unknown>>;

interface LooseOperation {
  parameters: { path?: LooseInput; query?: LooseInput };
  requestBody?: { content: { 'application/json': unknown } };
  responses: { 200: { content: { 'application/json': unknown } } };
}

type LoosePaths = Record<string, Record<'get' | 'post', LooseOperation>>;

/**
 * Makes a client of the portal's contract. Its functions never throw for what happens on the wire: they give a
 * `PortalResult`, whose `ok` says which.
 *
 * A token goes only where the contract says so: never to public operations, whenever there is one to operations with
 * an optional token, and always to the rest (without a session the call still goes out, and the backend answers 401).
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const http = createClient<LoosePaths>({ baseUrl: options.baseUrl });

  async function call<Id extends OperationId>(
    id: Id,
    input: LooseInput,
    { signal, idempotencyKey }: CallOptions = {},
  ): Promise<PortalResult<Output<Id>>> {
    const { method, security, pathParameters }: OperationDescription = operations[id];
    const path = pick(input, pathParameters);
    if (!Object.values(path).every(isSafeSegment)) return failed('invalid', id);

    const { timeoutMs = Infinity, retries = 0 } = options;
    const end = performance.now() + timeoutMs;
    const limited = withTimeout(signal, options.timeoutMs);
    for (let attempt = 0; ; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const result = await send(id, input, path, { signal: limited, idempotencyKey });
      if (result.ok) return result;
      const pauseMs = pauseBefore(result.error, attempt);
      const isLast = method !== 'GET' || attempt >= retries || performance.now() + pauseMs >= end;
      if (isLast) {
        if (result.error.status === 401 && security !== 'none')
          options.onUnauthorized?.(result.error);
        return result;
      }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await pause(pauseMs, limited);
    }
  }

  /** Makes one attempt. */
  async function send<Id extends OperationId>(
    id: Id,
    input: LooseInput,
    path: LooseInput,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<PortalResult<Output<Id>>> {
    const operation: OperationDescription = operations[id];
    const token = operation.security === 'none' ? undefined : options.getToken();
    let sent = false;
    try {
      signal?.throwIfAborted();
      const { data, error, response } = await http.request(
        operation.method === 'GET' ? 'get' : 'post',
        operation.path,
        {
          params: { path, query: pick(input, operation.queryParameters) },
          ...(operation.body && { body: input['body'] }),
          headers: {
            Accept: 'application/json',
            ...(token && { Authorization: `Bearer ${token}` }),
            ...(operation.keyed &&
              options.idempotencyKeys !== false && {
                'Idempotency-Key': idempotencyKey ?? newIdempotencyKey(),
              }),
          },
          parseAs: 'text',
          ...(signal && { signal }),
          fetch: (request: Request) => {
            sent = true;
            // Looked up at each call, since test tools replace the global one later.
            return (options.fetch ?? globalThis.fetch)(request);
          },
        },
      );
      if (!response.ok) return { ok: false, error: httpError(id, response, error), response };
      return read(id, response, data ?? '');
    } catch (cause) {
      if (signal?.aborted)
        return failed(isNamed(signal.reason, 'TimeoutError') ? 'timeout' : 'abort', id);
      // A `fetch` of the caller's own may give up by itself.
      if (isNamed(cause, 'TimeoutError')) return failed('timeout', id);
      if (isNamed(cause, 'AbortError')) return failed('abort', id);
      return sent ? failed('network', id, { cause }) : failed('invalid', id);
    }
  }

  return {
    login: (input, rest) => call('login', input, rest),
    registerDoctor: (input, rest) => call('registerDoctor', input, rest),
    registerPatient: (input, rest) => call('registerPatient', input, rest),
    listSpecializations: (rest) => call('listSpecializations', {}, rest),
    listDoctorsBySpecialization: (input, rest) => call('listDoctorsBySpecialization', input, rest),
    listDoctors: (input = {}, rest) => call('listDoctors', input, rest),
    getDoctor: (input, rest) => call('getDoctor', input, rest),
    updateClinic: (input, rest) => call('updateClinic', input, rest),
    updateDoctorProfile: (input, rest) => call('updateDoctorProfile', input, rest),
    listDoctorRequests: (input = {}, rest) => call('listDoctorRequests', input, rest),
    getPatient: (input, rest) => call('getPatient', input, rest),
    updatePatientProfile: (input, rest) => call('updatePatientProfile', input, rest),
    addBloodPressure: (input, rest) => call('addBloodPressure', input, rest),
    addBloodSugar: (input, rest) => call('addBloodSugar', input, rest),
    listBloodPressures: (input, rest) => call('listBloodPressures', input, rest),
    listBloodSugars: (input, rest) => call('listBloodSugars', input, rest),
    listPatientRequests: (input = {}, rest) => call('listPatientRequests', input, rest),
    listAccessLog: (input = {}, rest) => call('listAccessLog', input, rest),
    listMedicines: (input, rest) => call('listMedicines', input, rest),
    listChronicDiseases: (input, rest) => call('listChronicDiseases', input, rest),
    listAllergies: (input, rest) => call('listAllergies', input, rest),
    createRequest: (input, rest) => call('createRequest', input, rest),
    getRequest: (input, rest) => call('getRequest', input, rest),
    createResponse: (input, rest) => call('createResponse', input, rest),
  };
}

function failed(
  kind: PortalErrorKind,
  id: OperationId,
  { response, cause }: { response?: Response; cause?: unknown } = {},
): { ok: false; error: PortalError; response?: Response | undefined } {
  const error = new PortalError(kind, id, { status: response?.status, cause });
  return { ok: false, error, response };
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

/** Waits, but no longer than until `signal` aborts. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}

/** Reads the body of a good answer. */
function read<Id extends OperationId>(
  id: Id,
  response: Response,
  body: unknown,
): PortalResult<Output<Id>> {
  const data = parseBody(id, response, body);
  if (!data || !isAnswer(id, data.value)) return failed('parse', id, { response });
  return { ok: true, data: data.value, status: response.status, response };
}

/**
 * Gives the parsed body, or nothing when it cannot be read. The contract leaves backends free in how they confirm a
 * write: whatever is not the declared answer, but is a confirmation, counts as an empty one. HTML never does: it comes
 * from something else than the backend.
 */
function parseBody(
  id: OperationId,
  response: Response,
  body: unknown,
): { value: unknown } | undefined {
  const { keyed }: OperationDescription = operations[id];
  const isPlain = response.headers.get('Content-Type')?.startsWith('text/plain') ?? false;
  if (keyed && (body === '' || isPlain)) return { value: undefined };
  try {
    const value = withBlanks(id, JSON.parse(String(body)));
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

function pick(input: LooseInput, names: readonly string[]): LooseInput {
  return Object.fromEntries(names.map((name) => [name, input[name]]));
}

/** Dot segments would be resolved away by every URL parser and reach another address. */
function isSafeSegment(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'string') return false;
  return !['', '.', '..'].includes(value) && !/\p{Surrogate}/u.test(value);
}

function withTimeout(signal: AbortSignal | undefined, ms: number | undefined) {
  if (ms === undefined) return signal;
  const timeout = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function isNamed(reason: unknown, name: 'TimeoutError' | 'AbortError'): boolean {
  return reason instanceof Error && reason.name === name;
}

/**
 * Makes up a key for a write. Keep it and give it again when the same write is tried again after a lost answer.
 */
export function newIdempotencyKey(): string {
  // Not `crypto.randomUUID`, which browsers offer on HTTPS and localhost only.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
