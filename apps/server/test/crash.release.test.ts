import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { type Site, postgresSite, sites, startProgram } from './app/program.ts';
import { crashRound, findHalfWrites } from './faults/crash.ts';
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

  // Negative control.
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
