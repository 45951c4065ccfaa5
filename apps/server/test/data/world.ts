import { createHmac } from 'node:crypto';
import { type OperationDescription, operations } from '@medportal/api-client';
import { type Operation, type OperationId, loadContract } from '../../src/contract.ts';
import { Sql, type Database, sql } from '../../src/database/database.ts';
import type { Account } from '../../src/repositories/accounts.ts';
import { createRequest } from '../../src/repositories/requests.ts';
import type { SessionAccount } from '../../src/repositories/sessions.ts';
import {
  type CallInput,
  PASSWORD,
  type Person,
  type TestApp,
  TOKEN_SECRET,
  startTestApp,
} from '../app/harness.ts';
import type { Principal } from './access-matrix.ts';
import { type Scene, caseOf } from './operations.ts';
import {
  addAnsweredRequest,
  addDoctor,
  addPatient,
  addEmailToken,
  addResetToken,
  addSession,
  addUnsubscribeToken,
} from './people.ts';

export const OTHER_SECRET = 'another secret, also longer than 32 characters';

/** A patient, related people, and tokens for each principal of the access matrix. */
export interface World extends TestApp {
  owner: Person & SessionAccount;
  /** Has a request from the owner. */
  treatingDoctor: SessionAccount;
  /** Has a request from the other patient. */
  unrelatedDoctor: SessionAccount;
  /** Has a request from the owner that waits, and was refused. */
  refusedDoctor: SessionAccount;
  otherPatient: SessionAccount;
  accounts: Partial<Record<Principal, Account>>;
  /** The first token of each principal is the typical one. */
  tokens: Record<Principal, readonly [string | undefined, ...(string | undefined)[]]>;
  /** A valid call about the owner's data, for the role of the principal. */
  inputOf: (id: OperationId, principal: Principal) => Promise<CallInput>;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

export function forge(claims: object, { secret = TOKEN_SECRET, alg = 'HS256' } = {}): string {
  const input = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
  const hash = alg === 'HS512' ? 'sha512' : 'sha256';
  const signature =
    alg.toLowerCase() === 'none' ? '' : createHmac(hash, secret).update(input).digest('base64url');
  return `${input}.${signature}`;
}

export function claimsOf({ id, sessionId, name, role }: SessionAccount) {
  const now = Math.floor(Date.now() / 1000);
  const times = { iat: now, exp: now + 3600 };
  return {
    sub: String(id),
    jti: String(sessionId),
    name,
    role,
    ...times,
    iss: 'medportal',
    aud: 'medportal',
  };
}

let worlds = 0;

export async function createWorld(
  config: Parameters<typeof startTestApp>[0],
  database: Database,
): Promise<World> {
  worlds += 1;
  const test = await startTestApp(config, database);
  const { query } = database;
  const loggedIn = async (account: Account): Promise<SessionAccount> => ({
    ...account,
    sessionId: await addSession(query, account.id),
  });
  const doctor = async (name: string) =>
    loggedIn({
      id: await addDoctor(query, `${name} ${worlds}`),
      name: `${name} ${worlds}`,
      role: 'Doctor',
    });
  const patient = async (name: string) =>
    loggedIn({
      id: await addPatient(query, `${name} ${worlds}`),
      name: `${name} ${worlds}`,
      role: 'Patient',
    });
  // Only the owner logs in with a password, since hashing is slow.
  const joined = await test.join('Patient', `Owner ${worlds}`);
  const owner = { ...joined, ...(await loggedIn({ ...joined, role: 'Patient' })) };
  const [otherPatient, gone] = [await patient('Other'), await patient('Gone')];
  const [treatingDoctor, unrelatedDoctor] = [await doctor('Treating'), await doctor('Unrelated')];
  const refusedDoctor = await doctor('Refused');
  await query(sql`delete from account where id = ${gone.id}`);
  const members = [owner, otherPatient, treatingDoctor, unrelatedDoctor, refusedDoctor];
  await query(sql`
    update account set password_hash = (select password_hash from account where id = ${owner.id})
    where id = any(${members.map(({ id }) => id)}::int[])`);
  const ended = await loggedIn(owner);
  await query(sql`update session set ended_at = '2000-01-01Z' where id = ${ended.sessionId}`);
  const ask = async (from: Account, to: Account) =>
    (await createRequest(query, { patientId: from.id, doctorId: to.id, description: 'Hello.' })) ??
    0;
  const firstRequest = await ask(owner, treatingDoctor);
  await ask(otherPatient, unrelatedDoctor);
  const refusedRequest = await ask(owner, refusedDoctor);
  await query(sql`update doctor set review = 'refused' where id = ${refusedDoctor.id}`);

  const good = claimsOf(owner);
  const { exp: _, ...withoutExpiry } = good;
  const { name } = treatingDoctor;
  let newcomers = 0;
  const scene: Scene = {
    patient: owner,
    doctor: treatingDoctor,
    requestId: firstRequest,
    findOpenRequest: () => ask(owner, treatingDoctor),
    findAnsweredRequest: () => addAnsweredRequest(query, owner.id, treatingDoctor.id),
    findResetToken: () => addResetToken(query),
    findEmailToken: () => addEmailToken(query),
    findUnsubscribeToken: () => addUnsubscribeToken(query),
    findSession: (role) => addSession(query, { Doctor: treatingDoctor, Patient: owner }[role].id),
    inventAccount: () => {
      newcomers += 1;
      return {
        name: `Newcomer ${worlds} ${newcomers}`,
        email: `newcomer-${worlds}-${newcomers}@test.example`,
        password: PASSWORD,
      };
    },
  };

  return {
    ...test,
    owner,
    treatingDoctor,
    unrelatedDoctor,
    refusedDoctor,
    otherPatient,
    accounts: {
      owner,
      otherPatient,
      treatingDoctor,
      unrelatedDoctor,
      refusedDoctor,
      tamperedRole: unrelatedDoctor,
    },
    tokens: {
      anonymous: [undefined],
      // The server ignores the role and the name in a token.
      owner: [owner.token, forge({ ...good, role: 'Doctor', name })],
      otherPatient: [
        forge(claimsOf(otherPatient)),
        forge({ ...claimsOf(otherPatient), name: owner.name }),
      ],
      treatingDoctor: [
        forge(claimsOf(treatingDoctor)),
        forge({ ...claimsOf(treatingDoctor), role: 'Patient' }),
      ],
      unrelatedDoctor: [
        forge(claimsOf(unrelatedDoctor)),
        forge({ ...claimsOf(unrelatedDoctor), name }),
      ],
      refusedDoctor: [forge(claimsOf(refusedDoctor))],
      expired: [
        forge({ ...good, iat: good.iat - 7200, exp: good.iat - 3600 }),
        forge(withoutExpiry),
      ],
      algNone: [
        forge(good, { alg: 'none' }),
        forge(good, { alg: 'NONE' }),
        forge(good, { alg: 'HS512' }),
      ],
      wrongKey: [forge(good, { secret: OTHER_SECRET }), owner.token.slice(0, -1)],
      tamperedRole: [forge({ ...claimsOf(unrelatedDoctor), role: 'Patient', name: owner.name })],
      deletedAccount: [forge(claimsOf(gone)), forge({ ...good, sub: '2147483647' })],
      wrongAudience: [
        forge({ ...good, aud: 'somebody else' }),
        forge({ ...good, iss: 'somebody else' }),
      ],
      garbage: ['garbage', 'a.b.c', '', forge({ ...good, sub: '0x1' })],
      endedSession: [
        forge(claimsOf(ended)),
        forge({ ...good, jti: String(otherPatient.sessionId) }),
        forge({ ...good, jti: '2147483647' }),
      ],
    },
    inputOf: async (id, principal) => {
      const role = principal.endsWith('Doctor') ? 'Doctor' : 'Patient';
      const own = { requestId: refusedRequest, findOpenRequest: async () => refusedRequest };
      const input = caseOf(id).input({ ...scene, ...(principal === 'refusedDoctor' && own) }, role);
      return toCallInput(id, await input);
    },
  };
}

function toCallInput(id: OperationId, input: Readonly<Record<string, unknown>>): CallInput {
  const { path, queryParameters = [] }: OperationDescription = operations[id];
  const pick = (isChosen: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(input).filter(([name]) => isChosen(name)));
  return {
    params: pick((name) => path.includes(`{${name}}`)),
    search: pick((name) => queryParameters.includes(name)),
    body: input['body'],
  };
}

/** Whether an operation hashes passwords, which is slow. */
export const isHashing = ({ id }: Operation) =>
  [
    'login',
    'registerDoctor',
    'registerPatient',
    'changePassword',
    'changeEmail',
    'closeAccount',
    'resetPassword',
  ].includes(id);

/** The operations that hash no password. */
export function quickOperations(): Operation[] {
  return loadContract().operations.filter((operation) => !isHashing(operation));
}

/**
 * A database with rewritten statements, to simulate a broken server.
 * @param rewrite Returns the new text; '' skips the statement.
 */
export function breakDatabase(
  database: Database,
  rewrite: (text: string, values: readonly unknown[]) => string,
): Database {
  const broken =
    (query: Database['query']): Database['query'] =>
    (statement) => {
      const text = rewrite(statement.text, statement.values);
      if (text === '') return Promise.resolve([]);
      const values = Array.from(
        text.matchAll(/\$(\d+)/g),
        ([, place]) => statement.values[Number(place) - 1],
      );
      return query(new Sql(text.split(/\$\d+/), values));
    };
  return {
    ...database,
    query: broken(database.query),
    transaction: (work) => database.transaction((query) => work(broken(query))),
  };
}
