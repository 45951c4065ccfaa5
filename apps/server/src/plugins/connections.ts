import {
  type IncomingMessage,
  STATUS_CODES,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem, textOf } from './errors.ts';
import { dataHeaders } from './headers.ts';

type Times = Pick<Config, 'requestTimeoutSeconds' | 'headersTimeoutSeconds' | 'bodyLimitKib'>;

// How long a client that was refused has to read why. Closing at once, with some of what it sent
// unread, would take the answer away from it.
const PARTING_MS = 1000;

// Longer than the minute after which the usual load balancers let go of an idle connection: it is
// theirs to end, since they could otherwise send a call into one that is just being closed.
const KEEP_ALIVE_MS = 72_000;

/** How much clients may send and how long they may take, as options of the server. */
export function connectionOptions(times: Times) {
  const requestTimeout = times.requestTimeoutSeconds * 1000;
  const http: ServerOptions = {
    requestTimeout,
    headersTimeout: times.headersTimeoutSeconds * 1000,
    // How often Node looks for those that are too slow; unless told, every 30 seconds.
    connectionsCheckingInterval: 500,
    // Otherwise Node answers these by itself, without a body or a header of ours.
    requireHostHeader: false,
  };
  return {
    http,
    requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_MS,
    bodyLimit: times.bodyLimitKib * 1024,
    clientErrorHandler: refuseRequest,
  };
}

/** Answers what Node would answer by itself, and cuts off whoever does not read. */
export function registerConnections(app: FastifyInstance, { requestTimeoutSeconds }: Times) {
  app.server.on('request', (request, response) => {
    latest.set(request.socket, { request, response });
    // Nothing has moved for so long. If that is the client's doing, since it does not take the answer,
    // it is cut off; a handler that is slow may go on.
    response.setTimeout(requestTimeoutSeconds * 1000, () => {
      if (request.socket.writableLength > 0) request.socket.destroy();
    });
  });
  // Expectations of other kinds than to be told to go on are not ours to meet: they may be ignored.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0') throw new Problem(400);
  });
  // Calls that are under way when the server stops are answered; were their connections kept after
  // that, they would hold up its end.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** A request and its answer; the latest of a connection is the one that a fault can be about. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const latest = new WeakMap<Socket, Exchange>();

/** Answers a request that cannot be read, or does not arrive in time, and hangs up. */
function refuseRequest(error: Error, socket: Socket) {
  if (!socket.writable || !canAnswer(latest.get(socket))) {
    socket.destroy();
    return;
  }
  socket.end(rawAnswer(new Problem(statusOf(error))));
  setTimeout(() => socket.destroy(), PARTING_MS).unref();
}

/** Whether the next bytes on a connection would be understood as the answer to what is wrong. */
function canAnswer(exchange: Exchange | undefined): boolean {
  if (!exchange || exchange.response.writableFinished) return true;
  const { request, response } = exchange;
  // An answer has its socket when those to earlier calls have left.
  return !request.complete && !response.headersSent && response.socket !== null;
}

function statusOf(error: Error): 400 | 408 | 431 {
  const code = textOf(error, 'code');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function rawAnswer({ status, body }: Problem): string {
  const text = JSON.stringify(body);
  const headers = {
    ...dataHeaders(),
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    date: new Date().toUTCString(),
  };
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    text,
  ].join('\r\n');
}
