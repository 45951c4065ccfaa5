import { beforeAll, expect, it } from 'vitest';
import { demoDoctors } from '../apps/server/demo/doctors.ts';
import { clientOf, demoIds, patient, tokenOf } from './demo.ts';
import { startServers } from './two-servers.ts';

let one: string;
let other: string;

beforeAll(async () => {
  const { urls } = await startServers();
  [one = '', other = ''] = urls;
});

it('load the demo data once when they start concurrently', async () => {
  const list = await clientOf(one).listDoctors({});
  expect(list).toMatchObject({ ok: true, data: { totalCount: demoDoctors.length } });
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
