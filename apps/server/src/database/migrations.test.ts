import { expect, it } from 'vitest';
import { readAudit } from '../../test/audit.ts';
import { addDoctor, addPatient } from '../../test/people.ts';
import { type Database, sql } from './database.ts';
import { openMemory } from './memory.ts';
import { migrate, migrationNames, runMigrations } from './migrate.ts';

/** A database as a server before some migration has left it. */
async function openBefore(migration: string): Promise<Database> {
  const database = await openMemory();
  const earlier = migrationNames().filter((name) => name < migration);
  await database.transaction((query) => runMigrations(query, earlier));
  return database;
}

it('lines of the audit from before the access log say who it was, and still cannot be changed', async () => {
  const database = await openBefore('006_access_log.sql');
  const doctor = await addDoctor(database.query, 'Alder Brook');
  const patient = await addPatient(database.query, 'Robin Meadow');
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
