/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { reviewDoctor } from '../src/repositories/doctors.ts';
import { PASSWORD, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { addDoctor } from './data/people.ts';
import { shareDatabase } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';

const database = shareDatabase(openTestMemory);
let test: TestApp;
let patient: Person;
let colleague: Person;
beforeAll(async () => {
  await using unchecked = await startTestApp({ doctorReview: 'off' }, database);
  patient = await unchecked.join('Patient');
  colleague = await unchecked.join('Doctor', 'Calm Colleague');
  test = await startTestApp({ doctorReview: 'on' }, database);
});
afterAll(() => test.close());

const review = ({ email }: Person, decision: 'approved' | 'refused') =>
  reviewDoctor(database.query, email, decision).then((doctor) => doctor?.name);

const readProfile = (doctor: Person, token?: string) =>
  test.call('getDoctor', { params: { name: doctor.name }, token });

/** A call of the patient about a doctor. */
const callAs =
  (id: 'createRequest' | 'shareRecord' | 'stopSharing', body?: object) => (doctor: Person) =>
    test.call(id, { token: patient.token, params: { doctorId: doctor.id }, body });

const send = callAs('createRequest', { description: 'May I ask?' });
const share = callAs('shareRecord', { sections: ['details'] });
const stopSharing = callAs('stopSharing');

/** Whether patients find the doctor in each list, and whether the totals agree. */
async function findInLists({ name }: Person) {
  const isIn = (doctors: { name: string }[]) => doctors.some((doctor) => doctor.name === name);
  const { body: all } = await test.call('listDoctors', { search: { pageSize: 100 } });
  const searches = await Promise.all(
    [name, name.slice(0, 2)].map((searchName) =>
      test.call('listDoctors', { search: { searchName, pageSize: 100 } }),
    ),
  );
  const { body: specialists } = await test.call('listDoctorsBySpecialization', {
    params: { msId: 1 },
  });
  for (const { doctors, totalCount } of [all, ...searches.map(({ body }) => body)]) {
    expect(totalCount).toBe(doctors.length);
  }
  return {
    all: isIn(all.doctors),
    search: searches.map(({ body }) => isIn(body.doctors)),
    specialization: isIn(specialists),
  };
}

const LISTED = { all: true, search: [true, true], specialization: true };
const HIDDEN = { all: false, search: [false, false], specialization: false };

it('the review of doctors is a capability where doctors are checked', async () => {
  await using unchecked = await startTestApp({ doctorReview: 'off' }, database);
  const capabilityOf = async (app: TestApp) =>
    (await app.call('getCapabilities')).body.capabilities.doctorReview;
  expect([await capabilityOf(test), await capabilityOf(unchecked)]).toEqual([1, undefined]);
});

describe('a doctor who is not yet checked', () => {
  let doctor: Person;
  beforeAll(async () => {
    doctor = await test.join('Doctor', 'Pending Person');
  });

  it('is in no list', async () => {
    expect(await findInLists(doctor)).toEqual(HIDDEN);
    expect(await findInLists(colleague)).toEqual(LISTED);
  });

  it('has a profile that only they can read, with the same 404 as for nobody', async () => {
    expect(await readProfile(doctor, doctor.token)).toMatchObject({
      status: 200,
      body: { name: doctor.name, review: 'pending' },
    });
    const nobody = await readProfile({ ...doctor, name: 'Nobody At All' });
    const login = { email: doctor.email, password: PASSWORD };
    const { token: ended } = (await test.call('login', { body: login })).body;
    await test.call('logOut', { token: ended });
    for (const token of [undefined, 'garbage', ended, patient.token, colleague.token]) {
      const { status, body } = await readProfile(doctor, token);
      expect({ status, body }).toEqual({ status: 404, body: nobody.body });
    }
  });

  it('completes the profile and the clinic', async () => {
    const { token } = doctor;
    await test.call('updateClinic', { token, body: { name: 'By the Pond' } });
    await test.call('updateDoctorProfile', { token, body: { bio: 'Calm.' } });
    expect((await readProfile(doctor, token)).body).toMatchObject({
      bio: 'Calm.',
      clinic: { clinicName: 'By the Pond' },
      review: 'pending',
    });
    expect(await findInLists(doctor)).toEqual(HIDDEN);
  });

  it('gets no request and no record', async () => {
    for (const call of [send, share, stopSharing]) {
      expect(await call(doctor)).toMatchObject({
        status: 404,
        body: { message: 'This doctor was not found.' },
      });
    }
    const { token } = patient;
    expect((await test.call('listPatientRequests', { token })).body.totalCount).toBe(0);
    expect((await test.call('listGrants', { token })).body.grants).toEqual([]);
  });
});

it('an approved doctor is like any other', async () => {
  const doctor = await test.join('Doctor');
  expect(await review(doctor, 'approved')).toBe(doctor.name);
  expect(await findInLists(doctor)).toEqual(LISTED);
  for (const token of [undefined, patient.token, doctor.token]) {
    const { status, body } = await readProfile(doctor, token);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('review');
  }
  for (const call of [send, share, stopSharing]) {
    expect((await call(doctor)).status).toBe(200);
  }
});

it('a refused doctor disappears, reads no record, and keeps only what they answered', async () => {
  const doctor = await test.join('Doctor');
  await review(doctor, 'approved');
  const [open, answered] = [await test.ask(patient, doctor), await test.ask(patient, doctor)];
  await share(doctor);
  const answer = (requestId: number) =>
    test.call('createResponse', {
      token: doctor.token,
      body: { requestId, generalReport: { diagnosis: 'Well' } },
    });
  await answer(answered);
  const readRecord = async () => {
    const input = { token: doctor.token, params: { name: patient.name } };
    return (await test.call('getPatient', input)).status;
  };
  expect(await readRecord()).toBe(200);

  expect(await review(doctor, 'refused')).toBe(doctor.name);
  expect(await findInLists(doctor)).toEqual(HIDDEN);
  expect((await readProfile(doctor, patient.token)).status).toBe(404);
  expect((await readProfile(doctor, doctor.token)).body).toMatchObject({ review: 'refused' });
  expect((await send(doctor)).status).toBe(404);
  expect((await share(doctor)).status).toBe(404);
  expect(await readRecord()).toBe(404);

  const { token } = doctor;
  const readRequest = async (role: string, of: Person, requestId: number) =>
    (await test.call('getRequest', { token: of.token, params: { role, requestId } })).status;
  const requests = [open, answered];
  expect(await Promise.all(requests.map((id) => readRequest('Patient', patient, id)))).toEqual([
    200, 200,
  ]);
  expect(await Promise.all(requests.map((id) => readRequest('Doctor', doctor, id)))).toEqual([
    404, 200,
  ]);
  expect((await answer(open)).status).toBe(404);
  for (const [id, search] of [
    ['listDoctorRequests', {}],
    ['listInboxRequests', {}],
    ['listInboxRequests', { search: 'tired' }],
  ] as const) {
    const { body } = await test.call(id, { token, search });
    expect(body).toMatchObject({ totalCount: 1, requests: [{ requestId: answered }] });
    const waiting = await test.call(id, { token, search: { ...search, isAnswered: false } });
    expect(waiting.body).toEqual({ totalCount: 0, requests: [] });
  }
  expect((await test.call('getInbox', { token })).body).toMatchObject({ waitingCount: 0 });
  // For the patient, it is as if the doctor had left.
  const inboxOf = async () => (await test.call('getInbox', { token: patient.token })).body;
  expect(await inboxOf()).toMatchObject({ leftRequests: [{ requestId: open }] });
  const grantOf = async () => {
    const { body } = await test.call('listGrants', { token: patient.token });
    return body.grants.find(({ doctorId }) => doctorId === doctor.id);
  };
  expect(await grantOf()).toMatchObject({ hasDoctorLeft: true, revokedAt: null });
  const seen = { token: patient.token, body: { requestIds: [open] } };
  expect((await test.call('markResponsesSeen', seen)).status).toBe(200);
  expect(await inboxOf()).toMatchObject({ leftRequests: [] });

  await review(doctor, 'approved');
  expect(await readRecord()).toBe(200);
  expect(await grantOf()).not.toHaveProperty('hasDoctorLeft');
  expect(await readRequest('Doctor', doctor, open)).toBe(200);
  await review(doctor, 'refused');
  // The patient can still take back what they share.
  expect((await stopSharing(doctor)).status).toBe(200);
  await review(doctor, 'approved');
  expect(await readRecord()).toBe(404);
  expect(await findInLists(doctor)).toEqual(LISTED);
});

it('decides only about doctors, and once', async () => {
  const { totalCount } = (await test.call('listDoctors')).body;
  expect(await review(patient, 'approved')).toBeUndefined();
  expect(await review({ ...patient, email: 'nobody@test.example' }, 'refused')).toBeUndefined();
  await review(colleague, 'approved');
  expect((await test.call('listDoctors')).body.totalCount).toBe(totalCount);
});

it('a setting keeps doctors approved who are there already, or do not register', async () => {
  const id = await addDoctor(database.query, 'Added Otherwise');
  const rows = await database.query(sql`select review from doctor where id = ${id}`);
  expect(rows).toEqual([{ review: 'approved' }]);
  expect((await test.call('listDoctors', { search: { searchName: 'Added' } })).body).toMatchObject({
    totalCount: 1,
  });
});
