// An HTTP server that answers every operation with malformed, non-conforming and unusual responses.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers } from '../src/generated/examples.ts';
import { type OperationId, operations, type PortalClientOptions } from '../src/index.ts';
import { operationIds } from '../src/generated/operations.ts';

/** Text in a broken answer that must not leak into errors. */
export const CONFIDENTIAL = 'confidential';

type Answer = (response: ServerResponse, good: string, request: IncomingMessage) => void;

/** The outcome of a call: `good`, `empty` (success without data), `http 404`, or another error kind. */
type Outcome = string;

type Expected = Outcome | Readonly<Record<'object' | 'list' | 'login' | 'write', Outcome>>;

export interface Fault {
  readonly answer: Answer;
  readonly expected: Expected;
  readonly options?: Pick<PortalClientOptions, 'timeoutMs' | 'retries'>;
  /** The operations to test, where all would take too long. */
  readonly only?: readonly OperationId[];
}

export function expectedOutcome({ expected }: Fault, id: OperationId): Outcome {
  if (typeof expected === 'string') return expected;
  const { method, keyed } = operations[id];
  if (keyed) return expected.write;
  // A write without a key is not repeated.
  if (method !== 'GET') return expected.login;
  return operations[id].answer === 'list' ? expected.list : expected.object;
}

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html' };
const page = `<!doctype html><title>Gateway</title><p>${CONFIDENTIAL}</p>`;
const large = Buffer.alloc(1_000_000, ' ');
const huge = Buffer.alloc(50_000_000, ' ');

const answering =
  (status: number, body?: string | Uint8Array, headers: Record<string, string> = json): Answer =>
  (response, good) =>
    response.writeHead(status, headers).end(body ?? good);

const raw =
  (...lines: string[]): Answer =>
  ({ socket }) =>
    socket?.end(lines.join('\r\n'));

/** Sends the headers and the start of the body, and leaves the rest to `then`. */
const beginning =
  (status: number, then: (response: ServerResponse) => void = () => {}): Answer =>
  (response) => {
    response.writeHead(status, json).write(`{"name":"${CONFIDENTIAL}`, () => then(response));
  };

const reset = ({ socket }: ServerResponse) => void socket?.resetAndDestroy();

function drip(response: ServerResponse) {
  const dripping = setInterval(() => response.write('.'), 5);
  response.on('close', () => clearInterval(dripping));
}

/** Answers the first attempt of each call with `answer` and the second with `second`. */
function first(answer: Answer, second: Answer): Answer {
  const attempted = new Set<string | undefined>();
  return (response, body, request) => {
    const isSecond = attempted.delete(request.url);
    if (!isSecond) attempted.add(request.url);
    (isSecond ? second : answer)(response, body, request);
  };
}

const errorBodies: readonly (readonly [string | Uint8Array, Record<string, string>])[] = [
  ['{"title":"T","message":"M","errors":{"name":["Wrong."]}}', json],
  ['{"status":1,"message":"M"}', json],
  ['{"title":"T","errors":{"Name":"Wrong."}}', json],
  [`{"type":"about:blank","detail":"D","instance":"${CONFIDENTIAL}"}`, json],
  ['{"message":"M"}', { 'Content-Type': 'text/plain' }],
  ['{"message":{"text":["M"]},"title":7,"errors":[null]}', json],
  [page, html],
  [page, json],
  [`{"message":"${CONFIDENTIAL}`, json],
  ['\uFEFF{"message":"M"}', { 'Content-Type': 'application/json; charset=utf-16' }],
  [Buffer.from([0xff, 0xfe, 0x00]), json],
  ['', {}],
  ['null', json],
  ['[]', json],
  [`"${CONFIDENTIAL}"`, json],
  ['7', json],
];

const httpError = (status: number): Answer => {
  return (response, good, request) => {
    const index = operationIds().findIndex((id) => request.url?.includes(`/${id}/`));
    const [body, headers] = errorBodies[(index + status) % errorBodies.length] ?? [];
    answering(status, body, headers)(response, good, request);
  };
};

/** The statuses of the contract, of proxies and of CDNs. */
const statuses = `
  300 301 302 304 307 308 400 401 402 403 404 405 406 408 409 410 412 413 414 415 416 417 418 421 422
  423 424 425 426 428 429 431 451 499 500 501 502 503 504 505 506 507 508 510 511 520 521 522 530 599`;

const good = answering(200);
const unlikeAny = { object: 'parse', list: 'parse', login: 'parse', write: 'empty' };
const unlikeObjects = { ...unlikeAny, list: 'good' };
const busy = (retryAfter: string) => answering(503, '', { 'Retry-After': retryAfter });
export const readIds = operationIds().filter((id) => operations[id].method === 'GET');

/** The outcomes of reads, which are retried, and of writes, which are not. */
const reads = (read: Outcome, write: Outcome) => ({
  object: read,
  list: read,
  login: write,
  write,
});

const faults: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries(
    Array.from(statuses.matchAll(/\d+/g), ([status]) => [
      `status ${status}`,
      { answer: httpError(Number(status)), expected: `http ${status}` },
    ]),
  ),
  'a large page with status 502': { answer: answering(502, large, html), expected: 'http 502' },
  'a huge page with status 502': {
    answer: answering(502, huge, html),
    expected: 'http 502',
    only: ['updateClinic'],
  },
  'an error that breaks off': { answer: beginning(500, reset), expected: 'http 500' },

  'the good answer': { answer: good, expected: 'good' },
  'the good answer with status 201': { answer: answering(201), expected: 'good' },
  'the good answer with status 206': { answer: answering(206), expected: 'good' },
  'the good answer with status 299': { answer: answering(299), expected: 'good' },
  'the good answer after early hints': {
    answer: (response, ...rest) => {
      response.writeProcessing();
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      good(response, ...rest);
    },
    expected: 'good',
  },
  'the good answer as HTML': { answer: answering(200, undefined, html), expected: 'good' },
  'the good answer without a content type': {
    answer: answering(200, undefined, {}),
    expected: 'good',
  },
  'the good answer as text': {
    answer: answering(200, undefined, { 'Content-Type': 'text/plain' }),
    expected: { object: 'good', list: 'good', login: 'good', write: 'empty' },
  },
  'the good answer with a byte order mark': {
    answer: (response, body) => response.writeHead(200, json).end(`\uFEFF${body}`),
    expected: 'good',
  },
  'the good answer after much white space': {
    answer: (response, body) =>
      response.writeHead(200, json).end(Buffer.concat([large, Buffer.from(body)])),
    expected: 'good',
  },
  'the good answer after a redirect': {
    answer: (response, body, request) =>
      request.url?.endsWith('?moved')
        ? good(response, body, request)
        : response.writeHead(307, { Location: `${request.url?.split('?')[0]}?moved` }).end(),
    expected: 'good',
  },

  'no body': { answer: answering(200, ''), expected: unlikeAny },
  'status 204': { answer: answering(204, ''), expected: unlikeAny },
  'status 205': { answer: answering(205, ''), expected: unlikeAny },
  HTML: { answer: answering(200, page, html), expected: 'parse' },
  'HTML that says it is JSON': { answer: answering(200, page), expected: 'parse' },
  'a large page': { answer: answering(200, large, html), expected: 'parse' },
  'a huge page': { answer: answering(200, huge, html), expected: 'parse', only: ['listDoctors'] },
  null: {
    answer: answering(200, 'null'),
    expected: unlikeObjects,
  },
  'a list': {
    answer: answering(200, '[]'),
    expected: unlikeObjects,
  },
  'a number': { answer: answering(200, '7'), expected: unlikeAny },
  'a text': { answer: answering(200, `"${CONFIDENTIAL}"`), expected: unlikeAny },
  'an empty object': { answer: answering(200, '{}'), expected: unlikeAny },
  'truncated JSON': { answer: answering(200, `{"name":"${CONFIDENTIAL}`), expected: 'parse' },
  'two answers in one': {
    answer: (response, body) => response.writeHead(200, json).end(body + body),
    expected: 'parse',
  },
  'ISO 8859-1': { answer: answering(200, Buffer.from('"Zoë"', 'latin1')), expected: 'parse' },
  'UTF-16': { answer: answering(200, Buffer.from('[]', 'utf16le')), expected: 'parse' },
  'half of a gzip': {
    answer: answering(200, Buffer.from('1f8b08000000', 'hex'), {
      ...json,
      'Content-Encoding': 'gzip',
    }),
    expected: unlikeAny,
  },

  'a reset before the header': { answer: reset, expected: 'network' },
  'a close before the header': { answer: raw(''), expected: 'network' },
  'a reset in the header': {
    answer: (response) => response.socket?.write('HTTP/1.1 200 O', () => reset(response)),
    expected: 'network',
  },
  'a reset in the body': { answer: beginning(200, reset), expected: 'network' },
  'a close before the end of the body': {
    answer: raw('HTTP/1.1 200 OK', 'Content-Length: 99', '', `"${CONFIDENTIAL}`),
    expected: 'network',
  },
  'a close before the last chunk': {
    answer: raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '2', '[]', ''),
    expected: 'network',
  },
  'chunks without a size': {
    answer: raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', CONFIDENTIAL, '[]', ''),
    expected: 'network',
  },
  'two Content-Length headers': {
    answer: raw('HTTP/1.1 200 OK', 'Content-Length: 2', 'Content-Length: 3', '', '[]'),
    expected: 'network',
  },
  'another protocol': { answer: raw(`220 ${CONFIDENTIAL} ESMTP`, ''), expected: 'network' },
  'a status of five digits': { answer: raw('HTTP/1.1 20000 OK', '', ''), expected: 'network' },
  'a malformed header': {
    answer: raw('HTTP/1.1 200 OK', CONFIDENTIAL, '', '[]'),
    expected: 'network',
  },
  'an endless header': {
    answer: raw('HTTP/1.1 200 OK', `Padding: ${'x'.repeat(100_000)}`, '', '[]'),
    expected: 'network',
  },
  'status 101': { answer: raw('HTTP/1.1 101 Switching Protocols', '', ''), expected: 'network' },
  'a gzip encoding without gzip data': {
    answer: answering(200, '[]', { ...json, 'Content-Encoding': 'gzip' }),
    expected: 'network',
  },
  'a redirect loop': {
    answer: (response, _, { url = '' }) => response.writeHead(307, { Location: url }).end(),
    expected: 'network',
  },
  'a redirect to a closed port': {
    answer: answering(307, '', { Location: 'http://127.0.0.1:1/' }),
    expected: 'network',
  },
  'a redirect to a mailto URL': {
    answer: answering(307, '', { Location: 'mailto:somebody@example.com' }),
    expected: 'network',
  },

  'no answer in time': { answer: () => {}, expected: 'timeout', options: { timeoutMs: 40 } },
  'no body in time': { answer: beginning(200), expected: 'timeout', options: { timeoutMs: 40 } },
  'a slow body': {
    answer: beginning(200, drip),
    expected: 'timeout',
    options: { timeoutMs: 40 },
  },
  'an error with a slow body': {
    answer: beginning(401, drip),
    expected: 'timeout',
    options: { timeoutMs: 40 },
  },

  'a reset, and the good answer to the next attempt': {
    answer: first(reset, good),
    expected: reads('good', 'network'),
    options: { retries: 1 },
  },
  'a reset in the body, and the good answer to the next attempt': {
    answer: first(beginning(200, reset), good),
    expected: reads('good', 'network'),
    options: { retries: 1 },
  },
  'a busy server, and the good answer to the next attempt': {
    answer: first(busy('0'), good),
    expected: reads('good', 'http 503'),
    options: { retries: 1 },
  },
  'a server that stays busy': {
    answer: busy('60'),
    expected: 'http 503',
    options: { retries: 1, timeoutMs: 30_000 },
  },
  'a busy server, and none in time at the next attempt': {
    answer: first(busy('0'), beginning(200, drip)),
    expected: 'timeout',
    options: { retries: 1, timeoutMs: 200 },
    only: readIds,
  },
};

export const faultNames = Object.keys(faults);

export function faultOf(name: string): Fault {
  const fault = faults[name];
  if (!fault) throw new Error(`There is no fault ${name}`);
  return fault;
}

export async function startBrokenServer() {
  const server = createServer((request, response) => {
    const [, name = '', id = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    const known = operationIds().find((each) => each === id);
    if (known) faultOf(name).answer(response, JSON.stringify(answers[known]), request);
    else reset(response);
  });
  // Many of the answers leave the connection unusable.
  server.maxRequestsPerSocket = 1;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
  const { port } = server.address() as AddressInfo;
  return {
    /** The base URL at which an operation gets a fault. */
    addressOf: (name: string, id: OperationId) =>
      `http://127.0.0.1:${port}/${encodeURIComponent(name)}/${id}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
