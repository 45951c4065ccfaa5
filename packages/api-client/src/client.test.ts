import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, inputs } from '../test/samples.ts';
import { answers as goodAnswers } from './generated/examples.ts';
import {
  type CallOptions,
  createPortalClient,
  isPortalError,
  type OperationId,
  operations,
  type PortalClient,
  type PortalClientOptions,
  PortalError,
  type PortalResult,
} from './index.ts';
import { operationIds } from './generated/operations.ts';

const baseUrl = 'https://portal.example';

function json(value: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(value), {
    headers: { 'Content-Type': 'application/json' },
    ...init,
  });
}

function clientWith(
  answer: (request: Request) => Response | Promise<Response>,
  {
    token = 'secret-token',
    ...options
  }: { token?: string | null } & Omit<Partial<PortalClientOptions>, 'fetch'> = {},
) {
  const requests: Request[] = [];
  const client = createPortalClient({
    baseUrl,
    getToken: () => token,
    ...options,
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests };
}

async function errorOf(result: Promise<PortalResult<unknown>>): Promise<PortalError> {
  const settled = await result;
  if (settled.ok) throw new Error('The call went well, but was expected to fail.');
  return settled.error;
}

const busy = (retryAfter: string) =>
  clientWith(() => json({}, { status: 429, headers: { 'Retry-After': retryAfter } })).client;

/** Never responds; rejects when the request is cancelled. */
const hanging = (request: Request) =>
  new Promise<Response>((_, reject) => {
    const abort = () => reject(request.signal.reason);
    if (request.signal.aborted) abort();
    request.signal.addEventListener('abort', abort);
  });

// Vitest does not start its workers with `--expose-gc`.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const html = () => new Response('<p>', { headers: { 'Content-Type': 'text/html' } });

/** What the answer to a write becomes: the confirmation, nothing, or the kind of error. */
async function confirmed(response: Response, options: Partial<PortalClientOptions> = {}) {
  const result = await clientWith(() => response, options).client.updateClinic({ body: {} });
  return result.ok ? (result.data ?? 'nothing') : result.error.kind;
}

describe.each(operationIds())('%s', (id) => {
  const { security, keyed } = operations[id];

  it('calls the method and path of the contract and returns the answer', async () => {
    const { client, requests } = clientWith(() => json(goodAnswers[id]));
    const result = await calls[id](client);
    expect(result).toMatchObject({ ok: true, data: goodAnswers[id], status: 200 });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method).toBe(operations[id].method);
    const input: Record<string, unknown> = inputs[id];
    const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(input[name])),
    );
    expect(new URL(requests[0]?.url ?? '').pathname).toBe(path);
    expect(await requests[0]?.text()).toBe(input['body'] ? JSON.stringify(input['body']) : '');
  });

  it.each(['secret-token', null])(
    'carries the token %s, and a key, only where the contract says so',
    async (token) => {
      const { client, requests } = clientWith(() => json(goodAnswers[id]), { token });
      await calls[id](client);
      expect(requests).toHaveLength(1);
      const header = requests[0]?.headers.get('Authorization');
      expect(header).toBe(token === null || security === 'none' ? null : `Bearer ${token}`);
      expect(requests[0]?.headers.has('Idempotency-Key')).toBe(keyed);
    },
  );
});

describe('the request', () => {
  it('encodes path segments and query values', async () => {
    const { client, requests } = clientWith(() => json({ doctors: [], totalCount: 0 }));
    const name = 'Ünï & Co: 5% / a?b#c\\d + 名前 😀';
    await client.getDoctor({ name });
    await client.listDoctors({ searchName: name, pageSize: 18 });
    const segments = new URL(requests[0]?.url ?? '').pathname.split('/');
    expect(segments).toHaveLength(4);
    expect(decodeURIComponent(segments[3] ?? '')).toBe(name);
    const { searchParams } = new URL(requests[1]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({ searchName: name, pageSize: '18' });
  });

  it('keeps `false` and omits undefined parameters', async () => {
    const { client, requests } = clientWith(() => json({ requests: [], totalCount: 0 }));
    await client.listPatientRequests({ isAnswered: false, pageNumber: undefined });
    expect(new URL(requests[0]?.url ?? '').search).toBe('?isAnswered=false');
  });

  const cycle: { value: number } = JSON.parse('{}');
  Object.assign(cycle, { value: cycle });
  const ofPatient = (name: string) => (client: PortalClient) => client.getPatient({ name });
  const withId = (requestId: number) => (client: PortalClient) =>
    client.getRequest({ role: 'Doctor', requestId });

  it.each<[string, OperationId, (client: PortalClient) => Promise<PortalResult<unknown>>, string?]>(
    [
      ['name', 'getPatient', ofPatient('')],
      ['name', 'getPatient', ofPatient('.')],
      ['name', 'getPatient', ofPatient('..')],
      ['name', 'getPatient', ofPatient('\ud800')],
      ['name', 'getPatient', ofPatient('a\udc00b')],
      ['requestId', 'getRequest', withId(Number.NaN)],
      ['requestId', 'getRequest', withId(Number.POSITIVE_INFINITY)],
      ['searchName', 'listDoctors', (client) => client.listDoctors({ searchName: '\ud800' })],
      ['body', 'addBloodSugar', (client) => client.addBloodSugar({ body: cycle })],
      ['baseUrl', 'listDoctors', (client) => client.listDoctors(), 'no address'],
    ],
  )('is not sent with a bad `%s` of %s', async (name, operationId, call, address = baseUrl) => {
    const { client, requests } = clientWith(() => json({}), { baseUrl: address });
    const error = await errorOf(call(client));
    const message = `The value of \`${name}\` cannot be sent.`;
    expect(error).toMatchObject({ kind: 'invalid', operationId, message });
    expect(error.cause).toBeInstanceOf(Error);
    expect(requests).toHaveLength(0);
  });

  it.each([
    ['Authorization', 'bad\ntoken', {}],
    ['traceparent', null, { traceparent: 'bad\nvalue' }],
  ])('is not sent with a bad header, which no error repeats: %s', async (name, token, headers) => {
    const { client, requests } = clientWith(() => json({}), { token });
    const error = await errorOf(client.listPatientRequests({}, { headers }));
    const message = `The value of \`${name}\` cannot be sent.`;
    expect(error).toMatchObject({ kind: 'invalid', message });
    expect(error.cause).toBeUndefined();
    expect(`${error.message}${error.stack}`).not.toContain('bad');
    expect(requests).toHaveLength(0);
  });

  it('uses the given idempotency key, otherwise a new one for each call', async () => {
    const { client, requests } = clientWith(() => json({ message: 'Saved.' }));
    await client.addBloodSugar({ body: { value: 90 } }, { idempotencyKey: 'attempt-1' });
    await client.addBloodSugar({ body: { value: 90 } });
    await client.addBloodSugar({ body: { value: 90 } });
    const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys[0]).toBe('attempt-1');
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys).size).toBe(3);
  });

  it('adds the headers of the call, which override those of the client', async () => {
    const { client, requests } = clientWith(() => json([]));
    const headers = { traceparent: '00-1', Authorization: 'Basic eDp5' };
    await client.listAllergies({ name: 'x' }, { headers });
    expect(requests[0]?.headers.get('traceparent')).toBe('00-1');
    expect(requests[0]?.headers.get('Authorization')).toBe('Basic eDp5');
  });

  it('carries a new X-Request-Id, which an error repeats', async () => {
    const { client, requests } = clientWith(() => json({}, { status: 404 }));
    const errors = [await errorOf(client.listDoctors()), await errorOf(client.listDoctors())];
    const ids = requests.map(({ headers }) => headers.get('X-Request-Id'));
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(2);
    expect(errors.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it('has the id that the backend answers', async () => {
    const headers = { 'X-Request-Id': 'theirs' };
    const refused = clientWith(() => json({}, { status: 404, headers }));
    expect((await errorOf(refused.client.listDoctors())).requestId).toBe('theirs');
    const malformed = clientWith(() => json(1, { headers }));
    expect((await errorOf(malformed.client.listDoctors())).requestId).toBe('theirs');
  });

  it('carries no X-Request-Id when `requestIds` is false', async () => {
    const { client, requests } = clientWith(() => json([]), { requestIds: false });
    await client.listSpecializations();
    expect(requests[0]?.headers.has('X-Request-Id')).toBe(false);
  });

  it('keeps the path of the base address', async () => {
    const { client, requests } = clientWith(() => json([]), { baseUrl: `${baseUrl}/base/` });
    await client.listSpecializations();
    expect(requests[0]?.url).toBe(`${baseUrl}/base/api/MedicalSpecification`);
  });

  it.each([Number.NaN, -1])('is not sent with the timeout %d', async (timeoutMs) => {
    const { client, requests } = clientWith(() => json([]), { timeoutMs });
    const errors = [
      await errorOf(client.listSpecializations()),
      await errorOf(clientWith(() => json([])).client.listSpecializations({}, { timeoutMs })),
    ];
    for (const { kind, message } of errors)
      expect([kind, message]).toEqual(['invalid', 'The value of `timeoutMs` cannot be sent.']);
    expect(requests).toHaveLength(0);
  });

  it('looks up the global fetch on each call', async () => {
    const client = createPortalClient({ baseUrl, getToken: () => null });
    vi.stubGlobal('fetch', async () => json([]));
    expect((await client.listSpecializations()).ok).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('an HTTP error', () => {
  const cases: [string, string, object][] = [
    [
      'the body of the contract',
      '{"title":"T","message":"M","errors":{"email":["Wrong."]}}',
      { title: 'T', serverMessage: 'M', message: 'M', fieldErrors: { email: ['Wrong.'] } },
    ],
    ['no title', '{"status":400,"message":"M"}', { title: undefined, serverMessage: 'M' }],
    ['problem details', '{"title":"T","detail":"D"}', { title: 'T', serverMessage: 'D' }],
    [
      'no message',
      '{"title":"T","errors":{"email":"Wrong.","name":[1,""],"age":null}}',
      { title: 'T', serverMessage: undefined, fieldErrors: { email: ['Wrong.'] } },
    ],
    [
      'other types',
      '{"title":1,"message":{},"errors":["x"]}',
      { title: undefined, fieldErrors: undefined },
    ],
    [
      'field names in the spelling of a framework',
      '{"title":"T","errors":{"Email":["Wrong."],"$.Medicine.medicinName":["Long."]}}',
      { fieldErrors: { email: ['Wrong.'], 'medicine.medicinName': ['Long.'] } },
    ],
    [
      'a code',
      '{"code":"name-taken","title":"T","message":"M"}',
      { code: 'name-taken', title: 'T', message: 'M' },
    ],
    ['a code of another type', '{"code":1,"title":"T","message":"M"}', { code: undefined }],
    ['a list', '[1]', { title: undefined }],
    ['null', 'null', { title: undefined }],
    ['HTML', '<!doctype html><p>secret</p>', { title: undefined }],
    ['an empty body', '', { title: undefined }],
  ];
  it.each(cases)('is understood with %s', async (_, body, expected) => {
    const { client } = clientWith(() => new Response(body, { status: 400 }));
    const result = await client.login(inputs.login);
    if (result.ok) throw new Error('unexpected');
    expect(result.error).toBeInstanceOf(PortalError);
    expect(result.error).toMatchObject({
      kind: 'http',
      status: 400,
      operationId: 'login',
      ...expected,
    });
    expect(result.error.message).not.toBe('');
    expect(result.error.message).not.toContain('secret');
    expect(result.response?.status).toBe(400);
  });

  it.each([401, 403, 404, 409, 429, 500, 503])('has a default message for %d', async (status) => {
    const { client } = clientWith(() => new Response('', { status }));
    const error = await errorOf(client.getPatient({ name: 'x' }));
    expect(error.status).toBe(status);
    expect(error.message).toMatch(/^[A-Z].*\.$/);
  });

  it('parses Retry-After as seconds and as a date', async () => {
    expect((await errorOf(busy('30').listSpecializations())).retryAfter).toBe(30);
    const past = busy('Wed, 21 Oct 2015 07:28:00 GMT');
    expect((await errorOf(past.listSpecializations())).retryAfter).toBe(0);
    const future = busy(new Date(Date.now() + 60_000).toUTCString());
    const { retryAfter } = await errorOf(future.listSpecializations());
    expect(retryAfter).toBeGreaterThan(50);
    expect(retryAfter).toBeLessThanOrEqual(60);
    for (const other of ['soon', '-1', 'some day GMT'])
      // oxlint-disable-next-line no-await-in-loop -- sequential
      expect((await errorOf(busy(other).listSpecializations())).retryAfter).toBeUndefined();
  });

  it.each([
    ['login', 0],
    ['getPatient', 1],
    ['listPatientRequests', 1],
  ] as const)('calls onUnauthorized on 401 if %s takes a token', async (id, times) => {
    const onUnauthorized = vi.fn();
    const { client } = clientWith(() => json({}, { status: 401 }), { onUnauthorized });
    const error = await errorOf(calls[id](client));
    expect(onUnauthorized.mock.calls).toEqual(Array.from({ length: times }, () => [error]));
  });
});

describe('refresh', () => {
  /** Accepts only the second token. */
  const guarded = ({ headers }: Request) =>
    headers.get('Authorization') === 'Bearer new' ? json([]) : json({}, { status: 401 });

  function expiring(
    refresh: (error: PortalError) => boolean | Promise<boolean>,
    onUnauthorized = vi.fn(),
  ) {
    let token = 'old';
    const { client, requests } = clientWith(guarded, {
      getToken: async () => token,
      refresh: async (error) => {
        const isRenewed = await refresh(error);
        if (isRenewed) token = 'new';
        return isRenewed;
      },
      onUnauthorized,
    });
    return { client, requests, onUnauthorized };
  }

  it('renews the token once for concurrent calls, and repeats them', async () => {
    const refresh = vi.fn(
      () => new Promise<boolean>((resolve) => void setTimeout(resolve, 5, true)),
    );
    const { client, requests, onUnauthorized } = expiring(refresh);
    const names = ['a', 'b', 'c'];
    const results = await Promise.all(names.map((name) => client.listAllergies({ name })));
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(refresh).toHaveBeenCalledOnce();
    expect(requests).toHaveLength(6);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('does not renew a token that another call has renewed', async () => {
    const refresh = vi.fn(async () => true);
    const { client } = expiring(refresh);
    const tokens = ['old', 'new', 'new', 'new'];
    const { client: late } = clientWith(guarded, {
      getToken: () => tokens.shift() ?? 'new',
      refresh,
    });
    expect((await late.listAllergies({ name: 'a' })).ok).toBe(true);
    expect(refresh).not.toHaveBeenCalled();
    expect((await client.listAllergies({ name: 'a' })).ok).toBe(true);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('repeats a call only once', async () => {
    const onUnauthorized = vi.fn();
    const refresh = vi.fn(() => true);
    const { client, requests } = clientWith(() => json({}, { status: 401 }), {
      refresh,
      onUnauthorized,
    });
    expect((await errorOf(client.listAllergies({ name: 'x' }))).status).toBe(401);
    expect(requests).toHaveLength(2);
    expect(refresh).toHaveBeenCalledOnce();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('ends with the 401 when it cannot renew the token', async () => {
    const { client, requests, onUnauthorized } = expiring(() => false);
    expect((await errorOf(client.listAllergies({ name: 'x' }))).status).toBe(401);
    expect(requests).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('is not used for a wrong password', async () => {
    const refresh = vi.fn(() => true);
    const { client } = clientWith(() => json({}, { status: 401 }), { refresh });
    expect((await errorOf(client.login(inputs.login))).status).toBe(401);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('can be cancelled', async () => {
    const { client } = expiring(() => new Promise(() => {}));
    const error = await errorOf(client.listAllergies({ name: 'x' }, { timeoutMs: 20 }));
    expect(error.kind).toBe('timeout');
  });
});

describe('hooks', () => {
  const event = { operationId: 'listDoctors', attempt: 1, requestId: expect.any(String) };
  const end = { ...event, durationMs: expect.any(Number) };

  it('see each attempt', async () => {
    const answers = [json({}, { status: 404 }), json({ doctors: [], totalCount: 0 })];
    const hooks = { onRequest: vi.fn(), onResponse: vi.fn(), onError: vi.fn() };
    const { client, requests } = clientWith(() => answers.shift() ?? json({}), hooks);
    const error = await errorOf(client.listDoctors());
    const result = await client.listDoctors();
    expect(hooks.onError.mock.calls).toEqual([[{ ...end, error }]]);
    expect(hooks.onRequest.mock.calls).toEqual(requests.map((request) => [{ ...event, request }]));
    expect(hooks.onResponse.mock.calls).toEqual([[{ ...end, response: result.response }]]);
  });

  const thrown = new Error('from a hook');
  const fail = () => {
    throw thrown;
  };
  const reject = () => Promise.reject(thrown);

  it.each<[string, number, Partial<PortalClientOptions>]>([
    ['getToken', 200, { getToken: fail }],
    ['an asynchronous getToken', 200, { getToken: reject }],
    ['refresh', 401, { refresh: fail }],
    ['an asynchronous refresh', 401, { refresh: reject }],
    ['validate', 200, { validate: fail }],
  ])('that the call needs fail it: %s', async (_, status, options) => {
    const { client } = clientWith(() => json([], { status }), { token: null, ...options });
    const error = await errorOf(client.listAllergies({ name: 'x' }));
    expect(error).toMatchObject({ kind: 'hook', operationId: 'listAllergies', cause: thrown });
  });

  /** The functions that only observe, with the status of a call that has them called. */
  const observers = [
    ['onRequest', 200],
    ['onResponse', 200],
    ['onError', 404],
    ['onUnauthorized', 401],
  ] as const;

  const outcome = async (options: Partial<PortalClientOptions>, status: number, call = {}) => {
    const { client, requests } = clientWith(() => json({ message: 'Saved.' }, { status }), options);
    const result = await client.updateClinic({ body: {} }, call);
    return {
      sent: requests.length,
      end: result.ok ? result.data : (result.error.status ?? result.error.kind),
    };
  };
  const kept = (status: number) => ({
    sent: 1,
    end: status === 200 ? { message: 'Saved.' } : status,
  });

  it.each(observers)('that observe fail no call: %s', async (hook, status) => {
    const onHookError = vi.fn();
    expect(await outcome({ [hook]: fail, onHookError }, status)).toEqual(kept(status));
    expect(await outcome({ [hook]: reject, onHookError }, status)).toEqual(kept(status));
    expect(onHookError.mock.calls).toEqual([[thrown], [thrown]]);
  });

  it('that observe report an exception, also one of onHookError', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    await outcome({ onResponse: fail }, 200);
    expect(log.mock.calls).toEqual([[thrown]]);
    log.mockRestore();
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    await outcome({ onResponse: fail }, 200);
    const other = new Error('from onHookError');
    const onHookError = () => Promise.reject(other);
    expect(await outcome({ onResponse: fail, onHookError }, 200)).toEqual(kept(200));
    expect(reportError.mock.calls).toEqual([[thrown], [other]]);
    vi.unstubAllGlobals();
  });

  const neverSettle = () => new Promise(() => {});

  it.each(observers)('that never settle end with the limit: %s', async (hook, status) => {
    // The call is not made: `onRequest` has taken its time.
    const late = (kind: string) => (hook === 'onRequest' ? { sent: 0, end: kind } : kept(status));
    const options = { [hook]: neverSettle };
    expect(await outcome({ ...options, timeoutMs: 20 }, status)).toEqual(late('timeout'));
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 20);
    const aborted = await outcome(options, status, { signal: leaving.signal });
    expect(aborted).toEqual(late('abort'));
  });

  it('can abort the call', async () => {
    const { client } = clientWith(() => json({}, { status: 401 }), {
      refresh: () => Promise.reject(new DOMException('Left.', 'AbortError')),
    });
    expect((await errorOf(client.listAllergies({ name: 'x' }))).kind).toBe('abort');
  });

  it('time out with the call', async () => {
    const { client } = clientWith(() => json([]), { timeoutMs: 20, token: null });
    expect((await client.listAllergies({ name: 'x' })).ok).toBe(true);
    const getToken = () => new Promise<string>(() => {});
    const { client: stuck } = clientWith(() => json([]), { getToken, timeoutMs: 20 });
    expect((await errorOf(stuck.listAllergies({ name: 'x' }))).kind).toBe('timeout');
  });
});

describe('orThrow', () => {
  it('returns the data of a successful call', async () => {
    const { client } = clientWith(() => json([]));
    expect((await client.listSpecializations()).orThrow()).toEqual([]);
  });

  it('throws the error of a failed call', async () => {
    const { client } = clientWith(() => json({}, { status: 404 }));
    const result = await client.listSpecializations();
    expect(result.ok).toBe(false);
    expect(result.orThrow).toThrow(expect.objectContaining({ kind: 'http', status: 404 }));
    expect(() => result.orThrow()).toThrow(!result.ok && result.error);
  });
});

describe('validate', () => {
  const validate = vi.fn<NonNullable<PortalClientOptions['validate']>>();
  afterEach(() => void validate.mockReset());

  it('is called with every successful answer', async () => {
    const { client } = clientWith(() => json([]), { validate });
    expect((await client.listSpecializations()).ok).toBe(true);
    expect(validate.mock.calls).toEqual([['listSpecializations', []]]);
  });

  it('turns an invalid answer into a `parse` error with its message as the cause', async () => {
    validate.mockReturnValue('[0].msId is not a number');
    const { client } = clientWith(() => json([]), { validate });
    const result = await client.listSpecializations();
    expect(result).toMatchObject({ ok: false, error: { kind: 'parse', status: 200 } });
    expect(result.response?.status).toBe(200);
    expect(!result.ok && result.error.cause).toEqual(new TypeError('[0].msId is not a number'));
  });

  it.each([
    ['an empty confirmation', new Response(''), 'nothing'],
    ['an HTTP error', json({}, { status: 400 }), 'http'],
    ['HTML', html(), 'parse'],
  ])('is not called for %s', async (_, response, outcome) => {
    expect(await confirmed(response, { validate })).toBe(outcome);
    expect(validate).not.toHaveBeenCalled();
  });
});

describe('an error', () => {
  const refused = () =>
    errorOf(
      clientWith(() =>
        json({ title: 'T', message: 'M' }, { status: 400 }),
      ).client.listSpecializations(),
    );

  it('is recognized across copies of the package', async () => {
    const error = await refused();
    vi.resetModules();
    const copy = await import('./errors.ts');
    expect(copy.PortalError).not.toBe(PortalError);
    expect(copy.isPortalError(error)).toBe(true);
    expect(isPortalError(new copy.PortalError('abort', 'login'))).toBe(true);
    for (const other of [null, undefined, 'PortalError', new Error('x'), { name: 'PortalError' }])
      expect(isPortalError(other)).toBe(false);
  });

  it('omits the cause from its JSON', async () => {
    const { client } = clientWith(() => Promise.reject(new TypeError('a secret')));
    const network = JSON.stringify(await errorOf(client.listSpecializations()));
    expect(JSON.parse(network)).toEqual({
      name: 'PortalError',
      kind: 'network',
      operationId: 'listSpecializations',
      requestId: expect.any(String),
      message: expect.stringMatching(/^The server could not be reached/),
    });
    expect(JSON.parse(JSON.stringify(await refused()))).toEqual({
      name: 'PortalError',
      kind: 'http',
      operationId: 'listSpecializations',
      requestId: expect.any(String),
      status: 400,
      title: 'T',
      serverMessage: 'M',
      message: 'M',
    });
  });

  it('has the exception of fetch as its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { client } = clientWith(() => Promise.reject(cause));
    expect((await errorOf(client.listSpecializations())).cause).toBe(cause);
  });
});

describe('retries', () => {
  beforeEach(
    () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }),
  );
  afterEach(() => void vi.useRealTimers());

  /** Answers with these statuses in turn; `nothing` is a network error. */
  const answering = (...answers: (number | 'nothing')[]) => {
    const remaining = [...answers];
    return () => {
      const answer = remaining.shift() ?? 'nothing';
      if (answer === 'nothing') return Promise.reject(new TypeError('fetch failed'));
      return json([], { status: answer });
    };
  };
  const read = (client: PortalClient, options = {}) => client.listSpecializations({}, options);

  it.each<[string, (number | 'nothing')[], number, number | 'network']>([
    ['retries after a network error', ['nothing', 200], 2, 200],
    ['retries when the server is busy', [503, 429, 200], 3, 200],
    ['retries after a gateway error', [502, 504, 200], 3, 200],
    [
      'stops after the given number of retries',
      ['nothing', 'nothing', 'nothing', 200],
      3,
      'network',
    ],
    ['returns the last error', [503, 503, 429], 3, 429],
    ['does not retry a 404', [404, 200], 1, 404],
    ['does not retry a 500', [500, 200], 1, 500],
  ])('%s', async (_, answers, times, outcome) => {
    const { client, requests } = clientWith(answering(...answers), { retries: 2 });
    const settled = read(client);
    await vi.runAllTimersAsync();
    const result = await settled;
    expect(result.ok ? result.status : (result.error.status ?? result.error.kind)).toBe(outcome);
    expect(requests).toHaveLength(times);
  });

  it.each<[string, OperationId, Partial<PortalClientOptions>, CallOptions]>([
    ['by default', 'listSpecializations', {}, {}],
    ['when the call asks for none', 'listSpecializations', { retries: 2 }, { retries: 0 }],
    ['after a write', 'updateClinic', { retries: 2 }, {}],
    ['after a write that takes no key', 'login', { retryWrites: true }, { retries: 2 }],
    [
      'after a write that carries no key',
      'updateClinic',
      { retryWrites: true, idempotencyKeys: false },
      { retries: 2 },
    ],
  ])('do not happen %s', async (_, id, options, callOptions) => {
    const { client, requests } = clientWith(answering(503, 200), options);
    expect((await errorOf(calls[id](client, callOptions))).status).toBe(503);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Partial<PortalClientOptions>, CallOptions]>([
    ['when the client retries writes', { retries: 1, retryWrites: true }, {}],
    ['when the call asks for it', {}, { retries: 1 }],
  ])('retries a keyed write %s, with the same key', async (_, options, callOptions) => {
    const { client, requests } = clientWith(answering('nothing', 200), options);
    const settled = client.updateClinic({ body: {} }, callOptions);
    await vi.runAllTimersAsync();
    expect((await settled).ok).toBe(true);
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('retries while the first attempt is in flight', async () => {
    const answers = [json({ code: 'key-in-flight' }, { status: 409 }), json({ message: 'Saved.' })];
    const { client, requests } = clientWith(() => answers.shift() ?? json({}), {
      retries: 1,
      retryWrites: true,
    });
    const settled = client.updateClinic({ body: {} });
    await vi.runAllTimersAsync();
    expect((await settled).ok).toBe(true);
    expect(requests).toHaveLength(2);
  });

  it('waits for Retry-After', async () => {
    const answers = [json([], { status: 503, headers: { 'Retry-After': '7' } }), json([])];
    const { client, requests } = clientWith(() => answers.shift() ?? json([]), { retries: 1 });
    const settled = read(client);
    await vi.advanceTimersByTimeAsync(6900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    expect((await settled).ok).toBe(true);
  });

  it('backs off exponentially', async () => {
    const { client, requests } = clientWith(answering(), { retries: 3 });
    const settled = read(client);
    const times: number[] = [];
    for (let time = 0; time <= 2100; time += 10) {
      times[requests.length] ??= time;
      // oxlint-disable-next-line no-await-in-loop -- advances the clock
      await vi.advanceTimersByTimeAsync(10);
    }
    const [, first = 0, second = 0, third = 0, fourth = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(140);
    expect(second - first).toBeLessThanOrEqual(320);
    expect(third - second).toBeGreaterThanOrEqual(290);
    expect(fourth - third).toBeGreaterThanOrEqual(590);
    await settled;
  });

  it.each([
    ['the timeout', '7', 5000],
    ['a timer', '999999999', undefined],
  ])('fails at once when the wait is too long for %s', async (_, retryAfter, timeoutMs) => {
    const closed = () => json([], { status: 503, headers: { 'Retry-After': retryAfter } });
    const { client, requests } = clientWith(closed, { retries: 2, timeoutMs });
    expect((await errorOf(read(client))).status).toBe(503);
    expect(requests).toHaveLength(1);
  });

  it('can be cancelled during a wait', async () => {
    const { client, requests } = clientWith(answering(503, 200), { retries: 2 });
    const controller = new AbortController();
    const error = errorOf(read(client, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect((await error).kind).toBe('abort');
    expect(requests).toHaveLength(1);
  });
});

describe('a non-conforming answer', () => {
  const cases: [OperationId, unknown, unknown][] = [
    ['listSpecializations', null, []],
    ['listAllergies', null, []],
    ['listDoctors', { doctors: null, totalCount: 0 }, { doctors: [], totalCount: 0 }],
    ['listPatientRequests', { totalCount: 0 }, { requests: [], totalCount: 0 }],
    ['listAccessLog', { totalCount: 0 }, { entries: [], totalCount: 0 }],
    [
      'getRequest',
      { description: null, doctorName: 'a', patientName: 'b' },
      { description: '', doctorName: 'a', patientName: 'b' },
    ],
  ];
  it.each(cases)('to %s with nulls becomes an empty value: %j', async (id, answer, data) => {
    const result = await calls[id](clientWith(() => json(answer)).client);
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.data).toEqual(data);
  });

  it.each([{}, { totalCount: 3 }, { doctors: null, totalCount: 3 }, { doctors: [] }])(
    'to listDoctors is rejected: %j',
    async (answer) => {
      const { client } = clientWith(() => json(answer));
      expect((await errorOf(client.listDoctors())).kind).toBe('parse');
    },
  );
});

describe('a backend on another origin', () => {
  beforeEach(() => void vi.stubGlobal('location', new URL('https://page.example/')));
  afterEach(() => void vi.unstubAllGlobals());

  it('is one with another address', async () => {
    vi.stubGlobal('location', new URL(`${baseUrl}/doctors`));
    const { client, requests } = clientWith(() => json([]));
    await client.listSpecializations();
    expect(requests[0]?.headers.has('X-Request-Id')).toBe(true);
  });

  it('gets public reads without a CORS preflight', async () => {
    const { client, requests } = clientWith(() => json([]));
    await client.listSpecializations();
    expect([...(requests[0]?.headers.keys() ?? [])]).toEqual(['accept']);
  });

  it('gets no cookies and only the three headers that it must allow', async () => {
    const { client, requests } = clientWith((request) => json(request.method === 'POST' ? {} : []));
    await client.listAllergies({ name: 'x' });
    await client.addBloodSugar({ body: { value: 90 } });
    expect(requests).toHaveLength(2);
    for (const { headers, credentials, mode } of requests) {
      expect(['accept', 'authorization', 'content-type', 'idempotency-key']).toEqual(
        expect.arrayContaining([...headers.keys()]),
      );
      expect({ credentials, mode }).toEqual({ credentials: 'same-origin', mode: 'cors' });
    }
  });

  it('gets no Idempotency-Key when `idempotencyKeys` is false, even an explicit one', async () => {
    const { client, requests } = clientWith(() => json({}), { idempotencyKeys: false });
    const writes = operationIds().filter((id) => operations[id].keyed);
    await Promise.all(writes.map((id) => calls[id](client)));
    await client.addBloodSugar({ body: { value: 90 } }, { idempotencyKey: 'attempt-1' });
    expect(requests).toHaveLength(writes.length + 1);
    for (const { headers } of requests) expect(headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('a call without a usable answer', () => {
  it.each([undefined, 'changed my mind'])('is an abort when cancelled with %j', async (reason) => {
    const { client } = clientWith(hanging);
    const controller = new AbortController();
    const error = errorOf(client.listSpecializations({}, { signal: controller.signal }));
    controller.abort(reason);
    expect((await error).kind).toBe('abort');
    const again = client.listSpecializations({}, { signal: controller.signal });
    expect((await errorOf(again)).kind).toBe('abort');
  });

  describe.each([
    ['rejects only on cancellation', hanging],
    ['ignores its signal', () => new Promise<Response>(() => {})],
    ['returns an endless body', () => new Response(new ReadableStream())],
    [
      'returns an error with an endless body',
      () => new Response(new ReadableStream(), { status: 500 }),
    ],
  ])('with a fetch that %s', (_, fetch) => {
    const { signal } = new AbortController();
    const timeouts = {
      'the timeout of the client': () =>
        clientWith(fetch, { timeoutMs: 20 }).client.listSpecializations(),
      'the timeout of the client, before the signal of the caller,': () =>
        clientWith(fetch, { timeoutMs: 20 }).client.listSpecializations({}, { signal }),
      'the timeout of the caller': () =>
        clientWith(fetch).client.listSpecializations({}, { signal: AbortSignal.timeout(20) }),
    };

    it.each(Object.entries(timeouts))(
      'fails with `timeout` when %s expires',
      async (_name, call) => {
        expect((await errorOf(call())).kind).toBe('timeout');
      },
    );

    it('fails with `timeout` despite garbage collection', async () => {
      const collecting = setInterval(collectGarbage, 2);
      const errors = await Promise.all(Object.values(timeouts).map((call) => errorOf(call())));
      clearInterval(collecting);
      expect(errors.map(({ kind }) => kind)).toEqual(['timeout', 'timeout', 'timeout']);
    });
  });

  it.each([
    ['a text', new Response('Saved', { headers: { 'Content-Type': 'text/plain' } }), 'nothing'],
    ['true', json(true), 'nothing'],
    ['another object', json({ id: 5 }), 'nothing'],
    ['a message', json({ message: 'Saved.' }, { status: 201 }), { message: 'Saved.' }],
  ])('succeeds when it is a write that is confirmed with %s', async (_, response, outcome) => {
    expect(await confirmed(response)).toEqual(outcome);
  });
});
