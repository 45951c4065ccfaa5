/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import * as fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Operation, loadContract } from '../src/contract.ts';
import { registerBodyParser, registerValidation } from '../src/operations/validation.ts';
import { registerErrors } from '../src/plugins/errors.ts';
import { startTestApp } from './app/harness.ts';
import { inputsOf, fieldsOf, withPart } from './fuzz/arbitraries.ts';
import { isSchema } from './fuzz/conformance.ts';

const typesOf = ({ type, anyOf }: Record<string, unknown>) =>
  new Set([type, ...[anyOf ?? []].flat().map((each) => isSchema(each) && each.type)].flat());

function goodBodyOf(operation: Operation): unknown {
  const good = inputsOf(operation, {}, ['valid']).map(({ input }) => input['body']);
  return fc.sample(good, { seed: 1, numRuns: 1 })[0];
}

const fields = loadContract().operations.flatMap((operation) => {
  const { id, input } = operation;
  return fieldsOf(input.body ?? {}).map(({ path, schema, isRequired }) => {
    const types = typesOf(schema);
    return {
      at: `${id}: ${path.join('.')}`,
      url: `/${id}`,
      isNumber: types.has('number') || types.has('integer'),
      isOptionalText: types.has('string') && !isRequired,
      isWhole: types.has('integer'),
      name: path.join('.'),
      minimum: Number(schema.minimum),
      maximum: Number(schema.maximum),
      bodyWith: (value: unknown) => withPart(goodBodyOf(operation), path, value),
      partOf: (body: unknown) =>
        path.reduce<unknown>((part, name) => (isSchema(part) ? part[name] : undefined), body),
    };
  });
});
const numbers = fields.filter(({ isNumber }) => isNumber);
const optionalTexts = fields.filter(({ isOptionalText }) => isOptionalText);

// More lenient parsers accept these as numbers.
const notations = [
  '',
  ' ',
  ' 100',
  '100 ',
  '100\n',
  '+100',
  '--100',
  '1e2',
  '0x64',
  '0b1100100',
  '100.',
  '.5',
  '100,0',
  '1_00',
  '１００',
  '١٠٠',
  'NaN',
  'Infinity',
  'true',
];

let echo: FastifyInstance;
beforeAll(async () => {
  echo = Fastify();
  registerBodyParser(echo);
  registerValidation(echo);
  registerErrors(echo);
  for (const { id, input } of loadContract().operations) {
    const { body } = input;
    if (body)
      echo.post(`/${id}`, { schema: { body } }, async (request) => ({ body: request.body }));
  }
});
afterAll(() => echo.close());

async function post(url: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  const payload = JSON.stringify(body);
  const answer = await echo.inject({ method: 'POST', url, headers, payload });
  return answer.json();
}

it('the contract has numbers and optional texts in bodies', () => {
  expect(numbers.map(({ at }) => at)).toContain('updatePatientProfile: height');
  expect(optionalTexts.map(({ at }) => at)).toContain('createResponse: chronicDisease.symptoms');
});

describe.each(numbers)('a number as text: $at', (field) => {
  const { url, name, minimum, maximum, isWhole, bodyWith, partOf } = field;

  it('is parsed, including at the limits', async () => {
    const middle = String(Math.floor((minimum + maximum) / 2));
    const texts = [String(minimum), String(maximum), middle, `${middle}.0`, `00${middle}`];
    for (const text of isWhole ? texts : [...texts, `${minimum}.5`]) {
      const answer = await post(url, bodyWith(text));
      expect(partOf(answer.body), text).toBe(Number(text));
    }
  });

  it.each([
    ['too small', String(minimum - 1), `Enter ${minimum} or more.`],
    ['too large', String(maximum + 1), `Enter ${maximum} or less.`],
    ['too long', '9'.repeat(400), `Enter ${maximum} or less.`],
    ...(isWhole ? [['not whole', `${minimum}.5`, 'Enter a whole number.']] : []),
  ])('is rejected when it is %s', async (_, text = '', sentence = '') => {
    const { errors } = await post(url, bodyWith(text));
    expect(errors).toEqual({ [name]: [sentence] });
  });

  it('is rejected in any other notation', async () => {
    for (const text of notations) {
      const { errors } = await post(url, bodyWith(text));
      const sentence = isWhole ? 'Enter a whole number.' : 'Enter a number.';
      expect(errors, text).toEqual({ [name]: [sentence] });
    }
  });
});

it.each(optionalTexts)(
  'a blank optional text becomes null: $at',
  async ({ url, bodyWith, partOf }) => {
    for (const blank of ['', ' \n ']) {
      const answer = await post(url, bodyWith(blank));
      expect(answer).toHaveProperty('body');
      expect(partOf(answer.body)).toBeNull();
    }
  },
);

it('a write with the same key is replayed, with its value as a number or as text', async () => {
  await using test = await startTestApp();
  const { token } = await test.join('Patient');
  const headers = { 'idempotency-key': 'either way' };
  const send = (value: unknown) => test.call('addBloodSugar', { token, headers, body: { value } });
  expect((await send('98.5')).headers).not.toHaveProperty('idempotency-replayed');
  for (const value of [98.5, '98.50']) {
    expect((await send(value)).headers).toHaveProperty('idempotency-replayed', 'true');
  }
  expect((await send('98')).status).toBe(422);
});
