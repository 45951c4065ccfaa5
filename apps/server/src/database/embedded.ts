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
  // -F disables fsync.
  startParams: PGlite.defaultStartParams.filter((param) => param !== '-F'),
  postgresqlconf: [...engineSettings, 'wal_sync_method=fsync'],
};

/**
 * Opens the embedded database in `<folder>/database` and creates it when it does not exist. Adds what
 * PGlite lacks: fsync, a lock against a second process, atomic creation, checkpoints, vacuum, and
 * private files.
 * @throws DatabaseOpenError when the folder is not writable, in use, or holds something else
 */
export async function openEmbedded(folder: string): Promise<Database> {
  const parent = prepareFolder(folder);
  restrictAccess(parent);
  const unlock = await lockFolder(parent);
  if (!unlock) {
    throw new DatabaseOpenError(
      `The data folder ${folder} is in use by another process: stop it, or use another folder.`,
    );
  }
  try {
    const target = join(parent, 'database');
    removeLeftovers(target);
    if (!existsSync(target)) await create(target);
    else if (!existsSync(join(target, 'PG_VERSION'))) {
      throw new DatabaseOpenError(`The folder ${target} holds something other than a database.`);
    }
    const engine = await PGlite.create({ ...durableOptions, fs: new DurableNodeFS(target) });
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
  // PGlite has no background checkpointer.
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

function prepareFolder(folder: string): string {
  try {
    // Only when the parent is missing: Node's recursive mkdir loops forever in /proc.
    const recursive = !existsSync(dirname(folder));
    if (!existsSync(folder)) mkdirSync(folder, { recursive, mode: 0o700 });
    // Permission bits do not reveal a read-only mount.
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

/** Removes access for other accounts, since the folder holds the records and the token secret. */
function restrictAccess(folder: string): void {
  const isOpen = () => (statSync(folder).mode & 0o077) !== 0;
  if (process.platform === 'win32' || !isOpen()) return;
  const names = readdirSync(folder);
  // Other folders, such as /tmp, keep their mode.
  if (names.length === 0 || names.includes('database')) {
    try {
      chmodSync(folder, 0o700);
    } catch {
      // Owned by another account; the check below covers this and disks that ignore modes.
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
 * Creates a database in a temporary folder, syncs it once and renames it, so that a killed process
 * leaves no partial database.
 */
async function create(target: string): Promise<void> {
  // Unique per process: the child of a killed server may still be writing.
  const temporaryFolder = `${target}.new-${process.pid}`;
  mkdirSync(temporaryFolder, { mode: 0o700 });
  // A child process returns the memory that the creation needs.
  const creation = fork(createCluster, [temporaryFolder], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let reason = 'its creation was ended';
  creation.on('message', (message) => {
    if (typeof message === 'string') reason = message;
  });
  const [exitCode] = await once(creation, 'exit');
  if (exitCode !== 0) throw new Error(reason);
  secureTree(temporaryFolder);
  renameSync(temporaryFolder, target);
  syncPath(dirname(target));
}

/** Removes the temporary folders of killed processes. */
function removeLeftovers(target: string): void {
  const folder = dirname(target);
  const leftovers = readdirSync(folder).filter((name) =>
    name.startsWith(`${basename(target)}.new`),
  );
  for (const name of leftovers) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Syncs all files and makes them private, since PGlite creates them readable by everyone. */
function secureTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() ? 0o700 : 0o600);
    syncPath(path);
  }
  syncPath(folder);
}

function syncPath(path: string): void {
  // Windows can flush neither folders nor read-only files.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
