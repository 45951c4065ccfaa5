import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Gauge, Histogram, type Registry, collectDefaultMetrics } from 'prom-client';
import type { Contract } from '../contract.ts';
import type { Database } from '../database/types.ts';
import type { Passwords } from '../security/passwords.ts';
import { registerDatabaseMetrics } from './database-metrics.ts';
import { REFERENCE_PATHS } from './reference.ts';
import { requestIdOf } from './request-ids.ts';

export interface MetricSources {
  contract: Pick<Contract, 'operations'>;
  database: Database;
  passwords: Pick<Passwords, 'load'>;
  /** Whether the outbox is measured. */
  sendsMail: boolean;
}

const LOGIN_REFUSALS: Record<number, string> = { 401: 'wrong', 429: 'limited', 503: 'busy' };

/**
 * Measures an application and its process. Labels have a fixed set of values and never contain user
 * input, such as names or ids.
 */
export function registerMetrics(
  app: FastifyInstance,
  registry: Registry,
  { contract, database, passwords, sendsMail }: MetricSources,
) {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'medportal_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  // The first failure would not count as an increase if its series began with it.
  for (const operation of [...contract.operations.map(({ id }) => id), 'portal', 'other']) {
    durations.zero({ operation, status: '5xx' });
  }
  const inFlight = new Gauge({
    name: 'medportal_requests_in_flight',
    help: 'Requests that are being answered.',
    registers,
  });
  const loginRefusals = new Counter({
    name: 'medportal_login_refusals_total',
    help: 'Log-ins that were refused: wrong email or password, too many attempts, or too busy.',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of Object.values(LOGIN_REFUSALS)) loginRefusals.inc({ reason }, 0);
  const gauge = (name: string, help: string, read: () => Record<string, number>) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, value] of Object.entries(read())) this.set({ state }, value);
      },
    });
  gauge(
    'medportal_database_connections',
    'Connections to the database: all, those that do nothing, and calls that wait for one.',
    database.connections,
  );
  gauge(
    'medportal_password_hashes',
    'Passwords that are being hashed, and those that wait for their turn.',
    passwords.load,
  );
  registerDatabaseMetrics(registry, database, { sendsMail });

  app.addHook('onRequest', async (request, reply) => {
    inFlight.inc();
    // Also fires when the client disconnects before the HTTP response.
    reply.raw.once('close', () => {
      inFlight.dec();
      const { statusCode, writableFinished } = reply.raw;
      const operation = operationOf(request);
      durations.observe(
        {
          operation,
          status: writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted',
        },
        reply.elapsedTime / 1000,
      );
      const reason = LOGIN_REFUSALS[statusCode];
      if (operation === 'login' && reason !== undefined) loginRefusals.inc({ reason });
    });
  });
}

const OTHER_OPERATIONS: Record<string, string> = {
  '/healthz': 'healthz',
  '/readyz': 'readyz',
  ...Object.fromEntries(Object.values(REFERENCE_PATHS).map((path) => [path, 'reference'])),
};

/** All files of the portal are one operation, since their names change with each build. */
function operationOf({ routeOptions, url }: FastifyRequest): string {
  const { operation } = routeOptions.config;
  const other = OTHER_OPERATIONS[routeOptions.url ?? ''];
  return operation?.id ?? other ?? (url.startsWith('/api/') ? 'other' : 'portal');
}

export type MailResult = 'sent' | 'failed' | 'given-up';

export function createMailCounter(
  registry: Registry,
): (result: MailResult, count?: number) => void {
  const emails = new Counter({
    name: 'medportal_emails_total',
    help: 'Emails that were sent, attempts that failed, and emails that were given up.',
    labelNames: ['result'],
    registers: [registry],
  });
  const results: MailResult[] = ['sent', 'failed', 'given-up'];
  for (const result of results) emails.inc({ result }, 0);
  return (result, count) => emails.inc({ result }, count);
}

export interface MetricsListener {
  url: string;
  close: () => Promise<void>;
}

export async function serveMetrics(
  registry: Registry,
  { host, port, log }: { host: string; port: number; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<MetricsListener> {
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, answer) => {
    const reqId = requestIdOf(request);
    answer.setHeader('x-request-id', reqId);
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => answer.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error, reqId }, 'metrics not available');
        answer.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port to listen on');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    url: `http://${name}:${address.port}/metrics`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
