/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Sql, sql } from '../src/database/database.ts';
import { auditOf } from './app/audit.ts';
import { type World, createWorld } from './data/world.ts';
import { databases, shareDatabase } from './databases/databases.ts';

/** Refusals are counted per hour: waits if the hour is about to end. */
async function avoidHourChange(): Promise<void> {
  const rest = 3_600_000 - (Date.now() % 3_600_000);
  if (rest < 60_000) await setTimeout(rest);
}

describe.each(databases)('anonymous refusals on $name', ({ open }) => {
  const database = shareDatabase(open);
  let world: World;

  beforeAll(async () => {
    world = await createWorld({}, database);
    await avoidHourChange();
  });
  afterAll(() => world.close());

  const refuse = (remoteAddress: string, url = `/api/patient/${world.owner.name}`) =>
    world.app.inject({ url, remoteAddress });

  const linesOf = (work: () => Promise<unknown>) => auditOf(database.query, work);

  async function countRows(): Promise<number> {
    const tables = await database.query<{ name: string }>(sql`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`);
    const counts = tables.map(({ name }) => `select count(*) from ${name}`).join(' union all ');
    const text = `select sum(count)::int as rows from (${counts}) counts`;
    const [row] = await database.query<{ rows: number }>(new Sql([text], [], false));
    return row?.rows ?? Number.NaN;
  }

  it('add only a few rows for ten thousand refusals', { tags: 'release' }, async () => {
    const name = encodeURIComponent(world.owner.name);
    const { params } = await world.inputOf('getRequest', 'owner');
    const urls = [
      `/api/patient/${name}`,
      `/api/patient/allergies/${name}`,
      '/api/patient/Nobody',
      '/api/accessLog',
      `/api/patient/requests/${String(params?.['requestId'])}`,
    ];
    const before = await countRows();
    for (let wave = 0; wave < 100; wave += 1) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          refuse(`203.0.${index % 4}.${wave}`, urls[index % urls.length]),
        ),
      );
      expect(answers.every(({ statusCode }) => statusCode === 401)).toBe(true);
    }
    expect((await countRows()) - before).toBeLessThanOrEqual(25);

    const [row] = await database.query<{ total: number }>(
      sql`select sum(count)::int as total from anonymous_refusal`,
    );
    expect(row?.total).toBe(10_000);
    const { body } = await world.call('listAccessLog', { token: world.owner.token });
    // Two of the five URLs name no existing patient.
    const denied = body.entries.filter(({ outcome }) => outcome === 'denied');
    expect(denied.reduce((sum, { count = 1 }) => sum + count, 0)).toBe(6000);
  });

  it('share the line of the first per patient and network', async () => {
    const first = `/api/patient/allergies/${world.owner.name}`;
    const lines = await linesOf(async () => {
      await refuse('192.0.2.1', first);
      await refuse('192.0.2.200');
      await refuse('192.0.3.1');
      await refuse('192.0.2.1', `/api/patient/${world.otherPatient.name}`);
      await refuse('2001:db8:1:2::1');
      await refuse('2001:db8:1:3::1');
    });
    const denied = { accountId: null, outcome: 'denied', action: 'getPatient' };
    expect(lines).toMatchObject([
      { ...denied, patientId: world.owner.id, action: 'listAllergies', count: 2 },
      { ...denied, patientId: world.owner.id, count: 1 },
      { ...denied, patientId: world.otherPatient.id, count: 1 },
      { ...denied, patientId: world.owner.id, count: 2 },
    ]);
  });

  it('begin a new line each hour', async () => {
    const lines = await linesOf(async () => {
      await refuse('192.0.4.1');
      await database.query(sql`update anonymous_refusal set hour = hour - interval '1 hour'`);
      await refuse('192.0.4.1');
      await refuse('192.0.4.1');
    });
    expect(lines.map(({ count }) => count)).toEqual([1, 2]);
  });

  it('are all counted when they are concurrent', async () => {
    const lines = await linesOf(() =>
      Promise.all(Array.from({ length: 50 }, () => refuse('192.0.5.1'))),
    );
    expect(lines.map(({ count }) => count)).toEqual([50]);
  });

  it('are stored without the IP address', async () => {
    await refuse('198.51.100.7');
    const rows = await database.query(sql`select * from anonymous_refusal`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('198.51');
  });

  it("appear in the patient's access log with their count", async () => {
    const read = () =>
      world.call('getPatient', {
        params: { name: world.owner.name },
        token: world.tokens.treatingDoctor[0],
      });
    await read();
    await refuse('192.0.6.1');
    await read();
    await refuse('192.0.6.1');
    const { body } = await world.call('listAccessLog', {
      token: world.owner.token,
      search: { pageSize: 3 },
    });
    expect(body.entries).toMatchObject([
      { accountName: world.treatingDoctor.name, count: 1 },
      { accountName: null, role: null, outcome: 'denied', count: 2 },
      { accountName: world.treatingDoctor.name, count: 1 },
    ]);
  });

  it('of log-ins share a line per account and network, without what was typed', async () => {
    const person = await world.join('Patient');
    const [text, url] = ['typed-by-mistake', '/api/Authentication/login'];
    const headers = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' };
    const logIn = (email: string, remoteAddress: string) => {
      const payload = { email, password: text };
      return world.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
    };
    const lines = await linesOf(async () => {
      for (let last = 1; last <= 20; last += 1) {
        await logIn(person.email.toUpperCase(), `192.0.7.${last}`);
        await logIn(`${text}${last}@test.example`, `192.0.7.${last}`);
      }
      await logIn(person.email, '2001:db8:1:2::1');
    });
    const denied = { action: 'login', outcome: 'denied', patientId: null, sessionId: null };
    const here = { ...denied, network: '192.0.7.0', device: 'Firefox on Windows', count: 20 };
    const { id: accountId, name: accountName, token } = person;
    expect(lines).toMatchObject([
      { ...here, accountId, accountName, role: 'Patient' },
      { ...here, accountId: null, accountName: null, role: null },
      { ...denied, accountId, network: '2001:db8:1::', count: 1 },
    ]);
    const stored = await database.query(sql`select * from audit full join log_in_refusal on false`);
    for (const secret of [text, person.email]) expect(JSON.stringify(stored)).not.toContain(secret);

    const read = (search: Record<string, unknown>) => world.call('listLogIns', { token, search });
    const first = (await read({ pageSize: 2 })).body;
    const { entries, next } = (await read({ pageSize: 2, cursor: first.next })).body;
    const success = { action: 'login', outcome: 'allowed', network: '127.0.0.0', count: 1 };
    expect([...first.entries, ...entries]).toMatchObject([
      { outcome: 'denied', network: '2001:db8:1::', count: 1 },
      { outcome: 'denied', network: '192.0.7.0', count: 20, device: 'Firefox on Windows' },
      success,
    ]);
    expect([first.totalCount, next]).toEqual([3, null]);
  });

  it('share no line when the caller has an account', async () => {
    const input = { params: { name: world.owner.name }, token: world.tokens.unrelatedDoctor[0] };
    const lines = await linesOf(async () => {
      for (let call = 0; call < 3; call += 1) await world.call('getPatient', input);
    });
    const line = { accountId: world.unrelatedDoctor.id, outcome: 'denied', count: null };
    expect(lines).toMatchObject([line, line, line]);
  });
});
