/* oxlint-disable no-await-in-loop -- the steps run in sequence */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sql } from '../src/database/database.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { type Program, startProgram } from './app/program.ts';
import { type TestPostgres, startTestPostgres } from './databases/postgres.ts';
import { Balancer, type Traffic, callEveryOperation, startClients } from './faults/rolling.ts';
import {
  type Version,
  addMigration,
  firstUnreleased,
  startEarlierServer,
} from './faults/versions.ts';

vi.setConfig({ testTimeout: 300_000 });

let postgres: TestPostgres;
let env: Record<string, string>;
const programs: Program[] = [];
const versions: Version[] = [];

beforeAll(async () => {
  postgres = await startTestPostgres();
  const admin = await openPostgres({ url: postgres.url });
  await admin.query(sql`create role keeper login`);
  await admin.query(sql`create role application login`);
  await admin.close();
});
afterAll(() => postgres.stop());

beforeEach(async () => {
  const admin = await openPostgres({ url: postgres.url });
  await admin.query(sql`drop database if exists clinic`);
  await admin.query(sql`create database clinic owner keeper`);
  await admin.close();
  env = {
    DATABASE_URL: postgres.urlOf('clinic', 'application'),
    DATABASE_OWNER_URL: postgres.urlOf('clinic', 'keeper'),
  };
});
afterEach(async () => {
  await Promise.all(programs.splice(0).map((program) => program.end('SIGKILL')));
  await Promise.all(versions.splice(0).map((version) => version.remove()));
});

/** @param file That of another version; this checkout when absent. */
async function start(file?: string): Promise<Program> {
  const program = await startProgram(env, undefined, file);
  programs.push(program);
  return program;
}

/** The operations that a server fails to answer. */
async function failuresOf({ url }: Program): Promise<string[]> {
  const database = await openPostgres({ url: env['DATABASE_URL'] ?? '' });
  const failures = await callEveryOperation(url, database);
  await database.close();
  return failures;
}

/** Replaces two servers of one version by two of the next, one after the other, under load. */
async function update(
  [first, second]: readonly [Program, Program],
  next?: string,
): Promise<Traffic> {
  const balancer = new Balancer();
  balancer.add(first);
  balancer.add(second);
  const clients = await startClients(balancer, first.url);
  await clients.advance();
  const faults: string[] = [];
  for (const old of [first, second]) {
    balancer.add(await start(next));
    await clients.advance();
    if (old === first && balancer.traffic.faults.length === 0) {
      faults.push(...(await failuresOf(second)));
    }
    const code = await balancer.stop(old);
    if (code !== 0) faults.push(`an old server ended with ${code}`);
    if (balancer.traffic.faults.length > 0) break;
    await clients.advance();
  }
  const traffic = await clients.end();
  return { ...traffic, faults: [...traffic.faults, ...faults] };
}

it('a deployment replaces servers without a failed call when a migration adds to everything', async () => {
  const next = await addMigration(`
    do $$
    declare
      relation record;
    begin
      for relation in
        select oid::regclass as name, relkind, rtrim(pg_get_viewdef(oid), ';') as definition
        from pg_class
        where relnamespace = current_schema::regnamespace and relkind in ('r', 'v')
      loop
        if relation.relkind = 'r' then
          execute format(
            'alter table %s add column later text, add column count_later int not null default 0',
            relation.name
          );
        else
          execute format(
            'create or replace view %s as select earlier.*, null::text as later from (%s) earlier',
            relation.name, relation.definition
          );
        end if;
      end loop;
    end
    $$;
    create table sent_request (request_id int primary key references request on delete cascade);
    create function note_request() returns trigger
    language plpgsql
    as $$
    begin
      insert into sent_request values (new.id);
      return null;
    end
    $$;
    create trigger request_noted after insert on request
    for each row execute function note_request();
    create index request_later on request (later);`);
  versions.push(next);
  const { calls, faults } = await update([await start(), await start()], next.file);
  expect(faults).toEqual([]);
  expect(calls).toBeGreaterThan(0);
  // Going back: the version from before the migration starts again.
  expect(await failuresOf(await start())).toEqual([]);
});

// Negative control.
it('the check finds the calls that fail when a migration takes something away', async () => {
  const next = await addMigration('alter table blood_sugar rename column value to amount');
  versions.push(next);
  const { faults } = await update([await start(), await start()], next.file);
  expect(faults).toContainEqual(expect.stringMatching(/^POST \/api\/patient\/bloodSugar: 500 /));
});

it('a deployment replaces servers from before the next migration without a failed call', async ({
  task,
}) => {
  const migration = firstUnreleased();
  const note = (text: string) => {
    task.meta.note = `update from the last release: ${text}`;
  };
  if (migration === undefined) return note('not run, since every migration is released');
  const earlier = await startEarlierServer(migration, start);
  if (!earlier) return note('not run, since this checkout has no history: git fetch --unshallow');
  versions.push(earlier);
  const { calls, passedOn, faults } = await update([earlier.program, await start(earlier.file)]);
  expect(faults).toEqual([]);
  note(`${calls} calls, ${passedOn} passed on, none failed`);
});
