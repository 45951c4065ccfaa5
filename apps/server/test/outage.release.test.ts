import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Program, type Site, postgresSite, startProgram } from './app/program.ts';
import { IMPATIENT, outageFaults, outagesOf } from './faults/outage.ts';

describe('a database outage', () => {
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
    'causes only 503s, and the server recovers: %s',
    async (how) => {
      const faults = await outageFaults(program, outage(how), { seconds: 2, timeout: 15_000 });
      expect(faults).toEqual([]);
    },
  );

  it('does not keep the server from stopping', async () => {
    const stopping = await startProgram(site.env);
    const { begin, end } = outage('frozen');
    await begin();
    expect(await stopping.end('SIGTERM')).toBe(0);
    await end();
  });

  // Negative control.
  it('fails the check when an answer is not a 503', async () => {
    const none = { begin: async () => {}, end: () => {} };
    const faults = await outageFaults(program, none, { seconds: 0, timeout: 15_000 });
    expect(faults).toContainEqual(expect.stringMatching(/^during, list doctors: 200 /));
    expect(faults).toContainEqual(expect.stringMatching(/^during, readyz: 200 /));
  });
});
