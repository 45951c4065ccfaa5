import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type SchemaChange,
  type SchemaItem,
  faultsOf,
  findChanges,
  readSchema,
} from '../../test/databases/schema-changes.ts';
import type { Database } from './database.ts';
import { openMemory } from './memory.ts';
import { migrationNames, runMigrations } from './migrate.ts';
import { RELEASES } from './releases.ts';
import { Sql } from './sql.ts';

const names = migrationNames();
const { lastMigration } = RELEASES.at(-1) ?? RELEASES[0];
const unreleased = names.filter((name) => name > lastMigration);
const textOf = (name: string) =>
  readFileSync(new URL(`migrations/${name}`, import.meta.url), 'utf8');

let database: Database;
let released: SchemaItem[];

beforeAll(async () => {
  database = await openMemory();
  const past = names.filter((name) => name <= lastMigration);
  await database.transaction((query) => runMigrations(query, past));
  released = await readSchema(database.query);
});
afterAll(() => database.close());

const undone = new Error('undone');

/** What a migration changes for servers of the last release. */
async function changesOf(migration: (query: Database['query']) => Promise<unknown>) {
  let changes: SchemaChange[] = [];
  await database
    .transaction(async (query) => {
      await migration(query);
      changes = findChanges(released, await readSchema(query));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return changes;
}

const changesBy = (text: string) => changesOf((query) => query(new Sql([text], [], false)));

describe('the list of releases', () => {
  it('is in order, ends with the version of this package, and names migrations', () => {
    const { version }: { version: string } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    const versions = RELEASES.map((release) => release.version);
    const inOrder = versions.toSorted((one, other) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    expect(versions).toEqual([...new Set(inOrder)]);
    expect(versions.at(-1)).toBe(version);
    const last = RELEASES.map((release) => release.lastMigration);
    expect(last).toEqual(names.filter((name) => last.includes(name)));
  });
});

it('lets servers of the last release work while and after the unreleased migrations run', async () => {
  const changes = await changesOf((query) => runMigrations(query));
  expect(faultsOf(changes, unreleased.map(textOf))).toEqual([]);
});

describe('a change that needs a release in between', () => {
  it.each<[string, string, string]>([
    ['drops a table', 'drop table email_change_token', 'table email_change_token'],
    ['drops a column', 'alter table audit drop column request_id', 'column request_id of audit'],
    ['drops a view', 'drop view request_summary', 'view request_summary'],
    [
      'drops a function',
      'drop function readable_patient(text, boolean, int)',
      'function readable_patient(patient_name_key text, is_open boolean, reader_id integer)',
    ],
    ['renames a table', 'alter table attempt rename to failure', 'table attempt'],
    ['renames a view', 'alter view request_summary rename to summary', 'view request_summary'],
    ['renames a column', 'alter table audit rename action to verb', 'column action of audit'],
    [
      'renames a function',
      'alter function keep_decision() rename to keep',
      'function keep_decision()',
    ],
    ['moves a table', 'create schema old; alter table attempt set schema old', 'table attempt'],
    [
      'changes a type',
      'alter table audit alter column request_id type bigint',
      'column request_id of audit',
    ],
    [
      'requires a value',
      'alter table account alter column gender set not null',
      'null in column gender of account',
    ],
    [
      'adds a column that needs a value',
      'alter table account add column title text not null',
      'column title of account',
    ],
    [
      'drops a default',
      'alter table account alter column address drop default',
      'default of column address of account',
    ],
    [
      'generates a column',
      'alter table specialization alter column id set generated always',
      'column id of specialization',
    ],
    [
      'takes a column from a view',
      'drop view doctor_summary; create view doctor_summary as select id, name from account',
      'column gender of doctor_summary',
    ],
    [
      'changes the result of a function',
      `drop function readable_patient(text, boolean, int);
       create function readable_patient(patient_name_key text, is_open boolean, reader_id int)
       returns int language sql as 'select 1'`,
      'result of function readable_patient(patient_name_key text, is_open boolean, reader_id integer)',
    ],
    [
      'revokes a right',
      'revoke execute on function refuse_change() from public',
      'right to execute function refuse_change() of everybody',
    ],
    [
      'hides it from a linter',
      `do $$ begin execute 'drop table ' || 'attempt'; end $$`,
      'table attempt',
    ],
  ])('%s', async (_, text, what) => {
    const changes = await changesBy(text);
    expect(changes).toContainEqual(expect.objectContaining({ what, isBreaking: true }));
    expect(faultsOf(changes, [`${text}\n-- compatible: ${what}: Nobody uses it.`])).not.toEqual([]);
  });
});

describe('a change that needs a reason', () => {
  it.each<[string, string, string]>([
    [
      'adds a check',
      `alter table account add constraint named check (name <> '') not valid`,
      'constraint named of account',
    ],
    [
      'changes a check',
      `alter table outbox drop constraint outbox_kind_check,
       add constraint outbox_kind_check check (kind in ('password-reset'))`,
      'constraint outbox_kind_check of outbox',
    ],
    [
      'adds a unique constraint',
      'alter table account add constraint one_phone unique (phone_number)',
      'constraint one_phone of account',
    ],
    [
      'adds a unique index',
      'create unique index one_phone on account (phone_number)',
      'index one_phone of account',
    ],
    [
      'adds a reference',
      'alter table audit add constraint known foreign key (patient_id) references patient',
      'constraint known of audit',
    ],
    [
      'drops a constraint, which the server may know by its name',
      'alter table anonymous_refusal drop constraint anonymous_refusal_once',
      'constraint anonymous_refusal_once of anonymous_refusal',
    ],
    [
      'renames a constraint',
      'alter table account rename constraint account_name_unique to one_name',
      'constraint account_name_unique of account',
    ],
    [
      'allows null',
      'alter table account alter column name drop not null',
      'null in column name of account',
    ],
    [
      'changes a function',
      `create or replace function refuse_change() returns trigger
       language plpgsql as 'begin return new; end'`,
      'function refuse_change()',
    ],
    [
      'adds a trigger',
      `create trigger refused before insert on request
       for each statement execute function refuse_change()`,
      'trigger refused of request',
    ],
    ['drops a trigger', 'drop trigger doctor_hidden on doctor', 'trigger doctor_hidden of doctor'],
    [
      'disables a trigger',
      'alter table audit disable trigger audit_append_only',
      'trigger audit_append_only of audit',
    ],
    [
      'adds a rule',
      'create rule lost as on insert to request do instead nothing',
      'rule lost of request',
    ],
    ['adds row security', 'alter table request enable row level security', 'table request'],
    [
      'drops an index, which statements may need',
      'drop index request_of_patient',
      'index request_of_patient of request',
    ],
    [
      'builds an index while writes wait',
      'create index request_text on request (description)',
      'index request_text of request',
    ],
    [
      'rewrites a table while calls wait',
      'alter table request add column uuid uuid not null default gen_random_uuid()',
      'storage of table request',
    ],
  ])('%s', async (_, text, what) => {
    const changes = await changesBy(text);
    expect(changes).toContainEqual(expect.objectContaining({ what, isBreaking: false }));
    expect(faultsOf(changes, [text])).toContainEqual(expect.stringContaining(what));
  });
});

describe('a change that servers of the last release do not notice', () => {
  it.each<[string, string]>([
    [
      'adds a table with an index',
      `create table note (id int primary key references request, text text not null check (text <> ''));
       create unique index note_text on note (text)`,
    ],
    ['adds a column', 'alter table account add column title text'],
    [
      'adds a column with a default',
      `alter table account add column title text not null default '' check (title <> 'x')`,
    ],
    ['adds a reference in a new column', 'alter table audit add column list int references doctor'],
    ['adds a function', `create function one() returns int language sql as 'select 1'`],
    ['adds a view', 'create view doctor_name as select name from account'],
    [
      'drops and restores',
      'alter table audit rename action to x; alter table audit rename x to action',
    ],
    ['grants a right', 'grant select on attempt to public'],
  ])('%s', async (_, text) => {
    expect(await changesBy(text)).toEqual([]);
  });
});

describe('a remark in a migration', () => {
  const changes: SchemaChange[] = [
    { what: 'column a of b', problem: 'is gone', isBreaking: true },
    { what: 'index c of b', problem: 'is gone', isBreaking: false },
  ];
  const releases = [{ version: '0.2.0', lastMigration: '021.sql' }];
  const faults = (...lines: string[]) => faultsOf(changes, [lines.join('\n')], releases);
  const good = [
    '-- contract: column a of b, unused since 0.2.0',
    '-- compatible: index c of b: No statement uses it.',
  ];

  it('accounts for a change', () => {
    expect(faults(...good)).toEqual([]);
    expect(faults(...good.map((line) => line.replace('--', ' *')))).toEqual([]);
    expect(faults()).toEqual([
      expect.stringMatching(/^column a of b is gone; .* -- contract: column a of b, unused since/),
      expect.stringMatching(/^index c of b is gone; .* -- compatible: index c of b: /),
    ]);
  });

  it.each<[string, string[], string]>([
    [
      'names a release that is not there',
      ['-- contract: column a of b, unused since 0.3.0', good[1] ?? ''],
      'contract: column a of b, unused since 0.3.0: there is no such release',
    ],
    [
      'names no release',
      ['-- contract: column a of b', good[1] ?? ''],
      'contract: column a of b: there is no such release',
    ],
    [
      'has no reason',
      [good[0] ?? '', '-- compatible: index c of b'],
      'compatible: index c of b: the reason is missing',
    ],
    [
      'is about nothing',
      [...good, '-- compatible: index d of b: It is small.'],
      'index d of b: does not change',
    ],
  ])('is refused when it %s', (_, lines, fault) => {
    expect(faults(...lines)).toContain(fault);
  });
});
