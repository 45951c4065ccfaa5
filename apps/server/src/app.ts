import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { type Contract, loadContract } from './contract.ts';
import type { Database } from './database/types.ts';
import { registerOneClick } from './operations/notices.ts';
import { registerOperations, registerUnknownCalls } from './operations/routes.ts';
import { connectionOptions, registerConnections } from './plugins/connections.ts';
import { describeError, registerErrors } from './plugins/errors.ts';
import { registerHeaders } from './plugins/headers.ts';
import { registerCallLimit } from './plugins/limits.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { MALFORMED, registerPortal } from './plugins/portal.ts';
import { registerReference } from './plugins/reference.ts';
import { requestIdOf, traceOf } from './plugins/request-ids.ts';
import { Problem } from './problem.ts';
import { hasNoAccounts } from './repositories/accounts.ts';
import {
  createAttemptLimit,
  createDelay,
  type Delay,
  toKnownNetwork,
} from './security/attempt-limits.ts';
import { createUnsubscribeTokens } from './security/link-tokens.ts';
import { createPasswords, type PasswordCost } from './security/passwords.ts';
import { createSessions } from './security/sessions.ts';
import { textOf } from './text-of.ts';

export interface AppOptions {
  config: Omit<
    Config,
    'port' | 'host' | 'storage' | 'demoData' | 'refusesDemoData' | 'tokenSecret'
  >;
  /** An open database. The caller closes it after closing the app. */
  database: Database;
  /** The key that signs session tokens and the links that turn off notices; at least 32 characters. */
  tokenSecret: string;
  /** The Prometheus registry; without it nothing is measured. */
  metrics?: Registry | undefined;
  /** Receives the log lines; standard output by default. */
  log?: { write: (line: string) => void };
  /** What hashing a password costs, lowered by tests that are not about passwords; that of production by default. */
  passwordCost?: PasswordCost | undefined;
}

/** Every path below it, except the API reference, counts towards the rate limit. */
const API = '/api';

/** Builds the whole application, for the server and the tests alike, without listening. */
export async function buildApp({
  config,
  database,
  tokenSecret,
  metrics,
  log,
  passwordCost,
}: AppOptions): Promise<FastifyInstance> {
  const contract = loadContract({ extensions: config.extensions });
  const unsubscribeTokens = createUnsubscribeTokens(tokenSecret);
  const limit = (kind: string, limited: number, more: { delay?: Delay; seconds?: number } = {}) =>
    createAttemptLimit(database.query, { kind, limit: limited, secret: tokenSecret, ...more });
  const app: FastifyInstance = Fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: describeError },
      ...(log && { stream: log }),
    },
    logController: new CallLog(),
    genReqId: requestIdOf,
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, ...traceOf(headers) }, options),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    ...connectionOptions(config),
    // Fits a name of 100 four-byte characters, percent-encoded.
    routerOptions: { maxParamLength: 1200 },
    // Answers calls on open connections during shutdown.
    return503OnClosing: false,
    // Errors such as a malformed `%` precede all hooks. Rerouting the request applies the hooks to its HTTP response.
    frameworkErrors: (_error, { raw: request }, { raw: response }) => {
      const isCall = request.url?.startsWith(`${API}/`);
      const url = isCall ? API + MALFORMED : MALFORMED;
      Object.assign(request, { originalUrl: request.url, url });
      app.routing(request, response);
    },
  });

  const passwords = createPasswords(config.passwordHashConcurrency, passwordCost);
  registerErrors(app);
  registerRequestLog(app);
  const sendsMail = config.mail !== undefined && config.extensions === 'on';
  if (metrics) registerMetrics(app, metrics, { contract, database, passwords, sendsMail });
  await registerHeaders(app, config.corsOrigins);
  registerConnections(app, config);
  await registerPortal(app, config.portalDir, config.pageDataMs);
  registerReference(app);
  registerHealth(app, database);
  await app.register(
    async (api) => {
      await registerCallLimit(api, config.rateLimitPerMinute);
      registerUnknownCalls(api, contract);
      api.all(MALFORMED, () => {
        throw new Problem(400);
      });
      await api.register(async (calls) => registerOneClick(calls, { database, unsubscribeTokens }));
      // A separate scope: its body parser must not run for unknown calls.
      await api.register(async (calls) =>
        registerOperations(calls, {
          contract,
          database,
          recordsAccess: config.recordsAccess,
          secret: tokenSecret,
          services: {
            capabilities: capabilitiesOf(contract, config),
            sessions: createSessions({
              secret: tokenSecret,
              hours: config.tokenHours,
              idleHours: config.sessionIdleHours,
            }),
            passwords,
            // People in one clinic may share an address.
            addressFailures: limit('address', config.loginFailuresPerMinute * 5),
            networkFailures: limit('network', config.loginFailuresPerMinute),
            accountFailures: limit('account', config.loginFailuresPerMinute, {
              delay: createDelay(),
            }),
            registrations: [
              limit('registration', config.registrationsPerMinute),
              limit('registration per hour', config.registrationsPerHour, { seconds: 3600 }),
            ],
            linkRequests: limit('reset', config.registrationsPerMinute),
            requestLimits: {
              waiting: config.waitingRequestsPerDoctor,
              daily: config.requestsPerDay,
            },
            retentionDays: config.retentionDays,
            reviewOfNewDoctors: config.doctorReview === 'on' ? 'pending' : 'approved',
            sendsMail,
            unsubscribeTokens,
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

/**
 * Open records are not shared with anybody in particular, without a mail server no emails are sent, and not every portal
 * checks its doctors.
 */
function capabilitiesOf(
  { capabilities }: Contract,
  { recordsAccess, mail, doctorReview }: AppOptions['config'],
): Record<string, number> {
  const found = { ...capabilities };
  if (recordsAccess === 'spec') delete found['sharing'];
  if (mail === undefined) found['mail'] = 0;
  if (doctorReview === 'off') delete found['doctorReview'];
  return found;
}

/** Fastify's own lines contain URLs, and URLs contain patients' names. */
class CallLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  /** An HTTP response broke off. When the client did it, `aborted` says so. */
  override streamError(error: Error, request: FastifyRequest) {
    if (textOf(error, 'code') === 'ERR_STREAM_PREMATURE_CLOSE') return;
    request.log.error({ err: error }, 'request failed');
  }
}

/** Logs one line per call, with the route template: the URL may contain a name. */
function registerRequestLog(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    let message = 'aborted';
    reply.raw.once('finish', () => (message = 'answered'));
    // Also fires when the client disconnects before the HTTP response.
    reply.raw.once('close', () => logCall(request, reply, message));
  });
}

function logCall(request: FastifyRequest, reply: FastifyReply, message: string) {
  const { url: route = 'none', config } = request.routeOptions;
  // Monitoring calls these every few seconds.
  const level = route === '/healthz' || route === '/readyz' ? 'debug' : 'info';
  request.log[level](
    {
      method: request.method,
      route,
      operation: config.operation?.id,
      account: request.audited?.account?.id,
      network: config.operation?.id === 'login' ? toKnownNetwork(request.ip) : undefined,
      status: reply.raw.headersSent ? reply.statusCode : undefined,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    },
    message,
  );
}

function registerHealth(app: FastifyInstance, database: Database) {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => {
    // This query also checks that the tables exist.
    await hasNoAccounts(database.query);
    return { status: 'ready' };
  });
}
