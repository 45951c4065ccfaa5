/* oxlint-disable no-await-in-loop -- the calls run in sequence */
import { operations } from '@medportal/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSampled } from '../../../scripts/sample.ts';
import { type OperationId, loadContract } from '../src/contract.ts';
import { type Database } from '../src/database/database.ts';
import { ACCESS } from '../src/operations/access.ts';
import { startTestApp } from './app/harness.ts';
import { ACCESS_MATRIX, type Matrix, type Principal } from './data/access-matrix.ts';
import { reviveSessions } from './data/people.ts';
import { type World, breakDatabase, createWorld, quickOperations } from './data/world.ts';
import { openTestPostgres } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestMemory();
});
afterAll(() => database.close());

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

// In `npm test` with the default setting only.
const settings = isSampled ? (['strict'] as const) : (['strict', 'spec'] as const);

/** A whole matrix is hundreds of calls, which take long on a busy machine. */
const LIMIT_MS = 120_000;

describe.each(settings)('the access matrix, %s', (recordsAccess) => {
  const matrix = ACCESS_MATRIX[recordsAccess];

  it('has a row for every operation of the contract', () => {
    expect(new Set(matrix.keys())).toEqual(new Set(ids));
  });

  it(
    'holds for every operation and principal',
    async () => {
      const world = await createWorld({ recordsAccess }, database);
      expect(await findMismatches(world, matrix)).toEqual([]);
      await world.close();
    },
    LIMIT_MS,
  );
});

it(
  'the access matrix holds on PostgreSQL',
  async () => {
    const postgres = await openTestPostgres();
    const world = await createWorld({}, postgres);
    expect(await findMismatches(world, ACCESS_MATRIX.strict)).toEqual([]);
    await world.close();
    await postgres.close();
  },
  LIMIT_MS,
);

// Negative control.
it('the access matrix fails when any account can read a record', async () => {
  const records = ids.filter((id) => ACCESS[id] === 'record-reader');
  const isOpen = (text: string) =>
    text.replace(/(readable_patient\(\s*\$\d+), \$\d+, /, '$1, true, ');
  const world = await createWorld({}, breakDatabase(database, isOpen));
  const mismatches = await findMismatches(world, ACCESS_MATRIX.strict, {
    only: [...quick],
    isBrief: true,
  });
  await world.close();
  const readers = ['otherPatient', 'unrelatedDoctor', 'tamperedRole'];
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

  it('returns an empty list only for a readable record', async () => {
    const input = { params: { name: world.owner.name } };
    const list = (token?: string) => world.call('listAllergies', { ...input, token });
    expect(await list(world.owner.token)).toMatchObject({ status: 200, body: [] });
    expect(await list(world.tokens.unrelatedDoctor[0])).toMatchObject({ status: 404 });
  });

  it('names the role that an operation needs', async () => {
    const [token] = world.tokens.otherPatient;
    expect(await world.call('updateClinic', { token, body: {} })).toMatchObject({
      status: 403,
      body: { message: 'Only a doctor can do this.' },
    });
  });

  it("writes to the caller's own record", async () => {
    const [token] = world.tokens.otherPatient;
    await world.call('addBloodSugar', { token, body: { value: 111 } });
    const { body } = await world.call('listBloodSugars', {
      token: world.owner.token,
      params: { name: world.owner.name },
    });
    expect(body).toEqual([]);
  });

  const requestAs = async (role: string) => {
    const { params } = await world.inputOf('getRequest', 'owner');
    const { token } = world.owner;
    return (await world.call('getRequest', { params: { ...params, role }, token })).status;
  };

  it('hides a request under the role of the other party', async () => {
    expect(await requestAs('Doctor')).toBe(404);
  });

  it('matches the role in the path case-insensitively', async () => {
    expect(await requestAs('pATIENT')).toBe(200);
  });

  it('rejects a second response to a request', async () => {
    const input = await world.inputOf('createResponse', 'treatingDoctor');
    const answer = () =>
      world.call('createResponse', { ...input, token: world.tokens.treatingDoctor[0] });
    expect((await answer()).status).toBe(200);
    expect(await answer()).toMatchObject({ status: 409, body: { code: 'already-answered' } });
  });

  it('answers 401 to an anonymous call with a NUL in the name', async () => {
    const { statusCode } = await world.app.inject('/api/patient/a%00b');
    expect(statusCode).toBe(401);
  });
});
