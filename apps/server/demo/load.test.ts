import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { findCredentials } from '../src/repositories/accounts.ts';
import {
  findDoctor,
  listDoctors,
  listDoctorsOfSpecialization,
} from '../src/repositories/doctors.ts';
import {
  listAllergies,
  listChronicDiseases,
  listMedicines,
} from '../src/repositories/histories.ts';
import { toNameKey } from '../src/repositories/keys.ts';
import { listBloodPressures, listBloodSugars } from '../src/repositories/readings.ts';
import { findRequestPause, listRequests } from '../src/repositories/requests.ts';
import { listSpecializations } from '../src/repositories/specializations.ts';
import { databases, shareDatabase } from '../test/databases/databases.ts';
import { demoDoctors } from './doctors.ts';
import { loadDemoData } from './load.ts';
import { DEMO_LOGINS } from './logins.ts';
import { createDemoPatients } from './patients.ts';
import { createDemoRequests } from './requests.ts';

const now = new Date('2024-06-01T12:00:00Z');
const hashPassword = (password: string) => Promise.resolve(`hash of ${password}`);

describe.each(databases)('demo data on $name', ({ open }) => {
  const database = shareDatabase(open);

  beforeAll(async () => {
    expect(await loadDemoData(database, { now, hashPassword })).toBe(true);
  });

  it('is loaded once, and only into a database without accounts', async () => {
    expect(await loadDemoData(database, { now, hashPassword })).toBe(false);
    const rows = await database.query(sql`
      select role, count(*) from account group by role order by role`);
    expect(rows).toEqual([
      { role: 'Doctor', count: 60 },
      { role: 'Patient', count: 20 },
    ]);
  });

  it.each(Object.values(DEMO_LOGINS))('has a log-in for a $role', async (login) => {
    expect(await findCredentials(database.query, login.email)).toMatchObject({
      role: login.role,
      passwordHash: 'hash of demo-portal-2024',
    });
  });

  it('has doctors of every specialization with an icon', async () => {
    const specializations = await listSpecializations(database.query);
    const counts = await Promise.all(
      specializations
        .slice(0, 6)
        .map(async ({ id }) => (await listDoctorsOfSpecialization(database.query, id))?.length),
    );
    expect(counts).toEqual([5, 5, 5, 5, 5, 5]);
    const { totalCount } = await listDoctors(database.query, { search: '', limit: 9, offset: 0 });
    expect(totalCount).toBe(demoDoctors.length);
  });

  it('gives the demo doctor a full profile and requests for a second page', async () => {
    const doctor = await findDoctor(database.query, 'Alder Brook');
    expect(doctor?.email).toBe(DEMO_LOGINS.doctor.email);
    const { name, location, openHours } = doctor?.clinic ?? {};
    expect([doctor?.gender, doctor?.bio, doctor?.cvUrl, name, location, openHours]).not.toContain(
      '',
    );
    const totals = await totalsOf('Doctor', doctor?.id ?? 0);
    expect(totals.answered).toBeGreaterThan(20);
    expect(totals.unanswered).toBeGreaterThan(9);
  });

  it('gives the demo patient readings, histories, and requests of both kinds', async () => {
    const reader = { access: 'open' } as const;
    const lists = await Promise.all(
      [listBloodPressures, listBloodSugars, listMedicines, listChronicDiseases, listAllergies].map(
        async (list) => (await list(database.query, 'Robin Meadow', reader))?.items.length ?? 0,
      ),
    );
    expect(Math.min(...lists)).toBeGreaterThan(0);
    expect(lists[0]).toBeGreaterThan(20);
    const patient = await findCredentials(database.query, DEMO_LOGINS.patient.email);
    const doctor = await findCredentials(database.query, DEMO_LOGINS.doctor.email);
    const totals = await totalsOf('Patient', patient?.id ?? 0);
    expect(totals.answered).toBeGreaterThan(9);
    expect(totals.unanswered).toBeGreaterThan(0);
    const pair = { patientId: patient?.id ?? 0, doctorId: doctor?.id ?? 0 };
    const limits = { waiting: 5, daily: 20 };
    expect(await findRequestPause(database.query, pair, limits)).toBeUndefined();
  });

  async function totalsOf(party: 'Doctor' | 'Patient', accountId: number) {
    const count = async (isAnswered: boolean) => {
      const search = { party, accountId, isAnswered, limit: 1, offset: 0 };
      return (await listRequests(database.query, search)).totalCount;
    };
    return { answered: await count(true), unanswered: await count(false) };
  }
});

describe('demo people', () => {
  const patients = createDemoPatients(now);
  const everybody = [...demoDoctors, ...patients];

  it('have names of many lengths', () => {
    const lengths = demoDoctors.map(({ name }) => Array.from(name).length);
    expect(Math.min(...lengths)).toBe(1);
    expect(Math.max(...lengths)).toBeGreaterThan(90);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(100);
  });

  it('have normalized names and emails at demo.example', () => {
    expect(new Set(everybody.map(({ name }) => toNameKey(name))).size).toBe(everybody.length);
    for (const { name, email } of everybody) {
      expect(name).toBe(name.normalize('NFC').trim().replaceAll(/\s+/g, ' '));
      expect(name).not.toMatch(/[/\\%?#\p{Cc}\u202A-\u202E\u2066-\u2069]/u);
      expect(email).toMatch(/^[a-z.0-9]+@demo\.example$/);
    }
  });

  it('leave optional fields blank', () => {
    expect(demoDoctors.some(({ bio }) => bio === '')).toBe(true);
    expect(demoDoctors.some(({ clinic }) => clinic.name === '')).toBe(true);
    expect(demoDoctors.some(({ gender }) => gender === null)).toBe(true);
    expect(demoDoctors.some(({ phoneNumber }) => phoneNumber === '')).toBe(true);
    expect(patients.some(({ bloodPressures }) => bloodPressures.length === 0)).toBe(true);
    expect(patients.some(({ bloodType }) => bloodType === null)).toBe(true);
  });

  it('are deterministic and have no future dates', () => {
    expect(createDemoPatients(now)).toEqual(patients);
    const requests = createDemoRequests(now);
    expect(createDemoRequests(now)).toEqual(requests);
    const times = patients
      .flatMap((patient) => [...patient.bloodPressures, ...patient.bloodSugars])
      .map(({ measuredAt }) => measuredAt);
    times.push(...requests.flatMap(({ sentAt, answered }) => [sentAt, answered?.at ?? sentAt]));
    expect(times.filter((time) => time > now)).toEqual([]);
  });

  it('have no high blood pressures', () => {
    const pressures = patients.flatMap((patient) => patient.bloodPressures);
    expect(Math.max(...pressures.map(({ systolic }) => systolic))).toBeLessThan(140);
    expect(Math.max(...pressures.map(({ diastolic }) => diastolic))).toBeLessThan(100);
  });
});
