import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { type AppOptions, buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { type OperationId, loadContract } from '../src/contract.ts';
import { type Database, openDatabase } from '../src/database/database.ts';
import type { Success } from '../src/operations/handler.ts';
import { PASSWORD } from './client.ts';
import { checkAnswer } from './conformance.ts';

export { PASSWORD };

/** The key that signs tokens in tests. */
export const TOKEN_SECRET = 'a secret for tests, longer than 32 characters';

/** A call of an operation; everything that is not said is left out. */
export interface CallInput {
  params?: Readonly<Record<string, unknown>>;
  search?: Readonly<Record<string, unknown>>;
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** What came back. */
export interface CallAnswer<Id extends OperationId> {
  status: number;
  /** The body of a good answer; with another status it is a Problem, to be compared as a whole. */
  body: Success<Id>;
  headers: Record<string, unknown>;
}

/** Somebody who is registered and logged in. */
export interface Person {
  id: number;
  name: string;
  email: string;
  token: string;
}

/** The application on a database, with every answer checked against the contract. */
export interface TestApp {
  app: FastifyInstance;
  database: Database;
  /** Calls an operation. @throws when the answer is not one that the contract describes */
  call: <Id extends OperationId>(id: Id, input?: CallInput) => Promise<CallAnswer<Id>>;
  /** Registers somebody with a fresh name and logs them in. */
  join: (role: 'Doctor' | 'Patient', name?: string) => Promise<Person>;
  /** Sends a request from a patient to a doctor and gives its id. */
  ask: (patient: Person, doctor: Person, description?: string) => Promise<number>;
  close: () => Promise<void>;
}

// An embedded database takes a second to begin, and a busy machine several.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const contract = loadContract();

/** Starts the application as `server.ts` does, on an in-memory database unless told otherwise. */
export async function startTestApp(
  config: Partial<Config> = {},
  given?: Database,
  options: Pick<AppOptions, 'log'> = {},
): Promise<TestApp> {
  const database = given ?? (await openDatabase({ kind: 'memory' }));
  const app = await buildApp({
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', TOKEN_SECRET }),
      rateLimitPerMinute: 0,
      loginFailuresPerMinute: 0,
      registrationsPerMinute: 0,
      ...config,
    },
    database,
    tokenSecret: TOKEN_SECRET,
    ...options,
  });

  const call = async <Id extends OperationId>(
    id: Id,
    input: CallInput = {},
  ): Promise<CallAnswer<Id>> => {
    const operation = contract.operations.find((each) => each.id === id);
    if (!operation) throw new Error(`${id} is not in the contract`);
    const { params = {}, search = {}, body, token, headers = {} } = input;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(params[name])),
    );
    const answer = await app.inject({
      method: operation.method,
      url: path,
      query: Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const parsed = checkAnswer(operation, answer);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- just checked against the contract
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
    const { body } = await call('login', { body: { email, password: PASSWORD } });
    const { token } = body;
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return { id: Number(claims.sub), name: String(claims.name), email, token };
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

  return {
    app,
    database,
    call,
    join,
    ask,
    close: async () => {
      await app.close();
      if (!given) await database.close();
    },
  };
}
