// Runs the typed client against this server over HTTP: every operation and every kind of error.
import {
  createPortalClient,
  operations,
  type PortalClientOptions,
  type PortalResult,
} from '@medportal/api-client';
import { validateAnswer } from '@medportal/api-client/validate';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContract } from '../src/contract.ts';
import type { Role } from '../src/repositories/accounts.ts';
import { PASSWORD, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { ACCESS_MATRIX } from './data/access-matrix.ts';
import { OPERATIONS, type Scene } from './data/operations.ts';
import {
  addEmailToken,
  addResetToken,
  addSession,
  addUnsubscribeToken,
  reviveSessions,
} from './data/people.ts';

let test: TestApp;
let baseUrl: string;
let doctor: Person;
let patient: Person;
let requestId: number;
let scene: Scene;

beforeAll(async () => {
  test = await startTestApp();
  baseUrl = await test.app.listen({ host: '127.0.0.1', port: 0 });
  doctor = await test.join('Doctor', 'Juniper Vale');
  patient = await test.join('Patient', 'Alder Brook');
  requestId = await test.ask(patient, doctor);
  let newcomers = 0;
  scene = {
    doctor,
    patient,
    requestId,
    findOpenRequest: async () => requestId,
    findAnsweredRequest: async () => requestId,
    findResetToken: () => addResetToken(test.database.query),
    findEmailToken: () => addEmailToken(test.database.query),
    findUnsubscribeToken: () => addUnsubscribeToken(test.database.query),
    findSession: (role) =>
      addSession(test.database.query, { Doctor: doctor, Patient: patient }[role].id),
    inventAccount: () => newcomer(`Newcomer ${(newcomers += 1)}`),
  };
});

afterEach(() => reviveSessions(test.database.query));
afterAll(() => test.close());

const clientOf = (token?: string, options: Partial<PortalClientOptions> = {}) =>
  createPortalClient({ baseUrl, getToken: () => token, validate: validateAnswer, ...options });
const visitor = () => clientOf();
const asDoctor = () => clientOf(doctor.token);
const asPatient = () => clientOf(patient.token);
const newcomer = (name: string) => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@test.example`,
  password: PASSWORD,
});

const successes = new Map<string, number>(
  loadContract().operations.map(({ id, success }) => [id, success]),
);

const isSuccess = (status = 0) => status >= 200 && status < 300;

/** The callers of valid calls: a visitor where the operation is public, otherwise every allowed role. */
function callersOf(id: string): ('visitor' | Role)[] {
  const row = ACCESS_MATRIX.strict.get(id);
  if (isSuccess(row?.get('anonymous'))) return ['visitor'];
  const principals = { Patient: 'owner', Doctor: 'treatingDoctor' } as const;
  return (['Patient', 'Doctor'] as const).filter((role) => isSuccess(row?.get(principals[role])));
}

const calls = Object.entries(OPERATIONS).flatMap(([id, { input, answer }]) =>
  callersOf(id).map((caller) => ({ id, caller, input, answer })),
);

describe('the client', () => {
  it('calls every operation', () => {
    const called = new Set(calls.map(({ id }) => id));
    expect([...called].toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it.each(calls)('reads the answer to $id as $caller', async ({ id, caller, input, answer }) => {
    const client = { visitor, Patient: asPatient, Doctor: asDoctor }[caller]();
    const given = await input(scene, caller === 'visitor' ? 'Patient' : caller);
    const result: PortalResult<unknown> = await Reflect.get(client, id)(given);
    expect(result.orThrow()).toMatchObject(Object(answer(scene)));
    expect(result).toMatchObject({ ok: true, status: successes.get(id) });
  });
});

describe('the client reports', () => {
  const http = {
    kind: 'http',
    code: expect.any(String),
    title: expect.any(String),
    serverMessage: expect.any(String),
  };

  it('invalid fields', async () => {
    const body = { ...newcomer('a/b'), password: 'short' };
    const fieldErrors = { name: [expect.any(String)], password: [expect.any(String)] };
    expect(await visitor().registerPatient({ body })).toMatchObject({
      ok: false,
      error: { ...http, status: 400, fieldErrors },
    });
  });

  it('a missing token', async () => {
    expect(await visitor().listPatientRequests()).toMatchObject({
      ok: false,
      error: { ...http, status: 401 },
    });
  });

  it('an invalid session through onUnauthorized, but not a wrong password', async () => {
    const onUnauthorized = vi.fn();
    const client = clientOf('garbage', { onUnauthorized });
    await client.login({ body: { email: patient.email, password: 'something else' } });
    expect(onUnauthorized).not.toHaveBeenCalled();
    await client.listPatientRequests();
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('too many calls, with the time to wait', async () => {
    await using busy = await startTestApp({ rateLimitPerMinute: 1 }, test.database);
    const client = clientOf(undefined, {
      baseUrl: await busy.app.listen({ host: '127.0.0.1', port: 0 }),
    });
    await client.listSpecializations();
    expect(await client.listSpecializations()).toMatchObject({
      ok: false,
      error: { ...http, status: 429, code: 'too-many-calls', retryAfter: expect.any(Number) },
    });
  });
});
