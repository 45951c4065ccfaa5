import { randomUUID } from 'node:crypto';
import {
  type HttpResponse,
  type HttpCall,
  PASSWORD,
  callServer,
  joinServer,
  waitUntilReady,
  valueAt,
} from '../app/client.ts';
import type { Program } from '../app/program.ts';
import type { TestPostgres } from '../databases/postgres.ts';

export interface Outage {
  begin: () => Promise<void>;
  end: () => Promise<void> | void;
}

/** Settings with which the server times out well before its callers. */
export const IMPATIENT = { DATABASE_TIMEOUT_SECONDS: '2' };

/** PostgreSQL refuses connections, or it hangs with open ones. */
export const outagesOf = (postgres: TestPostgres) => ({
  stopped: { begin: () => postgres.halt('shutdown'), end: postgres.start },
  frozen: { begin: postgres.freeze, end: postgres.thaw },
});

/**
 * Runs an outage under a running server. During it, calls that need the database must get a 503 in the contract's
 * form; afterwards the server must recover by itself.
 * @param program Started with {@link IMPATIENT}.
 * @param timeout The timeout of a call, in milliseconds.
 * @returns the deviations
 */
export async function outageFaults(
  { url, child }: Program,
  { begin, end }: Outage,
  { seconds, timeout }: { seconds: number; timeout: number },
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
  // Normally refused; without the database the server cannot tell.
  const refused: [string, HttpCall][] = [
    ['log in with a wrong password', logIn('a wrong password')],
    ['read a record anonymously', { path: record }],
  ];

  const faults = new Set<string>();
  const callAll = async (
    calls: [string, HttpCall][],
    isRight: (answer: HttpResponse) => boolean,
    when: string,
  ) => {
    const check = async ([name, call]: [string, HttpCall]) => {
      const answer = await callServer(url, call, timeout);
      const said =
        answer.status === 0 ? 'no answer' : `${answer.status} ${JSON.stringify(answer.body)}`;
      if (!isRight(answer)) faults.add(`${when}, ${name}: ${said}`);
    };
    await Promise.all(calls.map(check));
  };

  await begin();
  const deadline = performance.now() + seconds * 1000;
  do {
    await Promise.all([
      callAll([...usual, ...refused, ['readyz', { path: '/readyz' }]], isUnavailable, 'during'),
      callAll([['healthz', { path: '/healthz' }]], isGood, 'during'),
    ]);
  } while (performance.now() < deadline);
  await end();

  await waitUntilReady(url);
  await callAll(usual, isGood, 'afterwards');
  const { body } = await callServer(url, { path: '/api/patient/requests', token });
  const count = valueAt(body, 'totalCount');
  if (count !== 1) faults.add(`afterwards, ${String(count)} requests are stored`);
  if (child.exitCode !== null) faults.add('the server has ended');
  return [...faults];
}

const isGood = ({ status }: HttpResponse) => status === 200;

const isUnavailable = ({ status, body }: HttpResponse) => {
  const isText = (key: string) => typeof valueAt(body, key) === 'string';
  return status === 503 && isText('title') && isText('message');
};
