import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '../src/database/database.ts';
import { PASSWORD, callServer, joinServer } from './app/client.ts';
import { type Program, type Site, postgresSite, startProgram } from './app/program.ts';

const DOCTORS = 100_000;
const SECONDS = 5;
const SEARCHERS = 3;
/** Every part of it finds all doctors, which takes about as long as the attacker waits between two calls. */
const NAME = 'sample doctor with a very long name, so that it has many parts';
/** What one address may send within the limit of calls. */
const CALLS_PER_SECOND = 10;

let site: Site;
let program: Program;

beforeAll(async () => {
  site = await postgresSite({ isDurable: false });
  program = await startProgram(site.env);
  const database = await site.open();
  // In parts, each of which takes less than a statement may.
  for (let first = 1; first <= DOCTORS; first += 10_000) {
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    await database.query(sql`
      with added as (
        insert into account (role, name, name_key, email, email_key, password_hash)
        select 'Doctor', name, name, name, name, ''
        from (
          select ${`${NAME} `} || n as name
          from generate_series(${first}::int, ${first + 9_999}::int) n
        ) numbered
        returning id
      )
      insert into doctor (id, specialization_id) select id, 1 from added`);
  }
  await database.query(sql`analyze`);
  await database.close();
}, 120_000);
afterAll(async () => {
  await program.end('SIGKILL');
  await site.remove();
});

/** Without those that differ only by a space at an end, which the server trims. */
const parts = Array.from({ length: NAME.length }, (_, start) =>
  Array.from({ length: NAME.length - start }, (_end, index) =>
    NAME.slice(start, start + index + 1),
  ),
)
  .flat()
  .filter((part) => part.length >= 8 && part === part.trim());

/** How many searches are answered while an account of this role is closed and opened again and again. */
async function countSearches(role: 'doctor' | 'patient'): Promise<number> {
  const { url } = program;
  const attacker = await joinServer(url, role);
  const end = Date.now() + SECONDS * 1000;
  const attack = async () => {
    let { token } = attacker;
    const post = async (path: string, body: object) => {
      const { status, body: answer } = await callServer(url, { method: 'POST', path, body, token });
      expect(status).toBe(200);
      await wait(1000 / CALLS_PER_SECOND);
      return answer;
    };
    while (Date.now() < end) {
      // oxlint-disable no-await-in-loop -- the calls run in sequence
      await post('/api/account/closure', { password: PASSWORD });
      const login = { email: attacker.email, password: PASSWORD };
      ({ token } = Object(await post('/api/Authentication/login', login)));
    }
  };
  let answered = 0;
  const search = async () => {
    while (Date.now() < end) {
      // Each part is searched once, so that no search is remembered.
      const part = parts.pop();
      if (part === undefined) throw new Error('Too few parts: give the doctors a longer name.');
      const path = `/api/doctors?searchName=${encodeURIComponent(part)}`;
      const { status } = await callServer(url, { path });
      // oxlint-enable no-await-in-loop
      expect(status).toBe(200);
      if (Date.now() < end) answered += 1;
    }
  };
  await Promise.all([attack(), ...Array.from({ length: SEARCHERS }, search)]);
  return answered;
}

it('a doctor who closes the account and logs in again does not starve the searches of others', async () => {
  const beside = { patient: await countSearches('patient'), doctor: await countSearches('doctor') };
  expect(beside.doctor).toBeGreaterThan(beside.patient / 3);
});
