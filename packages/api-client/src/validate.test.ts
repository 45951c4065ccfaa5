import { describe, expect, it } from 'vitest';
import {
  answerOf,
  list,
  node,
  type Node,
  operationsOf,
  readContract,
  resolve,
} from '../scripts/contract.ts';
import { answers, emptyAnswers } from './generated/examples.ts';
import { operationIds } from './generated/operations.ts';
import { validateAnswer } from './validate.ts';

const contract = await readContract();

/** The schema of every operation's answer, read from the contract rather than the generated rules. */
const schemas = new Map(
  operationsOf(contract).map((operation) => [
    operation.id,
    node(answerOf(contract, operation)['schema']),
  ]),
);
const operationsWithSchema = operationIds().map((id) => ({ id, schema: node(schemas.get(id)) }));

/** Must not appear in any message. */
const canary = 'a secret diagnosis';

const values = {
  string: canary,
  number: 987_654.5,
  boolean: false,
  null: null,
  array: [canary],
  object: { canary },
};

const typesOf = (schema: Node) => [schema['type']].flat().map(String);

/** A schema with its `$ref` resolved; the first choice of `oneOf`. */
function schemaOf(part: unknown): Node {
  const schema = resolve(contract, part);
  return 'oneOf' in schema ? resolve(contract, list(schema['oneOf'])[0]) : schema;
}

/** A valid value of a schema, with all of its fields and one item in each list. */
function validFor(part: unknown): unknown {
  const schema = schemaOf(part);
  const [type = ''] = typesOf(schema);
  if (schema['enum']) return list(schema['enum'])[0];
  if ('const' in schema) return schema['const'];
  if (type === 'integer') return schema['minimum'] ?? 1;
  if (type === 'array') return [validFor(schema['items'])];
  if (type === 'object')
    return Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, validFor(field)]));
  return Object.entries(values).find(([name]) => name === type)?.[1];
}

const fieldsOf = (schema: Node) => Object.entries(node(schema['properties'] ?? {}));

/** Yields every way to break one part of a valid answer, with the path of that part. */
function* mutations(
  part: unknown,
  path: string,
  put: (value: unknown) => unknown,
): Generator<{ path: string; answer: unknown }> {
  const schema = schemaOf(part);
  const { minimum, maximum, items } = schema;
  const types = typesOf(schema);
  for (const [type, value] of Object.entries(values))
    if (!types.includes(type)) yield { path, answer: put(value) };
  if (schema['enum'] || 'const' in schema) yield { path, answer: put(canary) };
  if (typeof minimum === 'number') yield { path, answer: put(minimum - 1) };
  if (typeof maximum === 'number') yield { path, answer: put(maximum + 1) };
  if (items) yield* mutations(items, `${path}[1]`, (value) => put([validFor(items), value]));
  for (const [name, field] of fieldsOf(schema)) {
    const at = path ? `${path}.${name}` : name;
    const having = (value: unknown) => put({ ...node(validFor(schema)), [name]: value });
    if (list(schema['required']).includes(name)) yield { path: at, answer: having(undefined) };
    yield* mutations(field, at, having);
  }
}

describe('validateAnswer', () => {
  it.each(operationsWithSchema)('accepts every valid answer of $id', ({ id, schema }) => {
    const good = validFor(schema);
    const known = [answers[id], emptyAnswers[id] ?? answers[id], good];
    const unknownField = Array.isArray(good)
      ? [{ ...node(good[0]), [canary]: canary }]
      : { ...node(good), [canary]: canary };
    for (const answer of [...known, unknownField])
      expect(validateAnswer(id, answer)).toBeUndefined();
  });

  it.each(operationsWithSchema)(
    'names each invalid part of $id, never its value',
    ({ id, schema }) => {
      const all = [...mutations(schema, '', (value) => value)];
      expect(all.length).toBeGreaterThan(9);
      for (const { path, answer } of all) {
        const fault = validateAnswer(id, answer);
        expect(fault).toMatch(/^.+: .+ is expected$/);
        expect(fault?.split(':')[0]).toBe(path || 'the answer');
        expect(fault).not.toMatch(/secret|987/);
      }
    },
  );

  it.each([
    ['getDoctor', { name: 'x' }, 'doctorId: an integer is expected'],
    ['getDoctor', null, 'the answer: an object is expected'],
    ['listAllergies', [{}, { symptons: 5 }], '[1].symptons: a string or null is expected'],
    ['getPatient', { name: 'x', weight: '61' }, 'weight: a number or null is expected'],
    [
      'listDoctors',
      { doctors: [{ name: 'x' }, { name: null }], totalCount: 2 },
      'doctors[1].name: a string is expected',
    ],
    [
      'listDoctors',
      { doctors: [], totalCount: -1 },
      'totalCount: a number of at least 0 is expected',
    ],
    [
      'listAccessLog',
      { entries: [{ ...answers.listAccessLog.entries[0], role: 'Nurse' }], totalCount: 1 },
      'entries[0].role: one of Doctor, Patient, null is expected',
    ],
    ['getInbox', { role: 'Nurse' }, 'role: one of Patient, Doctor is expected'],
    [
      'getInbox',
      { role: 'Doctor', waitingCount: -1, oldestWaitingAt: null },
      'waitingCount: a number of at least 0 is expected',
    ],
  ] as const)('for %s %j returns: %s', (id, answer, expected) => {
    expect(validateAnswer(id, answer)).toBe(expected);
  });
});
