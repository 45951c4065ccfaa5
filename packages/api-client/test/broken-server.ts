// A real server that answers every operation in every way that is not, or only just, what the contract says.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answers } from '../src/examples.ts';
import { type OperationId, operations, type PortalClientOptions } from '../src/index.ts';
import { operationIds } from '../src/operation-id.ts';

/** Stands where a broken answer says what nobody else should read. */
export const CONFIDENTIAL = 'confidential';

type Answer = (response: ServerResponse, good: string, request: IncomingMessage) => void;

/** What becomes of a call: `good`, `empty` (well, but without data), `http 404`, or the kind of another error. */
type Outcome = string;

/** The outcome for everything, or for each sort of operation: objects, lists, the login, and the other writes. */
type Becomes = Outcome | Readonly<Record<'object' | 'list' | 'login' | 'write', Outcome>>;

/** A way to answer, what has to become of the calls, and what the client is told besides. */
export interface Fault {
  readonly answer: Answer;
  readonly becomes: Becomes;
  readonly options?: Pick<PortalClientOptions, 'timeoutMs' | 'retries'>;
  /** The operations that meet it, where all would take too long. */
  readonly only?: readonly OperationId[];
}

/** The outcome that a fault has to have for an operation. */
export function expectedOutcome({ becomes }: Fault, id: OperationId): Outcome {
  if (typeof becomes === 'string') return becomes;
  if (id === 'login') return becomes.login;
  if (operations[id].keyed) return becomes.write;
  return operations[id].answer.list ? becomes.list : becomes.object;
}

const json = { 'Content-Type': 'application/json' };
const html = { 'Content-Type': 'text/html' };
const page = `<!doctype html><title>Gateway</title><p>${CONFIDENTIAL}</p>`;
const large = Buffer.alloc(1_000_000, ' ');
const huge = Buffer.alloc(50_000_000, ' ');

/** Answers with a body of its own, or the good one. */
const answering =
  (status: number, body?: string | Uint8Array, headers: Record<string, string> = json): Answer =>
  (response, good) =>
    response.writeHead(status, headers).end(body ?? good);

/** Writes to the connection, without what a server does for a well-formed answer, and ends it. */
const raw =
  (...lines: string[]): Answer =>
  ({ socket }) =>
    socket?.end(lines.join('\r\n'));

/** Begins well, and says nothing more until the connection is gone. */
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

/** Answers the first attempt at each call in one way, the second in another. */
function first(answer: Answer, second: Answer): Answer {
  const asked = new Set<string | undefined>();
  return (response, body, request) => {
    const isSecond = asked.delete(request.url);
    if (!isSecond) asked.add(request.url);
    (isSecond ? second : answer)(response, body, request);
  };
}

/** What backends, and what stands before them, say with a status that is no success. */
const refusals: readonly (readonly [string | Uint8Array, Record<string, string>])[] = [
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

const refused = (status: number): Answer => {
  return (response, good, request) => {
    const place = operationIds().findIndex((id) => request.url?.includes(`/${id}/`));
    const [body, headers] = refusals[(place + status) % refusals.length] ?? [];
    answering(status, body, headers)(response, good, request);
  };
};

/** The statuses that people have met: of the contract, and of everything that may stand before a backend. */
const statuses = `
  300 301 302 304 307 308 400 401 402 403 404 405 406 408 409 410 412 413 414 415 416 417 418 421 422
  423 424 425 426 428 429 431 451 499 500 501 502 503 504 505 506 507 508 510 511 520 521 522 530 599`;

const good = answering(200);
const unlikeAny = { object: 'parse', list: 'parse', login: 'parse', write: 'empty' };
const unlikeObjects = { ...unlikeAny, list: 'good' };
const busy = (retryAfter: string) => answering(503, '', { 'Retry-After': retryAfter });
/** The operations that are tried again. */
export const readIds = operationIds().filter((id) => operations[id].method === 'GET');

/** For attempts, which are made again for reads alone. */
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
      { answer: refused(Number(status)), becomes: `http ${status}` },
    ]),
  ),
  'a large page with status 502': { answer: answering(502, large, html), becomes: 'http 502' },
  'a huge page with status 502': {
    answer: answering(502, huge, html),
    becomes: 'http 502',
    only: ['updateClinic'],
  },
  'a refusal that breaks off': { answer: beginning(500, reset), becomes: 'http 500' },

  'the good answer': { answer: good, becomes: 'good' },
  'the good answer with status 201': { answer: answering(201), becomes: 'good' },
  'the good answer with status 206': { answer: answering(206), becomes: 'good' },
  'the good answer with status 299': { answer: answering(299), becomes: 'good' },
  'the good answer after early hints': {
    answer: (response, ...rest) => {
      response.writeProcessing();
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      good(response, ...rest);
    },
    becomes: 'good',
  },
  'the good answer as HTML': { answer: answering(200, undefined, html), becomes: 'good' },
  'the good answer as nothing known': { answer: answering(200, undefined, {}), becomes: 'good' },
  'the good answer as text': {
    answer: answering(200, undefined, { 'Content-Type': 'text/plain' }),
    becomes: { object: 'good', list: 'good', login: 'good', write: 'empty' },
  },
  'the good answer with a byte order mark': {
    answer: (response, body) => response.writeHead(200, json).end(`\uFEFF${body}`),
    becomes: 'good',
  },
  'the good answer in much blank space': {
    answer: (response, body) =>
      response.writeHead(200, json).end(Buffer.concat([large, Buffer.from(body)])),
    becomes: 'good',
  },
  'the good answer after a redirect': {
    answer: (response, body, request) =>
      request.url?.endsWith('?moved')
        ? good(response, body, request)
        : response.writeHead(307, { Location: `${request.url?.split('?')[0]}?moved` }).end(),
    becomes: 'good',
  },

  'no body': { answer: answering(200, ''), becomes: unlikeAny },
  'status 204': { answer: answering(204, ''), becomes: unlikeAny },
  'status 205': { answer: answering(205, ''), becomes: unlikeAny },
  HTML: { answer: answering(200, page, html), becomes: 'parse' },
  'HTML that says it is JSON': { answer: answering(200, page), becomes: 'parse' },
  'a large page': { answer: answering(200, large, html), becomes: 'parse' },
  'a huge page': { answer: answering(200, huge, html), becomes: 'parse', only: ['listDoctors'] },
  null: {
    answer: answering(200, 'null'),
    becomes: unlikeObjects,
  },
  'a list': {
    answer: answering(200, '[]'),
    becomes: unlikeObjects,
  },
  'a number': { answer: answering(200, '7'), becomes: unlikeAny },
  'a text': { answer: answering(200, `"${CONFIDENTIAL}"`), becomes: unlikeAny },
  'an empty object': { answer: answering(200, '{}'), becomes: unlikeAny },
  'cut JSON': { answer: answering(200, `{"name":"${CONFIDENTIAL}`), becomes: 'parse' },
  'two answers in one': {
    answer: (response, body) => response.writeHead(200, json).end(body + body),
    becomes: 'parse',
  },
  'ISO 8859-1': { answer: answering(200, Buffer.from('"Zoë"', 'latin1')), becomes: 'parse' },
  'UTF-16': { answer: answering(200, Buffer.from('[]', 'utf16le')), becomes: 'parse' },
  'half of a gzip': {
    answer: answering(200, Buffer.from('1f8b08000000', 'hex'), {
      ...json,
      'Content-Encoding': 'gzip',
    }),
    becomes: unlikeAny,
  },

  'a reset before the header': { answer: reset, becomes: 'network' },
  'a close before the header': { answer: raw(''), becomes: 'network' },
  'a reset in the header': {
    answer: (response) => response.socket?.write('HTTP/1.1 200 O', () => reset(response)),
    becomes: 'network',
  },
  'a reset in the body': { answer: beginning(200, reset), becomes: 'network' },
  'a close before the end of the body': {
    answer: raw('HTTP/1.1 200 OK', 'Content-Length: 99', '', `"${CONFIDENTIAL}`),
    becomes: 'network',
  },
  'a close before the last chunk': {
    answer: raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', '2', '[]', ''),
    becomes: 'network',
  },
  'chunks of no size': {
    answer: raw('HTTP/1.1 200 OK', 'Transfer-Encoding: chunked', '', CONFIDENTIAL, '[]', ''),
    becomes: 'network',
  },
  'two lengths': {
    answer: raw('HTTP/1.1 200 OK', 'Content-Length: 2', 'Content-Length: 3', '', '[]'),
    becomes: 'network',
  },
  'another protocol': { answer: raw(`220 ${CONFIDENTIAL} ESMTP`, ''), becomes: 'network' },
  'a status of five digits': { answer: raw('HTTP/1.1 20000 OK', '', ''), becomes: 'network' },
  'a header that is none': {
    answer: raw('HTTP/1.1 200 OK', CONFIDENTIAL, '', '[]'),
    becomes: 'network',
  },
  'an endless header': {
    answer: raw('HTTP/1.1 200 OK', `Padding: ${'x'.repeat(100_000)}`, '', '[]'),
    becomes: 'network',
  },
  'status 101': { answer: raw('HTTP/1.1 101 Switching Protocols', '', ''), becomes: 'network' },
  'a gzip that is none': {
    answer: answering(200, '[]', { ...json, 'Content-Encoding': 'gzip' }),
    becomes: 'network',
  },
  'a redirect in a circle': {
    answer: (response, _, { url = '' }) => response.writeHead(307, { Location: url }).end(),
    becomes: 'network',
  },
  'a redirect to nowhere': {
    answer: answering(307, '', { Location: 'http://127.0.0.1:1/' }),
    becomes: 'network',
  },
  'a redirect to a mailbox': {
    answer: answering(307, '', { Location: 'mailto:somebody@example.com' }),
    becomes: 'network',
  },

  'no answer in time': { answer: () => {}, becomes: 'timeout', options: { timeoutMs: 40 } },
  'no body in time': { answer: beginning(200), becomes: 'timeout', options: { timeoutMs: 40 } },
  'a body that drips': {
    answer: beginning(200, drip),
    becomes: 'timeout',
    options: { timeoutMs: 40 },
  },
  'a refusal that drips': {
    answer: beginning(401, drip),
    becomes: 'timeout',
    options: { timeoutMs: 40 },
  },

  'a reset, and the good answer to the next attempt': {
    answer: first(reset, good),
    becomes: reads('good', 'network'),
    options: { retries: 1 },
  },
  'a reset in the body, and the good answer to the next attempt': {
    answer: first(beginning(200, reset), good),
    becomes: reads('good', 'network'),
    options: { retries: 1 },
  },
  'a busy server, and the good answer to the next attempt': {
    answer: first(busy('0'), good),
    becomes: reads('good', 'http 503'),
    options: { retries: 1 },
  },
  'a server that stays busy': {
    answer: busy('60'),
    becomes: 'http 503',
    options: { retries: 1, timeoutMs: 30_000 },
  },
  'a busy server, and none in time at the next attempt': {
    answer: first(busy('0'), beginning(200, drip)),
    becomes: 'timeout',
    options: { retries: 1, timeoutMs: 200 },
    only: readIds,
  },
};

/** Every fault by its name. */
export const faultNames = Object.keys(faults);

/** A fault by its name. */
export function faultOf(name: string): Fault {
  const fault = faults[name];
  if (!fault) throw new Error(`There is no fault ${name}`);
  return fault;
}

/** Starts the server. */
export async function startBrokenServer() {
  const server = createServer((request, response) => {
    const [, name = '', id = ''] = (request.url ?? '').split('/').map(decodeURIComponent);
    const known = operationIds().find((each) => each === id);
    if (known) faultOf(name).answer(response, JSON.stringify(answers[known]), request);
    else reset(response);
  });
  // Many of the answers leave a connection that is of no use to the next call.
  server.maxRequestsPerSocket = 1;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
  const { port } = server.address() as AddressInfo;
  return {
    /** The base address under which an operation meets a fault. */
    addressOf: (name: string, id: OperationId) =>
      `http://127.0.0.1:${port}/${encodeURIComponent(name)}/${id}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
