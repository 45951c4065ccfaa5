import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { sampled } from '../../../scripts/sample.ts';
import { type Operation, loadContract } from '../src/contract.ts';
import { handlers } from '../src/operations/index.ts';
import { type TestApp, startTestApp } from './app/harness.ts';
import { createSetting } from './data/setting.ts';
import { isHashing } from './data/world.ts';
import { shareDatabase } from './databases/databases.ts';
import { fieldsOf } from './fuzz/arbitraries.ts';
import { type Send, sendTo } from './fuzz/examiner.ts';
import { fuzzOptions, openFuzzDatabase } from './fuzz/fuzz-options.ts';
import { type Tally, fuzz, timeoutFor } from './fuzz/fuzzing.ts';

const { seed, cases, report } = fuzzOptions;
const { operations } = loadContract();

/** Fewer for operations that hash passwords, which is slow. */
const casesOf = (operation: Operation) =>
  isHashing(operation) ? Math.max(50, Math.floor(cases / 10)) : cases;

const database = shareDatabase(openFuzzDatabase);
let test: TestApp;
let send: Send;

beforeAll(async () => {
  console.log(`FUZZ_SEED=${seed}`);
  test = await startTestApp({}, database);
  send = sendTo(test);
});

afterAll(() => test.close());

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

// Negative control.
it('the check fails for a handler that omits a field', async () => {
  const operation = operations.find(({ id }) => id === 'createRequest');
  if (!operation) throw new Error('createRequest is not in the contract');
  const setting = await createSetting(test, operation, 'the control');
  const { createRequest: right } = handlers;
  Reflect.set(handlers, 'createRequest', async () => ({ message: 'Sent.' }));
  try {
    await expect(fuzz(operation, setting, { send, cases: 200, seed: 1 })).rejects.toHaveProperty(
      'cause',
      expect.objectContaining({ message: expect.stringContaining('the server failed') }),
    );
  } finally {
    Reflect.set(handlers, 'createRequest', right);
  }
});
