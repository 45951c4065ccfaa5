import {
  type IncomingMessage,
  STATUS_CODES,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import { textOf } from '../text-of.ts';
import { dataHeaders } from './headers.ts';
import { newRequestId, requestIdOf, traceOf } from './request-ids.ts';

type Times = Pick<Config, 'requestTimeoutSeconds' | 'headersTimeoutSeconds' | 'bodyLimitKib'>;

// Lingering close: closing with unread input resets the connection before the client reads the HTTP response.
const LINGER_MS = 1000;

// Longer than the idle timeout of common load balancers (60 s): they must close first, or they could
// send a call into a closing connection.
const KEEP_ALIVE_MS = 72_000;

export function connectionOptions(times: Times) {
  const requestTimeout = times.requestTimeoutSeconds * 1000;
  const http: ServerOptions = {
    requestTimeout,
    headersTimeout: times.headersTimeoutSeconds * 1000,
    // Node checks the timeouts only this often; its default is 30 seconds.
    connectionsCheckingInterval: 500,
    // Node's own HTTP response would lack our headers and body.
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

/** Handles what Node would answer itself, and disconnects clients that do not read. */
export function registerConnections(app: FastifyInstance, { requestTimeoutSeconds }: Times) {
  app.server.on('request', (request, response) => {
    latestExchange.set(request.socket, { request, response });
    // Unsent bytes mean that the client does not read; otherwise the handler is slow and may continue.
    response.setTimeout(requestTimeoutSeconds * 1000, () => {
      if (request.socket.writableLength > 0) request.socket.destroy();
    });
  });
  // Ignores expectations other than 100-continue.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion !== '1.0') throw new Problem(400);
  });
  // Kept-alive connections of the calls in flight would delay the shutdown.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** A call and its HTTP response. A fault of a connection is about its latest exchange. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const latestExchange = new WeakMap<Socket, Exchange>();

/** Answers a call that is malformed or too slow, and closes its connection. */
function refuseRequest(this: FastifyInstance, error: Error, socket: Socket) {
  const exchange = latestExchange.get(socket);
  if (!socket.writable || !canRespond(exchange)) {
    socket.destroy();
    return;
  }
  const status = statusOf(error);
  // After a whole exchange, the fault is in the headers of the next call.
  const request = exchange?.response.writableFinished === false ? exchange.request : undefined;
  const reqId = request ? requestIdOf(request) : newRequestId();
  const trace = request && traceOf(request.headers);
  this.log.info({ reqId, ...trace, status, code: textOf(error, 'code') }, 'malformed call');
  socket.end(rawResponse(new Problem(status), reqId));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Whether the client would take the next bytes as the HTTP response to its faulty call. */
function canRespond(exchange: Exchange | undefined): boolean {
  if (!exchange || exchange.response.writableFinished) return true;
  const { request, response } = exchange;
  // A pipelined HTTP response gets its socket after those to earlier calls.
  return !request.complete && !response.headersSent && response.socket !== null;
}

function statusOf(error: Error): 400 | 408 | 431 {
  const code = textOf(error, 'code');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

function rawResponse({ status, body }: Problem, requestId: string): string {
  const text = JSON.stringify(body);
  const headers = {
    ...dataHeaders(),
    'x-request-id': requestId,
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
