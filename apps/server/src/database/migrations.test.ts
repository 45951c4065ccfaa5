import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAudit } from '../../test/app/audit.ts';
import { PASSWORD, startTestApp } from '../../test/app/harness.ts';
import { addDoctor, addEarlierAccount } from '../../test/data/people.ts';
import { createTestPostgres } from '../../test/databases/databases.ts';
import { listAccessLog } from '../repositories/audits.ts';
import { listDoctors, listPendingDoctors } from '../repositories/doctors.ts';
import { hashPassword } from '../security/passwords.ts';
import { type Database, type Query, openForMaintenance, sql } from './database.ts';
import { openMemory } from './memory.ts';
import { findNewer, migrate, migrationNames, runMigrations } from './migrate.ts';
import { RELEASES } from './releases.ts';

async function openBefore(migration: string, open = openMemory): Promise<Database> {
  const database = await open();
  const earlier = migrationNames().filter((name) => name < migration);
  await database.transaction((query) => runMigrations(query, earlier));
  return database;
}

it('a migration fills in the account and request of existing audit entries, and keeps them append-only', async () => {
  const database = await openBefore('006_access_log.sql');
  const doctor = await addEarlierAccount(database.query, 'Doctor', { name: 'Alder Brook' });
  const patient = await addEarlierAccount(database.query, 'Patient', { name: 'Robin Meadow' });
  await database.query(sql`
    insert into audit (account_id, action, patient_id, subject, outcome) values
      (${doctor}, 'getRequest', ${patient}, 'request 12', 'allowed'),
      (null, 'getPatient', ${patient}, null, 'denied')`);
  await migrate(database);
  expect(await readAudit(database.query)).toMatchObject([
    { accountId: doctor, accountName: 'Alder Brook', role: 'Doctor', requestId: 12 },
    { accountId: null, accountName: null, role: null, requestId: null },
  ]);
  await expect(database.query(sql`delete from audit`)).rejects.toThrow('append-only');
  await database.close();
});

it('a migration keeps existing look-alike accounts and rejects new ones', async () => {
  const database = await openBefore('012_name_skeletons.ts');
  // Three batches.
  await database.query(sql`
    insert into account (role, name, name_key, email, email_key, password_hash)
    select 'Patient', 'Person ' || n, 'person ' || n, n, n, '' from generate_series(1, 2100) n`);
  const passwordHash = await hashPassword(PASSWORD);
  for (const name of ['Sami Sample', 'S\u0430mi Sample', 'Person 5\u200B', '\u3164']) {
    const account = { name, email: `${name.length}${name}@test.example`, passwordHash };
    await addEarlierAccount(database.query, 'Doctor', account);
  }
  await migrate(database);
  const test = await startTestApp({}, database);
  for (const name of ['Sami Sample', 'S\u0430mi Sample', 'Person 5\u200B', '\u3164']) {
    const email = `${name.length}${name}@test.example`;
    const { status } = await test.call('login', { body: { email, password: PASSWORD } });
    expect({ name, status }).toEqual({ name, status: 200 });
  }
  for (const name of ['Sami SampIe', 'Pers\u043En 5', 'Pers\u043En 1500', 'Pers\u043En 2100']) {
    const body = { name, email: 'new@test.example', password: PASSWORD };
    const { status } = await test.call('registerPatient', { body });
    expect({ name, status }).toEqual({ name, status: 409 });
  }
  await test.close();
  await database.close();
});

it('a migration keeps existing doctors approved, also those whose names are alike', async () => {
  const database = await openBefore('018_doctor_review.sql');
  for (const name of ['Alder Brook', 'Dr. Alder Brook']) {
    const id = await addEarlierAccount(database.query, 'Doctor', { name });
    await database.query(sql`insert into doctor (id, specialization_id) values (${id}, 1)`);
  }
  await migrate(database);
  await expect(addDoctor(database.query, 'AlderBrook')).rejects.toThrow('doctor_name_unique');
  const page = await listDoctors(database.query, { search: '', limit: 9, offset: 0 });
  expect(page).toMatchObject({
    doctors: [{ name: 'Alder Brook' }, { name: 'Dr. Alder Brook' }],
    totalCount: 2,
  });
  expect(await listPendingDoctors(database.query)).toEqual([]);
  await database.close();
});

async function openPostgres(): Promise<Database> {
  return openForMaintenance({ kind: 'postgres', url: await createTestPostgres() });
}

it.each([
  ['the embedded database', openMemory],
  ['PostgreSQL', openPostgres],
])('a migration keeps existing audit entries in the access log, on %s', async (_, open) => {
  const database = await openBefore('010_audit_refusals.sql', open);
  const doctor = await addEarlierAccount(database.query, 'Doctor', { name: 'Alder Brook' });
  const patient = await addEarlierAccount(database.query, 'Patient', { name: 'Robin Meadow' });
  await database.query(sql`
    insert into audit (account_id, account_name, account_role, action, patient_id, outcome) values
      (${doctor}, 'Alder Brook', 'Doctor', 'listDoctorRequests', ${patient}, 'allowed'),
      (null, null, null, 'getPatient', ${patient}, 'denied'),
      (null, null, null, 'getPatient', ${patient}, 'denied')`);
  await migrate(database);
  const denied = { accountId: null, action: 'getPatient', outcome: 'denied', count: 1 };
  const search = { patientId: patient, limit: 9, offset: 0 };
  expect(await listAccessLog(database.query, search)).toMatchObject({
    entries: [
      denied,
      denied,
      { accountName: 'Alder Brook', action: 'listDoctorRequests', count: 1 },
    ],
    totalCount: 3,
  });
  await expect(database.query(sql`delete from audit`)).rejects.toThrow('append-only');
  await database.close();
});

it('a migration counts existing requests, and those that are written meanwhile', async () => {
  const database = await openBefore('021_request_count.sql', openPostgres);
  const doctor = await addEarlierAccount(database.query, 'Doctor', { name: 'Alder Brook' });
  const patient = await addEarlierAccount(database.query, 'Patient', { name: 'Robin Meadow' });
  await database.query(sql`insert into doctor (id, specialization_id) values (${doctor}, 1)`);
  await database.query(sql`insert into patient (id) values (${patient})`);
  const add = (query: Query, count: number) =>
    query(sql`
      insert into request (patient_id, doctor_id, description, answered_at)
      select ${patient}::int, ${doctor}::int, '?', case n when 1 then now() end
      from generate_series(1, ${count}::int) n`);
  await add(database.query, 3);
  let migrating: Promise<unknown> = Promise.resolve();
  await database.transaction(async (query) => {
    await add(query, 20);
    migrating = migrate(database);
    const locks = sql`select from pg_locks where not granted`;
    await expect.poll(() => query(locks)).not.toEqual([]);
  });
  await migrating;
  await add(database.query, 100);
  expect(await database.query(sql`select answered, unanswered from request_count`)).toEqual([
    { answered: 3, unanswered: 120 },
  ]);
  await database.close();
});

describe('a database that a later version has migrated', () => {
  const [first, last] = [RELEASES[0].lastMigration, RELEASES.at(-1)?.lastMigration];
  let database: Database;

  beforeAll(async () => {
    database = await openMemory();
    await migrate(database);
  });
  afterAll(() => database.close());

  const add = (name: string, needs: string | null | undefined) =>
    database.query(sql`insert into migration (name, needs) values (${name}, ${needs ?? null})`);

  it('says with each migration what a server must know to work with it', async () => {
    const rows = await database.query<{ name: string; needs: string | null }>(sql`
      select name, needs from migration`);
    for (const { name, needs } of rows) {
      if (name <= first) expect(needs).toBeNull();
      else if (last !== undefined && name > last) expect(needs).toBe(last);
      else expect(needs).not.toBeNull();
    }
  });

  it('works with the version of the release before', async () => {
    await add('997_next.sql', last);
    await add('998_next.sql', last);
    expect(await findNewer(database.query)).toEqual({
      names: ['997_next.sql', '998_next.sql'],
      isCompatible: true,
    });
    expect(await migrate(database)).toEqual([]);
    // A version with a migration that the later one lacks is not that of a release.
    const others = [...migrationNames(), '996_own.sql'];
    const diverged = database.transaction((query) => runMigrations(query, others));
    await expect(diverged).rejects.toThrow('is newer than this version');
  });

  it.each([
    ['two releases back', '997_next.sql'],
    ['from before the first release', null],
  ])('refuses a version %s', async (_, needs) => {
    await add('999_after.sql', needs);
    await expect(migrate(database)).rejects.toThrow(
      'it has run 997_next.sql, 998_next.sql, 999_after.sql.',
    );
    await database.query(sql`delete from migration where name = '999_after.sql'`);
  });
});
