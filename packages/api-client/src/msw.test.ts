import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../test/samples.ts';
import { answers, emptyAnswers, problems } from './generated/examples.ts';
import { createPortalClient, type OperationId, operations } from './index.ts';
import { examples, handlers, mock, type OperationMock } from './msw.ts';
import { operationIds } from './generated/operations.ts';

const server = setupServer();
const client = createPortalClient({ baseUrl: 'https://portal.example', getToken: () => 'token' });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('mock', () => {
  it('has every operation', () => {
    expect(Object.keys(mock).toSorted()).toEqual(Object.keys(operations).toSorted());
  });

  it.each(operationIds())('answers %s with its example, minimum and errors', async (id) => {
    server.use(...handlers);
    expect(await calls[id](client)).toMatchObject({ ok: true, data: answers[id] });
    server.use(mock[id].empty());
    expect(await calls[id](client)).toMatchObject({ ok: true, data: emptyAnswers[id] });
    for (const [status, problem] of Object.entries(problems[id])) {
      server.use(mock[id].fail(Number(status)));
      const { title, message, errors } = problem;
      expect(await calls[id](client)).toMatchObject({
        ok: false,
        error: { status: Number(status), title, message, fieldErrors: errors },
      });
    }
  });

  it('is typed by the contract and complete', () => {
    // @ts-expect-error -- doctorId is missing
    expect(mock.getDoctor.ok({ name: 'Sami Sample' })).toBeDefined();
    const { login, ...others } = mock;
    // @ts-expect-error -- login is missing
    expect(others satisfies { readonly [Id in OperationId]: OperationMock<Id> }).toBeDefined();
    expect({ login, ...others } satisfies typeof mock).toEqual(mock);
  });

  it('delays the answer', async () => {
    server.use(mock.login.slow(1), mock.getDoctor.slow());
    expect(await calls.login(client)).toMatchObject({ ok: true });
    const signal = AbortSignal.timeout(20);
    expect(await client.getDoctor({ name: 'x' }, { signal })).toMatchObject({
      error: { kind: 'timeout' },
    });
  });

  it('answers with the given data', async () => {
    server.use(mock.getDoctor.ok({ name: 'Sami Sample', doctorId: 1 }, { delayMs: 1 }));
    const result = await client.getDoctor({ name: 'Sami Sample' });
    expect(result).toMatchObject({ ok: true, data: { name: 'Sami Sample', doctorId: 1 } });
  });

  it('answers with a function of the call', async () => {
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

  it('prefers a literal path to a path parameter, in any order', async () => {
    server.use(
      mock.getDoctor.ok({ name: 'Wrong', doctorId: 1 }),
      mock.listDoctorRequests.ok({ requests: [], totalCount: 3 }),
    );
    expect(await client.listDoctorRequests()).toMatchObject({ ok: true, data: { totalCount: 3 } });
  });

  it('fails with an HTTP error, a network error or no answer', async () => {
    server.use(
      mock.login.fail(401, { title: 'No' }, { headers: { 'Retry-After': '3' } }),
      mock.listDoctors.fail(418),
      mock.registerPatient.fail(409, { message: 'No.' }),
      mock.listSpecializations.offline(),
      mock.getPatient.pending(),
    );
    expect(await calls.login(client)).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 401, title: 'No', retryAfter: 3 },
    });
    expect(await calls.listDoctors(client)).toMatchObject({ error: { status: 418 } });
    // A custom problem does not inherit the `errors` of the example.
    expect(await calls.registerPatient(client)).toMatchObject({
      error: { title: 'Already registered', message: 'No.', fieldErrors: undefined },
    });
    expect(await client.listSpecializations()).toMatchObject({ error: { kind: 'network' } });
    const signal = AbortSignal.timeout(20);
    expect(await client.getPatient({ name: 'x' }, { signal })).toMatchObject({
      error: { kind: 'timeout' },
    });
  });
});

describe('examples', () => {
  it('are new copies of those of the contract', () => {
    for (const id of operationIds()) {
      expect(examples[id]()).toEqual(answers[id]);
      expect(examples[id]()).not.toBe(answers[id]);
    }
    const doctor = examples.getDoctor();
    doctor.clinic = { ...doctor.clinic, location: 'Elsewhere' };
    expect(examples.getDoctor()).toEqual(answers.getDoctor);
  });

  it('take overrides, and lists take one per item', () => {
    expect(examples.getDoctor({ name: 'Tara Test' })).toEqual({
      ...answers.getDoctor,
      name: 'Tara Test',
    });
    const date = '2024-03-02T07:30:00Z';
    expect(examples.listBloodPressures([{ value: '120/80' }, { value: 'high' }])).toEqual([
      { value: '120/80', date },
      { value: 'high', date },
    ]);
    expect(examples.listAllergies([])).toEqual([]);
    // @ts-expect-error -- not a field of a doctor
    examples.getDoctor({ nmae: 'Tara Test' });
  });
});
