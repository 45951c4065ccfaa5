import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemoData } from '../../demo/load.ts';
import { addEarlierAccount, addPatient, addSession } from '../../test/data/people.ts';
import { findWrongCounts } from '../../test/data/request-counts.ts';
import { createTestPostgres } from '../../test/databases/databases.ts';
import { appendAudit, countRefusal } from '../repositories/audits.ts';
import { endSession } from '../repositories/sessions.ts';
import { BackupError } from './backup-file.ts';
import { backUp, restore } from './backup.ts';
import {
  type Database,
  type DatabaseConfig,
  type Query,
  Sql,
  openForMaintenance,
  sql,
} from './database.ts';
import { migrate, migrationNames, ranMigrations, runMigrations } from './migrate.ts';

const awkwardTexts = [
  '',
  'null',
  '\\N',
  `'; drop table account; --`,
  '{"a": [1, "b"]}',
  'two\nlines\r\nand a tab\t',
  'separators \u2028 \u2029 \u0085',
  'controls \u0001 \u001f \u007f',
  'سلام \u202e abc \u{1f469}\u{200d}\u{2695}\u{fe0f} e\u0301',
  'long '.repeat(20_000),
];

let folder: string;
const opened: Database[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medportal-backup-'));
});

afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(config: DatabaseConfig): Promise<Database> {
  const database = await openForMaintenance(config);
  opened.push(database);
  return database;
}

const openFresh: Record<'embedded' | 'PostgreSQL', () => Promise<Database>> = {
  embedded: () => open({ kind: 'memory' }),
  PostgreSQL: async () => open({ kind: 'postgres', url: await createTestPostgres() }),
};
type Kind = keyof typeof openFresh;

async function fill(database: Database) {
  await migrate(database);
  const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);
  await loadDemoData(database, { now: new Date('2024-06-01T12:00:00.123Z'), hashPassword });
  const patientId = await addPatient(database.query);
  for (const text of awkwardTexts) {
    await database.query(sql`
      insert into request (patient_id, doctor_id, description) values (${patientId}, 1, ${text})`);
    await database.query(sql`
      insert into audit (account_id, action, outcome) values (1, ${text}, 'denied')`);
  }
  await database.query(sql`
    insert into blood_sugar (patient_id, value) values (${patientId}, 0.1::float8 + 0.2::float8)`);
  await database.query(sql`
    insert into idempotency_key (scope, key, fingerprint, status, body)
    values ('b', 'k', 'f', 200, ${'{"b":\n"x\\u00e9",  "a":1}'}), ('B', 'k', 'f', 200, '1')`);
  await database.query(sql`insert into specialization (name) values ('Added by hand')`);
  const list = { account: null, action: 'listDoctorRequests', outcome: 'allowed' } as const;
  await appendAudit(database.query, { ...list, whose: { ids: [1, patientId] } });
  for (const whose of [null, { ids: [patientId] }]) {
    await countRefusal(database.query, { action: 'getPatient', whose, network: 'a network' });
  }
  const sessionId = await addSession(database.query, patientId);
  await endSession(database.query, { accountId: patientId, sessionId });
  const deletedId = await addPatient(database.query);
  await database.query(sql`delete from account where id = ${deletedId}`);
  return { lastId: deletedId };
}

const sources = new Map<Kind, Promise<{ database: Database; file: string; lastId: number }>>();

/** A filled database of each kind and its backup, shared by all tests, which only read it. */
function source(kind: Kind) {
  const make = async () => {
    const database = await openFresh[kind]();
    const { lastId } = await fill(database);
    const file = join(folder, `${kind}.backup`);
    await backUp(database, file);
    return { database, file, lastId };
  };
  const made = sources.get(kind) ?? make();
  sources.set(kind, made);
  return made;
}

const command = (text: string) => new Sql([text], [], false);

const sumsOf = (database: Database) => backUp(database, join(folder, 'sums'), true);

/** A database that calls `after` after each statement of a transaction. */
function withHook(
  database: Database,
  after: (query: Query, statement: Sql) => Promise<void>,
): Database {
  const transaction: Database['transaction'] = (work) =>
    database.transaction((query) =>
      work(async <Row extends object>(statement: Sql) => {
        const rows = await query<Row>(statement);
        await after(query, statement);
        return rows;
      }),
    );
  return { ...database, transaction };
}

describe.each<[Kind, Kind]>([
  ['embedded', 'embedded'],
  ['embedded', 'PostgreSQL'],
  ['PostgreSQL', 'embedded'],
])('from %s to %s', (from, to) => {
  it('restores every table with the same checksum and continues the ids', async () => {
    const { database, file, lastId } = await source(from);
    const target = await openFresh[to]();
    const restored = await restore(target, file);
    const sums = await sumsOf(target);
    expect(sums).toEqual(restored);
    expect(sums).toEqual(await sumsOf(database));
    expect(sums.find(({ table }) => table === 'account')?.rows).toBeGreaterThan(0);

    // Triggers fill it.
    expect(await target.query(sql`select from request_count`)).not.toEqual([]);
    expect(await findWrongCounts(target.query)).toEqual([]);

    // Independent of the checksums.
    const descriptions = sql`select description, sent_at from request order by id`;
    expect(await target.query(descriptions)).toEqual(await database.query(descriptions));
    expect(
      await target.query(sql`select body::text from idempotency_key order by body::text`),
    ).toEqual(
      await database.query(sql`select body::text from idempotency_key order by body::text`),
    );
    // Ids are not reused: a token of the deleted account must stay invalid.
    expect(await addPatient(target.query)).toBe(lastId + 1);
    expect(await migrate(target)).toEqual([]);
    await expect(target.query(sql`delete from audit`)).rejects.toThrow('append-only');
  });
});

it('a restore ends the sessions of the backup, some of which may have ended since', async () => {
  const live = await openFresh.embedded();
  await migrate(live);
  await addSession(live.query, await addPatient(live.query));
  const file = join(folder, 'live.backup');
  await backUp(live, file);
  const target = await openFresh.embedded();
  await restore(target, file);
  expect(await target.query(sql`select ended_at is null as "isLive" from session`)).toEqual([
    { isLive: false },
  ]);
});

describe('a checksum', () => {
  it('changes with any value of its table, and only then', async () => {
    const { file } = await source('embedded');
    const target = await openFresh.PostgreSQL();
    let before = await restore(target, file);
    const changes: [string, Sql][] = [
      ['request', sql`update request set description = 'nulL' where description = 'null'`],
      ['patient', sql`update patient set height_cm = height_cm + 1e-12 where id = 61`],
      ['general_report', sql`update general_report set notes = '' where notes is null`],
      ['account', sql`update account set created_at = created_at + interval '1 us' where id = 7`],
      ['allergy', sql`delete from allergy where name = (select max(name) from allergy)`],
    ];
    for (const [table, change] of changes) {
      await target.query(change);
      const after = await sumsOf(target);
      const different = after.filter(({ sha256 }, index) => sha256 !== before[index]?.sha256);
      expect(different.map((sum) => sum.table)).toEqual([table]);
      before = after;
    }
  });
});

describe('a backup', () => {
  it.each([
    ['is a consistent snapshot during concurrent writes', true],
    ['would be inconsistent without its isolation level', false],
  ])('%s', async (_, isIsolated) => {
    const { file } = await source('embedded');
    const target = await openFresh.PostgreSQL();
    const before = await restore(target, file);
    let isDisturbed = false;
    const disturbed = withHook(target, async (query, { text }) => {
      if (text.startsWith('set transaction') && !isIsolated) {
        await query(command('rollback; begin'));
      } else if (text.startsWith('fetch') && !isDisturbed) {
        isDisturbed = true;
        await addPatient(target.query);
      }
    });
    const sums = await sumsOf(disturbed);
    const rowsOf = (table: string, among = sums) => among.find((sum) => sum.table === table)?.rows;
    expect(rowsOf('account')).toBe(rowsOf('account', before));
    const isSame = rowsOf('patient') === rowsOf('patient', before);
    expect(isSame).toBe(isIsolated);
  });

  it('is a private file, written completely or not at all', async () => {
    const { database, file } = await source('embedded');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const kept = await readFile(file);
    await expect(backUp(database, file)).rejects.toThrow(`${file} exists already`);
    const broken = withHook(database, async (_, { text }) => {
      if (text.startsWith('fetch')) throw new Error('broken off');
    });
    await expect(backUp(broken, file, true)).rejects.toThrow('broken off');
    expect(await readFile(file)).toEqual(kept);
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('.part'));
    await backUp(database, file, true);
  });

  it('rejects a database without migrations', async () => {
    const fresh = await openFresh.PostgreSQL();
    await expect(backUp(fresh, join(folder, 'nothing'))).rejects.toThrow(
      'holds nothing to back up',
    );
  });

  it('reports a path that cannot be written', async () => {
    const { database } = await source('embedded');
    const file = join(folder, 'nowhere', 'x.backup');
    await expect(backUp(database, file)).rejects.toThrow(
      new BackupError(`${file} cannot be written: there is no such file or folder`),
    );
  });

  it('of an older version is migrated after the restore', async () => {
    const older = await openFresh.PostgreSQL();
    const ran = migrationNames().slice(0, 4);
    await older.transaction((query) => runMigrations(query, ran));
    const id = await addEarlierAccount(older.query, 'Patient', { name: 'Elder Meadow' });
    await older.query(sql`
      insert into audit (account_id, action, outcome) values (${id}, 'x', 'allowed')`);
    const doctorId = await addEarlierAccount(older.query, 'Doctor', { name: 'Alder Brook' });
    await older.query(sql`insert into doctor (id, specialization_id) values (${doctorId}, 1)`);
    await older.query(sql`insert into patient (id) values (${id})`);
    await older.query(sql`
      insert into request (patient_id, doctor_id, description) values (${id}, ${doctorId}, '?')`);
    const file = join(folder, 'older.backup');
    await backUp(older, file);

    const target = await openFresh.PostgreSQL();
    await restore(target, file);
    expect(await ranMigrations(target.query)).toEqual(migrationNames());
    const names = sql`select name from account order by id`;
    expect(await target.query(names)).toEqual([{ name: 'Elder Meadow' }, { name: 'Alder Brook' }]);
    expect(await target.query(sql`select answered, unanswered from request_count`)).toEqual([
      { answered: 0, unanswered: 1 },
    ]);

    const newer = await openFresh.PostgreSQL();
    await migrate(newer);
    await expect(restore(newer, file)).rejects.toThrow(
      /The database has run 005.* which .* has not/,
    );
  });
});

describe('a restore rejects', () => {
  const lines = (change: (lines: string[]) => string[]) => (bytes: Buffer) => {
    const text = gunzipSync(bytes).toString().trimEnd();
    return gzipSync(`${change(text.split('\n')).join('\n')}\n`);
  };
  /** A change with a valid checksum of all lines. */
  const withValidChecksum = (change: (lines: string[]) => string[]) =>
    lines((all) => {
      const changed = change(all.slice(0, -1));
      const sha256 = sumOf(changed);
      return [...changed, JSON.stringify({ sha256 })];
    });
  const sumOf = (all: string[]) =>
    createHash('sha256')
      .update(all.map((line) => `${line}\n`).join(''))
      .digest('hex');
  const replaced = (from: string | RegExp, to: string) => (all: string[]) =>
    all.join('\n').replace(from, to).split('\n');

  it.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['half a file', (bytes) => bytes.subarray(0, bytes.length / 2), 'it is cut off or was changed'],
    ['an empty gzip file', () => gzipSync(''), 'its end is missing'],
    ['compressed text', () => gzipSync('hello\n'), 'it holds something else'],
    ['invalid UTF-8', () => gzipSync(Buffer.from([0xff, 10])), 'it was changed'],
    ['a file without its last lines', lines((all) => all.slice(0, -5)), 'its end is missing'],
    ['a changed letter', lines(replaced('Robin Meadow', 'Robin Meadov')), 'it was changed'],
    ['a missing row', lines((all) => all.toSpliced(40, 1)), 'it was changed'],
    [
      'a changed letter with a valid checksum of all lines',
      withValidChecksum(replaced('Robin Meadow', 'Robin Meadov')),
      'it was changed',
    ],
    [
      'a newer format version',
      withValidChecksum(replaced('"version":1', '"version":2')),
      'a newer version',
    ],
    [
      'a newer migration',
      withValidChecksum(replaced('005_search', '999_later')),
      'made by a newer version of MedPortal, which knows 999_later',
    ],
    [
      'other columns',
      withValidChecksum(replaced('"email_key"', '"e_mail_key"')),
      'are not those of this database',
    ],
    [
      'a value that the database rejects',
      withValidChecksum((all) => {
        const doctor = all.findIndex((line) => line.includes('"Doctor"'));
        const changed = all.with(doctor, (all[doctor] ?? '').replace('Doctor', 'Nurse'));
        const end = changed.findIndex((line) => line.startsWith('{"table":"account"'));
        const start = changed.findLastIndex((line, index) => index < end && line.startsWith('{'));
        const rows = changed.slice(start + 1, end);
        const sum = { table: 'account', rows: rows.length, sha256: sumOf(rows) };
        return changed.with(end, JSON.stringify(sum));
      }),
      'holds values that the database refuses',
    ],
  ])('%s', async (_, damage, message) => {
    const { file } = await source('embedded');
    const damaged = join(folder, 'damaged.backup');
    await writeFile(damaged, damage(await readFile(file)));
    const target = await emptyTarget();
    const error: unknown = await restore(target, damaged).catch((reason: unknown) => reason);
    if (!(error instanceof BackupError)) throw error;
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('\n');
    expect(await target.query(sql`select from pg_tables where schemaname = 'public'`)).toEqual([]);
  });

  // Shared, since each of these tests checks that it stays empty.
  let target: Promise<Database> | undefined;
  const emptyTarget = () => (target ??= openFresh.PostgreSQL());

  it('a flipped bit anywhere in the content', async () => {
    const { file } = await source('embedded');
    const bytes = await readFile(file);
    const damaged = join(folder, 'flipped.backup');
    // The first ten bytes are gzip's header.
    for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(damaged, flipped);
      await expect(restore(await emptyTarget(), damaged)).rejects.toThrow(BackupError);
    }
  });

  it('a missing file', async () => {
    const file = join(folder, 'none.backup');
    await expect(restore(await emptyTarget(), file)).rejects.toThrow(
      new BackupError(`${file} cannot be read: there is no such file or folder`),
    );
  });

  it.each<[string, (database: Database) => Promise<unknown>]>([
    ['account', ({ query }) => addPatient(query)],
    [
      'audit',
      ({ query }) => query(sql`insert into audit (action, outcome) values ('x', 'denied')`),
    ],
  ])('a database with rows in the table %s', async (table, use) => {
    const { file } = await source('embedded');
    const database = await openFresh.PostgreSQL();
    await migrate(database);
    await use(database);
    const before = await sumsOf(database);
    await expect(restore(database, file)).rejects.toThrow(`${table} has rows`);
    expect(await sumsOf(database)).toEqual(before);
  });

  it('a table with another checksum after loading', async () => {
    const { file } = await source('embedded');
    const database = await openFresh.PostgreSQL();
    const lossy = withHook(database, async (query, { text }) => {
      if (!text.startsWith('insert into request ')) return;
      await query(sql`update request set description = trim(description)`);
    });
    await expect(restore(lossy, file)).rejects.toThrow('request did not come out');
    expect(await database.query(sql`select from pg_tables where schemaname = 'public'`)).toEqual(
      [],
    );
  });
});
