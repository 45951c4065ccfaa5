/* oxlint-disable no-await-in-loop, consistent-function-scoping -- steps follow each other, helpers stand where they are used */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_MATRIX, PRINCIPALS, type Principal } from '../test/access-matrix.ts';
import {
  type CallInput,
  PASSWORD,
  type Person,
  type TestApp,
  TOKEN_SECRET,
  startTestApp,
} from '../test/harness.ts';
import { type OperationId, loadContract } from './contract.ts';
import { type Database, openDatabase, sql } from './database/database.ts';
import { ACCESS } from './operations/access.ts';
import { listAudits } from './repositories/audits.ts';

/** Everybody of the matrix, and what the owner has in the system. */
interface World extends TestApp {
  tokens: Record<Principal, (string | undefined)[]>;
  owner: Person;
  relatedDoctor: Person;
  requestId: number;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function forge(claims: object, { secret = TOKEN_SECRET, alg = 'HS256' } = {}): string {
  const input = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const signature =
    alg === 'none' ? '' : createHmac('sha256', secret).update(input).digest('base64url');
  return `${input}.${signature}`;
}

// One database for all worlds; each has people of its own.
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
});
afterAll(() => database.close());

async function createWorld(recordsAccess: 'strict' | 'spec' = 'strict'): Promise<World> {
  const test = await startTestApp({ recordsAccess }, database);
  const [owner, otherPatient, deleted, relatedDoctor, unrelatedDoctor] = [
    await test.join('Patient'),
    await test.join('Patient'),
    await test.join('Patient'),
    await test.join('Doctor'),
    await test.join('Doctor'),
  ];
  await test.database.query(sql`delete from account where id = ${deleted.id}`);
  const requestId = await test.ask(owner, relatedDoctor);

  const now = Math.floor(Date.now() / 1000);
  const good = {
    sub: String(owner.id),
    name: owner.name,
    role: 'Patient',
    iat: now,
    exp: now + 3600,
    iss: 'medportal',
    aud: 'medportal',
  };
  const { exp: _, ...endless } = good;
  const invalid = [
    undefined,
    'garbage',
    'a.b.c',
    '',
    forge({ ...good, iat: now - 7200, exp: now - 3600 }),
    forge(good, { alg: 'none' }),
    forge(good, { alg: 'HS512' }),
    forge(good, { secret: 'another secret, also longer than 32 characters' }),
    forge({ ...good, aud: 'somebody else' }),
    forge({ ...good, iss: 'somebody else' }),
    forge(endless),
    forge({ ...good, sub: '0x1' }),
    forge({ ...good, sub: '99999999999' }),
    forge({ ...good, sub: owner.id }),
    deleted.token,
  ];
  return {
    ...test,
    owner,
    relatedDoctor,
    requestId,
    tokens: {
      anonymous: invalid,
      otherPatient: [otherPatient.token],
      // The role in a token is for display: the one in the database counts.
      owner: [owner.token, forge({ ...good, role: 'Doctor', name: relatedDoctor.name })],
      relatedDoctor: [relatedDoctor.token],
      unrelatedDoctor: [unrelatedDoctor.token],
    },
  };
}

let registrations = 0;

/** A valid call of an operation about the owner's data. */
function inputOf(id: OperationId, principal: Principal, world: World): CallInput {
  const { owner, relatedDoctor, requestId } = world;
  const isDoctor = principal === 'relatedDoctor' || principal === 'unrelatedDoctor';
  registrations += 1;
  const account = {
    name: `Newcomer ${registrations}`,
    email: `newcomer-${registrations}@test.example`,
    password: PASSWORD,
  };
  const inputs: Partial<Record<OperationId, CallInput>> = {
    login: { body: { email: owner.email, password: PASSWORD } },
    registerDoctor: { body: { ...account, medicalSpecificationId: 1 } },
    registerPatient: { body: account },
    listDoctorsBySpecialization: { params: { msId: 1 } },
    getDoctor: { params: { name: relatedDoctor.name } },
    updateClinic: { body: { name: 'Test Clinic', location: 'Here', openHours: '9 to 5' } },
    updateDoctorProfile: { body: { cvUrl: '', bio: 'A test doctor.' } },
    updatePatientProfile: { body: { bloodType: 'O+', height: 170, weight: 70 } },
    addBloodPressure: { body: { value: '120/80' } },
    addBloodSugar: { body: { value: 90 } },
    createRequest: { params: { doctorId: relatedDoctor.id }, body: { description: 'Hello.' } },
    getRequest: { params: { role: isDoctor ? 'Doctor' : 'Patient', requestId } },
    createResponse: { body: { requestId, generalReport: { diagnosis: 'Nothing serious.' } } },
  };
  return inputs[id] ?? { params: { name: owner.name } };
}

/** Calls every operation as everybody, and says where the status is not that of the matrix. */
async function findMismatches(world: World): Promise<string[]> {
  const mismatches: string[] = [];
  for (const { id } of loadContract().operations) {
    for (const principal of PRINCIPALS) {
      const expected = ACCESS_MATRIX[id][principal];
      for (const [index, token] of world.tokens[principal].entries()) {
        const { status } = await world.call(id, { ...inputOf(id, principal, world), token });
        const place = `${id} as ${principal} ${index}: ${status}, not ${expected}`;
        if (status !== expected) mismatches.push(place);
      }
    }
  }
  return mismatches;
}

describe('the access matrix', () => {
  it('has a row for every operation of the contract', () => {
    const ids = loadContract().operations.map(({ id }) => id);
    expect(new Set(Object.keys(ACCESS_MATRIX))).toEqual(new Set(ids));
  });

  it('holds for every operation and everybody', async () => {
    const world = await createWorld();
    expect(await findMismatches(world)).toEqual([]);
    // Answered now, by the one doctor who may: nobody can answer again.
    const again = await world.call('createResponse', {
      ...inputOf('createResponse', 'relatedDoctor', world),
      token: world.relatedDoctor.token,
    });
    expect(again).toMatchObject({ status: 409, body: { title: 'Already answered' } });
    await world.close();
  });

  // Negative controls: the check above finds what it is there to find.
  it('fails when records are open', async () => {
    const world = await createWorld('spec');
    const mismatches = await findMismatches(world);
    const failing = new Set(mismatches.map((line) => line.split(' ')[0]));
    const records = Object.entries(ACCESS).flatMap(([id, rule]) =>
      rule === 'record-reader' ? id : [],
    );
    expect(failing).toEqual(new Set(records));
    await world.close();
  });

  it.each([
    ['updateClinic', 'patient'],
    ['listPatientRequests', 'doctor'],
    ['createResponse', 'patient'],
  ] as const)('fails when %s is for a %s', async (id, rule) => {
    const right = ACCESS[id];
    Reflect.set(ACCESS, id, rule);
    try {
      const world = await createWorld();
      const mismatches = await findMismatches(world);
      expect(mismatches.some((line) => line.startsWith(id))).toBe(true);
      await world.close();
    } finally {
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
    world = await createWorld();
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

  it('hides a request under the role of the other party', async () => {
    const params = { role: 'Doctor', requestId: world.requestId };
    const { status } = await world.call('getRequest', { params, token: world.owner.token });
    expect(status).toBe(404);
  });

  it('matches the role in the path without regard to case', async () => {
    const params = { role: 'pATIENT', requestId: world.requestId };
    const { status } = await world.call('getRequest', { params, token: world.owner.token });
    expect(status).toBe(200);
  });

  it('records who read a record and who was refused', async () => {
    const { owner, relatedDoctor } = world;
    const before = (await listAudits(database.query, owner.id)).length;
    const call = (token?: string) =>
      world.call('listMedicines', { params: { name: owner.name }, token });
    await call(relatedDoctor.token);
    await call(world.tokens.unrelatedDoctor[0]);
    await call();
    const lines = await listAudits(database.query, owner.id);
    const added = lines.slice(0, lines.length - before).toReversed();
    expect(added).toMatchObject([
      { action: 'listMedicines', outcome: 'allowed', accountId: relatedDoctor.id },
      { action: 'listMedicines', outcome: 'denied', accountId: expect.any(Number) },
      { action: 'listMedicines', outcome: 'denied', accountId: null },
    ]);
  });

  it('takes part of a refused call that no database can store', async () => {
    const { statusCode } = await world.app.inject('/api/patient/a%00b');
    expect(statusCode).toBe(401);
  });
});
