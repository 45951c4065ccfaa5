import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { DEMO_LOGINS } from '../demo/logins.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, describeSettings, readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import type { Database } from './database/types.ts';
import { databaseFailure, linesOf } from './failures.ts';
import type { Loop } from './loop.ts';
import { startMailWorker } from './mail/worker.ts';
import { type MetricsListener, createMailCounter, serveMetrics } from './plugins/metrics.ts';
import { REFERENCE_PATHS } from './plugins/reference.ts';
import { findCredentials, hasNoAccounts } from './repositories/accounts.ts';
import { eraseClosedAccounts, startRetention } from './retention.ts';
import { createUnsubscribeTokens } from './security/link-tokens.ts';
import { hashPassword } from './security/passwords.ts';
import { readKeptSecret } from './security/secret.ts';
import { textOf } from './text-of.ts';

type DemoLogin = (typeof DEMO_LOGINS)[keyof typeof DEMO_LOGINS];

export interface RunningServer {
  url: string;
  /** The URL of its metrics; undefined when they are off. */
  metricsUrl: string | undefined;
  /** The demo log-ins whose accounts exist. */
  demoLogins: DemoLogin[];
  /** Finishes the calls in flight, then closes the ports and the database. */
  close: () => Promise<void>;
}

/**
 * Opens the database, loads demo data into an empty one if configured, erases the closed accounts that are due, and
 * listens.
 * @throws Error with a one-line message for the operator
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const database = await open(config);
  try {
    const tokenSecret = config.tokenSecret ?? (await readSecret(config));
    if (config.demoData && (await hasNoAccounts(database.query))) {
      const { loadDemoData } = await import('../demo/load.ts');
      await loadDemoData(database, { now: new Date(), hashPassword });
    }
    if (config.refusesDemoData && (await findDemoLogins(database)).length > 0) {
      throw new Error(
        'The database has demo data, whose log-ins everybody knows. Use another database, or set DEMO_DATA=1 where nobody enters data of their own.',
      );
    }
    const registry = config.metricsPort === undefined ? undefined : new Registry();
    const app = await buildApp({ config, database, tokenSecret, metrics: registry });
    const { retentionDays } = config;
    const retention = { database, days: retentionDays, log: app.log };
    await eraseClosedAccounts(retention);
    const demoLogins = await findDemoLogins(database);
    const url = await listen(app, config);
    const metrics = await listenForMetrics(app, config, registry);
    const unsubscribeTokens = createUnsubscribeTokens(tokenSecret);
    const mails =
      config.mail &&
      startMailWorker({
        database,
        config: config.mail,
        unsubscribeTokens,
        retentionDays,
        log: app.log,
        count: registry && createMailCounter(registry),
      });
    const eraser = startRetention(retention);
    app.log.info(
      {
        url,
        metrics: metrics?.url,
        database: database.kind,
        doctorReview: config.doctorReview,
      },
      'started',
    );
    return {
      url,
      metricsUrl: metrics?.url,
      demoLogins,
      close: async () => {
        app.log.info('stopping');
        await Promise.all([closeApp(app, config), closeMails(mails, config), eraser.close()]);
        await metrics?.close();
        await database.close();
        app.log.info('stopped');
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function open({ storage }: Config): Promise<Database> {
  try {
    return await openDatabase(storage);
  } catch (error) {
    throw databaseFailure(storage, error);
  }
}

function readSecret({ storage }: Config): Promise<string> {
  if (storage.kind === 'embedded') return readKeptSecret(storage.folder);
  throw new ConfigError('TOKEN_SECRET is missing');
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    await app.close();
    throw listenFailure(error, { name: 'PORT', host, port });
  }
}

async function listenForMetrics(
  app: FastifyInstance,
  { host, metricsPort: port }: Config,
  registry: Registry | undefined,
): Promise<MetricsListener | undefined> {
  if (registry === undefined || port === undefined) return undefined;
  try {
    return await serveMetrics(registry, { host, port, log: app.log });
  } catch (error) {
    await app.close();
    throw listenFailure(error, { name: 'METRICS_PORT', host, port });
  }
}

function listenFailure(
  error: unknown,
  { name, host, port }: { name: string; host: string; port: number },
): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `${name} ${port} is in use on ${host}: stop the other program or choose another port`,
    EACCES: `${name} ${port} may not be used by this account: choose one above 1023`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine`,
  };
  const reason = reasons[textOf(error, 'code') ?? ''];
  return reason === undefined ? error : new Error(reason, { cause: error });
}

async function closeApp(app: FastifyInstance, { shutdownSeconds }: Config) {
  const deadline = setTimeout(() => app.server.closeAllConnections(), shutdownSeconds * 1000);
  await app.close();
  clearTimeout(deadline);
}

/** An email that takes longer is sent again after the next start. */
async function closeMails(mails: Loop | undefined, { shutdownSeconds }: Config) {
  const deadline = new AbortController();
  await Promise.race([
    mails?.close(),
    wait(shutdownSeconds * 1000, undefined, deadline).catch(() => undefined),
  ]);
  deadline.abort();
}

const help = [
  'Usage: node apps/server/src/server.ts',
  'Runs the server. Its other commands: node apps/server/src/cli.ts --help',
  '',
  describeSettings(),
].join('\n');

/**
 * Runs the server as a program: prints its URL and shuts down on SIGINT or SIGTERM. A failed start prints one line
 * per fault and exits with 1.
 * @param env Environment variables; those of the process by default.
 */
export async function runServer(env?: Record<string, string | undefined>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(help);
    return;
  }
  try {
    await run(env);
  } catch (error) {
    fail(error);
  }
}

async function findDemoLogins({ query }: Database): Promise<DemoLogin[]> {
  const logins = Object.values(DEMO_LOGINS);
  const found = await Promise.all(logins.map(({ email }) => findCredentials(query, email)));
  return logins.filter((_, index) => found[index]);
}

async function run(env?: Record<string, string | undefined>) {
  const config = readConfig(env);
  const { url, demoLogins, close } = await startServer(config);

  let isStopping = false;
  async function stop() {
    // Ctrl-C can arrive twice: from the terminal and from npm.
    if (isStopping) return;
    isStopping = true;
    try {
      await close();
      process.exit(0);
    } catch (error) {
      fail(error);
    }
  }
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());

  const logins = demoLogins.map(
    ({ role, email, password }) => `Demo ${role.toLowerCase()}: ${email} / ${password}`,
  );
  const lines = [
    `MedPortal is ready: ${url}`,
    `API reference: ${url}${REFERENCE_PATHS.page}`,
    `DOCTOR_REVIEW is ${config.doctorReview}: new doctors are listed ${config.doctorReview === 'on' ? 'when they are approved' : 'at once'}`,
  ];
  // One write, so that a process that waits for the first line receives all of them.
  console.log([...lines, ...logins].join('\n'));
}

function fail(error: unknown) {
  for (const line of linesOf(error)) console.error(`MedPortal stopped: ${line}`);
  process.exit(1);
}

if (import.meta.main) await runServer();
