import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack } from '../../test/databases/rolled-back.ts';
import {
  type SchemaChange,
  type SchemaItem,
  faultsOf,
  findChanges,
  readSchema,
} from '../../test/databases/schema-changes.ts';
import type { Database, Query } from './database.ts';
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

/** What a migration changes for servers of the last release. */
const changesOf = (migration: (query: Query) => Promise<unknown>) =>
  rolledBack(database, async (query) => {
    await migration(query);
    return findChanges(released, await readSchema(query));
  });

const changesBy = (text: string) => changesOf((query) => query(new Sql([text], [], false)));

it('the list of releases is in order, ends with the version of this package, and names migrations', () => {
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

it('servers of the last release work while and after the unreleased migrations run', async () => {
  const changes = await changesOf((query) => runMigrations(query));
  expect(faultsOf(changes, unreleased.map(textOf))).toEqual([]);
});

it.each<[change: string, text: string, expected: Partial<SchemaChange>]>([
  [
    'drops a column, which needs a release in between',
    `do $$ begin execute 'alter table audit drop column ' || 'request_id'; end $$`,
    { what: 'column request_id of audit', isBreaking: true },
  ],
  [
    'requires a value, which needs a release in between',
    'alter table account alter column gender set not null',
    { what: 'null in column gender of account', isBreaking: true },
  ],
  [
    'adds a check, which needs a reason',
    `alter table account add constraint named check (name <> '') not valid`,
    { what: 'constraint named of account', isBreaking: false },
  ],
  [
    'disables a trigger, which needs a reason',
    'alter table audit disable trigger audit_append_only',
    { what: 'trigger audit_append_only of audit', isBreaking: false },
  ],
])('the check finds a migration that %s', async (_, text, expected) => {
  expect(await changesBy(text)).toContainEqual(expect.objectContaining(expected));
});

it('the check finds nothing in a migration that adds a column with a default', async () => {
  const text = `alter table account add column title text not null default '' check (title <> 'x')`;
  expect(await changesBy(text)).toEqual([]);
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

  it('is refused when it is of the wrong kind, not complete, or about nothing', () => {
    const lines = [
      '-- contract: column a of b, unused since 0.3.0',
      '-- compatible: index c of b',
      '-- compatible: index d of b: It is small.',
    ];
    expect(faults('-- compatible: column a of b: Nobody uses it.', good[1] ?? '')).toEqual([
      expect.stringMatching(/^column a of b is gone; /),
    ]);
    expect(faults(...lines)).toEqual(
      expect.arrayContaining([
        'contract: column a of b, unused since 0.3.0: there is no such release',
        'compatible: index c of b: the reason is missing',
        'index d of b: does not change',
      ]),
    );
  });
});
