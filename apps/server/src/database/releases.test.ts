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

it('servers of the last release work while and after the unreleased migrations run', async () => {
  const changes = await changesOf((query) => runMigrations(query));
  expect(faultsOf(changes, unreleased.map(textOf))).toEqual([]);
});

describe('a change that needs a release in between', () => {
  it.each<[string, string, string]>([
    ['drops a column', 'alter table audit drop column request_id', 'column request_id of audit'],
    [
      'requires a value',
      'alter table account alter column gender set not null',
      'null in column gender of account',
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
      'disables a trigger',
      'alter table audit disable trigger audit_append_only',
      'trigger audit_append_only of audit',
    ],
    [
      'builds an index while writes wait',
      'create index request_text on request (description)',
      'index request_text of request',
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
    [
      'adds a column with a default',
      `alter table account add column title text not null default '' check (title <> 'x')`,
    ],
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
