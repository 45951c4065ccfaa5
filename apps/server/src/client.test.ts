// The typed client against this server, over HTTP: every operation, and every way in which the server refuses one.
import {
  createPortalClient,
  type OperationId,
  operations,
  type PortalClientOptions,
  type PortalResult,
} from '@medportal/api-client';
import { validateAnswer } from '@medportal/api-client/validate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../test/harness.ts';

let test: TestApp;
let baseUrl: string;
let doctor: Person;
let patient: Person;
let requestId: number;

beforeAll(async () => {
  test = await startTestApp();
  baseUrl = await test.app.listen({ host: '127.0.0.1', port: 0 });
  doctor = await test.join('Doctor', 'Juniper Vale');
  patient = await test.join('Patient', 'Alder Brook');
  requestId = await test.ask(patient, doctor);
});

afterAll(() => test.close());

const clientOf = (token?: string, options: Partial<PortalClientOptions> = {}) =>
  createPortalClient({ baseUrl, getToken: () => token, validate: validateAnswer, ...options });
const visitor = () => clientOf();
const asDoctor = () => clientOf(doctor.token);
const asPatient = () => clientOf(patient.token);
const ofPatient = () => ({ name: patient.name });
const newcomer = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@test.example`,
  password: PASSWORD,
});

const saved = { message: expect.any(String) };
const one = [expect.any(Object)];

/** A good call of each operation and what is in its answer, in an order in which one can build on another. */
const calls: {
  readonly [Id in OperationId]: readonly [() => Promise<PortalResult<unknown>>, unknown];
} = {
  registerDoctor: [
    () =>
      visitor().registerDoctor({
        body: { ...newcomer('Rowan Field'), medicalSpecificationId: 1 },
      }),
    saved,
  ],
  registerPatient: [() => visitor().registerPatient({ body: newcomer('Hazel Marsh') }), saved],
  login: [
    () => visitor().login({ body: { email: patient.email, password: PASSWORD } }),
    { token: expect.any(String) },
  ],
  listSpecializations: [
    () => visitor().listSpecializations(),
    expect.arrayContaining([{ msId: 1, msName: 'Cardiology' }]),
  ],
  listDoctorsBySpecialization: [
    () => visitor().listDoctorsBySpecialization({ msId: 1 }),
    expect.arrayContaining([expect.objectContaining({ name: 'Juniper Vale' })]),
  ],
  listDoctors: [
    () => visitor().listDoctors({ searchName: 'Juni', pageNumber: 1, pageSize: 9 }),
    { doctors: [{ name: 'Juniper Vale' }], totalCount: 1 },
  ],
  updateClinic: [() => asDoctor().updateClinic({ body: { name: 'By the Pond' } }), saved],
  updateDoctorProfile: [() => asDoctor().updateDoctorProfile({ body: { bio: 'Calm.' } }), saved],
  getDoctor: [
    () => visitor().getDoctor({ name: 'Juniper Vale' }),
    { doctorId: expect.any(Number), bio: 'Calm.', clinic: { clinicName: 'By the Pond' } },
  ],
  updatePatientProfile: [
    () => asPatient().updatePatientProfile({ body: { bloodType: 'O+', height: 170 } }),
    saved,
  ],
  getPatient: [() => asDoctor().getPatient(ofPatient()), { bloodType: 'O+', height: 170 }],
  addBloodPressure: [() => asPatient().addBloodPressure({ body: { value: '120/80' } }), saved],
  addBloodSugar: [() => asPatient().addBloodSugar({ body: { value: 90 } }), saved],
  listBloodPressures: [
    () => asPatient().listBloodPressures(ofPatient()),
    [{ value: '120/80', date: expect.any(String) }],
  ],
  listBloodSugars: [() => asDoctor().listBloodSugars(ofPatient()), [{ value: 90 }]],
  createRequest: [
    async () =>
      asPatient().createRequest({
        doctorId: (await visitor().getDoctor({ name: doctor.name })).orThrow().doctorId,
        body: { description: 'Once more, please.' },
      }),
    { ...saved, requestId: expect.any(Number) },
  ],
  createResponse: [
    () =>
      asDoctor().createResponse({
        body: {
          requestId,
          generalReport: { diagnosis: 'Tired.' },
          medicine: { medicinName: 'Examplin' },
          chronicDisease: { chronicDiseaseName: 'Sampleitis' },
          allergy: { allergyName: 'Testpollen', symptons: 'Sneezing' },
        },
      }),
    saved,
  ],
  getRequest: [
    () => asPatient().getRequest({ role: 'Patient', requestId }),
    { isAnswered: true, doctorName: 'Juniper Vale', medicine: { medicineName: 'Examplin' } },
  ],
  listDoctorRequests: [
    () => asDoctor().listDoctorRequests({ isAnswered: false }),
    { requests: one, totalCount: 1 },
  ],
  listPatientRequests: [
    () => asPatient().listPatientRequests({ isAnswered: true, pageSize: 9 }),
    { requests: one, totalCount: 1 },
  ],
  listMedicines: [() => asPatient().listMedicines(ofPatient()), one],
  listChronicDiseases: [() => asDoctor().listChronicDiseases(ofPatient()), one],
  listAllergies: [() => asDoctor().listAllergies(ofPatient()), [{ symptons: 'Sneezing' }]],
  listAccessLog: [
    () => asPatient().listAccessLog({ pageSize: 9 }),
    { entries: expect.arrayContaining([expect.any(Object)]), totalCount: expect.any(Number) },
  ],
};

describe('the client', () => {
  it('has a call of every operation here', () => {
    expect(Object.keys(calls).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it.each(Object.entries(calls))('reads the answer to %s', async (_, [call, answer]) => {
    const result = await call();
    expect(result.orThrow()).toMatchObject(Object(answer));
    expect(result).toMatchObject({ ok: true, status: 200 });
  });

  it('writes once what is sent again with the same key', async () => {
    const { doctorId } = (await visitor().getDoctor({ name: doctor.name })).orThrow();
    const input = { doctorId, body: { description: 'Only once.' } };
    const options = { idempotencyKey: 'the same key' };
    const first = (await asPatient().createRequest(input, options)).orThrow();
    const second = (await asPatient().createRequest(input, options)).orThrow();
    expect(second).toEqual(first);
  });
});

/** Calls that the server refuses, and what the client makes of it. */
const refusals: Readonly<Record<string, readonly [() => Promise<PortalResult<unknown>>, object]>> =
  {
    'a payload that breaks the contract': [
      () => visitor().registerPatient({ body: { ...newcomer('a/b'), password: 'short' } }),
      {
        status: 400,
        fieldErrors: { name: [expect.any(String)], password: [expect.any(String)] },
      },
    ],
    'a query that breaks the contract': [
      () => visitor().listDoctors({ pageSize: 901 }),
      { status: 400, fieldErrors: { pageSize: [expect.any(String)] } },
    ],
    'a wrong password': [
      () => visitor().login({ body: { email: patient.email, password: 'something else' } }),
      { status: 401 },
    ],
    'no token': [() => visitor().listPatientRequests(), { status: 401 }],
    'a token that is none': [() => clientOf('garbage').getPatient(ofPatient()), { status: 401 }],
    "the other role's token": [
      () => asPatient().updateClinic({ body: { name: 'Mine' } }),
      { status: 403 },
    ],
    'a name that nobody has': [() => visitor().getDoctor({ name: 'Nobody' }), { status: 404 }],
    'a name that is taken': [
      () => visitor().registerPatient({ body: newcomer('Alder Brook') }),
      { status: 409, fieldErrors: { name: [expect.any(String)] } },
    ],
    'a second answer': [
      () => asDoctor().createResponse({ body: { requestId, medicine: { medicinName: 'Other' } } }),
      { status: 409 },
    ],
  };

describe('the client is refused', () => {
  it.each(Object.entries(refusals))('for %s', async (_, [call, error]) => {
    const result = await call();
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', ...error } });
    // Ours are always in the contract's form.
    expect(result).toMatchObject({
      error: { title: expect.any(String), serverMessage: expect.any(String) },
    });
  });

  it('and tells of a session that is over, but not of a wrong password', async () => {
    const onUnauthorized = vi.fn();
    const client = clientOf('garbage', { onUnauthorized });
    await client.login({ body: { email: patient.email, password: 'something else' } });
    expect(onUnauthorized).not.toHaveBeenCalled();
    await client.listPatientRequests();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('for too many calls, and told how long to wait', async () => {
    const busy = await startTestApp({ rateLimitPerMinute: 1 }, test.database);
    const client = clientOf(undefined, {
      baseUrl: await busy.app.listen({ host: '127.0.0.1', port: 0 }),
    });
    await client.listSpecializations();
    expect(await client.listSpecializations()).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 429, retryAfter: expect.any(Number) },
    });
    await busy.close();
  });
});
