import { type ChildProcess, execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDemoData } from '../../demo/load.ts';
import { type TestPostgres, startTestPostgres } from '../../test/databases/postgres.ts';
import { readBackupFile } from '../database/backup-file.ts';
import { backUp } from '../database/backup.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { migrate } from '../database/migrate.ts';
import { openPostgres } from '../database/postgres.ts';
import { withScratchDatabase } from '../database/scratch.ts';
import { Sql, sql } from '../database/sql.ts';
import type { Database } from '../database/types.ts';
import { checkBackups } from './backups.ts';

const program = fileURLToPath(new URL('../cli.ts', import.meta.url));
const HOUR_MS = 3_600_000;
const ID = '0123456789abcdef'.repeat(2);

interface Outcome {
  code: number | string;
  stdout: string;
  stderr: string;
}

let folder: string;
let server: TestPostgres;
let admin: Database;
/** A database like that of a clinic, of which `whole` is a backup. */
let live: Database;
let whole: string;
let settings: Record<string, string>;

const command = (text: string) => new Sql([text], [], false);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medportal-rehearsal-test-'));
  server = await startTestPostgres();
  admin = await openPostgres({ url: server.url });
  for (const text of [
    'create role keeper login',
    'create role rehearser login createdb',
    'create database clinic owner keeper',
  ]) {
    await admin.query(command(text));
  }
  live = await openPostgres({ url: server.urlOf('clinic', 'keeper') });
  await migrate(live);
  await loadDemoData(live, { now: new Date(), hashPassword: (text) => Promise.resolve(text) });
  whole = join(folder, 'whole.backup');
  await backUp(live, whole);
  settings = {
    DATABASE_URL: server.urlOf('clinic', 'keeper'),
    REHEARSAL_DATABASE_URL: server.urlOf('clinic', 'rehearser'),
  };
});
afterAll(async () => {
  await live.close();
  await admin.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

let backups: string;
/** TMPDIR of the commands. */
let scratch: string;
beforeEach(async () => {
  backups = await mkdtemp(join(folder, 'backups-'));
  scratch = await mkdtemp(join(folder, 'scratch-'));
});

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});

function start(env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const options = {
    env: { PATH, NODE_COMPILE_CACHE, TMPDIR: scratch, BACKUP_DIR: backups, ...env },
  };
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = execFile(
    process.execPath,
    [program, 'rehearse-restore'],
    options,
    (error, stdout, stderr) => {
      running.delete(child);
      resolve({ code: error?.signal ?? error?.code ?? 0, stdout, stderr });
    },
  );
  running.add(child);
  return { child, outcome: promise };
}

const rehearse = (env: Record<string, string> = settings) => start(env).outcome;

/** Adds a backup, after a change of its bytes. */
async function add(name: string, change = (bytes: Buffer) => bytes): Promise<string> {
  const file = join(backups, name);
  await writeFile(file, change(await readFile(whole)));
  return file;
}

/** Moves the time of a backup into the past, in the file itself. */
async function addOlder(name: string, hours: number): Promise<string> {
  const { createdAt } = (await readBackupFile(whole)).header;
  const earlier = new Date(Date.parse(createdAt) - hours * HOUR_MS).toISOString();
  const lines = gunzipSync(await readFile(whole))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(0, -1);
  const text = `${lines.join('\n').replace(createdAt, earlier)}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  const file = join(backups, name);
  await writeFile(file, gzipSync(`${text}${JSON.stringify({ sha256 })}\n`));
  return file;
}

async function listDatabases(): Promise<string[]> {
  const rows = await admin.query<{ name: string }>(sql`
    select datname as name from pg_database where not datistemplate order by datname`);
  return rows.map(({ name }) => name);
}

/** Whether a session is connected to a scratch database. */
async function isConnected(): Promise<boolean> {
  const rows = await admin.query(sql`
    select from pg_stat_activity where datname like 'medportal_rehearsal_%'`);
  return rows.length > 0;
}

const scratchFolders = () => readdir(scratch);
const scratchDatabases = async () =>
  (await listDatabases()).filter((name) => name.startsWith('medportal'));

/** Adds what a rehearsal must not remove. @returns lists what is missing of it, and removes the rest */
async function addOthers(): Promise<() => Promise<string[]>> {
  const folderOf = (id: string) => join(scratch, `medportal-rehearsal-${id}`);
  const [file, named, locked] = [folderOf(ID), folderOf('mine'), folderOf(ID.replace('0', '1'))];
  await writeFile(file, '');
  await mkdir(named);
  await mkdir(locked);
  const unlock = await lockFolder(await realpath(locked));
  return async () => {
    await unlock?.();
    const all = [file, named, locked];
    const missing = all.filter((path) => !existsSync(path));
    await Promise.all(all.map((path) => rm(path, { recursive: true, force: true })));
    return missing;
  };
}

interface Kind {
  name: string;
  env: () => Record<string, string>;
  /** What a rehearsal could leave behind. */
  list: () => Promise<string[]>;
  /** Whether a rehearsal is in the middle of its work. */
  isBusy: () => Promise<boolean>;
}

const kinds: Kind[] = [
  {
    name: 'the embedded database',
    env: () => ({}),
    list: scratchFolders,
    isBusy: async () => {
      const [name] = await scratchFolders();
      return existsSync(join(scratch, name ?? 'none', 'database', 'PG_VERSION'));
    },
  },
  { name: 'PostgreSQL', env: () => settings, list: scratchDatabases, isBusy: isConnected },
];

describe.each(kinds)('a rehearsal on $name', ({ env, list, isBusy }) => {
  it('prints what was restored, leaves nothing behind, and can run twice at once', async () => {
    const file = await add('monday.backup');
    await writeFile(join(backups, 'README'), 'not a backup');
    const before = await backUp(live, join(folder, 'before'), true);
    const databases = await listDatabases();
    const both = await Promise.all([rehearse(env()), rehearse(env())]);
    for (const { code, stdout, stderr } of both) {
      expect(stderr).toBe('');
      expect(code).toBe(0);
      expect(stdout).toMatch(/^request +85 rows {2}[0-9a-f]{16}$/m);
      expect(stdout).toMatch(/^All \d+ migrations have run\.$/m);
      expect(stdout.trimEnd().split('\n').at(-1)).toMatch(
        new RegExp(`^ok: ${file}, 0 hours old, was restored in \\d+\\.\\d s\\.$`),
      );
    }
    expect(await list()).toEqual([]);
    expect(await listDatabases()).toEqual(databases);
    expect(await backUp(live, join(folder, 'after'), true)).toEqual(before);
  });

  it('removes what a killed one left behind', async () => {
    await add('monday.backup');
    const { child, outcome } = start(env());
    await expect.poll(isBusy, { interval: 10 }).toBe(true);
    child.kill('SIGKILL');
    expect(await outcome).toMatchObject({ code: 'SIGKILL' });
    expect(await list()).toHaveLength(1);
    await expect.poll(isConnected).toBe(false);

    const kept = await addOthers();
    expect(await rehearse(env())).toMatchObject({ code: 0, stderr: '' });
    expect(await kept()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('removes its database when it is stopped', async () => {
    await add('monday.backup');
    const { child, outcome } = start(env());
    await expect.poll(isBusy, { interval: 10 }).toBe(true);
    child.kill('SIGTERM');
    expect(await outcome).toMatchObject({ code: 'SIGTERM' });
    expect(await list()).toEqual([]);
  });
});

it('a rehearsal leaves the databases of others and of another rehearsal alone', async () => {
  const url = settings['REHEARSAL_DATABASE_URL'];
  const names = [`medportal_rehearsal_${ID}`, 'medportal_rehearsal_mine'];
  // The first belongs to another role, the second has another kind of name.
  await admin.query(command(`create database ${names[0]} owner keeper`));
  await admin.query(command(`create database ${names[1]} owner rehearser`));
  const answers = await withScratchDatabase(url, async ({ query }) => {
    await withScratchDatabase(url, async (other) => other.query(sql`create table note ()`));
    return query(sql`select to_regclass('note') as note`);
  });
  expect(answers).toEqual([{ note: null }]);
  expect(await scratchDatabases()).toEqual(names);
  for (const name of names) {
    await admin.query(command(`drop database ${name}`));
  }
});

describe('fails with one line when', () => {
  afterEach(async () => {
    expect(await scratchDatabases()).toEqual([]);
  });

  const failure = (line: string) => ({ code: 1, stdout: '', stderr: `MedPortal: ${line}\n` });

  it('the newest backup was truncated, although an older one is whole', async () => {
    await addOlder('sunday.backup', 3);
    const file = await add('monday.backup', (bytes) => bytes.subarray(0, bytes.length / 2));
    expect(await rehearse()).toEqual(
      failure(
        `The newest backup cannot be restored: ${file} is not a whole backup of MedPortal: it is cut off or was changed. Make another one now, and find out why.`,
      ),
    );
  });

  it('the backup is older than a day and two hours, although it was copied now', async () => {
    const file = await addOlder('monday.backup', 27);
    expect(await rehearse()).toEqual(
      failure(
        `The newest backup, ${file}, can be restored, but it is 27 hours old: find out why there is no newer one.`,
      ),
    );
    await rm(file);
    await addOlder('monday.backup', 25);
    expect(await rehearse()).toMatchObject({ code: 0, stderr: '' });
  });

  it('there is no backup, no folder or no setting', async () => {
    // As a killed `backup` leaves it.
    await add('monday.backup.part-4711');
    await writeFile(join(backups, 'notes.txt'), 'hello');
    await writeFile(join(backups, 'other.gz'), gzipSync('hello\n'));
    await mkdir(join(backups, 'older'));
    expect(await rehearse()).toEqual(
      failure(`There is no backup in ${backups}: make one with \`backup FILE\`, every day`),
    );
    expect(await checkBackups(backups)).toMatchObject({ state: 'problem' });
    const none = join(folder, 'none');
    expect(await rehearse({ ...settings, BACKUP_DIR: none })).toEqual(
      failure(`The folder ${none} cannot be read: correct BACKUP_DIR`),
    );
    expect(await rehearse({ ...settings, BACKUP_DIR: '' })).toEqual(
      failure('BACKUP_DIR does not say where the backups are: set it to their folder'),
    );
  });

  it('the role may not create databases, or the server cannot be reached', async () => {
    await add('monday.backup');
    const url = server.urlOf('clinic', 'keeper');
    expect(await rehearse({ ...settings, REHEARSAL_DATABASE_URL: url })).toEqual(
      failure(
        'The role of REHEARSAL_DATABASE_URL may not create databases: run `alter role keeper createdb` as a superuser.',
      ),
    );
    const nowhere = 'postgresql://u:hunter2@127.0.0.1:1/x';
    const { code, stderr } = await rehearse({ ...settings, REHEARSAL_DATABASE_URL: nowhere });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^MedPortal: The database at REHEARSAL_DATABASE_URL cannot be used: .*REFUSED.*\n$/,
    );
    expect(stderr).not.toContain('hunter2');
  });
});

it('a rehearsal lets a check-up find the newest backup damaged, by the time at which it was written', async () => {
  await add('monday.backup');
  const file = await add('tuesday.backup', (bytes) => bytes.subarray(0, 30));
  expect(await checkBackups(backups)).toMatchObject({
    state: 'problem',
    text: `${file} is not a whole backup of MedPortal: it is cut off or was changed.`,
  });
  await utimes(file, 0, 0);
  expect(await checkBackups(backups)).toMatchObject({ state: 'ok' });
});
