// The backend of the pages under test. It stands in the place of `fetch`, not behind a service worker: so it can refuse
// a call exactly as a browser does, hold an answer back, and note what was sent. What it answers when all is well comes
// from the handlers that the contract types.
import { operations } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { getResponse, HttpHandler } from 'msw';
import { onTestFinished } from 'vitest';
import * as sample from '../src/testing/wireSamples.ts';
import { people, storyToken } from '../src/testing/PortalAt.tsx';
import { wireRecord } from '../src/testing/wireRecord.ts';

/** The name of an operation of the contract. */
export type OperationId = keyof typeof mock;

const requestsOf =
  (count: number) =>
  ({ query }: { query: URLSearchParams }) => ({
    requests: sample
      .wireRequests(count, query.get('isAnswered') === 'true')
      .slice(0, Number(query.get('pageSize'))),
    totalCount: count,
  });

/** What the backend answers when nothing is wrong, where that is not the contract's example. */
const answers: Partial<Readonly<Record<OperationId, HttpHandler>>> = {
  login: mock.login.ok({ token: storyToken(people.patient) }),
  listDoctorsBySpecialization: mock.listDoctorsBySpecialization.ok(sample.wireDoctors(3)),
  listDoctors: mock.listDoctors.ok(({ query }) => ({
    doctors: sample.wireDoctors(20).slice(0, Number(query.get('pageSize'))),
    totalCount: 20,
  })),
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

/** How a call is answered, or fails to be. */
export type Respond = (request: Request) => Promise<Response>;

const page = '<!doctype html><html><head><title>Welcome</title></head><body>Sign in</body></html>';

const answer = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': type } });

/** What can go wrong with any call, by its name. Each fails as it does in a browser. */
export const faults = {
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  timeout: () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
  // Without words, as from what stands before a backend: the portal has to find its own.
  'status 500': async () => new Response(null, { status: 500 }),
  'status 401': async () => new Response(null, { status: 401 }),
  'malformed JSON': async () => answer('{"doctors": [{"name": "Sam', 'application/json'),
  'an HTML page': async () => answer(page, 'text/html'),
} satisfies Record<string, Respond>;

/** The faults as rows of a table. */
export const faultTable = Object.entries<Respond>(faults).map(([fault, respond]) => ({
  fault,
  respond,
}));

/** A call as the backend got it. */
export interface Call {
  id: OperationId;
  /** The token that came along. */
  token: string | undefined;
  /** The `Idempotency-Key`, of writes that have one. */
  key: string | undefined;
  query: URLSearchParams;
  body: string;
}

/** The backend of one test. */
export interface Backend {
  /** Every call so far, in their order. */
  calls: Call[];
  /** The calls of one operation so far. */
  callsOf: (id: OperationId) => Call[];
  /** Answers an operation otherwise than usual, from now on. */
  answer: (id: OperationId, respond: Respond | HttpHandler) => void;
  /** Answers an operation as usual again. */
  heal: (id: OperationId) => void;
}

/** Ends a call when its page gives it up, whatever the backend is about to say. */
function givenUp({ signal }: Request): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return promise;
}

const isOperation = (name: string): name is OperationId => name in mock;

const respondWith =
  (handler: HttpHandler): Respond =>
  async (request) =>
    (await getResponse([handler], request)) ?? Response.error();

const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
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
 * Puts a backend in the place of the network until the test ends.
 * @param options.cancels - Whether a call that its page has given up ends at once, as in a browser. Without it the answer
 * comes all the same.
 */
export function startBackend({ cancels = true } = {}): Backend {
  const calls: Call[] = [];
  const others = new Map<OperationId, Respond>();
  const network = globalThis.fetch;

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    // The test runner fetches, too.
    if (!new URL(request.url).pathname.startsWith('/api/')) return network(request);
    const id = operationOf(request);
    calls.push({
      id,
      token: request.headers.get('Authorization')?.replace('Bearer ', ''),
      key: request.headers.get('Idempotency-Key') ?? undefined,
      query: new URL(request.url).searchParams,
      body: await request.clone().text(),
    });
    const respond = others.get(id) ?? respondWith(handlerOf(id));
    const response = respond(request);
    return cancels ? Promise.race([response, givenUp(request)]) : response;
  };
  onTestFinished(() => {
    globalThis.fetch = network;
  });

  return {
    calls,
    callsOf: (id) => calls.filter((call) => call.id === id),
    answer: (id, respond) =>
      others.set(id, respond instanceof HttpHandler ? respondWith(respond) : respond),
    heal: (id) => others.delete(id),
  };
}

/** An answer that is held back until `release`. */
export function held(respond: Respond): { respond: Respond; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    respond: async (request) => {
      await promise;
      return respond(request);
    },
    release: resolve,
  };
}
