import * as fc from 'fast-check';
import type { Operation, Schema } from '../../src/contract.ts';
import { fits, inputSchemaOf, isSchema } from './conformance.ts';

/** Values that exist in the system under test, by field name. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** An input of an operation by part: params, querystring, headers, body. */
export type Input = Readonly<Record<string, unknown>>;

/**
 * How an input was made. `valid` fits the schemas, `boundary` has one value at or just past a limit, `wrong` has any
 * JSON in one field, `extra` has an unknown field in the body, `missing` lacks a required field, `any` has another
 * body, and `stranger` is valid but sent with another Authorization.
 */
export type Kind = 'valid' | 'boundary' | 'wrong' | 'extra' | 'missing' | 'any' | 'stranger';

const weights: Record<Kind, number> = {
  valid: 5,
  boundary: 4,
  wrong: 3,
  extra: 2,
  missing: 1,
  any: 1,
  stranger: 1,
};

export function inputsOf(
  operation: Operation,
  known: Known,
  kinds: readonly Kind[] = ['valid', 'boundary', 'wrong', 'extra', 'missing', 'any', 'stranger'],
): fc.Arbitrary<{ kind: Kind; input: Input }> {
  const whole = inputSchemaOf(operation);
  const good = valid(whole, known).map((value): Input => (isSchema(value) ? value : {}));
  const allFields = fieldsOf(whole);
  const replaceOne = (where: readonly Field[], make: (field: Field) => fc.Arbitrary<unknown>) =>
    where.length === 0
      ? undefined
      : fc
          .constantFrom(...where)
          .chain((field) => fc.tuple(good, fc.constant(field), make(field)))
          .map(([input, { path }, part]) => withPart(input, path, part));
  const body = allFields.filter(({ path }) => path[0] === 'body');
  const fields = allFields.filter(({ path }) => path.length > 1);
  const inputs: Record<Kind, fc.Arbitrary<Input> | undefined> = {
    valid: good,
    boundary: replaceOne(fields, ({ schema }) => boundary(schema)),
    wrong: replaceOne(fields, () => anyJson),
    extra: withUnknownField(
      good,
      body.filter(({ schema }) => 'properties' in schema),
    ),
    missing: replaceOne(
      // A path without a parameter is another path.
      fields.filter(({ path, isRequired }) => isRequired && path[0] !== 'params'),
      () => fc.constant(undefined),
    ),
    any: replaceOne(
      body.filter(({ path }) => path.length === 1),
      () => anyJson,
    ),
    stranger: good,
  };
  const choices = kinds.flatMap((kind) => {
    const arbitrary = inputs[kind]?.map((input) => ({ kind, input }));
    return arbitrary ? [{ arbitrary, weight: weights[kind] }] : [];
  });
  return fc.oneof(...choices);
}

export interface Field {
  path: readonly string[];
  schema: Schema;
  isRequired: boolean;
}

export function fieldsOf(schema: Schema, path: readonly string[] = []): Field[] {
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  return propertiesOf(schema).flatMap(([name, each]) => {
    const field = { path: [...path, name], schema: each, isRequired: required.includes(name) };
    return [field, ...fieldsOf(each, field.path)];
  });
}

const propertiesOf = ({ properties }: Schema): [string, Schema][] =>
  Object.entries(properties ?? {}).filter((entry): entry is [string, Schema] => isSchema(entry[1]));

/** A copy with another value at a path; undefined removes the property. */
export function withPart(value: unknown, [name, ...rest]: readonly string[], part: unknown): Input {
  const copy = isSchema(value) ? value : {};
  if (name === undefined) return copy;
  const next = rest.length === 0 ? part : withPart(copy[name], rest, part);
  const entries = Object.entries(copy).filter(([key]) => key !== name);
  return Object.fromEntries(next === undefined ? entries : [...entries, [name, next]]);
}

function withUnknownField(good: fc.Arbitrary<Input>, objects: readonly Field[]) {
  if (objects.length === 0) return undefined;
  return fc
    .constantFrom(...objects)
    .chain(({ path, schema }) => fc.tuple(good, fc.constant(path), unknownNameFor(schema), anyJson))
    .map(([input, path, name, part]) => withPart(input, [...path, name], part));
}

const unknownNameFor = (schema: Schema) =>
  fc
    .oneof(
      fc.constantFrom('surprise', 'id', 'role', 'accountId', '', '__proto__', 'constructor'),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
    )
    .filter((name) => propertiesOf(schema).every(([known]) => known !== name));

// Strings with a special meaning in SQL, paths, patterns or HTML.
const specialTexts = [
  "O'Brien",
  '100%',
  '%2F',
  '..',
  'requests',
  'accessLog',
  '\\',
  '_',
  'Žofie ✓',
  ' x ',
  'null',
  '\u0000',
  'a\u0000b',
  '\u202E',
  '\uD800',
  'e\u0301',
  'ﷺ',
  '<b>',
  '"; drop table account; --',
  '120/80',
  '2024-02-30',
  '1.0',
  '1e3',
  '0x10',
  '01',
  '+1',
  ' 1',
  '1e400',
  '2147483648',
  'https://a.example',
  'x'.repeat(300),
  '👩‍⚕️',
];

const anyText = fc.oneof(
  fc.constantFrom(...specialTexts),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, true, 0, -1, 1.5, 1e99, 2_147_483_648, '', [], [1], {}),
  anyText,
);

/** Values that fit a schema, often known values of the field. */
function valid(schema: Schema, known: Known = {}, name = ''): fc.Arbitrary<unknown> {
  const fitting = known[name]?.filter((value) => fits(schema, value)) ?? [];
  const made = shaped(schema, known).filter((value) => fits(schema, value));
  if (fitting.length === 0) return made;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fitting) }, made);
}

function shaped(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
  if (Array.isArray(schema.anyOf)) return fc.oneof(...schema.anyOf.map((each) => valid(each)));
  const types = [schema.type].flat();
  return fc.oneof(
    ...types.map((type) => ({
      weight: type === 'null' ? 1 : 4,
      arbitrary: ofType(type, schema, known),
    })),
  );
}

function ofType(type: unknown, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { minimum, maximum } = limitsOf(schema);
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.oneof(
        fc.integer({ min: minimum, max: Math.min(maximum, minimum + 20) }),
        fc.integer({ min: minimum, max: maximum }),
      );
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'string':
      return text(schema);
    case 'array':
      return fc.array(valid(Object(schema.items), known), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 5), 5),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          propertiesOf(schema).map(([name, each]) => [name, valid(each, known, name)]),
        ),
        { requiredKeys: Array.isArray(schema.required) ? schema.required : [] },
      );
    default:
      throw new Error(`There are no values yet for the type ${String(type)} of the contract.`);
  }
}

const limitsOf = (schema: Schema) => ({
  minimum: Number(schema.minimum ?? -2_147_483_648),
  maximum: Number(schema.maximum ?? 2_147_483_647),
});

const formats: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  date: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

/** Texts that roughly fit a schema; the caller filters them. */
function text({ format, pattern, maxLength = 4000 }: Schema): fc.Arbitrary<string> {
  if (typeof format === 'string') {
    const ofFormat = formats[format];
    if (!ofFormat) throw new Error(`There are no values yet for the format ${format}.`);
    return ofFormat;
  }
  const ofPattern =
    typeof pattern === 'string' ? fc.stringMatching(new RegExp(pattern, 'u')) : anyText;
  return fc
    .oneof({ weight: 2, arbitrary: ofPattern }, anyText)
    .map((value) => Array.from(value).slice(0, Number(maxLength)).join(''));
}

function boundary(schema: Schema): fc.Arbitrary<unknown> {
  const { type, minLength = 0, maxLength = 100 } = schema;
  if (Array.isArray(schema.enum)) {
    return fc
      .constantFrom<unknown>(...schema.enum)
      .chain((value) => fc.constantFrom(value, `${String(value)} `, String(value).toLowerCase()));
  }
  const types = new Set([type].flat());
  if (types.has('integer') || types.has('number')) return fc.constantFrom(...numbers(schema));
  if (!types.has('string')) return valid(schema);
  const lengths = [minLength, maxLength].flatMap((limit) =>
    [-1, 0, 1].map((by) => Number(limit) + by),
  );
  return fc
    .tuple(
      valid(schema).map((value) => Array.from(typeof value === 'string' ? value : '')),
      fc.constantFrom(...lengths.filter((length) => length >= 0)),
      // Characters of one, two and four bytes; the last is a surrogate pair.
      fc.constantFrom('a', 'é', '👩'),
      fc.boolean(),
    )
    .map(([letters, length, filler, isBefore]) => {
      const kept = letters.slice(0, length);
      const filling = Array.from({ length: length - kept.length }, () => filler);
      return (isBefore ? [...filling, ...kept] : [...kept, ...filling]).join('');
    });
}

function numbers(schema: Schema): number[] {
  const { minimum, maximum } = limitsOf(schema);
  const near = [minimum, maximum].flatMap((limit) => [limit - 1, limit, limit + 1, limit + 0.5]);
  return [...near, -0, 1e3, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e308, Number.MIN_VALUE];
}
