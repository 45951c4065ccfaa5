import { once } from 'node:events';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { Passwords } from './passwords.ts';
import { REFERENCE_PATHS } from './reference.ts';

export interface MetricSources {
  database: Pick<Database, 'connections'>;
  passwords: Pick<Passwords, 'load'>;
}

const LOGIN_REFUSALS: Record<number, string> = { 401: 'wrong', 429: 'limited', 503: 'busy' };

/**
 * Measures an application and its process. Labels have a fixed set of values and never contain user
 * input, such as names or ids.
 */
export function registerMetrics(
  app: FastifyInstance,
  registry: Registry,
  { database, passwords }: MetricSources,
) {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'medportal_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
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

  app.addHook('onRequest', async (request, reply) => {
    inFlight.inc();
    // Also fires when the client disconnects before the answer.
    reply.raw.once('close', () => {
      inFlight.dec();
      const { statusCode, writableFinished } = reply.raw;
      const { operation } = request.routeOptions.config;
      durations.observe(
        {
          method: request.method,
          route: operation?.path ?? otherRoute(request.routeOptions.url),
          status: writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'aborted',
        },
        reply.elapsedTime / 1000,
      );
      const reason = LOGIN_REFUSALS[statusCode];
      if (operation?.id === 'login' && reason !== undefined) loginRefusals.inc({ reason });
    });
  });
}

const OTHER_ROUTES = new Set(['/healthz', '/readyz', ...Object.values(REFERENCE_PATHS)]);

/** All files of the portal are one route, since their names change with each build. */
const otherRoute = (url: string | undefined) =>
  url !== undefined && OTHER_ROUTES.has(url) ? url : 'portal';

export interface MetricsListener {
  url: string;
  close: () => Promise<void>;
}

export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<MetricsListener> {
  const server = createServer({ headersTimeout: 5000, requestTimeout: 5000 }, (request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => answer.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => answer.writeHead(500).end(),
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
