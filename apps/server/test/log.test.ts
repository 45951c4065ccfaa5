/* oxlint-disable no-await-in-loop -- the calls run in sequence */
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Operation, type Schema, loadContract } from '../src/contract.ts';
import { type Database } from '../src/database/database.ts';
import { ACCESS } from '../src/operations/access.ts';
import { addEmailChangeToken, requestEmailChange } from '../src/repositories/email-changes.ts';
import { addPasswordReset } from '../src/repositories/password-resets.ts';
import { hashLinkToken } from '../src/security/link-tokens.ts';
import {
  PASSWORD,
  type Person,
  startTestApp,
  type TestApp,
  unsubscribeTokens,
} from './app/harness.ts';
import { visit } from './app/sockets.ts';
import { addPatient, reviveSessions } from './data/people.ts';
import { sessionIdOf } from './data/setting.ts';
import { quickOperations } from './data/world.ts';
import { shareDatabase } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';
import { fits, isSchema } from './fuzz/conformance.ts';

// Everything that a caller sends carries a mark or is a unique value. None of it may appear in the log, at any level.

const MARK = 'Zq7Mark';
let marks = 0;
const mark = () => `${MARK}${(marks += 1)}`;

const PRESSURE = '177/113';
const DATE = '1977-12-31';
const DECIMAL = 177.3;
const WHOLE = 771_239;
const ADDRESS = '203.0.113.77';
// Also matches emails, the password, and the start of every token.
const SECRETS = new RegExp(
  `${MARK}|@test\\.example|${PASSWORD}|eyJ|${PRESSURE}|${DATE}|` +
    `(?<![\\d.])(177\\.3|${WHOLE}|203\\.0\\.113\\.77)(?!\\d)`,
  'i',
);

/** A recognizable value of a schema, if the schema allows one. */
function marked(schema: Schema): unknown {
  if (isSchema(schema.properties)) return markedParts(schema.properties);
  const values = [mark(), `${mark()}@test.example`, `https://${mark()}.example`, PRESSURE, DATE];
  return [...values, DECIMAL, WHOLE, 9, true, 'Patient', 'Male', 'O+'].find((value) =>
    fits(schema, value),
  );
}

const markedParts = (schemas: Schema) =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, each]) => [name, isSchema(each) ? marked(each) : null]),
  );

interface Parts {
  path: string;
  search: string;
  body: unknown;
  headers: Record<string, string>;
}

const headersWithMarks = () => ({
  'idempotency-key': mark(),
  'user-agent': mark(),
  origin: `https://${mark()}.example`,
  referer: `https://${mark()}.example/${mark()}`,
  cookie: `${mark()}=${mark()}`,
  accept: `text/${mark()}`,
  'x-forwarded-for': ADDRESS,
  'x-request-id': mark(),
  traceparent: `00-${mark()}-${mark()}-01`,
  tracestate: `${mark()}=${mark()}`,
  [mark()]: mark(),
});

const VARIANTS: Record<string, (parts: Parts, stage: Stage) => Partial<Parts>> = {
  unchanged: () => ({}),
  repeated: () => ({}),
  'as a doctor': ({ headers }, { doctor }) => ({
    headers: { ...headers, authorization: `Bearer ${doctor.token}` },
  }),
  'without a token': ({ headers }) => ({ headers: { ...headers, authorization: '' } }),
  'with a forged token': ({ headers }) => ({
    headers: { ...headers, authorization: `Bearer ${mark()}.${mark()}.${mark()}` },
  }),
  'with Basic authentication': ({ headers }) => ({
    headers: { ...headers, authorization: `Basic ${mark()}`, 'x-forwarded-for': mark() },
  }),
  'with an extra field': ({ body }) => ({ body: { ...Object(body), [mark()]: mark() } }),
  'with wrong types': ({ body }) => ({
    body: Object.fromEntries(Object.keys(Object(body)).map((key) => [key, [mark(), WHOLE]])),
    search: `?pageSize=${mark()}&pageNumber=${WHOLE}&isAnswered=${mark()}&${mark()}=${mark()}`,
  }),
  'with texts that are too long': ({ body }) => ({
    body: Object.fromEntries(Object.keys(Object(body)).map((key) => [key, mark().repeat(900)])),
    search: `?searchName=${mark().repeat(99)}`,
  }),
  'with a NUL in its path': ({ path }) => ({ path: `${path}${mark()}%00` }),
  'with a malformed path': ({ path }) => ({ path: `${path}${mark()}%zz` }),
  'with a path that is too long': ({ path }) => ({ path: `${path}${mark().repeat(300)}` }),
  'at an unknown path': ({ path }) => ({ path: `${path}/${mark()}` }),
  'with another content type': ({ headers, body }) => ({
    body: body === undefined ? undefined : mark(),
    headers: { ...headers, 'content-type': `text/${mark()}` },
  }),
  'in broken JSON': ({ body }) => ({ body: body && `{"name": "${mark()}", ${mark()}` }),
  'with a body that is too large': ({ body }) => ({
    body: body && { name: mark().repeat(20_000) },
  }),
};

const FAILURES: Record<string, (values: string) => Error> = {
  'finds a duplicate': (values) => databaseError('23505', values),
  'cannot parse a value': (values) => databaseError('22P02', values),
  'lacks a table': (values) => databaseError('42P01', values),
  'is shutting down': (values) => databaseError('57P01', values),
  'is unreachable': (values) =>
    Object.assign(new Error('connect ECONNREFUSED', { cause: values }), { code: 'ECONNREFUSED' }),
  'fails in another way': (values) =>
    new TypeError(`cannot read ${values}`, { cause: new Error(values) }),
};

const databaseError = (code: string, values: string) =>
  Object.assign(new Error(`value "${values}" is wrong`), {
    code,
    severity: 'ERROR',
    detail: `Key (name_key)=(${values}) already exists.`,
    hint: values,
    where: `unnamed portal parameter $1 = '${values}'`,
    table: 'account',
    constraint: 'account_name_unique',
  });

const { operations: all } = loadContract();

interface Stage {
  test: TestApp;
  doctor: Person;
  patient: Person;
  requestId: number;
  /** Resets a password, and confirms an email. */
  linkToken: string;
  lines: string[];
}

async function createStage(database: Database): Promise<Stage> {
  const lines: string[] = [];
  const test = await startTestApp(
    {
      logLevel: 'trace',
      trustProxy: ['loopback'],
      corsOrigins: ['https://portal.example'],
      // Runs the code of the limits without rejecting calls.
      rateLimitPerMinute: 1_000_000,
      loginFailuresPerMinute: 1_000_000,
    },
    database,
    { log: { write: (line) => void lines.push(line) } },
  );
  return { test, doctor: nobody, patient: nobody, requestId: 1, linkToken: mark(), lines };
}

const nobody: Person = { id: 1, name: mark(), email: mark(), token: mark() };

async function withPeople({ test, lines }: Stage): Promise<Stage> {
  const [doctor, patient] = [await test.join('Doctor', mark()), await test.join('Patient', mark())];
  const { query } = test.database;
  const [email, linkToken] = [mark(), mark()];
  const [forgetful, moving] = [await addPatient(query, mark()), await addPatient(query, mark())];
  const tokenHash = hashLinkToken(linkToken);
  await addPasswordReset(query, { accountId: forgetful, tokenHash });
  await requestEmailChange(query, { accountId: moving, email });
  await addEmailChangeToken(query, { accountId: moving, email, tokenHash });
  const requestId = await test.ask(patient, doctor, mark());
  return { test, doctor, patient, requestId, linkToken, lines };
}

/** A valid call with a mark wherever the schema allows one. */
function goodCall(
  { id, path, input }: Operation,
  { doctor, patient, requestId, linkToken }: Stage,
): Parts {
  const isDoctors = ['doctor', 'doctor-overview', 'doctor-of-request'].includes(ACCESS[id]);
  const caller = isDoctors ? doctor : patient;
  const real: Record<string, unknown> = {
    msId: 1,
    medicalSpecificationId: 1,
    requestId,
    requestIds: [requestId],
    sections: ['details'],
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    order: 'oldest',
    doctorId: doctor.id,
    patientId: patient.id,
    cursor: '1-1',
    role: 'Patient',
    ...(path.includes('{name}') && { name: (id === 'getDoctor' ? doctor : patient).name }),
    sessionId: sessionIdOf(caller),
    current: PASSWORD,
    new: PASSWORD,
    token: linkToken,
    ...(id === 'unsubscribe' && { token: unsubscribeTokens.issue(patient.id) }),
    ...(id === 'login' && { email: patient.email, password: PASSWORD }),
    // A mark has the letters of another one, which is the name.
    ...(id.startsWith('register') && { password: PASSWORD }),
    ...(id === 'closeAccount' && { password: PASSWORD }),
    ...(id === 'changeEmail' && { new: undefined, password: PASSWORD }),
  };
  const fill = (schema: Schema | undefined) => {
    const parts = Object.entries(markedParts(Object(schema?.properties)));
    return Object.fromEntries(parts.map(([name, value]) => [name, real[name] ?? value]));
  };
  const search = Object.entries(fill(input.querystring)).map(
    ([name, value]) => `${name}=${String(value)}`,
  );
  const params = fill(input.params);
  return {
    path: path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params[name]))),
    search: `?${search.join('&')}`,
    body: input.body && fill(input.body),
    headers: { ...headersWithMarks(), authorization: `Bearer ${caller.token}` },
  };
}

async function callAll(
  stage: Stage,
  variants: readonly string[],
  operations: readonly Operation[] = all,
): Promise<Record<string, number[]>> {
  const statuses: Record<string, number[]> = {};
  for (const operation of operations) {
    for (const variant of variants) {
      const good = goodCall(operation, stage);
      const { path, search, body, headers } = { ...good, ...VARIANTS[variant]?.(good, stage) };
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      const type = { 'content-type': 'application/json' };
      const { statusCode } = await stage.test.app.inject({
        method: operation.method,
        url: path + search,
        headers: { ...(payload && type), ...headers },
        ...(payload && { payload }),
      });
      (statuses[variant] ??= []).push(statusCode);
      if (['logOut', 'endSession', 'closeAccount'].includes(operation.id) && statusCode === 200) {
        await reviveSessions(stage.test.database.query);
      }
    }
  }
  return statuses;
}

const leaks = ({ lines }: Stage) => lines.filter((line) => SECRETS.test(line));

describe('the log at level trace', () => {
  const database = shareDatabase(openTestMemory);
  let stage: Stage;

  beforeAll(async () => {
    stage = await withPeople(await createStage(database));
  });

  beforeEach(() => {
    stage.lines.length = 0;
  });

  afterAll(() => stage.test.close());

  it('contains no data of any call', async () => {
    const statuses = await callAll(stage, Object.keys(VARIANTS));
    expect(new Set(statuses['unchanged'])).toEqual(new Set([200, 202]));
    expect(new Set(Object.values(statuses).flat())).toEqual(
      new Set([200, 202, 400, 401, 403, 404, 405, 409, 413, 415]),
    );
    const logIn = /"operation":"login","account":\d+,"network":"[\d.]+\.0"/;
    expect(stage.lines).toContainEqual(expect.stringMatching(logIn));
    // Calls without a route are not logged.
    expect(stage.lines.length).toBeGreaterThan(all.length * 10);
    expect(leaks(stage)).toEqual([]);
  });

  it.each(Object.entries(FAILURES))(
    'contains no values when the database %s',
    async (_what, fail) => {
      const failing: Database = {
        ...database,
        query: (statement) =>
          /from session join account/.test(statement.text)
            ? database.query(statement)
            : Promise.reject(fail([mark(), ...statement.values].join())),
        transaction: (work) => work(failing.query),
      };
      const broken = { ...stage, ...(await createStage(failing)) };
      const { doctor, patient, requestId } = stage;
      await callAll({ ...broken, doctor, patient, requestId }, [
        'unchanged',
        'with a forged token',
      ]);
      expect(broken.lines.length).toBeGreaterThan(all.length * 2);
      expect(leaks(broken)).toEqual([]);
      await broken.test.close();
    },
  );

  it('contains no data of malformed requests and page loads', async () => {
    const { app } = stage.test;
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { name, token } = stage.patient;
    const start = [
      `GET /api/patient/${encodeURIComponent(name)} HTTP/1.1`,
      `Host: ${mark()}`,
      `Authorization: Bearer ${token}`,
      '',
    ].join('\r\n');
    const unfinished = [
      'POST /api/Authentication/login HTTP/1.1',
      `Host: ${mark()}`,
      'Content-Type: application/json',
      'Content-Length: 999',
      '',
      `{"${mark()}`,
    ].join('\r\n');
    const visits = [
      `${mark()}\r\n\r\n`,
      `GET /${mark()} HTTP/9.9\r\n\r\n`,
      `${MARK.toUpperCase()} /${mark()} HTTP/1.1\r\nHost: x\r\n\r\n`,
      `${start}${mark()}\0: ${mark()}\r\n\r\n`,
      `${start}X: ${mark().repeat(5000)}\r\n\r\n`,
      `${start}Connection: close\r\n\r\n`,
      unfinished,
    ];
    for (const text of visits) {
      await visit(app, (socket) => (text.endsWith('\n') ? socket.write(text) : socket.end(text)));
    }
    for (const url of [
      `/${mark()}`,
      `/${mark()}.js?${mark()}`,
      `/assets/${mark()}`,
      `/%zz${mark()}`,
    ]) {
      for (const method of ['GET', 'PUT', 'OPTIONS'] as const) {
        await app.inject({ method, url, headers: { ...headersWithMarks(), accept: 'text/html' } });
      }
    }
    expect(leaks(stage)).toEqual([]);
  });

  // Negative control.
  it('fails the check with a path in it', async () => {
    const leaky = await createStage(database);
    leaky.test.app.addHook('preHandler', async (request) => {
      request.log.trace({ params: request.params }, 'careless');
    });
    const { doctor, patient, requestId } = stage;
    await callAll({ ...leaky, doctor, patient, requestId }, ['unchanged'], quickOperations());
    expect(leaks(leaky)).not.toEqual([]);
    await leaky.test.close();
  });
});

it('every message is in the operator’s manual', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  const guide = read('../../../docs/operating.md');
  const [, section = ''] = /^## Logs$(.*?)^## /ms.exec(guide) ?? [];
  const documented = new Set([...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  const sources = globSync('../src/**/*.ts', { cwd: import.meta.dirname }).filter(
    (path) => !path.endsWith('.test.ts'),
  );
  const messages = sources
    .flatMap((path) => [
      ...read(path).matchAll(/\blog\.(?:info|warn|error)\((?:\{[^;]*?\},\s*)?'([^']+)',?\s*\)/g),
    ])
    .map(([, message = '']) => message);
  expect(messages).toContain('mail sent');
  expect(messages.filter((message) => !documented.has(message))).toEqual([]);
});
