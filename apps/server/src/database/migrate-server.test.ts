import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCESS_MATRIX } from '../../test/data/access-matrix.ts';
import { reviveSessions } from '../../test/data/people.ts';
import { createWorld } from '../../test/data/world.ts';
import { startTestPostgres, type TestPostgres } from '../../test/databases/postgres.ts';
import { rolledBack } from '../../test/databases/rolled-back.ts';
import { loadContract } from '../contract.ts';
import { lockAccounts } from '../repositories/accounts.ts';
import { appendAudit } from '../repositories/audits.ts';
import { type Database, openDatabase, type Sql, sql } from './database.ts';
import { migrationNames, runMigrations } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { RELEASES } from './releases.ts';

// Ways to falsify or disable the audit.
const ATTEMPTS: Sql[] = [
  sql`update audit set outcome = 'allowed'`,
  sql`delete from audit`,
  sql`truncate audit`,
  sql`drop table audit`,
  sql`alter table audit disable trigger audit_append_only`,
  sql`drop trigger audit_append_only on audit`,
  sql`alter table audit drop column account_name`,
  sql`create rule forget as on insert to audit do instead nothing`,
  sql`create policy none on audit`,
  sql`
    create or replace function refuse_change() returns trigger
    language plpgsql as 'begin return new; end'`,
  sql`drop function refuse_change() cascade`,
  sql`alter table audit owner to current_user`,
  sql`update patient_list set patient_ids = '{}'`,
  sql`delete from patient_list`,
  sql`update sharing set expires_at = null`,
  sql`alter table sharing disable trigger sharing_kept`,
  sql`truncate sharing`,
  sql`delete from anonymous_refusal`,
  sql`truncate anonymous_refusal`,
  sql`update anonymous_refusal set patient_id = null`,
  sql`insert into migration (name) values ('999_none.sql')`,
  sql`delete from migration`,
];

describe('an application that does not own its tables', () => {
  let server: TestPostgres;
  let owner: Database;
  let application: Database;
  const open = (user = 'application', name = 'clinic') =>
    openDatabase({
      kind: 'postgres',
      url: server.urlOf(name, user),
      ownerUrl: server.urlOf(name, 'keeper'),
      poolSize: 2,
    });

  beforeAll(async () => {
    server = await startTestPostgres();
    const admin = await openPostgres({ url: server.url });
    await admin.query(sql`create role keeper login`);
    await admin.query(sql`create role application login`);
    await admin.query(sql`create role deputy login in role keeper`);
    await admin.query(sql`create database clinic owner keeper`);
    await admin.close();
    // Servers may start concurrently.
    const opened = await Promise.all([open(), open(), open()]);
    await Promise.all(opened.slice(1).map((each) => each.close()));
    [application = await open()] = opened;
    owner = await openPostgres({ url: server.urlOf('clinic', 'keeper') });
  });

  afterAll(async () => {
    await owner.close();
    await application.close();
    await server.stop();
  });

  it('can serve every operation', async () => {
    const world = await createWorld({}, application);
    for (const { id, success } of loadContract().operations) {
      const row = ACCESS_MATRIX.strict.get(id);
      const principal = row?.get('owner') === success ? 'owner' : 'treatingDoctor';
      const input = await world.inputOf(id, principal);
      const [token] = world.tokens[principal];
      const headers = { 'idempotency-key': 'with its own privileges' };
      const { status } = await world.call(id, { ...input, token, headers });
      expect({ id, status }).toEqual({ id, status: success });
      await reviveSessions(application.query);
    }
    // The first refusal inserts a row, the second updates its count.
    for (let refusal = 0; refusal < 2; refusal += 1) {
      const params = { name: world.owner.name };
      expect((await world.call('getPatient', { params })).status).toBe(401);
    }
    await application.transaction(lockAccounts);
    await world.close();
  });

  it.each(ATTEMPTS)('cannot $text', async (attempt) => {
    await expect(application.query(attempt)).rejects.toMatchObject({ code: '42501' });
  });

  // Negative control: the statements are valid.
  it.each(ATTEMPTS)('would succeed as the owner: $text', async (attempt) => {
    await rolledBack(owner, async (query) => {
      await query(sql`alter table audit disable trigger audit_append_only`);
      await query(sql`alter table patient_list disable trigger patient_list_append_only`);
      await query(sql`alter table sharing disable trigger sharing_append_only`);
      await query(attempt);
    });
  });

  it('cannot grant itself more privileges', async () => {
    await application.query(sql`grant update on audit to application`).catch(() => undefined);
    await expect(
      application.query(sql`set session_replication_role = replica`),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(application.query(sql`set role keeper`)).rejects.toMatchObject({ code: '42501' });
    await expect(application.query(sql`delete from audit`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('loses privileges granted by mistake when it restarts', async () => {
    await owner.query(sql`grant all on audit to application`);
    // Now only the trigger rejects it.
    const deletion = sql`delete from audit`;
    await expect(application.query(deletion)).rejects.toThrow('append-only');
    await (await open()).close();
    await expect(application.query(deletion)).rejects.toMatchObject({ code: '42501' });
    const entry = { account: null, action: 'getPatient', outcome: 'denied' } as const;
    await appendAudit(application.query, { ...entry, whose: null });
  });

  it.each(['keeper', 'deputy', 'postgres'])(
    'rejects the role %s, which could change the audit',
    async (user) => {
      await expect(open(user)).rejects.toThrow('neither a superuser nor the owner');
    },
  );

  it('keeps the privileges that the next release has given', async () => {
    await owner.query(sql`create table kept_for_later (id int)`);
    const last = RELEASES.at(-1)?.lastMigration ?? null;
    await owner.query(sql`insert into migration (name, needs) values ('998_next.sql', ${last})`);
    await (await open()).close();
    const read = sql`select id from kept_for_later`;
    await expect(application.query(read)).rejects.toMatchObject({ code: '42501' });
    await owner.query(sql`delete from migration where name = '998_next.sql'`);
    await (await open()).close();
    expect(await application.query(read)).toEqual([]);
    await owner.query(sql`drop table kept_for_later`);
  });

  it(
    'migrates beside a long transaction without holding up calls',
    { tags: 'release' },
    async () => {
      const admin = await openPostgres({ url: server.url });
      await admin.query(sql`create database busy owner keeper`);
      await admin.close();
      const busy = await openPostgres({ url: server.urlOf('busy', 'keeper') });
      const earlier = migrationNames().filter((name) => name < '020');
      await busy.transaction((query) => runMigrations(query, earlier));
      const read = sql`select count(*) from account`;
      let isMigrated = false;
      const migrated = await busy.transaction(async (query) => {
        await query(read);
        const opening = open('application', 'busy').finally(() => (isMigrated = true));
        const end = performance.now() + 4000;
        while (performance.now() < end) {
          // Rejects after the statement timeout.
          await busy.query(read);
          await wait(20);
        }
        expect(isMigrated).toBe(false);
        return { opening };
      });
      const opened = await migrated.opening;
      expect(await opened.query(sql`select closed_at from account`)).toEqual([]);
      await opened.close();
      await busy.close();
    },
  );
});
