import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { answers, emptyAnswers, problems, statuses } from './generated/examples.ts';
import { type OperationDescription, operationIds, operations } from './generated/operations.ts';
import type { Answer, Body, OperationId, Schemas } from './types.ts';

export { examples } from './generated/examples.ts';

/** The intercepted call. */
export interface MockCall<Id extends OperationId> {
  /** The path parameters by name, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** The query parameters. */
  readonly query: URLSearchParams;
  /** Parses the payload. Rejects when the call has none. */
  readonly body: () => Promise<Body<Id>>;
  /** The intercepted `Request`. */
  readonly request: Request;
}

/** An answer, or a function of the call that returns one. */
export type MockAnswer<Id extends OperationId> =
  | Answer<Id>
  | ((call: MockCall<Id>) => Answer<Id> | Promise<Answer<Id>>);

/** Options of a mocked answer. */
export interface MockOptions {
  /** Milliseconds to wait before the answer. Default: 0. */
  readonly delayMs?: number;
  /** Headers to add to `Content-Type`, such as `{ 'Retry-After': '1' }`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates the MSW handlers of one operation, for any host. */
export interface OperationMock<Id extends OperationId> {
  /** Answers with the status of success. Default: the contract's example. */
  readonly ok: (answer?: MockAnswer<Id>, options?: MockOptions) => HttpHandler;
  /** Answers with the minimum: an empty list, only the required fields of an object, no body for a keyed write. */
  readonly empty: (options?: MockOptions) => HttpHandler;
  /** Answers with an error status. `title` and `message` default to the contract's example for the status. */
  readonly fail: (
    status: number,
    problem?: Partial<Schemas['Problem']>,
    options?: MockOptions,
  ) => HttpHandler;
  /** Answers with the contract's example after a delay in milliseconds. Default: 2000. */
  readonly slow: (ms?: number) => HttpHandler;
  /** Never answers. */
  readonly pending: () => HttpHandler;
  /** Fails with a network error. */
  readonly offline: () => HttpHandler;
}

type Mocks = { -readonly [Id in keyof typeof operations]: OperationMock<Id> };

const verbs = {
  GET: http.get,
  POST: http.post,
  PUT: http.put,
  PATCH: http.patch,
  DELETE: http.delete,
};

/**
 * Creates MSW handlers for every operation, typed by the contract:
 * `worker.use(mock.listDoctors.ok({ doctors: [], totalCount: 0 }))`.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type maps over the same table
export const mock = Object.fromEntries(operationIds().map((id) => [id, mockOf(id)])) as Mocks;

/** One handler per operation that answers with the contract's example: `setupServer(...handlers)`. */
export const handlers: readonly HttpHandler[] = Object.values<Record<'ok', () => HttpHandler>>(
  mock,
).map(({ ok }) => ok());

function mockOf<Id extends OperationId>(id: Id): OperationMock<Id> {
  const operation: OperationDescription = operations[id];
  const pattern = `*${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

  const handler = (answerOf: (call: MockCall<Id>) => Promise<Response>): HttpHandler =>
    verbs[operation.method](pattern, (info) => {
      const { params } = info;
      // Widened from MSW's type, so that `json()` returns `any`.
      const request: Request = info.request;
      const url = new URL(request.url);
      // `/api/doctor/{name}` also matches `/api/doctor/requests`, which is another operation.
      if (isOtherLiteralPath(operation, url.pathname)) return undefined;
      return answerOf({
        path: Object.fromEntries(
          Object.entries(params).map(([name, value]) => [name, String(value)]),
        ),
        query: url.searchParams,
        body: () => request.clone().json(),
        request,
      });
    });

  const { [id]: success = 200 } = statuses;
  const respond = (
    status: number,
    dataOf: (call: MockCall<Id>) => unknown,
    { delayMs = 0, headers }: MockOptions = {},
  ): HttpHandler =>
    handler(async (call) => {
      const data = await dataOf(call);
      await delay(delayMs);
      // `undefined` results in an empty body.
      return new HttpResponse(JSON.stringify(data), {
        status,
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    });

  return {
    ok: (answer = answers[id], options) =>
      respond(success, (call) => (isResolver<Id>(answer) ? answer(call) : answer), options),
    empty: (options) => respond(success, () => emptyAnswers[id], options),
    fail: (status, problem, options) => {
      const example = problems[id][status] ?? {
        title: 'Something went wrong',
        message: `Mocked status ${status}.`,
      };
      const { title, message } = example;
      const body = problem ? { title, message, ...problem } : example;
      return respond(status, () => body, options);
    },
    slow: (ms = 2000) => respond(success, () => answers[id], { delayMs: ms }),
    pending: () =>
      handler(async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    offline: () => handler(async () => HttpResponse.error()),
  };
}

function isResolver<Id extends OperationId>(
  answer: MockAnswer<Id>,
): answer is Extract<MockAnswer<Id>, (call: MockCall<Id>) => unknown> {
  return typeof answer === 'function';
}

function isOtherLiteralPath(operation: OperationDescription, pathname: string): boolean {
  return Object.values<OperationDescription>(operations).some(
    (other) =>
      other !== operation &&
      other.method === operation.method &&
      !other.path.includes('{') &&
      pathname.endsWith(other.path),
  );
}
