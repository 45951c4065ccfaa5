import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPortalClient, operations } from './index.ts';
import { mock } from './msw.ts';

const server = setupServer();
const client = createPortalClient({ baseUrl: 'https://portal.example', getToken: () => 'token' });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('mock', () => {
  it('has every operation', () => {
    expect(Object.keys(mock).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it('answers with data', async () => {
    server.use(mock.getDoctor.ok({ name: 'Sami Sample', doctorId: 1 }, { delayMs: 1 }));
    const result = await client.getDoctor({ name: 'Sami Sample' });
    expect(result).toMatchObject({ ok: true, data: { name: 'Sami Sample', doctorId: 1 } });
  });

  it('answers from the call', async () => {
    server.use(
      mock.listDoctors.ok(({ query }) => ({
        doctors: [],
        totalCount: Number(query.get('pageSize')),
      })),
      mock.createRequest.ok(async ({ path, body }) => ({
        message: (await body()).description,
        requestId: Number(path['doctorId']),
      })),
    );
    expect(await client.listDoctors({ pageSize: 18 })).toMatchObject({ data: { totalCount: 18 } });
    expect(
      await client.createRequest({ doctorId: 7, body: { description: 'Hello' } }),
    ).toMatchObject({ data: { message: 'Hello', requestId: 7 } });
  });

  it('leaves a literal path to its own operation, in any order', async () => {
    server.use(
      mock.getDoctor.ok({ name: 'Wrong', doctorId: 1 }),
      mock.listDoctorRequests.ok({ requests: [], totalCount: 3 }),
    );
    expect(await client.listDoctorRequests()).toMatchObject({ ok: true, data: { totalCount: 3 } });
  });

  it('fails', async () => {
    server.use(
      mock.login.fail(401, { title: 'Log in failed' }),
      mock.listSpecializations.offline(),
      mock.getPatient.pending(),
    );
    expect(await client.login({ body: { email: 'x', password: 'x' } })).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 401, title: 'Log in failed' },
    });
    expect(await client.listSpecializations()).toMatchObject({ error: { kind: 'network' } });
    const signal = AbortSignal.timeout(20);
    expect(await client.getPatient({ name: 'x' }, { signal })).toMatchObject({
      error: { kind: 'timeout' },
    });
  });
});
