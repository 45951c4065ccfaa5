import type { FastifyInstance } from 'fastify';
import { DEMO_LOGINS } from '../demo/logins.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, describeSettings, readConfig } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { textOf } from './plugins/errors.ts';
import { hashPassword } from './plugins/passwords.ts';
import { readKeptSecret } from './plugins/secret.ts';
import { findCredentials, hasNoAccounts } from './repositories/accounts.ts';

/** A server that is listening. */
export interface RunningServer {
  /** Where it listens. */
  url: string;
  /** Whether the demo log-ins work. */
  hasDemoData: boolean;
  /** Answers the calls that are under way, then lets go of the port and of the database. */
  close: () => Promise<void>;
}

/**
 * Opens the database, fills an empty one with demo data if that is wanted, and listens.
 * @throws Error with one sentence for the operator
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const database = await open(config);
  try {
    const tokenSecret = config.tokenSecret ?? (await readSecret(config));
    if (config.demoData && (await hasNoAccounts(database.query))) {
      const { loadDemoData } = await import('../demo/load.ts');
      await loadDemoData(database, { now: new Date(), hashPassword });
    }
    const hasDemoData =
      (await findCredentials(database.query, DEMO_LOGINS.patient.email)) !== undefined;
    const app = await buildApp({ config, database, tokenSecret });
    const url = await listen(app, config);
    return {
      url,
      hasDemoData,
      close: async () => {
        await closeApp(app);
        await database.close();
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
    if (storage.kind !== 'postgres') throw error;
    // The message names the reason, never the address with its password.
    const reason = messageOf(error) || (textOf(error, 'code') ?? 'no reason given');
    throw new Error(`The database at DATABASE_URL cannot be used: ${reason}`, { cause: error });
  }
}

function readSecret({ storage }: Config): Promise<string> {
  if (storage.kind === 'embedded') return readKeptSecret(storage.folder);
  throw new ConfigError('TOKEN_SECRET is missing');
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    // The log line that the framework writes here is replaced by the one of `main`.
    return await app.listen({ host, port, listenTextResolver: () => 'listening' });
  } catch (error) {
    await app.close();
    const reasons: Record<string, string> = {
      EADDRINUSE: `PORT ${port} is in use on ${host}: stop the other program or choose another port`,
      EACCES: `PORT ${port} may not be used by this account: choose one above 1023`,
      EADDRNOTAVAIL: `HOST ${host} is not an address of this machine`,
    };
    const reason = reasons[textOf(error, 'code') ?? ''];
    throw reason === undefined ? error : new Error(reason, { cause: error });
  }
}

/** Waits for the calls under way, but not forever. */
async function closeApp(app: FastifyInstance) {
  const deadline = setTimeout(() => app.server.closeAllConnections(), 10_000);
  await app.close();
  clearTimeout(deadline);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Runs the server as a program: prints where it is, and stops it on SIGINT or SIGTERM. A start that fails prints one
 * line and ends the process with 1.
 * @param env The environment variables; those of the process unless told otherwise.
 */
export async function runServer(env?: Record<string, string | undefined>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(describeSettings());
    return;
  }
  try {
    await run(env);
  } catch (error) {
    fail(error);
  }
}

async function run(env?: Record<string, string | undefined>) {
  const { url, hasDemoData, close } = await startServer(readConfig(env));

  let isStopping = false;
  async function stop() {
    // A terminal's Ctrl-C can arrive twice: from the terminal and from npm.
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

  const logins = Object.values(DEMO_LOGINS).map(
    ({ role, email, password }) => `Demo ${role.toLowerCase()}: ${email} / ${password}`,
  );
  // In one piece, so that whoever waits for the first line has all of them.
  console.log([`MedPortal is ready: ${url}`, ...(hasDemoData ? logins : [])].join('\n'));
}

function fail(error: unknown) {
  const line = messageOf(error).replaceAll(/\s*\n\s*/g, ' ');
  console.error(`MedPortal stopped: ${line}`);
  process.exit(1);
}

if (import.meta.main) await runServer();
