import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { type TestPostgres, startTestPostgres } from '../databases/postgres.ts';
import { layOutDatabase } from './data-folder.ts';

const serverFile = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

/** Ends the server with its parent, also when that is killed. */
const END_WITH_PARENT = `
  const parent = process.ppid;
  setInterval(() => { if (process.ppid !== parent) process.exit(1); }, 500).unref();`;

/** The server in a child process, without limits. */
export interface Program {
  url: string;
  child: ChildProcess;
  /** Sends the signal and waits for the exit. @returns the exit code; null when the signal killed it */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
}

/**
 * @param env The settings of its data, and any others.
 * @param preload JavaScript to run before it, in its process.
 * @param file The program; that of this checkout by default.
 * @throws Error with its output when it does not start
 */
export async function startProgram(
  env: Record<string, string>,
  preload?: string,
  file = serverFile,
): Promise<Program> {
  const scripts = [END_WITH_PARENT, ...(preload === undefined ? [] : [preload])];
  const imports = scripts.flatMap((script) => ['--import', `data:text/javascript,${script}`]);
  const child = spawn(process.execPath, [...imports, file], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DEMO_DATA: '0',
      LOG_LEVEL: 'silent',
      TOKEN_SECRET: 'a secret for tests, longer than 32 characters',
      RATE_LIMIT_PER_MINUTE: '0',
      LOGIN_FAILURES_PER_MINUTE: '0',
      REGISTRATIONS_PER_MINUTE: '0',
      REGISTRATIONS_PER_HOUR: '0',
      WAITING_REQUESTS_PER_DOCTOR: '0',
      REQUESTS_PER_DAY: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const exit = once(child, 'exit').then(([code]: (number | null)[]) => {
    process.off('exit', kill);
    return code ?? null;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /MedPortal is ready: (\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    void exit.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url,
    child,
    end: async (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

export interface Site {
  env: Record<string, string>;
  /** Undefined for the embedded database. */
  postgres?: TestPostgres;
  /** Opens the database; the embedded one only while no program uses it. */
  open: () => Promise<Database>;
  remove: () => Promise<void>;
}

export async function embeddedSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'medportal-site-'));
  await layOutDatabase(folder);
  return {
    env: { DATA_DIR: folder },
    open: () => openDatabase({ kind: 'embedded', folder }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

export async function postgresSite({ isDurable = true } = {}): Promise<Site> {
  const postgres = await startTestPostgres({ isDurable });
  const { url } = postgres;
  return {
    env: { DATABASE_URL: url },
    postgres,
    open: () => openDatabase({ kind: 'postgres', url }),
    remove: postgres.stop,
  };
}

export const sites: readonly { name: string; create: () => Promise<Site> }[] = [
  { name: 'the embedded database', create: embeddedSite },
  { name: 'PostgreSQL', create: postgresSite },
];
