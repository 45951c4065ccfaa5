/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEarlierBloodPressures, addEarlierBloodSugars } from '../src/repositories/readings.ts';
import { addEarlierRequest } from '../src/repositories/requests.ts';
import { type Person, type TestApp, startTestApp } from './app/harness.ts';
import { emptySections, fullSections } from './data/people.ts';
import { breakDatabase } from './data/world.ts';
import { databases, shareDatabase } from './databases/databases.ts';

const MINUTE = 60_000;

describe.each(databases)('the data of an account on $name', ({ open }) => {
  const database = shareDatabase(open);
  let test: TestApp;
  let patient: Person;
  let doctor: Person;

  beforeAll(async () => {
    test = await startTestApp({}, database);
    doctor = await test.join('Doctor', 'Doctor of the data');
    patient = await test.join('Patient', 'Patient of the data');
  });
  afterAll(() => test.close());

  const read = async ({ token }: Person) => {
    const { status, body } = await test.call('getAccountData', { token });
    expect(status).toBe(200);
    return body;
  };

  it('are all that the patient can read elsewhere', async () => {
    const requestId = await test.ask(patient, doctor);
    const body = { requestId, medicine: { medicinName: 'Examplin' } };
    await test.call('createResponse', { token: doctor.token, body });
    await test.ask(patient, doctor);
    const { token } = patient;
    await test.call('addBloodPressure', { token, body: { value: '120/80' } });
    await test.call('addBloodSugar', { token, body: { value: 90 } });
    await test.call('updatePatientProfile', { token, body: { height: 171 } });
    await test.call('getPatient', { token: doctor.token, params: { name: patient.name } });

    const elsewhere = async (id: Parameters<TestApp['call']>[0], input = {}) => {
      const { body: found } = await test.call(id, { token, ...input });
      return found;
    };
    const params = { name: patient.name };
    const data = await read(patient);
    expect(data).toMatchObject({
      role: 'Patient',
      account: await elsewhere('getAccount'),
      patient: await elsewhere('getPatient', { params }),
      bloodPressures: await elsewhere('listBloodPressures', { params }),
      bloodSugars: await elsewhere('listBloodSugars', { params }),
      ...Object(await elsewhere('listGrants')),
      ...Object(await elsewhere('listSessions')),
      logIns: Object(await elsewhere('listLogIns')).entries,
    });
    expect(data.requests).toEqual([
      await elsewhere('getRequest', { params: { requestId, role: 'Patient' } }),
      expect.objectContaining({ isAnswered: false, medicine: null }),
    ]);
    expect(Date.now() - Date.parse(data.exportedAt)).toBeLessThan(MINUTE);
    // Views of the log are left out, as in the log itself.
    const { entries } = Object(await elsewhere('listAccessLog', { search: { pageSize: 100 } }));
    const { accessLog = [] } = data;
    expect(accessLog[0]).toMatchObject({ action: 'getAccountData', isSelf: true });
    expect(accessLog).toContainEqual(
      expect.objectContaining({ action: 'getPatient', accountName: doctor.name }),
    );
    expect(entries).toEqual(expect.arrayContaining(accessLog));
  });

  it('of a doctor have the requests and responses, and each patient sees it, but no reading', async () => {
    const data = await read(doctor);
    const { body: profile } = await test.call('getDoctor', { params: { name: doctor.name } });
    expect(data).toMatchObject({ role: 'Doctor', doctor: profile });
    expect(Object.keys(data).toSorted()).toEqual([
      'account',
      'doctor',
      'exportedAt',
      'logIns',
      'requests',
      'role',
      'sessions',
    ]);
    const medicine = { medicineName: 'Examplin' };
    expect(data.requests).toMatchObject([
      { patientName: patient.name, medicine },
      { patientName: patient.name, isAnswered: false },
    ]);
    const { body: log } = await test.call('listAccessLog', { token: patient.token });
    expect(log.entries[0]).toMatchObject({ action: 'getAccountData', accountName: doctor.name });
  });

  it('are complete and in order, however many', async () => {
    const owner = await test.join('Patient');
    const { query } = database;
    const times = Array.from({ length: 450 }, (_, index) => new Date(index * MINUTE));
    await addEarlierBloodPressures(
      query,
      owner.id,
      times.map((measuredAt, index) => ({
        systolic: 100 + (index % 100),
        diastolic: 60,
        measuredAt,
      })),
    );
    // All at the same time.
    await addEarlierBloodSugars(
      query,
      owner.id,
      times.map((_, index) => ({ value: index, measuredAt: new Date(0) })),
    );
    for (const [index, at] of times.slice(0, 250).entries()) {
      await addEarlierRequest(query, {
        patientId: owner.id,
        doctorId: doctor.id,
        description: `Question ${index}`,
        sentAt: at,
        answered:
          index % 2 === 0 ? { at, sections: index % 4 === 0 ? fullSections : emptySections } : null,
      });
    }
    const { requests = [], bloodPressures = [], bloodSugars = [] } = await read(owner);
    expect(requests.map(({ description }) => description)).toEqual(
      requests.map((_, index) => `Question ${index}`),
    );
    expect(requests).toHaveLength(250);
    expect(bloodPressures.map(({ date }) => date)).toEqual(times.map((at) => at.toISOString()));
    expect(bloodSugars.map(({ value }) => value)).toEqual(times.map((_, index) => index));
  });

  it('are read page by page while they are sent', async () => {
    const owner = await test.join('Patient');
    const readings = Array.from({ length: 400 }, (_, index) => ({
      value: index,
      measuredAt: new Date(index),
    }));
    await addEarlierBloodSugars(database.query, owner.id, readings);
    const limits: unknown[] = [];
    const watched = breakDatabase(database, (text, values) => {
      if (text.includes('order by blood_sugar.measured_at')) limits.push(values.slice(1));
      return text;
    });
    await using other = await startTestApp({}, watched);
    const { status } = await other.call('getAccountData', { token: owner.token });
    expect(status).toBe(200);
    expect(limits).toEqual([
      [200, 0],
      [200, 200],
      [200, 400],
    ]);
  });

  it('break off when the database fails, rather than look complete', async () => {
    const failing = breakDatabase(database, (text) => {
      if (text.includes('order by blood_sugar.measured_at')) throw new Error('down');
      return text;
    });
    await using other = await startTestApp({}, failing);
    const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(new URL('/api/account/data', url), {
      headers: { authorization: `Bearer ${patient.token}` },
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });
});
