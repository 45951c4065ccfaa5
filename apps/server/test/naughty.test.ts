import naughty from 'big-list-of-naughty-strings';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampled } from '../../../scripts/sample.ts';
import { type Operation, type Schema, loadContract } from '../src/contract.ts';
import { sql } from '../src/database/database.ts';
import { toDoctorSkeleton } from '../src/repositories/keys.ts';
import { PASSWORD, type TestApp, startTestApp } from './app/harness.ts';
import { type Scene, caseOf } from './data/operations.ts';
import {
  addAnsweredRequest,
  addEmailToken,
  addResetToken,
  addSession,
  addUnsubscribeToken,
} from './data/people.ts';
import { type Setting, createSetting } from './data/setting.ts';
import { isHashing } from './data/world.ts';
import { shareDatabase } from './databases/databases.ts';
import { type Input, type Field, fieldsOf, withPart } from './fuzz/arbitraries.ts';
import { fits, isSchema } from './fuzz/conformance.ts';
import { type Send, createExaminer, sendTo } from './fuzz/examiner.ts';
import { mapValues, readBody } from './fuzz/exchange.ts';
import { fuzzOptions, openFuzzDatabase } from './fuzz/fuzz-options.ts';
import { breaksRule } from './fuzz/rules.ts';

// Sends each string of the big list of naughty strings in every text of every body, path and query string. Accepted
// texts must be read back unchanged.

const texts = [...new Set(naughty)];
const { operations } = loadContract();

// Registrations hash passwords, which is slow: they take a share of the list, and all of it in `npm run fuzz`.
const share = fuzzOptions.isLong ? 1 : 8;

const database = shareDatabase(openFuzzDatabase);
let test: TestApp;
/** The same data with open records, to read everything back by name. */
let open: TestApp;
let send: Send;

beforeAll(async () => {
  test = await startTestApp({}, database);
  open = await startTestApp({ recordsAccess: 'spec' }, database);
  send = sendTo(test);
});

beforeEach(async () => {
  await database.query(sql`update account set name = 'Former ' || id, name_key = 'former ' || id`);
  await database.query(sql`delete from name_skeleton`);
  await database.query(sql`delete from doctor_name`);
});

afterAll(async () => {
  await test.close();
  await open.close();
});

let count = 0;

/** Adds a token to the known ones. */
async function withToken(known: Setting['known'], adding: Promise<string>): Promise<string> {
  const token = await adding;
  Object.assign(known, { token: [...(known['token'] ?? []), token] });
  return token;
}

const sceneOf = ({ people: [doctor, patient], known }: Setting): Scene => ({
  doctor,
  patient,
  requestId: Number(known['requestId']?.[0]),
  findOpenRequest: () => test.ask(patient, doctor),
  findAnsweredRequest: () => addAnsweredRequest(database.query, patient.id, doctor.id),
  findResetToken: () => withToken(known, addResetToken(database.query)),
  findEmailToken: () => withToken(known, addEmailToken(database.query)),
  findUnsubscribeToken: () => withToken(known, addUnsubscribeToken(database.query)),
  findSession: (role) => addSession(database.query, { Doctor: doctor, Patient: patient }[role].id),
  inventAccount: () => {
    count += 1;
    return { name: `New ${count}`, email: `new-${count}@test.example`, password: PASSWORD };
  },
});

async function newBody({ id }: Operation, setting: Setting): Promise<Input> {
  const { input, write } = caseOf(id);
  const scene = sceneOf(setting);
  if (write?.body) return write.body(scene);
  const { body }: Input = await input(scene, 'Patient');
  return isSchema(body) ? body : {};
}

const textFieldsOf = (schema: Schema): Field[] =>
  fieldsOf(schema).filter(({ schema: each }) => {
    const choices = Array.isArray(each['anyOf']) ? each['anyOf'].filter(isSchema) : [each];
    return choices.some(({ type }) => [type].flat().includes('string'));
  });

function textsFor({ id, input }: Operation, base: Input, { known }: Setting) {
  return textFieldsOf(input.body ?? {}).map(({ path, schema }) => {
    const breaks = (text: string) =>
      breaksRule(id, { body: withPart(base, path, readBody(schema, text)) }, known);
    const fitting = texts.filter((text) => fits(schema, readBody(schema, text)));
    const accepted = fitting.filter((text) => !breaks(text));
    return {
      path,
      accepted: selectTexts(path, base, accepted),
      refused: texts.filter((text) => !fitting.includes(text)),
      refusedByRule: fitting.filter(breaks),
    };
  });
}

/** The accepted texts that calls send in this field, in the order of the calls. */
function selectTexts(path: readonly string[], base: Input, accepted: string[]): string[] {
  // A name can be registered once, including its look-alikes.
  if (isPersonName(path, base)) return uniqueBy(accepted, toDoctorSkeleton);
  // A call has the texts of one position in every field, and a password must not be the name.
  return path[0] === 'password' ? accepted.toReversed() : accepted;
}

const isPersonName = ([name]: readonly string[], body: Input) => name === 'name' && 'email' in body;

const uniqueBy = (all: string[], keyOf: (text: string) => string) => [
  ...new Map(all.map((text) => [keyOf(text), text])).values(),
];

type Pack = { path: readonly string[]; text: string }[];

/** Combines the texts so that each call has one for every field. */
function packsOf(fields: { path: readonly string[]; texts: readonly string[] }[]): Pack[] {
  const length = Math.max(0, ...fields.map((each) => each.texts.length));
  return Array.from({ length }, (_, index) =>
    fields.flatMap(({ path, texts: { [index]: text } }) =>
      text === undefined ? [] : [{ path, text }],
    ),
  );
}

const withPack = (base: Input, pack: Pack) =>
  pack.reduce((body, { path, text }) => withPart(body, path, text), base);

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((part, name) => (isSchema(part) ? part[name] : undefined), value);

/** A text as stored: trimmed; the name of a person also in NFC with single spaces. */
const kept = (text: string, isName: boolean) =>
  isName ? text.normalize('NFC').trim().replaceAll(/\s+/g, ' ') : text.trim();

async function prepare(operation: Operation, backend: Send) {
  count += 1;
  const setting = await createSetting(test, operation, `${operation.id} ${count}`);
  const { callers, examine } = await createExaminer(operation, setting, backend);
  const authorization = callers.at(-1);
  const caller = setting.people.find(({ token }) => authorization === `Bearer ${token}`);
  const someone = mapValues(setting.known, ([value]) => value);
  return {
    setting,
    params: { ...someone, role: caller?.role },
    submit: async (given: Input) => {
      const parts = Object.keys(operation.input).map((part) => [part, given[part] ?? {}]);
      const outcome = await examine(Object.fromEntries(parts), authorization);
      return { status: outcome?.answer.statusCode, body: JSON.parse(outcome?.answer.body ?? '{}') };
    },
  };
}

async function writeTexts(operation: Operation, backend: Send) {
  const { read, ignored = [], status: good = 200 } = caseOf(operation.id).write ?? {};
  const { setting, params, submit } = await prepare(operation, backend);
  const [doctor, patient] = setting.people;
  const base = await newBody(operation, setting);
  const fields = textsFor(operation, base, setting);
  if (!read && fields.some(({ path }) => !ignored.includes(path.join('.')))) {
    throw new Error(
      `Say in test/data/operations.ts how to read back what ${operation.id} has written.`,
    );
  }

  for (const pack of packsOf(fields.map(({ path, refused }) => ({ path, texts: refused })))) {
    const { status, body } = await submit({ params, body: withPack(base, pack) });
    expect(status).toBe(400);
    const names = pack.map(({ path }) => path.join('.'));
    expect(new Set(Object.keys(body.errors))).toEqual(new Set(names));
  }
  for (const { path, refusedByRule } of fields) {
    for (const text of refusedByRule) {
      const { status } = await submit({ params, body: withPart(base, path, text) });
      expect(status).toBe(400);
    }
  }
  const packs = packsOf(fields.map(({ path, accepted }) => ({ path, texts: accepted })));
  for (const pack of packs.filter((_, index) => !isHashing(operation) || index % share === 0)) {
    const sent = withPack(await newBody(operation, setting), pack);
    // A name that is also the password beside it.
    if (breaksRule(operation.id, { body: sent }, setting.known)) continue;
    const { status } = await submit({ params, body: sent });
    expect(status).toBe(good);
    const found = await read?.(sent, { doctor, patient, call: open.call });
    for (const { path, text } of pack) {
      if (ignored.includes(path.join('.'))) continue;
      // Some fields return null for a blank.
      expect(valueAt(found, path) ?? '', path.join('.')).toBe(kept(text, isPersonName(path, sent)));
    }
  }
}

const timeout = fuzzOptions.isLong ? 300_000 : 60_000;

describe('the list of naughty strings', () => {
  it.each(sampled(operations.filter(({ input }) => input.body !== undefined)))(
    'in the body of $id: is rejected by field, or read back unchanged',
    (operation) => writeTexts(operation, send),
    timeout,
  );

  it.each(sampled(operations.filter(({ input }) => input.params ?? input.querystring)))(
    'in the URL of $id: gets an answer that conforms to the contract',
    async (operation) => {
      const { setting, params, submit } = await prepare(operation, send);
      const { params: path, querystring } = operation.input;
      const body = operation.input.body && (await newBody(operation, setting));
      for (const text of texts) {
        for (const name of Object.keys(path?.['properties'] ?? {})) {
          await submit({ params: { ...params, [name]: text }, body });
        }
        for (const { path: name } of textFieldsOf(querystring ?? {})) {
          await submit({ params, querystring: withPart({}, name, text), body });
        }
      }
    },
    timeout,
  );
});

// Negative control.
it('the check fails for a backend that normalizes texts', async () => {
  const normalizing: Send = (call) =>
    send({ ...call, ...(call.payload ? { payload: String(call.payload).normalize('NFKC') } : {}) });
  const clinic = operations.find(({ id }) => id === 'updateClinic');
  if (!clinic) throw new Error('updateClinic is not in the contract');
  await expect(writeTexts(clinic, normalizing)).rejects.toThrow(/to be/);
});
