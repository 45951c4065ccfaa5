import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { loadContract } from './contract.ts';
import type { Database } from './database/database.ts';
import { registerOperations, registerUnknownCalls } from './operations/routes.ts';
import { connectionOptions, registerConnections } from './plugins/connections.ts';
import { Problem, describeError, registerErrors } from './plugins/errors.ts';
import { registerHeaders } from './plugins/headers.ts';
import {
  createAttemptLimit,
  createDelay,
  type Delay,
  registerCallLimit,
} from './plugins/limits.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { createPasswords } from './plugins/passwords.ts';
import { MALFORMED, registerPortal } from './plugins/portal.ts';
import { registerReference } from './plugins/reference.ts';
import { createSessions } from './plugins/sessions.ts';
import { hasNoAccounts } from './repositories/accounts.ts';

/** What the application is made of. */
export interface AppOptions {
  config: Omit<Config, 'port' | 'host' | 'storage' | 'demoData' | 'tokenSecret'>;
  /** Open; whoever opened it closes it after the application. */
  database: Database;
  /** Signs session tokens; 32 characters or more. */
  tokenSecret: string;
  /** What measurements are written into, if they are wanted. */
  metrics?: Registry | undefined;
  /** Where the lines of the log go: standard output unless told otherwise. */
  log?: { write: (line: string) => void };
}

/** Where the calls are. All below it, unless it is the reference, counts towards the limit of calls. */
const API = '/api';

/** The whole application, for the server and for the tests alike. It does not listen yet. */
export async function buildApp({
  config,
  database,
  tokenSecret,
  metrics,
  log,
}: AppOptions): Promise<FastifyInstance> {
  const contract = loadContract();
  const limit = (kind: string, perMinute: number, delay?: Delay) =>
    createAttemptLimit(database.query, { kind, perMinute, secret: tokenSecret, delay });
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      ...(log && { stream: log }),
    },
    // Fastify's own lines show URLs, and those hold names.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    ...connectionOptions(config),
    // A name of 100 characters, each of up to four bytes, each byte percent-encoded.
    routerOptions: { maxParamLength: 1200 },
    // While closing, calls that still arrive are answered like all others.
    return503OnClosing: false,
    // Raised before any hook applies, as by a malformed `%`: answered where all of them do.
    frameworkErrors: (_error, { raw: request }, { raw: response }) => {
      const isCall = request.url?.startsWith(`${API}/`);
      const url = isCall ? API + MALFORMED : MALFORMED;
      Object.assign(request, { originalUrl: request.url, url });
      app.routing(request, response);
    },
  });

  const passwords = createPasswords(config.passwordHashConcurrency);
  registerErrors(app);
  registerRequestLog(app);
  if (metrics) registerMetrics(app, metrics, { database, passwords });
  await registerHeaders(app, config.corsOrigins);
  registerConnections(app, config);
  await registerPortal(app, config.portalDir);
  registerReference(app);
  registerHealth(app, database);
  await app.register(
    async (api) => {
      await registerCallLimit(api, config.rateLimitPerMinute);
      registerUnknownCalls(api, contract);
      api.all(MALFORMED, () => {
        throw new Problem(400);
      });
      // Apart, since it reads bodies in a way of its own, which an unknown call must not fail by.
      await api.register(async (calls) =>
        registerOperations(calls, {
          contract,
          database,
          recordsAccess: config.recordsAccess,
          secret: tokenSecret,
          services: {
            sessions: createSessions({ secret: tokenSecret, hours: config.tokenHours }),
            passwords,
            // The people of one clinic can share an address.
            addressFailures: limit('address', config.loginFailuresPerMinute * 5),
            networkFailures: limit('network', config.loginFailuresPerMinute),
            accountFailures: limit('account', config.loginFailuresPerMinute, createDelay()),
            registrations: limit('registration', config.registrationsPerMinute),
          },
        }),
      );
    },
    { prefix: API },
  );
  if (config.recordsAccess === 'spec') {
    app.log.warn(
      'RECORDS_ACCESS is spec: patient records can be read by anybody, without logging in',
    );
  }
  return app;
}

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
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    // Any statement tells; this one also needs the tables.
    await hasNoAccounts(database.query);
    return { status: 'ready' };
  });
}
