import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { loadContract } from './contract.ts';
import type { Database } from './database/database.ts';
import { registerOperations } from './operations/routes.ts';
import {
  Problem,
  describeError,
  registerErrors,
  sendProblem,
  toProblem,
} from './plugins/errors.ts';
import { apiHeaders, registerHeaders } from './plugins/headers.ts';
import { createFailureLimit, registerCallLimit } from './plugins/limits.ts';
import { registerPortal } from './plugins/portal.ts';
import { createSessions } from './plugins/sessions.ts';
import { hasNoAccounts } from './repositories/accounts.ts';

/** What the application is made of. */
export interface AppOptions {
  config: Omit<Config, 'port' | 'host' | 'storage' | 'demoData' | 'tokenSecret'>;
  /** Open; whoever opened it closes it after the application. */
  database: Database;
  /** Signs session tokens; 32 characters or more. */
  tokenSecret: string;
}

/** The whole application, for the server and for the tests alike. It does not listen yet. */
export async function buildApp({
  config,
  database,
  tokenSecret,
}: AppOptions): Promise<FastifyInstance> {
  const contract = loadContract();
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { err: describeError } },
    // Fastify's own lines show URLs, and those hold names.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // A name of 100 characters, each of up to four bytes, each byte percent-encoded.
    routerOptions: { maxParamLength: 1200 },
    // While closing, calls that still arrive are answered like all others.
    return503OnClosing: false,
    // Raised before any hook or error handler of the routes applies, as by a malformed `%`.
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, toProblem(error)),
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(malformedRequestAnswer);
    },
  });
  app.server.headersTimeout = 15_000;

  registerErrors(app);
  registerRequestLog(app);
  await registerHeaders(app, config.corsOrigins);
  await registerPortal(app, config.portalDir, contract);
  registerHealth(app, database);
  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => void reply.headers(apiHeaders));
    await registerCallLimit(api, config.rateLimitPerMinute);
    registerOperations(api, {
      contract,
      database,
      recordsAccess: config.recordsAccess,
      secret: tokenSecret,
      services: {
        sessions: createSessions({ secret: tokenSecret, hours: config.tokenHours }),
        accountFailures: createFailureLimit(config.loginFailuresPerMinute),
        // The people of one clinic can share an address.
        addressFailures: createFailureLimit(config.loginFailuresPerMinute * 5),
      },
    });
  });
  if (config.recordsAccess === 'spec') {
    app.log.warn(
      'RECORDS_ACCESS is spec: patient records can be read by anybody, without logging in',
    );
  }
  return app;
}

const malformedRequestBody = JSON.stringify(new Problem(400).body);
const malformedRequestAnswer = [
  'HTTP/1.1 400 Bad Request',
  'Connection: close',
  'Content-Type: application/json; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(malformedRequestBody)}`,
  '',
  malformedRequestBody,
].join('\r\n');

/** One line for each answer: the route's template, never the address, which can hold a name. */
function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none', config } = request.routeOptions;
    // Asked every few seconds by whoever watches the server.
    const level = route === '/healthz' || route === '/readyz' ? 'debug' : 'info';
    request.log[level](
      {
        method: request.method,
        route,
        operation: config.operation?.id,
        account: request.record?.account?.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}

/** For whoever operates the server: is the process alive, and can it answer calls? */
function registerHealth(app: FastifyInstance, database: Database) {
  app.get('/healthz', async (_request, reply) => {
    reply.headers(apiHeaders);
    return { status: 'alive' };
  });
  app.get('/readyz', async (_request, reply) => {
    // Any statement tells; this one also needs the tables.
    await hasNoAccounts(database.query);
    reply.headers(apiHeaders);
    return { status: 'ready' };
  });
}
