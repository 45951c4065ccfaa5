/* oxlint-disable no-await-in-loop -- the calls run in sequence */
import { operations } from '@medportal/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, loadContract } from '../src/contract.ts';
import { sql } from '../src/database/database.ts';
import type { Rule } from '../src/operations/access.ts';
import type { Account } from '../src/repositories/accounts.ts';
import { auditOf } from './app/audit.ts';
import { PASSWORD } from './app/harness.ts';
import { ACCESS_MATRIX, PRINCIPALS } from './data/access-matrix.ts';
import { type AuditedPatient, caseOf } from './data/operations.ts';
import { reviveSessions } from './data/people.ts';
import { type World, breakDatabase, createWorld, quickOperations } from './data/world.ts';
import { shareDatabase } from './databases/databases.ts';
import { openTestMemory } from './databases/memory.ts';

/** The patient of the audit line, by status; a status without an entry leaves no line. */
type Line = Readonly<Record<number, AuditedPatient>>;

const ofRecord: Line = { 200: 'owner', 401: 'owner', 404: 'owner' };

// A call that is rejected before a patient is looked up names none.
const LINES: Readonly<Record<Rule, Line>> = {
  public: {},
  'doctor-profile': {},
  'record-reader': ofRecord,
  'party-of-request': ofRecord,
  patient: { 200: 'caller', 401: 'nobody', 403: 'nobody' },
  doctor: { 200: 'nobody', 401: 'nobody', 403: 'nobody' },
  'doctor-overview': { 401: 'nobody', 403: 'nobody' },
  account: { 401: 'nobody' },
  'own-data': { 200: 'listed', 401: 'nobody' },
  'own-account': { 200: 'nobody', 401: 'nobody', 403: 'nobody' },
  'own-session': { 200: 'nobody', 401: 'nobody' },
  'patient-of-request': { 200: 'owner', 401: 'nobody', 403: 'nobody', 404: 'owner' },
  'doctor-of-request': { 200: 'owner', 401: 'nobody', 403: 'nobody', 404: 'owner' },
};

function auditedOf(id: OperationId, status: number): AuditedPatient | undefined {
  const { access, audited } = caseOf(id);
  return audited?.[status] ?? LINES[access][status];
}

const database = shareDatabase(openTestMemory);

const linesOf = (work: () => Promise<unknown>) => auditOf(database.query, work);

function patientOf(
  world: World,
  audited: AuditedPatient,
  caller: Account | undefined,
): number | null {
  switch (audited) {
    case 'owner':
      return world.owner.id;
    case 'caller':
      return caller?.id ?? null;
    case 'listed':
      if (caller?.role === 'Patient') return caller.id;
      if (caller === world.refusedDoctor) return null;
      return caller === world.treatingDoctor ? world.owner.id : world.otherPatient.id;
    case 'nobody':
      return null;
    default:
      return audited satisfies never;
  }
}

// Reads first, because a write would add a patient to a list.
const quick = quickOperations()
  // The caller in their lines is the account of the link or the email: other tests check it.
  .filter(({ id }) => id !== 'confirmEmail' && id !== 'unsubscribe' && id !== 'login')
  .toSorted((one, other) => Number(other.method === 'GET') - Number(one.method === 'GET'))
  .map(({ id }) => id);

/** The writes that take a key; the tests of closures check that of `closeAccount`. */
const keyed = loadContract()
  .operations.map(({ id }) => id)
  .filter((id) => operations[id].keyed && id !== 'closeAccount');

async function findWrongLines(world: World, ids = quick): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of ids) {
    for (const principal of PRINCIPALS) {
      const caller = world.accounts[principal];
      const input = await world.inputOf(id, principal);
      const [token] = world.tokens[principal];
      let status = 0;
      // Otherwise refused calls share one line.
      await world.database.query(sql`delete from anonymous_refusal`);
      let showsWords = false;
      const lines = await linesOf(async () => {
        const { body, ...answer } = await world.call(id, { ...input, token });
        ({ status } = answer);
        // What a patient wrote to a doctor.
        showsWords = caller?.role === 'Doctor' && JSON.stringify(body).includes('Hello.');
      });
      if (operations[id].method !== 'GET') await reviveSessions(world.database.query);
      const audited = auditedOf(id, status);
      const expected = audited && {
        accountId: caller?.id ?? null,
        accountName: caller?.name ?? null,
        role: caller?.role ?? null,
        action: id,
        patientId: patientOf(world, audited, caller),
        outcome: status === 200 ? 'allowed' : 'denied',
      };
      const [line = {}] = lines;
      const isRight =
        lines.length === (expected ? 1 : 0) &&
        (expected !== undefined || !showsWords) &&
        Object.entries(expected ?? {}).every(([key, value]) => Reflect.get(line, key) === value);
      if (!isRight) wrong.push(`${id} as ${principal}: ${status}`);
    }
  }
  return wrong;
}

describe('the audit', () => {
  it.each(['strict', 'spec'] as const)(
    'has one line with the right patient per call and refusal (%s)',
    async (recordsAccess) => {
      await using world = await createWorld({ recordsAccess }, database);
      expect(await findWrongLines(world)).toEqual([]);
    },
  );

  // Negative control.
  it('is found to lack the refusals that are not recorded', async () => {
    const withoutRefusals = (text: string, values: readonly unknown[]) =>
      /into audit/.test(text) && String(values).includes('"outcome":"denied"') ? '' : text;
    await using world = await createWorld({}, breakDatabase(database, withoutRefusals));
    expect(await findWrongLines(world, ['getPatient'])).toContain(
      'getPatient as otherPatient: 404',
    );
  });
});

describe('audit lines', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({}, database);
  });
  afterAll(() => world.close());

  it('name the request of the call', async () => {
    const input = await world.inputOf('createResponse', 'unrelatedDoctor');
    const [token] = world.tokens.unrelatedDoctor;
    const [line] = await linesOf(() => world.call('createResponse', { ...input, token }));
    expect(input.body).toMatchObject({ requestId: line?.requestId });
  });

  it('name the patient despite different spacing and case in the URL', async () => {
    const params = { name: `  ${world.owner.name.toUpperCase().replace(' ', '   ')} ` };
    const lines = await linesOf(() => world.call('getPatient', { params }));
    expect(lines).toMatchObject([{ patientId: world.owner.id, outcome: 'denied' }]);
  });

  it('record a registration, but not a failed one', async () => {
    const account = { name: 'A Newcomer', email: 'a-newcomer@test.example', password: PASSWORD };
    const register = () => world.call('registerPatient', { body: account });
    const lines = await linesOf(async () => {
      await register();
      expect((await register()).status).toBe(409);
    });
    const [stored] = await database.query<{ id: number }>(
      sql`select id from account where name = 'A Newcomer'`,
    );
    expect(lines).toMatchObject([{ action: 'registerPatient', patientId: stored?.id }]);
  });

  it.each(keyed)('record one write when %s is repeated with its key and replayed', async (id) => {
    const principal =
      ACCESS_MATRIX.strict.get(id)?.get('owner') === 403 ? 'treatingDoctor' : 'owner';
    const input = await world.inputOf(id, principal);
    const [token] = world.tokens[principal];
    const repeat = () => world.call(id, { ...input, token, headers: { 'idempotency-key': id } });
    const lines = await linesOf(async () => {
      const [first, second] = [await repeat(), await repeat()];
      expect(first.headers).not.toHaveProperty('idempotency-replayed');
      expect(second).toMatchObject({ status: first.status, body: first.body });
      expect(second.headers).toHaveProperty('idempotency-replayed', 'true');
    });
    expect(lines).toMatchObject([{ action: id, outcome: 'allowed' }]);
  });

  it('record a HEAD call like a GET', async () => {
    const url = `/api/patient/${encodeURIComponent(world.owner.name)}`;
    const headers = { authorization: `Bearer ${world.owner.token}` };
    const lines = await linesOf(() => world.app.inject({ method: 'HEAD', url, headers }));
    expect(lines).toMatchObject([{ action: 'getPatient', patientId: world.owner.id }]);
  });

  it('are one per list call, visible to all patients on the list', async () => {
    const params = { doctorId: world.unrelatedDoctor.id };
    const input = { params, body: { description: 'Hello?' }, token: world.owner.token };
    await world.call('createRequest', input);
    await world.call('createRequest', input);
    const [token] = world.tokens.unrelatedDoctor;
    const lines = await linesOf(() => world.call('listDoctorRequests', { token }));
    const about = { patientId: null, patientIds: [world.owner.id, world.otherPatient.id] };
    expect(lines).toMatchObject([{ ...about, accountId: world.unrelatedDoctor.id }]);
    for (const principal of ['owner', 'otherPatient'] as const) {
      const { body } = await world.call('listAccessLog', { token: world.tokens[principal][0] });
      expect(body.entries[0]).toMatchObject({
        accountName: world.unrelatedDoctor.name,
        action: 'listDoctorRequests',
        requestId: null,
      });
    }
  });

  it('are one per call for an empty list', async () => {
    const { token } = await world.join('Doctor');
    const lines = await linesOf(() => world.call('listDoctorRequests', { token }));
    expect(lines).toMatchObject([{ patientId: null, patientIds: null }]);
  });

  it('store the patients of a list once, however often it is read', async () => {
    const doctor = await world.join('Doctor');
    await database.query(sql`
      insert into request (patient_id, doctor_id, description)
      select patient.id, ${doctor.id}, 'Hello?' from patient, generate_series(1, 300)`);
    const countLists = async () => (await database.query(sql`select id from patient_list`)).length;
    const before = await countLists();
    const lines = await linesOf(async () => {
      for (let call = 0; call < 10; call += 1) {
        await world.call('listDoctorRequests', { token: doctor.token, search: { pageSize: 900 } });
      }
    });
    expect(lines).toHaveLength(10);
    expect((await countLists()) - before).toBe(1);
  });
});

describe('the access log', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({}, database);
  });
  afterAll(() => world.close());

  const logOf = async (principal: 'owner' | 'otherPatient', search = {}) => {
    const [token] = world.tokens[principal];
    const { body } = await world.call('listAccessLog', { token, search });
    return body;
  };

  it('shows a patient who did what, newest first', async () => {
    const params = { name: world.owner.name };
    const read = (id: 'getPatient' | 'listAllergies', token?: string) =>
      world.call(id, { params, token });
    await read('getPatient', world.tokens.treatingDoctor[0]);
    await read('listAllergies', world.tokens.unrelatedDoctor[0]);
    await read('listAllergies');
    await read('getPatient', world.owner.token);
    const asked = await world.inputOf('getRequest', 'treatingDoctor');
    await world.call('getRequest', { ...asked, token: world.tokens.treatingDoctor[0] });

    const { entries } = await logOf('owner', { pageSize: 5 });
    const anonymous = { accountName: null, role: null, isSelf: false };
    const by = ({ name, role }: Account) => ({ accountName: name, role, isSelf: false });
    const allowed = { requestId: null, outcome: 'allowed' };
    const denied = { requestId: null, outcome: 'denied' };
    expect(entries).toMatchObject([
      {
        ...by(world.treatingDoctor),
        ...allowed,
        action: 'getRequest',
        requestId: asked.params?.['requestId'],
      },
      { ...by(world.owner), ...allowed, action: 'getPatient', isSelf: true },
      { ...anonymous, ...denied, action: 'listAllergies' },
      { ...by(world.unrelatedDoctor), ...denied, action: 'listAllergies' },
      { ...by(world.treatingDoctor), ...allowed, action: 'getPatient' },
    ]);
    const dates = entries.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('has consistent pages, including past the end', async () => {
    const whole = await logOf('owner', { pageSize: 900 });
    const pages = [];
    for (const pageNumber of [1, 2, 3, 4])
      pages.push(await logOf('owner', { pageSize: 2, pageNumber }));
    expect(pages.flatMap(({ entries }) => entries)).toEqual(whole.entries.slice(0, 8));
    expect(pages.map(({ totalCount }) => totalCount)).toEqual(
      pages.map(() => whole.entries.length),
    );
    const past = await logOf('owner', { pageSize: 2, pageNumber: 1000 });
    expect(past).toEqual({ entries: [], totalCount: whole.totalCount, next: null });
  });

  it('can be read to its end by cursor while entries are added', async () => {
    const whole = await logOf('owner', { pageSize: 900 });
    const followed: typeof whole.entries = [];
    let search: object = { pageSize: 2 };
    for (;;) {
      const { entries, next } = await logOf('owner', search);
      followed.push(...entries);
      if (typeof next !== 'string') break;
      await world.call('getPatient', { params: { name: world.owner.name } });
      search = { pageSize: 2, cursor: next };
    }
    expect(whole.entries.length).toBeGreaterThan(4);
    expect(whole.next).toBeNull();
    const summaryOf = ({ date, action }: (typeof followed)[number]) => ({ date, action });
    expect(followed.map(summaryOf)).toEqual(whole.entries.map(summaryOf));
  });

  it('counts pages from the cursor', async () => {
    const whole = await logOf('owner', { pageSize: 900 });
    const { next: cursor } = await logOf('owner', { pageSize: 2 });
    const page = await logOf('owner', { cursor: cursor ?? '', pageSize: 1, pageNumber: 2 });
    expect(page.entries).toEqual([whole.entries[3]]);
    expect(page.totalCount).toBe(whole.totalCount);
  });

  it.each(['1', '1-', 'a-1', '1-2-3', `${'9'.repeat(17)}-1`, '_'])(
    'rejects the cursor %j',
    async (cursor) => {
      const { token } = world.owner;
      const { status, body } = await world.call('listAccessLog', { token, search: { cursor } });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: { cursor: ['Take the next of an earlier answer.'] } });
    },
  );

  it('shows only entries about the caller', async () => {
    await world.call('listAllergies', { params: { name: world.owner.name } });
    const before = await logOf('otherPatient');
    await world.call('listAllergies', { params: { name: world.owner.name } });
    expect(await logOf('otherPatient')).toEqual(before);
    const inPath = await world.app.inject({
      url: `/api/accessLog?name=${encodeURIComponent(world.owner.name)}`,
      headers: { authorization: `Bearer ${world.tokens.otherPatient[0]}` },
    });
    expect(inPath.json()).toEqual(before);
  });

  it('keeps the name of a deleted account', async () => {
    const params = { name: world.owner.name };
    const guest = await world.join('Doctor', 'A Guest');
    await world.call('getPatient', { params, token: guest.token });
    await database.query(sql`delete from account where id = ${guest.id}`);
    const { entries } = await logOf('owner', { pageSize: 1 });
    expect(entries).toMatchObject([{ accountName: 'A Guest', role: 'Doctor', outcome: 'denied' }]);
  });
});
