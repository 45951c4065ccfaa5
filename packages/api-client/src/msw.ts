import { delay, http, type HttpHandler, HttpResponse } from 'msw';
import { answers, emptyAnswers, problems } from './examples.ts';
import { operationIds } from './operation-id.ts';
import { operations, type OperationDescription } from './operations.ts';
import type { Answer, Body, OperationId, Schemas } from './types.ts';

export { examples } from './examples.ts';

/** The call a mock answers. */
export interface MockCall<Id extends OperationId> {
  /** The path parameters by name, decoded. */
  readonly path: Readonly<Record<string, string>>;
  /** The query parameters. */
  readonly query: URLSearchParams;
  /** Reads the payload; only for operations that take one. */
  readonly body: () => Promise<Body<Id>>;
  /** The whole request. */
  readonly request: Request;
}

/** An answer, or what makes one from the call. */
export type MockAnswer<Id extends OperationId> =
  | Answer<Id>
  | ((call: MockCall<Id>) => Answer<Id> | Promise<Answer<Id>>);

/** How a mock answers. */
export interface MockOptions {
  /** Milliseconds to wait first. */
  readonly delayMs?: number;
  /** Headers besides the type of the content, such as `{ 'Retry-After': '1' }`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes the MSW handlers of one operation, for any host. */
export interface OperationMock<Id extends OperationId> {
  /** Answers 200 with what the contract declares; with the contract's example when no answer is given. */
  readonly ok: (answer?: MockAnswer<Id>, options?: MockOptions) => HttpHandler;
  /**
   * Answers 200 with as little as there can be: an empty list, a profile with its required fields alone, the confirmation
   * of a write without a body.
   */
  readonly empty: (options?: MockOptions) => HttpHandler;
  /** Answers with an error status; what is left out of title and message is as in the contract's example of the status. */
  readonly fail: (
    status: number,
    problem?: Partial<Schemas['Problem']>,
    options?: MockOptions,
  ) => HttpHandler;
  /** Answers with the contract's example after so many milliseconds; 2000 when none are given. */
  readonly slow: (ms?: number) => HttpHandler;
  /** Never answers. */
  readonly pending: () => HttpHandler;
  /** Breaks the connection. */
  readonly offline: () => HttpHandler;
}

/** The MSW handlers of every operation. */
type Mocks = { -readonly [Id in keyof typeof operations]: OperationMock<Id> };

/**
 * The MSW handlers of every operation, typed by the contract:
 * `worker.use(mock.listDoctors.ok({ doctors: [], totalCount: 0 }))`.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type is made of the same table
export const mock = Object.fromEntries(operationIds().map((id) => [id, mockOf(id)])) as Mocks;

/** A handler for every operation, each of which answers with the contract's example: `setupServer(...handlers)`. */
export const handlers: readonly HttpHandler[] = Object.values<Record<'ok', () => HttpHandler>>(
  mock,
).map(({ ok }) => ok());

function mockOf<Id extends OperationId>(id: Id): OperationMock<Id> {
  const operation: OperationDescription = operations[id];
  const pattern = `*${operation.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

  const handler = (respond: (call: MockCall<Id>) => Promise<Response>): HttpHandler =>
    http[operation.method === 'GET' ? 'get' : 'post'](pattern, (info) => {
      const { params } = info;
      // As a plain request, whose JSON is untyped: what calls it here is typed by the same contract.
      const request: Request = info.request;
      const url = new URL(request.url);
      // `/api/doctor/{name}` also matches `/api/doctor/requests`: leave that to the handler of the other operation.
      if (isOtherLiteralPath(operation, url.pathname)) return undefined;
      return respond({
        path: Object.fromEntries(
          operation.pathParameters.map((name) => [name, String(params[name])]),
        ),
        query: url.searchParams,
        body: () => request.clone().json(),
        request,
      });
    });

  const good = (
    dataOf: (call: MockCall<Id>) => unknown,
    { delayMs = 0, headers }: MockOptions = {},
  ): HttpHandler =>
    handler(async (call) => {
      const data = await dataOf(call);
      await delay(delayMs);
      // Nothing makes an answer without a body.
      return new HttpResponse(JSON.stringify(data), {
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    });

  return {
    ok: (answer = answers[id], options) =>
      good((call) => (isMaker<Id>(answer) ? answer(call) : answer), options),
    empty: (options) => good(() => emptyAnswers[id], options),
    fail: (status, problem, { delayMs = 0, headers } = {}) =>
      handler(async () => {
        await delay(delayMs);
        const example = problems[id][status] ?? {
          title: 'Something went wrong',
          message: `Mocked status ${status}.`,
        };
        const { title, message } = example;
        const body = problem ? { title, message, ...problem } : example;
        return HttpResponse.json(body, { status, headers });
      }),
    slow: (ms = 2000) => good(() => answers[id], { delayMs: ms }),
    pending: () =>
      handler(async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
    offline: () => handler(async () => HttpResponse.error()),
  };
}

function isMaker<Id extends OperationId>(
  answer: MockAnswer<Id>,
): answer is Extract<MockAnswer<Id>, (call: MockCall<Id>) => unknown> {
  return typeof answer === 'function';
}

function isOtherLiteralPath(operation: OperationDescription, pathname: string): boolean {
  return Object.values<OperationDescription>(operations).some(
    (other) =>
      other !== operation &&
      other.method === operation.method &&
      other.pathParameters.length === 0 &&
      pathname.endsWith(other.path),
  );
}
