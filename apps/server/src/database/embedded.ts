import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './types.ts';
import { DurableNodeFS } from './durable-fs.ts';
import { engineOptions, engineSettings, poolOf } from './engine.ts';
import { DatabaseOpenError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { unpreparedSql } from './sql.ts';

const createCluster = fileURLToPath(new URL('create-cluster.ts', import.meta.url));

const CHECKPOINT_EVERY_MS = 5 * 60_000;

const durableOptions = {
  ...engineOptions,
  // The engine starts with -F, which switches fsync off.
  startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
  postgresqlconf: [...engineSettings, 'wal_sync_method=fsync'],
};

/**
 * Opens the database embedded in this process: in `<folder>/database`, created when it does not exist.
 * What the engine leaves to others is done here: writing through to the disk, one process at a time,
 * a creation that is whole or not there, checkpoints and vacuum, and files that only their owner may
 * read (for which the process's umask is narrowed).
 * @throws DatabaseOpenError when the folder cannot be written, is in use, or holds something else
 */
export async function openEmbedded(folder: string): Promise<Database> {
  process.umask(0o077);
  const parent = prepareFolder(folder);
  closeToOthers(parent);
  const unlock = await lockFolder(parent);
  if (!unlock) {
    throw new DatabaseOpenError(
      `The data folder ${folder} is in use by another process: stop it, or use another folder.`,
    );
  }
  try {
    const place = join(parent, 'database');
    removeLeftovers(place);
    if (!existsSync(place)) await create(place);
    else if (!existsSync(join(place, 'PG_VERSION'))) {
      throw new DatabaseOpenError(`The folder ${place} holds something other than a database.`);
    }
    const engine = await PGlite.create({ ...durableOptions, fs: new DurableNodeFS(place) });
    return embeddedDatabase(engine, unlock);
  } catch (error) {
    await unlock();
    if (error instanceof DatabaseOpenError) throw error;
    throw new DatabaseOpenError(`The database in ${folder} cannot be opened: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

function embeddedDatabase(engine: PGlite, unlock: () => Promise<void>): Database {
  const pool = poolOf(engine);
  // The engine has no process in the background that would do this.
  const timer = setInterval(() => {
    pool.query(unpreparedSql`checkpoint`).catch(() => undefined);
  }, CHECKPOINT_EVERY_MS).unref();
  return {
    ...pool,
    kind: 'embedded',
    async close() {
      clearInterval(timer);
      try {
        await pool.query(unpreparedSql`vacuum (analyze)`);
        await pool.query(unpreparedSql`checkpoint`);
        await pool.close();
        await engine.close();
      } finally {
        await unlock();
      }
    },
  };
}

/** Creates the folder where it is missing, sees that it can be written, and gives its real path. */
function prepareFolder(folder: string): string {
  try {
    // Recursively only where there is something to recurse to: in /proc, Node would try forever.
    const recursive = !existsSync(dirname(folder));
    if (!existsSync(folder)) mkdirSync(folder, { recursive, mode: 0o700 });
    // Only a file that is written tells of a read-only mount; permission bits do not.
    const probe = join(folder, `.write-test-${process.pid}`);
    closeSync(openSync(probe, 'w'));
    rmSync(probe);
    return realpathSync(folder);
  } catch (error) {
    throw new DatabaseOpenError(`The data folder ${folder} cannot be written: ${reasonOf(error)}`, {
      cause: error,
    });
  }
}

/** Closes the data folder to other accounts: it holds the records and the token secret. */
function closeToOthers(folder: string): void {
  const isOpen = () => (statSync(folder).mode & 0o077) !== 0;
  // Windows has no such modes.
  if (process.platform === 'win32' || !isOpen()) return;
  const names = readdirSync(folder);
  // A folder that is for something else, such as /tmp, must stay open.
  if (names.length === 0 || names.includes('database')) {
    try {
      chmodSync(folder, 0o700);
    } catch {
      // Not ours, as the next line finds, like disks that ignore modes.
    }
  }
  if (isOpen()) {
    throw new DatabaseOpenError(
      `The data folder ${folder} is open to other accounts and cannot be closed: give it the mode 700, or use a folder of its own.`,
    );
  }
  console.warn(
    `MedPortal: The data folder ${folder} was open to other accounts; now only its owner can read it.`,
  );
}

/**
 * Creates a database beside its place and renames it when it is whole and on disk: a process that is
 * killed meanwhile leaves nothing that would not open. Writing through only once, at the end, is
 * several times faster.
 */
async function create(place: string): Promise<void> {
  // Not the same name twice: a creation whose server was killed may still be writing for a moment.
  const aside = `${place}.new-${process.pid}`;
  mkdirSync(aside, { mode: 0o700 });
  // In a process of its own: a creation takes several hundred megabytes that would stay with the server.
  const creation = fork(createCluster, [aside], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let reason = 'its creation was ended';
  creation.on('message', (message) => {
    if (typeof message === 'string') reason = message;
  });
  const [exitCode] = await once(creation, 'exit');
  if (exitCode !== 0) throw new Error(reason);
  sealTree(aside);
  renameSync(aside, place);
  syncPath(dirname(place));
}

/** Removes what creations have left whose server was killed. */
function removeLeftovers(place: string): void {
  const folder = dirname(place);
  const leftovers = readdirSync(folder).filter((name) => name.startsWith(`${basename(place)}.new`));
  for (const name of leftovers) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Makes all that is in a folder private, since the engine unpacks it for everybody, and durable. */
function sealTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
    syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  // Windows can flush neither folders nor what is open for reading only.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
