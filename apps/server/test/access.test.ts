/* oxlint-disable no-await-in-loop -- the calls run in sequence */
import { operations } from '@medportal/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSampled } from '../../../scripts/sample.ts';
import { type OperationId, loadContract } from '../src/contract.ts';
import { ACCESS } from '../src/operations/access.ts';
import { startTestApp } from './app/harness.ts';
import { ACCESS_MATRIX, type Matrix, type Principal } from './data/access-matrix.ts';
import { reviveSessions } from './data/people.ts';
import { type World, breakDatabase, createWorld, quickOperations } from './data/world.ts';
import { openTestPostgres, shareDatabase } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';

const database = shareDatabase(openTestMemory);

const ids = loadContract().operations.map(({ id }) => id);
// The other operations hash passwords and ignore tokens.
const quick = new Set(quickOperations().map(({ id }) => id));

interface Mismatch {
  id: OperationId;
  principal: Principal;
  expected: number;
  got: unknown;
}

/** Calls operations as every principal, with all of its tokens or, if brief, only the first. */
async function findMismatches(
  world: World,
  matrix: Matrix,
  { only = ids, isBrief = false } = {},
): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = [];
  for (const id of only) {
    const row = matrix.get(id);
    if (!row) throw new Error(`${id} has no row in the access matrix`);
    for (const [principal, expected] of row) {
      const tokens = world.tokens[principal];
      for (const token of isBrief || !quick.has(id) ? tokens.slice(0, 1) : tokens) {
        const input = await world.inputOf(id, principal);
        const got = await world.call(id, { ...input, token }).then(
          ({ status }) => status,
          (error: unknown) => error,
        );
        if (operations[id].method !== 'GET') await reviveSessions(world.database.query);
        if (got !== expected) mismatches.push({ id, principal, expected, got });
      }
    }
  }
  return mismatches;
}

/** A whole matrix is hundreds of calls, which take long on a busy machine. */
const LIMIT_MS = 120_000;

const matrices = [
  { name: 'an in-memory database', recordsAccess: 'strict', open: openTestMemory },
  { name: 'PostgreSQL', recordsAccess: 'strict', open: () => openTestPostgres() },
  // In `npm test` with the default setting only.
  ...(isSampled
    ? []
    : [{ name: 'an in-memory database', recordsAccess: 'spec', open: openTestMemory } as const]),
] as const;

it.each(matrices)(
  'the access matrix holds on $name for every operation and principal, $recordsAccess',
  async ({ recordsAccess, open }) => {
    const opened = await open();
    const world = await createWorld({ recordsAccess }, opened);
    expect(await findMismatches(world, ACCESS_MATRIX[recordsAccess])).toEqual([]);
    await world.close();
    await opened.close();
  },
  LIMIT_MS,
);

// Negative control.
it('the access matrix fails when any account can read a record', async () => {
  const records = ids.filter((id) => ACCESS[id] === 'record-reader');
  const isOpen = (text: string) =>
    text.replace(/(readable_patient\(\s*\$\d+), \$\d+, /, '$1, true, ');
  await using world = await createWorld({}, breakDatabase(database, isOpen));
  const mismatches = await findMismatches(world, ACCESS_MATRIX.strict, {
    only: [...quick],
    isBrief: true,
  });
  const readers = ['otherPatient', 'unrelatedDoctor', 'refusedDoctor', 'tamperedRole'];
  expect(new Set(mismatches.map(({ id, principal }) => `${id} as ${principal}`))).toEqual(
    new Set(records.flatMap((id) => readers.map((reader) => `${id} as ${reader}`))),
  );
});

it('a server with a rule that contradicts the contract does not start', async () => {
  Reflect.set(ACCESS, 'getPatient', 'public');
  try {
    await expect(startTestApp({}, database)).rejects.toThrow('the security of getPatient');
  } finally {
    Reflect.set(ACCESS, 'getPatient', 'record-reader');
  }
});

describe('access control', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({}, database);
  });
  afterAll(() => world.close());

  it('gives the same answer for a hidden and a missing record', async () => {
    const [token] = world.tokens.otherPatient;
    const ask = (name: string) => world.call('getPatient', { params: { name }, token });
    const [hidden, missing] = [await ask(world.owner.name), await ask('Nobody At All')];
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(missing.body);
  });

  it('gives the same 401 whether or not the record exists', async () => {
    const ask = (name: string) => world.call('listAllergies', { params: { name } });
    const [there, missing] = [await ask(world.owner.name), await ask('Nobody At All')];
    expect(there.status).toBe(401);
    expect(there.body).toEqual(missing.body);
    expect(there.headers['www-authenticate']).toBe('Bearer');
  });

  it('names the role that an operation needs', async () => {
    const [token] = world.tokens.otherPatient;
    expect(await world.call('updateClinic', { token, body: {} })).toMatchObject({
      status: 403,
      body: { message: 'Only a doctor can do this.' },
    });
  });

  it.each([
    ['hides a request under', 'Doctor', 404],
    ['shows a request under', 'pATIENT', 200],
  ])('%s the role %s to its patient', async (_, role, status) => {
    const { params } = await world.inputOf('getRequest', 'owner');
    const { token } = world.owner;
    const answer = await world.call('getRequest', { params: { ...params, role }, token });
    expect(answer.status).toBe(status);
  });
});
