/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSampled } from '../../../scripts/sample.ts';
import { sql } from '../src/database/database.ts';
import { PASSWORD, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { shareRacingDatabase } from './databases/databases.ts';

// One connection per racer, for four concurrent trials.
const database = shareRacingDatabase(32);
let test: TestApp;
let doctor: Person;
let patient: Person;

beforeAll(async () => {
  test = await startTestApp({}, database);
  doctor = await test.join('Doctor');
  patient = await test.join('Patient');
});
afterAll(() => test.close());

const RACERS = 8;
const together = <Result>(work: (racer: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: RACERS }, (_, racer) => work(racer)));

async function trials<Result>(count: number, trial: (number: number) => Promise<Result>) {
  const results: Result[] = [];
  for (let first = 0; first < count; first += 4) {
    const numbers = Array.from({ length: Math.min(4, count - first) }, (_, add) => first + add);
    results.push(...(await Promise.all(numbers.map(trial))));
  }
  return results;
}

/** One racer gets 200, all others 409. */
const hasOneWinner = (statuses: number[]) =>
  statuses.filter((status) => status === 200).length === 1 &&
  statuses.filter((status) => status === 409).length === RACERS - 1;

describe('concurrent responses to one request', () => {
  const toBody = (racer: number) => ({
    generalReport: { diagnosis: `racer ${racer}` },
    medicine: { medicinName: `racer ${racer}` },
    chronicDisease: { chronicDiseaseName: `racer ${racer}` },
    allergy: { allergyName: `racer ${racer}` },
  });

  /** Runs races to answer new requests and returns the trials without exactly one winner. */
  async function racesLost(count: number, answer: (id: number, racer: number) => Promise<number>) {
    const outcomes = await trials(count, async () => {
      const id = await test.ask(patient, doctor);
      return { id, statuses: await together((racer) => answer(id, racer)) };
    });
    const stored = await database.query<{ id: number; sections: string[]; lines: number }>(sql`
      select request.id, array(
        select diagnosis from general_report where request_id = request.id
        union all select name from prescribed_medicine where request_id = request.id
        union all select name from chronic_disease where request_id = request.id
        union all select name from allergy where request_id = request.id
      ) as sections, (
        select count(*) from audit where action = 'createResponse' and outcome = 'allowed'
          and request_id = request.id
      ) as lines
      from request where answered_at is not null`);
    const found = new Map(stored.map((row) => [row.id, row]));
    return outcomes.filter(({ id, statuses }) => {
      const sections = Array.from({ length: 4 }, () => `racer ${statuses.indexOf(200)}`);
      const expected = { id, sections, lines: 1 };
      return !hasOneWinner(statuses) || JSON.stringify(found.get(id)) !== JSON.stringify(expected);
    });
  }

  // 200 races take long on a busy machine.
  const options = isSampled ? {} : { timeout: 120_000 };
  it('are stored once, however often they race', options, async () => {
    const lost = await racesLost(isSampled ? 20 : 200, async (requestId, racer) => {
      const body = { requestId, ...toBody(racer) };
      return (await test.call('createResponse', { token: doctor.token, body })).status;
    });
    expect(lost).toEqual([]);
  });
});

describe('concurrent registrations', () => {
  const fresh = () => `Same ${randomUUID()}`;
  const same = {
    name: () => {
      const name = fresh();
      return (racer: number) => ({
        // Equal after normalization.
        name: racer % 2 === 0 ? `${name} \u00c9` : `${name.toUpperCase()} e\u0301`,
        email: `${randomUUID()}@test.example`,
      });
    },
    look: () => {
      const name = fresh();
      return (racer: number) => ({
        // Look-alikes: each has a Cyrillic letter in another position.
        name: `${'a'.repeat(racer)}\u0430${'a'.repeat(RACERS - racer)} ${name}`,
        email: `${randomUUID()}@test.example`,
      });
    },
    email: () => {
      const email = `${randomUUID()}@test.example`;
      return (racer: number) => ({
        name: fresh(),
        email: racer % 2 === 0 ? email : email.toUpperCase(),
      });
    },
  };

  /** Runs registration races and counts the trials that do not end with one account. */
  async function racesLost(what: keyof typeof same, count: number) {
    const before = await countAccounts();
    const lost = await trials(count, async () => {
      const identityOf = same[what]();
      const statuses = await together(async (racer) => {
        const body = { ...identityOf(racer), password: PASSWORD };
        const { status } =
          racer < RACERS / 2
            ? await test.call('registerPatient', { body })
            : await test.call('registerDoctor', { body: { ...body, medicalSpecificationId: 1 } });
        return status;
      });
      return !hasOneWinner(statuses);
    });
    const after = await countAccounts();
    return {
      trials: lost.filter(Boolean).length,
      accounts: after.accounts - before.accounts - count,
      people: after.people - before.people - count,
    };
  }

  async function countAccounts() {
    const [counts] = await database.query<{ accounts: number; people: number }>(sql`
      select (select count(*) from account) as accounts,
        (select count(*) from patient) + (select count(*) from doctor) as people`);
    if (!counts) throw new Error('No counts');
    return counts;
  }

  it.each(['name', 'look', 'email'] as const)(
    'with the same %s create one account',
    async (what) => {
      expect(await racesLost(what, 8)).toEqual({ trials: 0, accounts: 0, people: 0 });
    },
  );

  // Negative control.
  it('with the same email create several accounts without the constraint', async () => {
    await database.query(sql`alter table account drop constraint account_email_unique`);
    const { trials: lost, accounts, people } = await racesLost('email', 1);
    expect(lost).toBe(1);
    expect(accounts).toBeGreaterThan(0);
    expect(people).toBe(accounts);
  });
});

describe('a write that is repeated with its key', () => {
  const send = (key: string | undefined, description: string, doctorId = doctor.id) =>
    test.call('createRequest', {
      token: patient.token,
      params: { doctorId },
      headers: key === undefined ? {} : { 'idempotency-key': key },
      body: { description },
    });
  const idsOf = async (description: string) => {
    const rows = await database.query<{ id: number }>(
      sql`select id from request where description = ${description}`,
    );
    return rows.map(({ id }) => id);
  };
  const STILL_WORKING = { status: 409, body: { code: 'key-in-flight' } };

  it('gets the same answer when the first answer was lost', async () => {
    const url = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const lost = httpRequest(new URL(`/api/patient/request/${doctor.id}`, url), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${patient.token}`,
        'content-type': 'application/json',
        'idempotency-key': 'lost',
      },
    });
    lost.on('error', () => undefined);
    lost.end(JSON.stringify({ description: 'Lost on the way' }));
    // Disconnects as soon as the write is stored, without reading the answer.
    await expect.poll(() => idsOf('Lost on the way')).toHaveLength(1);
    lost.destroy();
    const [id] = await idsOf('Lost on the way');

    const again = await send('lost', 'Lost on the way');
    expect(again).toMatchObject({ status: 200, body: { requestId: id } });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await idsOf('Lost on the way')).toEqual([id]);
  });

  it('gets a 409 while the first is in flight, and its answer afterwards', async () => {
    let first: ReturnType<typeof send> | undefined;
    await database.transaction(async (query) => {
      // A lock on the patient blocks the insert.
      await query(sql`select id from patient where id = ${patient.id} for update`);
      first = send('busy', 'In flight');
      const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`;
      await expect.poll(() => database.query(waiting)).toHaveLength(1);
      expect(await send('busy', 'In flight')).toMatchObject(STILL_WORKING);
      expect(await send('busy', 'Another')).toMatchObject(STILL_WORKING);
    });
    const { body } = (await first) ?? {};
    expect(await idsOf('In flight')).toEqual([body?.requestId]);
    expect((await send('busy', 'In flight')).body).toEqual(body);
    expect((await send('busy', 'Another')).status).toBe(422);
  });

  it('is stored once by eight concurrent calls, and eight times without a key', async () => {
    const stored = await trials(10, async (trial) => {
      const description = `Eight ${trial}`;
      const answers = await together(() => send(description, description));
      for (const answer of answers)
        if (answer.status !== 200) expect(answer).toMatchObject(STILL_WORKING);
      return (await idsOf(description)).length;
    });
    expect(stored).toEqual(stored.map(() => 1));
    // Negative control.
    await together(() => send(undefined, 'Eight times'));
    expect(await idsOf('Eight times')).toHaveLength(8);
  });

  it('can reuse the key of a rejected write', async () => {
    expect((await send('refused', 'To nobody', 2_147_483_647)).status).toBe(404);
    expect((await send('refused', 'To somebody')).status).toBe(200);
    expect(await idsOf('To somebody')).toHaveLength(1);
  });
});

it('calls recover when the database drops its connections', async () => {
  const callMany = () => together(() => test.call('listSpecializations'));
  await callMany();
  await database.query(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  for (const { status } of await callMany()) expect([200, 503]).toContain(status);
  // The pool replaces a dead connection on its next use.
  await expect
    .poll(async () => new Set((await callMany()).map(({ status }) => status)))
    .toEqual(new Set([200]));
});
