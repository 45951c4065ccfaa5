// Stubs `fetch` instead of using a service worker, to reject calls exactly as a browser does, delay HTTP responses and
// record calls.
import { type Capability, operations } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { getResponse, HttpHandler } from 'msw';
import { onTestFinished } from 'vitest';
import * as sample from '../src/testing/wireSamples.ts';
import { people, storyToken } from '../src/testing/people.ts';
import { wireRecord } from '../src/testing/wireRecord.ts';

export type OperationId = keyof typeof mock;

const requestsOf =
  (count: number) =>
  ({ query }: { query: URLSearchParams }) => ({
    requests: sample
      .wireRequests(count, query.get('isAnswered') === 'true')
      .slice(0, Number(query.get('pageSize'))),
    totalCount: count,
  });

/** The default handlers of operations that need more than the contract's example. */
const answers: Partial<Readonly<Record<OperationId, HttpHandler>>> = {
  login: mock.login.ok({ token: storyToken(people.patient) }),
  listDoctorsBySpecialization: mock.listDoctorsBySpecialization.ok(sample.wireDoctors(3)),
  listDoctors: mock.listDoctors.ok(({ query }) => ({
    doctors: sample.wireDoctors(20).slice(0, Number(query.get('pageSize'))),
    totalCount: 20,
  })),
  getAccount: mock.getAccount.ok(sample.wireAccount),
  getDoctor: mock.getDoctor.ok(({ path }) => ({ ...sample.wireDoctor, name: path['name'] ?? '' })),
  listDoctorRequests: mock.listDoctorRequests.ok(requestsOf(12)),
  getPatient: mock.getPatient.ok(({ path }) => ({
    ...sample.wirePatient,
    name: path['name'] ?? '',
  })),
  listBloodPressures: mock.listBloodPressures.ok(wireRecord.pressures),
  listBloodSugars: mock.listBloodSugars.ok(wireRecord.sugars),
  listPatientRequests: mock.listPatientRequests.ok(requestsOf(12)),
  listAccessLog: mock.listAccessLog.empty(),
  listMedicines: mock.listMedicines.ok(wireRecord.medicines),
  listChronicDiseases: mock.listChronicDiseases.ok(wireRecord.chronicDiseases),
  listAllergies: mock.listAllergies.ok(wireRecord.allergies),
  getRequest: mock.getRequest.ok(({ path }) =>
    path['requestId'] === '100' ? sample.wireResponse : sample.wireUnanswered,
  ),
};

const examples: Readonly<Record<OperationId, { ok: () => HttpHandler }>> = mock;

const handlerOf = (id: OperationId): HttpHandler => answers[id] ?? examples[id].ok();

export type Respond = (request: Request) => Promise<Response>;

const page = '<!doctype html><html><head><title>Welcome</title></head><body>Sign in</body></html>';

const responseOf = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': type } });

/** Everything that can go wrong with a call. Each fails as in a browser. */
export const faults = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  timeout: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
  // Without a body, as from a proxy: the portal has to show its own message.
  'status 500': async () => new Response(null, { status: 500 }),
  'status 401': async () => new Response(null, { status: 401 }),
  'malformed JSON': async () => responseOf('{"doctors": [{"name": "Sam', 'application/json'),
  'an HTML page': async () => responseOf(page, 'text/html'),
} satisfies Record<string, Respond>;

export const faultTable = Object.entries<Respond>(faults).map(([fault, respond]) => ({
  fault,
  respond,
}));

export interface Call {
  id: OperationId;
  token: string | undefined;
  key: string | undefined;
  query: URLSearchParams;
  body: string;
}

export interface Backend {
  calls: Call[];
  callsOf: (id: OperationId) => Call[];
  /** Overrides the handler of an operation. */
  answer: (id: OperationId, respond: Respond | HttpHandler) => void;
  /** Restores the default handler of an operation. */
  restore: (id: OperationId) => void;
}

function rejectOnAbort({ signal }: Request): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const handleAbort = () => reject(signal.reason);
  if (signal.aborted) handleAbort();
  signal.addEventListener('abort', handleAbort, { once: true });
  return promise;
}

const isOperation = (name: string): name is OperationId => name in mock;

const respondWith =
  (handler: HttpHandler): Respond =>
  async (request) =>
    (await getResponse([handler], request)) ?? Response.error();

// Fixed paths first: `/api/doctor/requests` is no doctor's name.
const patterns = Object.entries(operations)
  .toSorted(([, one], [, other]) => one.path.split('{').length - other.path.split('{').length)
  .map(([id, { method, path }]) => ({
    id,
    method,
    pattern: new URLPattern({ pathname: path.replaceAll(/\{(\w+)\}/g, ':$1') }),
  }));

/** The operation that a request calls. */
function operationOf({ method, url }: Request): OperationId {
  const found = patterns.find((one) => one.method === method && one.pattern.test(url));
  if (!found || !isOperation(found.id)) throw new Error(`The contract has no ${method} ${url}`);
  return found.id;
}

/**
 * Replaces the network until the test ends.
 * @param options.cancels - Whether an aborted call rejects at once, as in a browser; otherwise its HTTP response is still
 * delivered. True when absent.
 */
export function startBackend({ cancels = true } = {}): Backend {
  const calls: Call[] = [];
  const overrides = new Map<OperationId, Respond>();
  const network = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!new URL(request.url).pathname.startsWith('/api/')) return network(request);
    const id = operationOf(request);
    const override = overrides.get(id);
    // No page waits for it. Tests of the extensions answer it.
    if (id === 'getCapabilities' && !override) return rejectOnAbort(request);
    calls.push({
      id,
      token: request.headers.get('Authorization')?.replace('Bearer ', ''),
      key: request.headers.get('Idempotency-Key') ?? undefined,
      query: new URL(request.url).searchParams,
      body: await request.clone().text(),
    });
    const respond = override ?? respondWith(handlerOf(id));
    const response = respond(request);
    return cancels ? Promise.race([response, rejectOnAbort(request)]) : response;
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });

  return {
    calls,
    callsOf: (id) => calls.filter((call) => call.id === id),
    answer: (id, respond) =>
      overrides.set(id, respond instanceof HttpHandler ? respondWith(respond) : respond),
    restore: (id) => overrides.delete(id),
  };
}

/** Delays an HTTP response until `release` is called. */
export function deferred(respond: Respond): { respond: Respond; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    respond: async (request) => {
      await promise;
      return respond(request);
    },
    release: resolve,
  };
}

/** Starts a backend that has the extension of a write, if it needs one. */
export function startBackendFor({ extension }: { extension?: Capability }): Backend {
  const backend = startBackend();
  // Emails are about accounts.
  const needed = extension === 'mail' ? { account: 1, mail: 1 } : extension && { [extension]: 1 };
  if (needed) backend.answer('getCapabilities', mock.getCapabilities.ok({ capabilities: needed }));
  return backend;
}
