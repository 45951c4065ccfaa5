import { randomUUID } from 'node:crypto';
import {
  type HttpAnswer,
  type HttpCall,
  PASSWORD,
  callServer,
  joinServer,
  untilReady,
  valueAt,
} from './client.ts';
import type { TestPostgres } from './postgres.ts';
import type { Program } from './program.ts';

/** How a database goes away, and comes back. */
export interface Outage {
  takeAway: () => Promise<void>;
  giveBack: () => Promise<void> | void;
}

/** What the server needs to be told, so that it gives up well before its callers do. */
export const IMPATIENT = { DATABASE_TIMEOUT_SECONDS: '2' };

/** The ways of PostgreSQL: it refuses, or it hangs with its connections open. */
export const outagesOf = (postgres: TestPostgres) => ({
  stopped: { takeAway: () => postgres.halt('shutdown'), giveBack: postgres.start },
  frozen: { takeAway: postgres.freeze, giveBack: postgres.thaw },
});

/**
 * Takes the database away from under a running server, and back after a while. Until then every call
 * that needs it is answered with a 503 of the contract's form; afterwards all goes on by itself.
 * @param program Started with IMPATIENT.
 * @param patience For how many milliseconds a call may go without an answer.
 * @returns what went otherwise
 */
export async function outageFaults(
  { url, child }: Program,
  { takeAway, giveBack }: Outage,
  { seconds, patience }: { seconds: number; patience: number },
): Promise<string[]> {
  const [patient, doctor] = await Promise.all([
    joinServer(url, 'patient'),
    joinServer(url, 'doctor'),
  ]);
  const { token, email } = patient;
  const record = `/api/patient/${encodeURIComponent(patient.name)}`;
  const logIn = (password: string): HttpCall => ({
    method: 'POST',
    path: '/api/Authentication/login',
    body: { email, password },
  });
  const send: HttpCall = {
    method: 'POST',
    path: `/api/patient/request/${doctor.id}`,
    body: { description: 'Sent during the outage' },
    token,
    key: randomUUID(),
  };
  const register: HttpCall = {
    method: 'POST',
    path: '/api/Authentication/register-patient',
    body: {
      name: `Test ${randomUUID()}`,
      email: `${randomUUID()}@test.example`,
      password: PASSWORD,
    },
    key: randomUUID(),
  };
  const usual: [string, HttpCall][] = [
    ['log in', logIn(PASSWORD)],
    ['register', register],
    ['list doctors', { path: '/api/doctors' }],
    ['read a record', { path: record, token }],
    ['send a request', send],
  ];
  // These are refused while all is well; without the database nobody knows.
  const refused: [string, HttpCall][] = [
    ['log in with a wrong password', logIn('a wrong password')],
    ['read a record anonymously', { path: record }],
  ];

  const faults = new Set<string>();
  const callAll = async (
    calls: [string, HttpCall][],
    isRight: (answer: HttpAnswer) => boolean,
    when: string,
  ) => {
    const check = async ([name, call]: [string, HttpCall]) => {
      const answer = await callServer(url, call, patience);
      const said =
        answer.status === 0 ? 'no answer' : `${answer.status} ${JSON.stringify(answer.body)}`;
      if (!isRight(answer)) faults.add(`${when}, ${name}: ${said}`);
    };
    await Promise.all(calls.map(check));
  };

  await takeAway();
  const end = performance.now() + seconds * 1000;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one round of calls after the other
    await Promise.all([
      callAll([...usual, ...refused, ['readyz', { path: '/readyz' }]], isUnavailable, 'during'),
      callAll([['healthz', { path: '/healthz' }]], isGood, 'during'),
    ]);
  } while (performance.now() < end);
  await giveBack();

  await untilReady(url);
  await callAll(usual, isGood, 'afterwards');
  const { body } = await callServer(url, { path: '/api/patient/requests', token });
  const count = valueAt(body, 'totalCount');
  if (count !== 1) faults.add(`afterwards, ${String(count)} requests are stored`);
  if (child.exitCode !== null) faults.add('the server has ended');
  return [...faults];
}

const isGood = ({ status }: HttpAnswer) => status === 200;

const isUnavailable = ({ status, body }: HttpAnswer) => {
  const isText = (key: string) => typeof valueAt(body, key) === 'string';
  return status === 503 && isText('title') && isText('message');
};
