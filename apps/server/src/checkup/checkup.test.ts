import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareDatabase } from '../../test/databases/databases.ts';
import { openTestMemory } from '../../test/databases/memory.ts';
import { type TestPostgres, startTestPostgres } from '../../test/databases/postgres.ts';
import { backUp } from '../database/backup.ts';
import { migrateDatabase, openDatabase } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { RELEASES } from '../database/releases.ts';
import { Sql, sql } from '../database/sql.ts';
import { checkBackups } from './backups.ts';
import { checkUp } from './checkup.ts';
import { checkClock, checkVersion, findTls } from './database.ts';
import { checkDisk, findSpace } from './disk.ts';
import type { Finding } from './finding.ts';

const TOKEN_SECRET = 'a secret for tests, longer than 32 characters';
const HOUR_MS = 3_600_000;
const GIB = 1024 ** 3;

let folder: string;
let server: TestPostgres;
let env: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medportal-checkup-'));
  server = await startTestPostgres();
  const admin = await openPostgres({ url: server.url });
  for (const text of [
    'create role keeper login',
    'create role application login',
    'create database clinic owner keeper',
    'create database empty owner keeper',
  ]) {
    await admin.query(new Sql([text], [], false));
  }
  await admin.close();
  const [url, ownerUrl] = [server.urlOf('clinic', 'application'), server.urlOf('clinic', 'keeper')];
  env = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, TOKEN_SECRET };
  await migrateDatabase({ kind: 'postgres', url, ownerUrl });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The state and the text of each subject. */
async function check(changes: Record<string, string> = {}) {
  const findings = await checkUp({ ...env, ...changes });
  return Object.fromEntries(findings.map(({ subject, state, text }) => [subject, [state, text]]));
}

const containing = (text: string): unknown => expect.stringContaining(text);

describe('a check-up of PostgreSQL', () => {
  it('is good with two roles, migrated tables and a fresh backup', async () => {
    const backups = await mkdtemp(join(folder, 'backups-'));
    const database = await openPostgres({ url: env['DATABASE_OWNER_URL'] ?? '' });
    await backUp(database, join(backups, 'monday.backup'));
    await database.close();
    await writeFile(join(backups, 'README'), 'not a backup');
    const found = await check({ BACKUP_DIR: backups });
    expect(found).toEqual({
      settings: ['ok', 'All are valid.'],
      database: ['ok', expect.stringMatching(/^PostgreSQL \d+\.\d+.* answers\.$/)],
      schema: ['ok', expect.stringMatching(/^All \d+ migrations have run\.$/)],
      role: ['ok', 'application can add to the audit log, but not change it.'],
      clock: ['ok', 'The database has the same time as this machine.'],
      TLS: ['ok', 'Not needed: the database is on this machine.'],
      disk: ['unknown', expect.stringMatching(/^The database takes \d+ MiB\./)],
      backup: ['ok', `The newest of 1 in ${backups} is 0 hours old.`],
    });
  });

  it('accepts the schema of the next release, and no later one', async () => {
    const owner = await openPostgres({ url: env['DATABASE_OWNER_URL'] ?? '' });
    const last = RELEASES.at(-1)?.lastMigration ?? null;
    await owner.query(sql`insert into migration (name, needs) values ('998_next.sql', ${last})`);
    expect((await check())['schema']).toEqual(['ok', containing('that of the next release')]);
    await owner.query(sql`insert into migration (name, needs) values ('999.sql', '998_next.sql')`);
    expect((await check())['schema']).toEqual([
      'problem',
      containing('which does not know 998_next.sql, 999.sql: update MedPortal.'),
    ]);
    await owner.query(sql`delete from migration where name like '99%'`);
    await owner.close();
  });

  it('changes nothing: it runs no migration', async () => {
    const url = server.urlOf('empty', 'keeper');
    const { DATABASE_OWNER_URL: _, ...others } = env;
    const found = await checkUp({ ...others, DATABASE_URL: url });
    expect(found).toContainEqual({
      subject: 'schema',
      state: 'problem',
      text: containing('migrations have not run: run `migrate`, or start the server.'),
    });
    expect(found).toContainEqual({
      subject: 'role',
      state: 'unknown',
      text: 'There are no tables yet.',
    });
    const database = await openPostgres({ url });
    expect(await database.query(sql`select from pg_tables where schemaname = 'public'`)).toEqual(
      [],
    );
    await database.close();
  });

  it('finds a role that could change the audit log', async () => {
    const owner = env['DATABASE_OWNER_URL'] ?? '';
    const remedies = [
      [{ DATABASE_URL: owner }, 'keeper can change the audit log. Let DATABASE_URL name'],
      [{ DATABASE_URL: owner, DATABASE_OWNER_URL: '' }, 'Set DATABASE_OWNER_URL, and let'],
    ] as const;
    for (const [changes, remedy] of remedies) {
      expect((await check(changes))['role']).toEqual(['problem', containing(remedy)]);
    }
  });

  it('says that the server or its owner does not answer, and no password', async () => {
    const url = 'postgresql://u:hunter2@127.0.0.1:1/x';
    for (const [name, subject] of [
      ['DATABASE_URL', 'database'],
      ['DATABASE_OWNER_URL', 'owner'],
    ] as const) {
      const found = await check({ [name]: url });
      expect(found[subject]).toEqual([
        'problem',
        expect.stringMatching(/^The database at DATABASE_URL.* cannot be used: .*REFUSED/),
      ]);
      expect(JSON.stringify(found)).not.toContain('hunter2');
      expect(found['backup']).toEqual(['unknown', containing('BACKUP_DIR')]);
    }
  });

  it('lists every invalid setting', async () => {
    const findings = await checkUp({ ...env, PORT: 'x', LOG_LEVEL: 'loud' });
    expect(findings.filter(({ subject }) => subject === 'settings')).toEqual([
      { subject: 'settings', state: 'problem', text: containing('PORT must be') },
      { subject: 'settings', state: 'problem', text: containing('LOG_LEVEL must be') },
    ]);
  });
});

describe('a check of one thing', () => {
  const database = shareDatabase(openTestMemory);

  it.each([
    [5000, 'The database is 5.0 s behind this machine'],
    [-5000, 'The database is 5.0 s ahead of this machine'],
  ])('finds a clock that is off by %i ms', async (off, text) => {
    const found = await checkClock(database.query, () => Date.now() + off);
    expect(found).toMatchObject({ state: 'problem', text: containing(text) });
  });

  it('finds an old version of PostgreSQL', async () => {
    const query = <Row extends object>() =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row of an old server
      Promise.resolve([{ text: '14.9', major: 14 } as Row]);
    expect(await checkVersion(query)).toMatchObject({
      state: 'problem',
      text: 'PostgreSQL 14.9 is too old: update it to 15 or newer.',
    });
  });

  it.each<[string, boolean, Finding['state']]>([
    ['postgresql://u@db.example/x', false, 'problem'],
    ['postgresql://u@db.example/x?sslmode=verify-full', true, 'ok'],
    ['postgresql://u@db.example/x?sslmode=no-verify', true, 'problem'],
    ['postgresql://u@127.0.0.1/x', false, 'ok'],
    ['postgresql://u@[::1]/x', false, 'ok'],
    ['postgresql://u@localhost.example/x', false, 'problem'],
    ['postgresql://u@db.example/x?host=/run/postgresql', false, 'ok'],
    ['postgresql://u@localhost/x?host=db.example', false, 'problem'],
  ])('judges %s, encrypted: %s', (url, isEncrypted, state) => {
    expect(findTls(url, isEncrypted).state).toBe(state);
  });

  it.each<[number, number, Finding['state']]>([
    [50 * GIB, 100 * GIB, 'ok'],
    [9 * GIB, 100 * GIB, 'problem'],
    [0.5 * GIB, 2 * GIB, 'problem'],
  ])('judges %d bytes that are free of %d', (free, total, state) => {
    expect(findSpace('/data', { free, total }).state).toBe(state);
  });

  it('does not judge the disk of a folder that is missing', async () => {
    expect(await checkDisk(join(folder, 'none'))).toMatchObject({ state: 'unknown' });
  });

  it('finds backups that are missing or old, by the time at which they were made', async () => {
    expect(await checkBackups(join(folder, 'none'))).toMatchObject({
      state: 'problem',
      text: containing('cannot be read: correct BACKUP_DIR.'),
    });
    const backups = await mkdtemp(join(folder, 'old-'));
    expect(await checkBackups(backups)).toMatchObject({
      state: 'problem',
      text: containing(`There is no backup in ${backups}`),
    });
    const file = join(backups, 'monday.backup');
    await backUp(database, file);
    await utimes(file, 0, 0);
    expect(await checkBackups(backups)).toMatchObject({ state: 'ok' });
    const later = (hours: number) => checkBackups(backups, Date.now() + hours * HOUR_MS);
    expect(await later(25)).toMatchObject({ state: 'ok' });
    expect(await later(27)).toMatchObject({
      state: 'problem',
      text: containing('is 27 hours old.'),
    });
    expect(await later(96)).toMatchObject({ text: containing('is 4 days old. Find out why') });
  });
});

describe('a check-up of the embedded database', () => {
  it('creates none, and looks at it only while no server does', { tags: 'release' }, async () => {
    const data = { DATA_DIR: join(folder, 'data'), TOKEN_SECRET };
    const stateOf = async () => {
      const findings = await checkUp(data);
      return findings.map(({ subject, state }) => `${subject}: ${state}`);
    };
    expect(await stateOf()).toContain('database: unknown');
    const running = await openDatabase({ kind: 'embedded', folder: data.DATA_DIR });
    const [, inUse] = await checkUp(data);
    expect(inUse).toEqual({
      subject: 'database',
      state: 'unknown',
      text: containing('is in use by another process'),
    });
    await running.close();
    expect(await stateOf()).toEqual([
      'settings: ok',
      'database: ok',
      'schema: ok',
      expect.stringMatching(/^disk: (ok|problem)$/),
      'backup: unknown',
    ]);
  });
});
