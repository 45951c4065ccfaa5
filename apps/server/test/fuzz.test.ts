import { writeFileSync } from 'node:fs';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { sampled } from '../../../scripts/sample.ts';
import { type Operation, type OperationId, loadContract } from '../src/contract.ts';
import type { Database } from '../src/database/database.ts';
import { handlers } from '../src/operations/index.ts';
import { registerValidation } from '../src/operations/validation.ts';
import { Problem } from '../src/problem.ts';
import { type TestApp, startTestApp } from './app/harness.ts';
import { type Setting, createSetting } from './data/setting.ts';
import { isHashing } from './data/world.ts';
import { type Kind, fieldsOf } from './fuzz/arbitraries.ts';
import type { RawAnswer } from './fuzz/conformance.ts';
import { type Send, sendTo } from './fuzz/examiner.ts';
import { fuzzOptions, openFuzzDatabase } from './fuzz/fuzz-options.ts';
import { type Tally, fuzz, timeoutFor } from './fuzz/fuzzing.ts';

const { seed, cases, report } = fuzzOptions;
const { operations } = loadContract();

/** Fewer for operations that hash passwords, which is slow. */
const casesOf = (operation: Operation) =>
  isHashing(operation) ? Math.max(50, Math.floor(cases / 10)) : cases;

let database: Database;
let test: TestApp;
let send: Send;

beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed}`);
  database = await openFuzzDatabase();
  test = await startTestApp({}, database);
  send = sendTo(test);
});

afterAll(async () => {
  await test.close();
  await database.close();
});

it('no body in the contract accepts unknown fields', () => {
  const bodies = operations.flatMap(({ id, input: { body } }) =>
    body ? [{ path: [id], schema: body }, ...fieldsOf(body, [id])] : [],
  );
  const open = bodies.filter(
    ({ schema }) => 'properties' in schema && schema['additionalProperties'] !== false,
  );
  expect(open.map(({ path }) => path.join('.'))).toEqual([]);
});

describe('random input', () => {
  const tallies: Tally[] = [];
  afterAll(() => {
    if (report !== undefined) writeFileSync(report, JSON.stringify(tallies));
  });

  it.each(sampled(operations))(
    'to $id gets an answer that conforms to the contract',
    async (operation) => {
      onTestFailed(() => console.log(`To see it again: FUZZ_SEED=${seed} FUZZ_CASES=${cases}`));
      const setting = await createSetting(test, operation);
      const tally = await fuzz(operation, setting, { send, cases: casesOf(operation), seed });
      tallies.push(tally);
      expect(tally.cases).toBe(casesOf(operation));
      // Otherwise only the validation is tested, not the handlers.
      expect(tally.fitting / tally.cases, 'share of input that fits').toBeGreaterThan(0.2);
      expect(tally.statuses[operation.success], 'good answers').toBeGreaterThan(0);
    },
    timeoutFor(cases),
  );
});

describe('the checks above catch', () => {
  const operationOf = (id: OperationId) => {
    const found = operations.find((operation) => operation.id === id);
    if (!found) throw new Error(`${id} is not in the contract`);
    return found;
  };

  let setting: Setting;
  beforeAll(async () => {
    setting = await createSetting(test, operationOf('updateClinic'), 'the controls');
  });

  function complaintAbout(operation: Operation, backend: Send, kinds?: Kind[]) {
    const options = { send: backend, cases: 200, seed: 1, kinds };
    return fuzz(operation, setting, options).then(
      () => 'nothing',
      (error: Error) => String(error.cause),
    );
  }

  it.each<[string, OperationId, (call: { body: { value: number } }) => unknown, string]>([
    [
      'throws on some input',
      'addBloodSugar',
      ({ body }) => {
        if (body.value > 500) throw new TypeError('A mistake.');
        return { message: 'Saved.' };
      },
      'the server failed',
    ],
    ['omits a field', 'createRequest', () => ({ message: 'Sent.' }), 'the server failed'],
    ['ignores a rule', 'addBloodPressure', () => ({ message: 'Saved.' }), 'was accepted'],
    [
      'rejects valid input',
      'updateClinic',
      () => {
        throw new Problem(400);
      },
      'good input was refused',
    ],
    [
      'answers with an unlisted status',
      'updateClinic',
      () => {
        throw new Problem(404);
      },
      'answered 404, which the contract does not list',
    ],
  ])('a handler that %s', async (_, id, broken, complaint) => {
    const { [id]: right } = handlers;
    Reflect.set(handlers, id, async (call: { body: { value: number } }) => broken(call));
    try {
      expect(await complaintAbout(operationOf(id), send)).toContain(complaint);
    } finally {
      Reflect.set(handlers, id, right);
    }
  });

  it.each<[string, (answer: RawAnswer) => Partial<RawAnswer>, string]>([
    ['an extra field', ({ body }) => ({ body: body.replace('{', '{"id":1,') }), 'additional'],
    ['a missing field', () => ({ body: '{}' }), 'required property'],
    [
      'another content type',
      () => ({ headers: { 'content-type': 'text/html' } }),
      'has the type text/html',
    ],
    [
      'another error than 400',
      ({ statusCode }) => (statusCode === 400 ? { statusCode: 409 } : {}),
      'was not refused',
    ],
  ])('an answer with %s', async (_, alter, complaint) => {
    const altered: Send = async (call) => {
      const { statusCode, headers, body } = await send(call);
      const answer = { statusCode, headers, body };
      return { ...answer, ...alter(answer) };
    };
    expect(await complaintAbout(operationOf('updateClinic'), altered)).toContain(complaint);
  });

  it('an operation that accepts unauthorized callers', async () => {
    const operation = operationOf('updateClinic');
    const { token } = await test.join('Doctor');
    const open: Send = (call) =>
      send({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } });
    expect(await complaintAbout(operation, open)).toContain('a stranger was let in');
  });

  it.each<[string, OperationId, Kind, object | undefined, string]>([
    ['is correct', 'addBloodSugar', 'extra', undefined, 'nothing'],
    ['is correct', 'addBloodSugar', 'wrong', undefined, 'nothing'],
    ['rejects numbers as text', 'addBloodSugar', 'wrong', {}, 'good input was refused'],
    [
      'strips unknown fields',
      'addBloodSugar',
      'extra',
      { removeAdditional: true },
      'was not refused',
    ],
    ['coerces types', 'addBloodSugar', 'wrong', { coerceTypes: true }, 'was not refused'],
    ['accepts +1 as a number', 'listDoctors', 'wrong', { coerceTypes: true }, 'was not refused'],
  ])('a validation that %s, by %s with %s input', async (_, id, kind, options, complaint) => {
    const operation = operationOf(id);
    const { method, path, input, answers } = operation;
    const customOptions = { removeAdditional: false, coerceTypes: false, ...options };
    const app = Fastify({ ajv: { customOptions } });
    if (options === undefined) registerValidation(app);
    app.setErrorHandler(async (_error, _request, reply) =>
      reply.code(400).send({ title: 'Wrong', message: 'That is wrong.' }),
    );
    const body = { message: 'Saved.', doctors: [], totalCount: 0 };
    const schema = { ...input, response: { 200: answers['200'] } };
    app.route({ method, url: path, schema, handler: async () => body });
    const found = await complaintAbout(operation, (call) => app.inject(call), [kind]);
    expect(found).toContain(complaint);
  });
});
