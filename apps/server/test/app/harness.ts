import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { type Operation, type OperationId, loadContract } from '../../src/contract.ts';
import { type Database, sql } from '../../src/database/database.ts';
import type { Success } from '../../src/operations/handler.ts';
import { createUnsubscribeTokens } from '../../src/security/link-tokens.ts';
import type { PasswordCost } from '../../src/security/passwords.ts';
import { openTestMemory } from '../databases/memory.ts';
import { checkResponse } from '../fuzz/conformance.ts';
import { PASSWORD, claimsIn } from './client.ts';
import { headerFaults } from './header-classes.ts';

export { PASSWORD };

export const PUBLIC_URL = 'https://portal.test';

export const TOKEN_SECRET = 'a secret for tests, longer than 32 characters';

/** The links that a test app accepts. */
export const unsubscribeTokens = createUnsubscribeTokens(TOKEN_SECRET);

/** The least that the algorithm accepts. */
const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1 };

export interface CallInput {
  params?: Readonly<Record<string, unknown>>;
  search?: Readonly<Record<string, unknown>>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

export interface CallResponse<Id extends OperationId> {
  status: number;
  /** The body of a success; a Problem for any other status. */
  body: Success<Id>;
  headers: Record<string, unknown>;
}

export interface Person {
  id: number;
  name: string;
  email: string;
  token: string;
}

export interface TestApp extends AsyncDisposable {
  app: FastifyInstance;
  database: Database;
  /** Calls an operation. @throws Error when the answer violates the contract or has wrong headers */
  call: <Id extends OperationId>(id: Id, input?: CallInput) => Promise<CallResponse<Id>>;
  /** Registers somebody, whose email counts as confirmed, and logs them in. */
  join: (role: 'Doctor' | 'Patient', name?: string) => Promise<Person>;
  ask: (patient: Person, doctor: Person, description?: string) => Promise<number>;
  close: () => Promise<void>;
}

const contract = loadContract();

/** The HTTP request of an operation. */
export function toHttpRequest(
  { method, path }: Operation,
  { params = {}, search = {}, body, token, headers = {} }: CallInput,
) {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return {
    method,
    url,
    query: Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}

/**
 * Builds the application as `server.ts` does, without limits and by default on an in-memory database. Hashing passwords
 * is cheap.
 */
export async function startTestApp(
  config: Partial<Config> = {},
  given?: Database,
  options: Pick<AppOptions, 'log' | 'passwordCost'> = {},
): Promise<TestApp> {
  const database = given ?? (await openTestMemory());
  const app = await buildApp({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', TOKEN_SECRET }),
      rateLimitPerMinute: 1_000_000,
      loginFailuresPerMinute: 0,
      registrationsPerMinute: 0,
      registrationsPerHour: 0,
      waitingRequestsPerDoctor: 0,
      requestsPerDay: 0,
      // Nothing sends what is in the outbox: only server.ts starts a worker.
      mail: { smtpUrl: 'smtp://mail.test', from: 'portal@test.example', publicUrl: PUBLIC_URL },
      ...config,
    },
    database,
    tokenSecret: TOKEN_SECRET,
    passwordCost: CHEAP,
    ...options,
  });

  const call = async <Id extends OperationId>(
    id: Id,
    input: CallInput = {},
  ): Promise<CallResponse<Id>> => {
    const operation = contract.operations.find((each) => each.id === id);
    if (!operation) throw new Error(`${id} is not in the contract`);
    const answer = await app.inject(toHttpRequest(operation, input));
    const parsed = checkResponse(operation, answer);
    const isKept = id === 'listSpecializations' && answer.statusCode === 200;
    const faults = headerFaults(answer.headers, isKept ? 'contract' : 'data');
    if (faults.length > 0) throw new Error(`${id}: ${answer.statusCode} ${faults.join()}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the contract
    return { status: answer.statusCode, body: parsed as Success<Id>, headers: answer.headers };
  };

  const join: TestApp['join'] = async (role, name = `Test ${role} ${randomUUID().slice(0, 8)}`) => {
    const email = `${randomUUID()}@test.example`;
    const account = { name, email, password: PASSWORD };
    const registered =
      role === 'Doctor'
        ? await call('registerDoctor', { body: { ...account, medicalSpecificationId: 1 } })
        : await call('registerPatient', { body: account });
    if (registered.status !== 200) throw new Error(JSON.stringify(registered.body));
    await database.query(sql`
      with confirmed as (update account set is_email_confirmed = true where email = ${email})
      delete from outbox where address = ${email}`);
    const { body } = await call('login', { body: { email, password: PASSWORD } });
    const { token } = body;
    const claims = claimsIn(token);
    return { id: Number(claims['sub']), name: String(claims['name']), email, token };
  };

  const ask: TestApp['ask'] = async (
    patient,
    doctor,
    description = 'I have been tired lately.',
  ) => {
    const { body } = await call('createRequest', {
      token: patient.token,
      params: { doctorId: doctor.id },
      body: { description },
    });
    return body.requestId;
  };

  const close = async () => {
    await app.close();
    if (!given) await database.close();
  };
  return { app, database, call, join, ask, close, [Symbol.asyncDispose]: close };
}
