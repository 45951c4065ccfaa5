import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type TestApp, startTestApp } from '../test/harness.ts';
import { type Operation, type Schema, loadContract } from './contract.ts';

// Every operation, with values that its schemas accept, values near those, and any JSON at all.
// The harness checks each answer against the contract; here, that none is a 5xx.

const nasty = [
  "O'Brien",
  '100%',
  '%2F',
  '..',
  'requests',
  '\\',
  '_',
  'Žofie ✓',
  ' x ',
  'null',
  '\u0000',
  'a\u0000b',
  '\u202E',
  '\uD800',
  '<b>',
  '"; drop table account; --',
  '120/80',
  '2024-02-30',
  'https://a.example',
  'x'.repeat(300),
  '👩‍⚕️',
];

const anyText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const anyJson = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, true, 0, -1, 1.5, 1e99, 2_147_483_648, '', [], {}),
  anyText,
);

/** Values of about the shape of a schema. */
function shaped(schema: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map(shaped));
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type: unknown) => shaped({ ...schema, type })));
  }
  const minimum = Number(schema.minimum ?? -1000);
  const maximum = Number(schema.maximum ?? 1000);
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(fc.constantFrom(1, minimum, maximum), fc.integer({ min: 1, max: 20 }));
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'string':
      if (schema.format === 'email') return fc.emailAddress();
      return anyText;
    case 'object':
      return fc.record(
        Object.fromEntries(propertiesOf(schema).map(([name, each]) => [name, shaped(each)])),
        { requiredKeys: [] },
      );
    default:
      return anyJson;
  }
}

function propertiesOf({ properties }: Schema): [string, Schema][] {
  const entries = Object.entries(properties ?? {});
  return entries.filter((entry): entry is [string, Schema] => typeof entry[1] === 'object');
}

/** Shaped values, of which some have one part that does not fit. */
function nearly(schema: Schema): fc.Arbitrary<unknown> {
  const names = propertiesOf(schema).map(([name]) => name);
  const spoiled = fc
    .tuple(shaped(schema), fc.constantFrom(...names, 'surprise'), anyJson)
    .map(([value, name, part]) =>
      Object.assign({}, typeof value === 'object' ? value : {}, { [name]: part }),
    );
  return fc.oneof(
    { weight: 4, arbitrary: shaped(schema) },
    { weight: 3, arbitrary: spoiled },
    anyJson,
  );
}

const inputOf = ({ input }: Operation) =>
  fc.record({
    params: input.params ? shapedTexts(input.params, 1) : fc.constant({}),
    search: input.querystring ? shapedTexts(input.querystring, 0) : fc.constant({}),
    body: input.body ? nearly(input.body) : fc.constant(undefined),
  });

// A person called so would share the path of a list; other dots are taken out of a path by HTTP itself.
const otherPaths = new Set(['requests', '.', '..']);

/** The parts of a path or a query string, which are text. */
function shapedTexts(schema: Schema, minLength: number): fc.Arbitrary<Record<string, string>> {
  const text = (each: Schema) =>
    fc
      .oneof(shaped(each), anyText)
      .map((value) => String(value).toWellFormed())
      .filter((value) => value.length >= minLength && !otherPaths.has(value));
  return fc.record(
    Object.fromEntries(propertiesOf(schema).map(([name, each]) => [name, text(each)])),
  );
}

describe('any input at all', () => {
  let test: TestApp;
  let people: Person[];

  beforeAll(async () => {
    test = await startTestApp();
    const [doctor, patient] = [await test.join('Doctor'), await test.join('Patient')];
    await test.ask(patient, doctor);
    people = [doctor, patient];
  });

  afterAll(() => test.close());

  it.each(loadContract().operations)('to $id gets an answer of the contract', async (operation) => {
    const isSlow = operation.path.startsWith('/api/Authentication/');
    await fc.assert(
      fc.asyncProperty(inputOf(operation), fc.constantFrom(0, 1), async (input, index) => {
        const { status } = await test.call(operation.id, { ...input, token: people[index]?.token });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: isSlow ? 60 : 150, seed: 20_241_120, interruptAfterTimeLimit: 20_000 },
    );
  });
});
