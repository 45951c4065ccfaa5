/* oxlint-disable no-await-in-loop -- the calls run in sequence */
import { operations } from '@medportal/api-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isSampled, sampled } from '../../../scripts/sample.ts';
import { type OperationId, loadContract } from '../src/contract.ts';
import { type Database } from '../src/database/database.ts';
import { ACCESS } from '../src/operations/access.ts';
import { startTestApp } from './app/harness.ts';
import { ACCESS_MATRIX, type Matrix, PRINCIPALS, type Principal } from './data/access-matrix.ts';
import { reviveSessions } from './data/people.ts';
import {
  type World,
  OTHER_SECRET,
  breakDatabase,
  createWorld,
  quickOperations,
} from './data/world.ts';
import { openTestPostgres } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';

// Lets a test break token verification or account lookup.
const broken = vi.hoisted(() => {
  const verifier: { key?: string; ignoreExpiration?: boolean; allowedAud?: undefined } = {};
  const claims = { sub: '', name: '', role: '' };
  return { verifier, isUnverified: false, trustsClaims: false, claims };
});
const intact = structuredClone(broken);

vi.mock('fast-jwt', async () => {
  const jwt = await vi.importActual<typeof import('fast-jwt')>('fast-jwt');
  const createVerifier = (options: object) => {
    const verify = jwt.createVerifier({ key: '', ...options, ...broken.verifier });
    const decode = jwt.createDecoder();
    return (token: string) => {
      broken.claims = broken.isUnverified ? decode(token) : verify(token);
      return broken.claims;
    };
  };
  return { ...jwt, createVerifier };
});

vi.mock(import('../src/repositories/sessions.ts'), async (original) => {
  const sessions = await original();
  return {
    ...sessions,
    findSession: async (query, key) => {
      const { name, role } = broken.claims;
      if (broken.trustsClaims && (role === 'Doctor' || role === 'Patient'))
        return { id: key.accountId, sessionId: key.sessionId, name, role };
      return sessions.findSession(query, key);
    },
  };
});

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

describe.each(settings)('the access matrix, %s', (recordsAccess) => {
  const matrix = ACCESS_MATRIX[recordsAccess];

  it('has a row for every operation of the contract', () => {
    expect(new Set(matrix.keys())).toEqual(new Set(ids));
  });

  it('holds for every operation and principal', async () => {
    const world = await createWorld({ recordsAccess }, database);
    expect(await findMismatches(world, matrix)).toEqual([]);
    await world.close();
  });

  it('fails for an operation without a row', async () => {
    const world = await createWorld({ recordsAccess }, database);
    const rest = new Map([...matrix].filter(([id]) => id !== 'getDoctor'));
    await expect(findMismatches(world, rest, { only: ['getDoctor'] })).rejects.toThrow(
      'getDoctor has no row',
    );
    await world.close();
  });
});

it('the access matrix holds on PostgreSQL', async () => {
  const postgres = await openTestPostgres();
  const world = await createWorld({}, postgres);
  expect(await findMismatches(world, ACCESS_MATRIX.strict)).toEqual([]);
  await world.close();
  await postgres.close();
});

// Negative controls: each breaks the server in one place, and the matrix must detect it.
const records = ids.filter((id) => ACCESS[id] === 'record-reader');
const open = new Set<string>(['public', 'doctor-profile']);
const guarded = ids.filter((id) => !open.has(ACCESS[id]) && quick.has(id));
const forged = ['expired', 'algNone', 'wrongKey', 'wrongAudience'] as const;

interface Break {
  what: string;
  parts?: Partial<typeof broken>;
  rule?: [OperationId, string];
  rewrite?: (text: string) => string;
  recordsAccess?: 'spec';
  /** The cells that must differ. */
  found: { ids: readonly string[]; principals: readonly Principal[] };
  /** Whether other cells may differ too. */
  isPart?: boolean;
}

const breaks: Break[] = [
  {
    what: 'records are open',
    recordsAccess: 'spec',
    found: {
      ids: records,
      principals: PRINCIPALS.filter((each) => each !== 'owner' && each !== 'treatingDoctor'),
    },
  },
  {
    what: 'any account can read a record',
    rewrite: (text) => text.replace(/(readable_patient\(\s*\$\d+), \$\d+, /, '$1, true, '),
    found: { ids: records, principals: ['otherPatient', 'unrelatedDoctor', 'tamperedRole'] },
  },
  {
    what: 'any account can read a request',
    rewrite: (text) => text.replace(/and case .*?= \$\d+/s, ''),
    found: { ids: ['getRequest'], principals: ['otherPatient', 'unrelatedDoctor'] },
  },
  {
    what: 'any doctor can answer a request',
    rewrite: (text) => text.replace(/and (doctor_id|case .*?) = \$\d+/s, ''),
    found: {
      ids: ['getRequest', 'createResponse'],
      principals: ['unrelatedDoctor'],
    },
    isPart: true,
  },
  {
    what: 'a doctor can call a patient operation',
    rule: ['listPatientRequests', 'doctor'],
    found: {
      ids: ['listPatientRequests'],
      principals: ['owner', 'otherPatient', 'treatingDoctor', 'unrelatedDoctor', 'tamperedRole'],
    },
  },
  {
    what: 'a patient can call a doctor operation',
    rule: ['updateClinic', 'patient'],
    found: {
      ids: ['updateClinic'],
      principals: ['owner', 'otherPatient', 'treatingDoctor', 'unrelatedDoctor', 'tamperedRole'],
    },
  },
  {
    what: 'the role in a token is trusted',
    parts: { trustsClaims: true },
    found: { ids: ['updateClinic', 'listPatientRequests'], principals: ['tamperedRole'] },
    isPart: true,
  },
  {
    what: 'the account of a token need not exist',
    parts: { trustsClaims: true },
    found: { ids: ['listPatientRequests', 'getRequest'], principals: ['deletedAccount'] },
    isPart: true,
  },
  {
    what: 'tokens are not verified',
    parts: { isUnverified: true },
    found: { ids: guarded, principals: forged },
  },
  {
    what: 'tokens never expire',
    parts: { verifier: { ignoreExpiration: true } },
    found: { ids: guarded, principals: ['expired'] },
  },
  {
    what: 'the audience of a token is not checked',
    parts: { verifier: { allowedAud: undefined } },
    found: { ids: guarded, principals: ['wrongAudience'] },
  },
  {
    what: 'tokens signed with another key are accepted',
    parts: { verifier: { key: OTHER_SECRET } },
    found: { ids: guarded, principals: ['wrongKey'] },
    isPart: true,
  },
];

describe('the access matrix fails when', () => {
  it.each(sampled(breaks))(
    '$what',
    async ({ parts, rule, rewrite, recordsAccess, found, isPart }) => {
      const [id = 'login', other] = rule ?? [];
      const right = ACCESS[id];
      Object.assign(broken, parts);
      Reflect.set(ACCESS, id, other ?? right);
      try {
        const target = rewrite ? breakDatabase(database, rewrite) : database;
        const world = await createWorld({ recordsAccess: recordsAccess ?? 'strict' }, target);
        const mismatches = await findMismatches(world, ACCESS_MATRIX.strict, {
          only: [...quick],
          isBrief: true,
        });
        await world.close();

        const cells = (all: { id: string; principal: Principal }[]) =>
          new Set(all.map((cell) => `${cell.id} as ${cell.principal}`));
        const expected = found.ids.flatMap((each) =>
          found.principals.map((principal) => ({ id: each, principal })),
        );
        const seen = cells(mismatches);
        if (isPart) expect(seen).toEqual(seen.union(cells(expected)));
        else expect(seen).toEqual(cells(expected));
      } finally {
        Object.assign(broken, intact);
        Reflect.set(ACCESS, id, right);
      }
    },
  );

  it('a rule contradicts the security in the contract, and the server does not start', async () => {
    Reflect.set(ACCESS, 'getPatient', 'public');
    try {
      await expect(startTestApp({}, database)).rejects.toThrow('the security of getPatient');
    } finally {
      Reflect.set(ACCESS, 'getPatient', 'record-reader');
    }
  });
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
