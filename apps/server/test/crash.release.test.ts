/* oxlint-disable consistent-function-scoping -- helpers stay next to their tests */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { type Site, postgresSite, sites, startProgram } from './app/program.ts';
import { type Found, type Write, crashRound, faultsOf, findHalfWrites } from './faults/crash.ts';
import { SEQUENTIAL_HASHING, drain } from './faults/drain.ts';

// Only a server that closes its idle connections itself stops before the test times out.
const LONG_TIMEOUTS = {
  ...SEQUENTIAL_HASHING,
  SHUTDOWN_SECONDS: '600',
  DATABASE_TIMEOUT_SECONDS: '60',
};

describe.each(sites)('a server on $name', ({ create }) => {
  let site: Site;

  beforeAll(async () => {
    site = await create();
  });
  afterAll(() => site.remove());

  it.each(['SIGTERM', 'SIGINT'] as const)('answers all calls in flight at %s', async (signal) => {
    const program = await startProgram({ ...site.env, ...LONG_TIMEOUTS });
    const { exitCode, faults, patientId, readings } = await drain(program, signal);
    expect(faults).toEqual([]);
    expect(exitCode).toBe(0);
    // Exactly the acknowledged readings are stored.
    const database = await site.open();
    const rows = await database.query<{ value: number }>(sql`
      select value from blood_sugar where patient_id = ${patientId}`);
    await database.close();
    expect(new Set(rows.map(({ value }) => value))).toEqual(new Set(readings));
    expect(rows).toHaveLength(readings.length);
    expect(readings.length).toBeGreaterThan(0);
  });

  it('loses no write and stores none partially when it crashes', async () => {
    const round = await crashRound(site, await startProgram(site.env), {
      victim: site.postgres ? 'both' : 'server',
      acknowledged: 100,
    });
    expect(round.faults).toEqual([]);
    expect(round.acknowledged).toBeGreaterThanOrEqual(100);
    expect(await round.program.end('SIGTERM')).toBe(0);

    const database = await site.open();
    expect(await findHalfWrites(database.query)).toEqual([]);
    // Negative controls: one partial write of each kind.
    const [one] = await database.query<{ id: number }>(sql`
      insert into request (patient_id, doctor_id, description, answered_at)
      select patient_id, doctor_id, 'No sections, no line', now() from request limit 1
      returning id`);
    await database.query(sql`
      insert into blood_sugar (patient_id, value) select patient_id, 1000 from request limit 1`);
    const [two] = await database.query<{ id: number }>(sql`
      delete from allergy where request_id = (select min(request_id) from allergy)
      returning request_id as id`);
    const [three] = await database.query<{ id: number }>(sql`
      update request set answered_at = null where id = (select max(request_id) from allergy)
      returning id`);
    const found = await findHalfWrites(database.query);
    const expected = [one, two, three].map((row) => `request ${row?.id}`);
    expect(found.toSorted()).toEqual([...expected, 'readings'].toSorted());
    await database.close();
  });
});

describe('a server on PostgreSQL', () => {
  let site: Site;

  beforeAll(async () => {
    site = await postgresSite({ isDurable: false });
  });
  afterAll(() => site.remove());

  it('stops although a client never finishes its call', async () => {
    const program = await startProgram({ ...site.env, SHUTDOWN_SECONDS: '1' });
    const { hostname, port } = new URL(program.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    // 100 Continue shows that the server has begun the call.
    const headers = ['Host: localhost', 'Content-Length: 100', 'Expect: 100-continue'];
    socket.write(['POST /api/Authentication/login HTTP/1.1', ...headers, '', '{'].join('\r\n'));
    await once(socket, 'data');
    expect(await program.end('SIGTERM')).toBe(0);
    socket.destroy();
  });

  // Negative controls: a server that exits at once, and a database that acknowledges unwritten data.
  it('fails the check when it exits at once', async () => {
    const ending = "process.on('SIGTERM', () => process.exit(0))";
    const { faults } = await drain(
      await startProgram({ ...site.env, ...LONG_TIMEOUTS }, ending),
      'SIGTERM',
    );
    expect(faults).toContain('a log-in: refused');
  });

  it('fails the check when its database does not flush writes', async () => {
    const database = await site.open();
    await database.query(sql`alter system set bgwriter_lru_maxpages = 0`);
    await database.query(sql`select pg_reload_conf()`);
    const [writer] = await database.query<{ pid: number }>(sql`
      select pid from pg_stat_activity where backend_type = 'walwriter'`);
    const round = await crashRound(site, await startProgram(site.env), {
      victim: 'database',
      acknowledged: 100,
      // Keeps the accounts, and nothing after them.
      onJoined: async () => {
        await database.query(sql`checkpoint`);
        process.kill(writer?.pid ?? Number.NaN, 'SIGSTOP');
      },
    });
    await database.close();
    await round.program.end('SIGKILL');
    expect(round.faults).toContainEqual(expect.stringMatching(/^lost: /));
  });
});

describe('faultsOf', () => {
  const write = (kind: Write['kind'], outcome: Write['outcome'] = 'acknowledged'): Write => ({
    kind,
    outcome,
    mark: kind === 'reading' ? 1 : 'one',
    call: { path: '/' },
  });
  const request = (isAnswered: boolean, ...sections: (string | undefined)[]) => ({
    description: 'one',
    isAnswered,
    sections,
  });
  const none = Array.from({ length: 4 }, () => undefined);
  const all = none.map(() => 'one');
  const whole: Found = { readings: [1], requests: [request(true, ...all)] };
  const unanswered: Found = { readings: [1], requests: [request(false, ...none)] };
  const kinds = ['request', 'reading', 'answer'] as const;
  const writes = kinds.map((kind) => write(kind));

  it.each<[string, Write[], Found, string[]]>([
    ['nothing when all writes are stored', writes, whole, []],
    ['nothing when no request was answered', writes.slice(0, 2), unanswered, []],
    ['a lost request', [write('request')], { readings: [], requests: [] }, ['lost: request one']],
    ['a lost reading', [write('reading')], { ...whole, readings: [] }, ['lost: reading 1']],
    ['a lost response', writes, unanswered, ['lost: answer one']],
    [
      'a reading that is stored twice',
      writes,
      { ...whole, readings: [1, 1] },
      ['stored twice: reading 1'],
    ],
    [
      'a response without sections',
      [],
      { readings: [], requests: [request(true, ...none)] },
      ['half answered: one'],
    ],
    [
      'a response without one of its sections',
      [],
      { readings: [], requests: [request(true, 'one', 'one', undefined, 'one')] },
      ['half answered: one'],
    ],
    [
      'sections without a response',
      [],
      { readings: [], requests: [request(false, 'one', undefined, undefined, undefined)] },
      ['half answered: one'],
    ],
    [
      'a write that is rejected on retry',
      [write('answer', 'refused')],
      unanswered,
      ['refused: answer one'],
    ],
  ])('finds %s', (_, sent, found, faults) => {
    expect(faultsOf(sent, found)).toEqual(faults);
  });
});
