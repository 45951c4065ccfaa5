import { expect, it } from 'vitest';
import { readAudit } from '../../test/audit.ts';
import { addDoctor, addPatient } from '../../test/people.ts';
import { startTestPostgres } from '../../test/postgres.ts';
import { listAccessLog } from '../repositories/audits.ts';
import { type Database, openForMaintenance, sql } from './database.ts';
import { openMemory } from './memory.ts';
import { migrate, migrationNames, runMigrations } from './migrate.ts';

/** A database as a server before some migration has left it. */
async function openBefore(migration: string, open = openMemory): Promise<Database> {
  const database = await open();
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

async function openPostgres(): Promise<Database> {
  const server = await startTestPostgres();
  const database = await openForMaintenance({ kind: 'postgres', url: server.url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.stop();
    },
  };
}

it.each([
  ['the embedded database', openMemory],
  ['PostgreSQL', openPostgres],
])('lines of the audit from before lists and counts stay in the log, on %s', async (_, open) => {
  const database = await openBefore('010_audit_refusals.sql', open);
  const doctor = await addDoctor(database.query, 'Alder Brook');
  const patient = await addPatient(database.query, 'Robin Meadow');
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
