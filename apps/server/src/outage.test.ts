import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IMPATIENT, outageFaults, outagesOf } from '../test/outage.ts';
import { type Program, type Site, postgresSite, startProgram } from '../test/program.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

// `npm run test:crash` takes the database away for half a minute.
describe('a database that goes away', () => {
  let site: Site;
  let program: Program;

  beforeAll(async () => {
    site = await postgresSite({ isDurable: false });
    program = await startProgram({ ...site.env, ...IMPATIENT });
  });
  afterAll(async () => {
    await program.end('SIGKILL');
    await site.remove();
  });

  const outage = (how: 'stopped' | 'frozen') => {
    if (!site.postgres) throw new Error('No PostgreSQL');
    return outagesOf(site.postgres)[how];
  };

  it.each(['stopped', 'frozen'] as const)(
    'is missed by 503s alone, and all goes on when it is back: %s',
    async (how) => {
      const faults = await outageFaults(program, outage(how), { seconds: 2, patience: 15_000 });
      expect(faults).toEqual([]);
    },
  );

  it('does not keep the server from stopping', async () => {
    const stopping = await startProgram(site.env);
    const { takeAway, giveBack } = outage('frozen');
    await takeAway();
    expect(await stopping.end('SIGTERM')).toBe(0);
    await giveBack();
  });

  // Negative controls: a server that waits for its database, and one that does not need it.
  it('would be noticed where a call waits for it', async () => {
    const patient = await startProgram({ ...site.env, DATABASE_TIMEOUT_SECONDS: '300' });
    const faults = await outageFaults(patient, outage('frozen'), { seconds: 1, patience: 2000 });
    expect(faults).toContain('during, log in: no answer');
    await patient.end('SIGKILL');
  });

  it('would be noticed where an answer says something else', async () => {
    const none = { takeAway: async () => {}, giveBack: () => {} };
    const faults = await outageFaults(program, none, { seconds: 0, patience: 15_000 });
    expect(faults).toContainEqual(expect.stringMatching(/^during, list doctors: 200 /));
    expect(faults).toContainEqual(expect.stringMatching(/^during, readyz: 200 /));
  });
});
