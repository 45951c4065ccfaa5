/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { PASSWORD, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { shareRacingDatabase } from './databases/databases.ts';

const limits = {
  loginFailuresPerMinute: 10,
  registrationsPerMinute: 5,
  registrationsPerHour: 7,
  waitingRequestsPerDoctor: 2,
  requestsPerDay: 3,
};

const database = shareRacingDatabase();
let server: TestApp;
let otherServer: TestApp;
let servers: TestApp[];

beforeAll(async () => {
  server = await startTestApp(limits, database);
  otherServer = await startTestApp(limits, database);
  servers = [server, otherServer];
});

afterAll(() => Promise.all(servers.map(({ close }) => close())));

let addresses = 0;
/** A new address in a network with earlier calls. */
const newAddress = () => `192.0.2.${(addresses += 1)}`;

let networks = 0;
/** An address in a new network. */
const newNetwork = () => `198.51.${(networks += 1)}.1`;

const post = ({ app }: TestApp, path: string, payload: object, remoteAddress: string) =>
  app.inject({ method: 'POST', url: `/api/Authentication/${path}`, payload, remoteAddress });

const logIn = (at: TestApp, email: string, password: string, address = newAddress()) =>
  post(at, 'login', { email, password }, address);

async function timed(call: () => Promise<LightMyRequestResponse>) {
  const start = performance.now();
  const answer = await call();
  return { answer, ms: performance.now() - start };
}

let people = 0;
function register(at: TestApp, address: string, more: object = {}) {
  people += 1;
  const email = `limited-${people}@test.example`;
  const account = { name: `Limited ${people}`, email, password: PASSWORD, ...more };
  return post(at, 'register-patient', account, address);
}

const twenty = (
  at: TestApp[],
  call: (each: TestApp, index: number) => Promise<LightMyRequestResponse>,
) =>
  Promise.all(Array.from({ length: 10 }, (_, index) => at.map((each) => call(each, index))).flat());

const countOf = (answers: LightMyRequestResponse[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status).length;

const expireAttempts = () => database.query(sql`update attempt set ends_at = now()`);

describe('failed log-ins', () => {
  it('are limited to ten for one account from one network, across servers', async () => {
    const answers = await twenty(servers, (each) => logIn(each, 'one@test.example', 'wrong'));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 10]);
    for (const { statusCode, headers } of answers) {
      if (statusCode !== 429) continue;
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    }
  });

  // Negative control.
  it('are limited per server when the servers share no database', async () => {
    await using stranger = await startTestApp(limits);
    const answers = await twenty([server, stranger], (each) =>
      logIn(each, 'another@test.example', 'wrong'),
    );
    expect(countOf(answers, 401)).toBe(answers.length);
  });

  it('are limited to fifty from one address, across servers', async () => {
    const address = newAddress();
    for (let round = 0; round < 3; round += 1) {
      const answers = await twenty(servers, (each, index) =>
        logIn(each, `${round} ${index}`, 'wrong', address),
      );
      expect(countOf(answers, 401)).toBe([20, 20, 10][round]);
    }
    expect(await logIn(server, 'somebody else', 'wrong')).toMatchObject({ statusCode: 401 });
  });
});

describe('an account under attack', () => {
  it('cannot log in from the same network until the minute is over, but others can', async () => {
    const [victim, other] = [await server.join('Patient'), await server.join('Patient')];
    await twenty(servers, (each) => logIn(each, victim.email, 'wrong'));
    const right = await logIn(server, victim.email.toUpperCase(), PASSWORD);
    expect(right.statusCode).toBe(429);

    expect(await logIn(server, other.email, PASSWORD)).toMatchObject({ statusCode: 200 });
    const input = { params: { name: victim.name }, token: victim.token };
    expect(await server.call('getPatient', input)).toMatchObject({ status: 200 });

    await expireAttempts();
    expect(await logIn(server, victim.email, PASSWORD)).toMatchObject({ statusCode: 200 });
  });

  it('can log in from another network', async () => {
    const { email } = await server.join('Patient');
    await twenty(servers, (each) => logIn(each, email, 'wrong'));
    expect(await logIn(server, email, PASSWORD, newNetwork())).toMatchObject({ statusCode: 200 });
  });

  it.each(['exists', 'does not exist'])(
    'from many networks is answered with growing delays, for an email that %s',
    async (state) => {
      const person = state === 'exists' ? await server.join('Patient') : undefined;
      const email = person?.email ?? 'nobody-has@test.example';
      // Concurrent and at both servers: the database that they share counts them.
      const guesses = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          timed(() => logIn(index % 2 ? server : otherServer, email, 'wrong', newNetwork())),
        ),
      );
      expect(guesses.map(({ answer }) => answer.statusCode)).toEqual(guesses.map(() => 401));
      const times = guesses.map(({ ms }) => ms).toSorted((a, b) => a - b);
      // The first ten are not delayed; each further one waits 0.1 seconds longer.
      for (const [index, ms] of times.slice(10).entries()) {
        expect(ms).toBeGreaterThanOrEqual(100 * (index + 1) - 5);
      }

      const { answer, ms } = await timed(() => logIn(server, email, PASSWORD, newNetwork()));
      expect(answer.statusCode).toBe(person ? 200 : 401);
      expect(ms).toBeGreaterThanOrEqual(695);
    },
  );

  it('can log in with the right password without limit', async () => {
    const { email } = await server.join('Patient');
    for (let round = 0; round < 12; round += 1) {
      expect(await logIn(server, email, PASSWORD)).toMatchObject({ statusCode: 200 });
    }
  });
});

describe('registrations', () => {
  it('are limited to five from one address, across servers', async () => {
    const address = newAddress();
    const answers = await twenty(servers, (each) => register(each, address));
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([5, 15]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await register(server, newAddress())).toMatchObject({ statusCode: 200 });
    await expireAttempts();
    expect(await register(otherServer, address)).toMatchObject({ statusCode: 200 });
  });

  it('count when the name is taken, but not when the input is invalid', async () => {
    const address = newAddress();
    const invalid = await twenty(servers, (each) =>
      register(each, address, { password: '12345678' }),
    );
    expect(countOf(invalid, 400)).toBe(invalid.length);
    const name = 'A Name That Is Taken';
    const answers = await twenty(servers, (each) => register(each, address, { name }));
    expect([200, 409, 429].map((status) => countOf(answers, status))).toEqual([1, 4, 15]);
  });
});

it('registrations from one address are limited to seven an hour, however they are spread', async () => {
  const address = newAddress();
  const rounds = [];
  for (let round = 0; round < 2; round += 1) {
    rounds.push(countOf(await twenty(servers, (each) => register(each, address)), 200));
    await database.query(sql`update attempt set ends_at = now() where ends_at < now() + '2 min'`);
  }
  expect(rounds).toEqual([5, 2]);
  const { headers } = await register(server, address);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
});

it('requests of a patient are limited per doctor and day, across servers, and a doctor can decline them', async () => {
  const [doctor, other] = [await server.join('Doctor'), await server.join('Doctor')];
  const { token } = await server.join('Patient');
  const sendTo = ({ id }: Person, at = server) =>
    at.call('createRequest', { token, params: { doctorId: id }, body: { description: 'Hm?' } });
  const pauseOf = async ({ name }: Person, reader?: string) =>
    (await server.call('getDoctor', { token: reader, params: { name } })).body.paused;
  const rush = await Promise.all(
    Array.from({ length: 12 }, (_, index) => sendTo(doctor, index % 2 ? server : otherServer)),
  );
  const sent = rush.filter(({ status }) => status === 200);
  expect([sent.length, rush.filter(({ status }) => status === 409).length]).toEqual([2, 10]);
  expect(await pauseOf(doctor, token)).toEqual({ reason: 'waiting', count: 2 });
  expect([await pauseOf(doctor), await pauseOf(doctor, other.token)]).toEqual([
    undefined,
    undefined,
  ]);
  expect(await pauseOf(other, token)).toBeUndefined();
  const requestId = sent[0]?.body.requestId;
  const body = { requestId, generalReport: { diagnosis: 'Well' } };
  await server.call('createResponse', { token: doctor.token, body });
  expect((await sendTo(doctor)).status).toBe(200);
  const date = expect.stringMatching(/Z$/);
  expect(await pauseOf(other, token)).toEqual({ reason: 'day', count: 3, date });
  const refusal = {
    code: 'paused',
    message: expect.stringMatching(/^You have sent 3 requests/),
  };
  expect(await sendTo(other)).toMatchObject({ status: 409, body: refusal });
  await database.query(sql`update request set sent_at = sent_at - interval '1 day'`);
  expect((await sendTo(other)).status).toBe(200);

  const decide = async (isDeclined: boolean) => {
    const input = { token: doctor.token, params: { requestId }, body: { isDeclined } };
    expect((await server.call('declineRequests', input)).status).toBe(200);
    const read = { token: doctor.token, params: { role: 'Doctor', requestId } };
    expect((await server.call('getRequest', read)).body.isDeclined).toBe(isDeclined);
    return [await pauseOf(doctor, token), (await sendTo(doctor)).status];
  };
  expect(await decide(true)).toEqual([{ reason: 'declined' }, 409]);
  expect(await decide(false)).toMatchObject([{ reason: 'waiting' }, 409]);
});

it('without limits nothing is written to the database', async () => {
  await database.query(sql`delete from attempt`);
  await using unlimited = await startTestApp({}, database);
  await unlimited.join('Patient');
  expect(await database.query(sql`select key from attempt`)).toEqual([]);
});
