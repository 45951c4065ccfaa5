import { beforeAll, expect, it } from 'vitest';
import { demoDoctors } from '../apps/server/demo/doctors.ts';
import { clientOf, demoIds, doctor, patient, tokenOf } from './demo.ts';
import { type Servers, startServers } from './two-servers.ts';

const secret = 'a secret that two servers share, long';
const FAILURES = 6;

let servers: Servers;
let one: string;
let other: string;
let stranger: string;

beforeAll(async () => {
  servers = await startServers({
    // The third server is the negative control.
    secrets: [secret, secret, 'a secret that the third has alone'],
    env: { LOGIN_FAILURES_PER_MINUTE: String(FAILURES) },
  });
  [one = '', other = '', stranger = ''] = servers.urls;
});

/** Logs in to the first server, writes to the second, and reads the weight from the first. */
async function weightAcross(first: string, second: string, weight: number) {
  const token = await tokenOf(first, patient);
  const written = await clientOf(second, token).updatePatientProfile({ body: { weight } });
  if (!written.ok) throw written.error;
  const read = await clientOf(first, token).getPatient({ name: patient.name });
  return read.ok ? read.data.weight : read.error;
}

it('load the demo data once when they start concurrently', async () => {
  const list = await clientOf(one).listDoctors({});
  expect(list).toMatchObject({ ok: true, data: { totalCount: demoDoctors.length } });
});

it('share sessions and see each other’s writes at once', async () => {
  expect(await weightAcross(one, other, 71)).toBe(71);
  expect(await weightAcross(other, one, 72)).toBe(72);
});

it('reject sessions of a server with another secret', async () => {
  await expect(weightAcross(one, stranger, 73)).rejects.toMatchObject({ status: 401 });
});

it('execute a write once when it is repeated on the other server', async () => {
  const token = await tokenOf(one, patient);
  const { doctorId } = await demoIds(one, token);
  const send = (url: string, description: string) =>
    fetch(`${url}/api/patient/request/${doctorId}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': 'the same at both',
      },
      body: JSON.stringify({ description }),
    });
  const first = await send(one, 'Once?');
  const again = await send(other, 'Once?');
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(await again.json()).toEqual(await first.json());
  expect((await send(other, 'Something else')).status).toBe(422);
});

it('count failed log-ins together', async () => {
  const fail = async (url: string) => {
    const body = { email: doctor.email, password: 'not the right one' };
    const answer = await clientOf(url).login({ body });
    return answer.ok ? 200 : answer.error.status;
  };
  for (let turn = 0; turn < FAILURES; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- sequential
    expect(await fail(turn % 2 === 0 ? one : other)).toBe(401);
  }
  expect(await fail(one)).toBe(429);
  expect(await fail(other)).toBe(429);
  // The keys of the counters depend on the secret, so this server counts separately.
  expect(await fail(stranger)).toBe(401);
});

it('take turns behind the load balancer', async () => {
  const before = [...servers.callCounts];
  await Promise.all(servers.urls.map(() => fetch(`${servers.url}/api/doctors`)));
  expect(servers.callCounts.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1]);
});
