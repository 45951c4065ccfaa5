/* oxlint-disable no-await-in-loop -- every call sees what the one before it has left */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ACCESS_MATRIX, type Matrix, PRINCIPALS, type Principal } from '../test/access-matrix.ts';
import { startTestApp } from '../test/harness.ts';
import {
  type World,
  OTHER_SECRET,
  breakDatabase,
  createWorld,
  quickOperations,
} from '../test/world.ts';
import { type OperationId, loadContract } from './contract.ts';
import { type Database, openDatabase } from './database/database.ts';
import { ACCESS } from './operations/access.ts';

// Parts of the server that a test can break: what tokens are checked for, and whose word counts.
const broken = vi.hoisted(() => {
  const verifier: { key?: string; ignoreExpiration?: boolean; allowedAud?: undefined } = {};
  const claims = { sub: '', name: '', role: '' };
  return { verifier, isUnverified: false, believesClaims: false, claims };
});
const whole = structuredClone(broken);

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

vi.mock(import('./repositories/accounts.ts'), async (original) => {
  const accounts = await original();
  return {
    ...accounts,
    findAccount: async (query, id) => {
      const { name, role } = broken.claims;
      if (broken.believesClaims && (role === 'Doctor' || role === 'Patient'))
        return { id, name, role };
      return accounts.findAccount(query, id);
    },
  };
});

// One database for all worlds; each has people of its own.
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
});
afterAll(() => database.close());

const ids = loadContract().operations.map(({ id }) => id);
// The others hash a password, and look at no token.
const quick = new Set(quickOperations().map(({ id }) => id));

/** An answer that is not that of the matrix. */
interface Mismatch {
  id: OperationId;
  principal: Principal;
  expected: number;
  /** The status, or what else was wrong with the answer. */
  got: unknown;
}

/** Calls operations as everybody, with every token of theirs or with the plainest. */
async function findMismatches(
  world: World,
  matrix: Matrix,
  { operations = ids, isBrief = false } = {},
): Promise<Mismatch[]> {
  const mismatches: Mismatch[] = [];
  for (const id of operations) {
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
        if (got !== expected) mismatches.push({ id, principal, expected, got });
      }
    }
  }
  return mismatches;
}

describe.each(['strict', 'spec'] as const)('the access matrix, %s', (recordsAccess) => {
  const matrix = ACCESS_MATRIX[recordsAccess];

  it('has a row for every operation of the contract', () => {
    expect(new Set(matrix.keys())).toEqual(new Set(ids));
  });

  it('holds for every operation and everybody', async () => {
    const world = await createWorld({ recordsAccess }, database);
    expect(await findMismatches(world, matrix)).toEqual([]);
    await world.close();
  });

  it('fails for an operation without a row', async () => {
    const world = await createWorld({ recordsAccess }, database);
    const rest = new Map([...matrix].filter(([id]) => id !== 'getDoctor'));
    await expect(findMismatches(world, rest, { operations: ['getDoctor'] })).rejects.toThrow(
      'getDoctor has no row',
    );
    await world.close();
  });
});

// Negative controls: servers that are broken in one place, and where the matrix must find it.
const records = ids.filter((id) => ACCESS[id] === 'record-reader');
const guarded = ids.filter((id) => ACCESS[id] !== 'public');
const forged = ['expired', 'algNone', 'wrongKey', 'wrongAudience'] as const;

interface Break {
  what: string;
  /** What is broken of the tokens and accounts. */
  parts?: Partial<typeof broken>;
  /** The operation whose rule is another, and that rule. */
  rule?: [OperationId, string];
  /** How a statement is broken. */
  rewrite?: (text: string) => string;
  recordsAccess?: 'spec';
  /** Where the matrix no longer holds. */
  found: { ids: readonly string[]; principals: readonly Principal[] };
  /** Whether it fails in other places, too. */
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
    what: 'anybody logged in reads a record',
    rewrite: (text) => text.replace(/(readable_patient\(\$\d+), \$\d+, /, '$1, true, '),
    found: { ids: records, principals: ['otherPatient', 'unrelatedDoctor', 'tamperedRole'] },
  },
  {
    what: 'anybody reads a request',
    rewrite: (text) => text.replace(/and case .*?= \$\d+/s, ''),
    found: { ids: ['getRequest'], principals: ['otherPatient', 'unrelatedDoctor'] },
  },
  {
    what: 'any doctor answers a request',
    rewrite: (text) => text.replace(/and (doctor_id|case .*?) = \$\d+/s, ''),
    found: {
      ids: ['getRequest', 'createResponse'],
      principals: ['unrelatedDoctor'],
    },
    isPart: true,
  },
  {
    what: 'a doctor may do what a patient may',
    rule: ['listPatientRequests', 'doctor'],
    found: {
      ids: ['listPatientRequests'],
      principals: ['owner', 'otherPatient', 'treatingDoctor', 'unrelatedDoctor', 'tamperedRole'],
    },
  },
  {
    what: 'a patient may do what a doctor may',
    rule: ['updateClinic', 'patient'],
    found: {
      ids: ['updateClinic'],
      principals: ['owner', 'otherPatient', 'treatingDoctor', 'unrelatedDoctor', 'tamperedRole'],
    },
  },
  {
    what: 'the role in a token counts',
    parts: { believesClaims: true },
    found: { ids: ['updateClinic', 'listPatientRequests'], principals: ['tamperedRole'] },
    isPart: true,
  },
  {
    what: 'an account need not exist',
    parts: { believesClaims: true },
    found: { ids: ['listPatientRequests', 'getRequest'], principals: ['deletedAccount'] },
    isPart: true,
  },
  {
    what: 'tokens are not verified',
    parts: { isUnverified: true },
    found: { ids: guarded, principals: forged },
  },
  {
    what: 'tokens last for ever',
    parts: { verifier: { ignoreExpiration: true } },
    found: { ids: guarded, principals: ['expired'] },
  },
  {
    what: 'tokens are for anybody',
    parts: { verifier: { allowedAud: undefined } },
    found: { ids: guarded, principals: ['wrongAudience'] },
  },
  {
    what: 'tokens are signed with a key of somebody else',
    parts: { verifier: { key: OTHER_SECRET } },
    found: { ids: guarded, principals: ['wrongKey'] },
    isPart: true,
  },
];

describe('the access matrix fails when', () => {
  it.each(breaks)('$what', async ({ parts, rule, rewrite, recordsAccess, found, isPart }) => {
    const [id = 'login', other] = rule ?? [];
    const right = ACCESS[id];
    Object.assign(broken, parts);
    Reflect.set(ACCESS, id, other ?? right);
    try {
      const target = rewrite ? breakDatabase(database, rewrite) : database;
      const world = await createWorld({ recordsAccess: recordsAccess ?? 'strict' }, target);
      const mismatches = await findMismatches(world, ACCESS_MATRIX.strict, {
        operations: [...quick],
        isBrief: true,
      });
      await world.close();

      const cells = (all: { id: string; principal: Principal }[]) =>
        new Set(all.map((cell) => `${cell.id} as ${cell.principal}`));
      const wanted = found.ids.flatMap((each) =>
        found.principals.map((principal) => ({ id: each, principal })),
      );
      const seen = cells(mismatches);
      if (isPart) expect(seen).toEqual(seen.union(cells(wanted)));
      else expect(seen).toEqual(cells(wanted));
    } finally {
      Object.assign(broken, whole);
      Reflect.set(ACCESS, id, right);
    }
  });

  it('does not start when a rule and the security of the contract disagree', async () => {
    Reflect.set(ACCESS, 'getPatient', 'public');
    try {
      await expect(startTestApp({}, database)).rejects.toThrow('the security of getPatient');
    } finally {
      Reflect.set(ACCESS, 'getPatient', 'record-reader');
    }
  });
});

describe('what access leaves behind', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({}, database);
  });
  afterAll(() => world.close());

  it('answers alike for a record that is hidden and one that does not exist', async () => {
    const [token] = world.tokens.otherPatient;
    const ask = (name: string) => world.call('getPatient', { params: { name }, token });
    const [hidden, missing] = [await ask(world.owner.name), await ask('Nobody At All')];
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(missing.body);
  });

  it('answers 401 alike, whether the record exists or not', async () => {
    const ask = (name: string) => world.call('listAllergies', { params: { name } });
    const [there, missing] = [await ask(world.owner.name), await ask('Nobody At All')];
    expect(there.status).toBe(401);
    expect(there.body).toEqual(missing.body);
    expect(there.headers['www-authenticate']).toBe('Bearer');
  });

  it('gives an empty list only for a record that may be read', async () => {
    const input = { params: { name: world.owner.name } };
    const list = (token?: string) => world.call('listAllergies', { ...input, token });
    expect(await list(world.owner.token)).toMatchObject({ status: 200, body: [] });
    expect(await list(world.tokens.unrelatedDoctor[0])).toMatchObject({ status: 404 });
  });

  it('writes to the record of the caller, whoever that is', async () => {
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

  it('matches the role in the path without regard to case', async () => {
    expect(await requestAs('pATIENT')).toBe(200);
  });

  it('lets nobody answer twice', async () => {
    const input = await world.inputOf('createResponse', 'treatingDoctor');
    const answer = () =>
      world.call('createResponse', { ...input, token: world.tokens.treatingDoctor[0] });
    expect((await answer()).status).toBe(200);
    expect(await answer()).toMatchObject({ status: 409, body: { title: 'Already answered' } });
  });

  it('takes part of a refused call that no database can store', async () => {
    const { statusCode } = await world.app.inject('/api/patient/a%00b');
    expect(statusCode).toBe(401);
  });
});
