import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDoctor } from '../../test/data/people.ts';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { startTestPostgres, type TestPostgres } from '../../test/databases/postgres.ts';
import { listDoctors } from '../repositories/doctors.ts';
import { type Database, openDatabase, type Query, type Sql, sql } from './database.ts';
import { toDatabaseFault } from './errors.ts';
import { openPostgres } from './postgres.ts';

describe.each(databases)('$name', ({ open }) => {
  const database = shareDatabase(open);

  beforeAll(() => database.query(sql`create table note (text text not null unique)`));

  const notes = async (like: string) => {
    const rows = await database.query<{ text: string }>(
      sql`select text from note where text like ${like} order by text`,
    );
    return rows.map((row) => row.text);
  };

  it('reads counts as numbers, dates as strings and timestamps as Date', async () => {
    const rows = await database.query(sql`
      select count(*), date '2024-02-29' as day, timestamptz '2024-02-29T12:00:00Z' as time,
        1.5::double precision as height
      from (values (1), (2)) two`);
    expect(rows).toEqual([
      { count: 2, day: '2024-02-29', time: new Date('2024-02-29T12:00:00Z'), height: 1.5 },
    ]);
  });

  it('commits a transaction, and rolls it back when it fails', async () => {
    await database.transaction((query) => query(sql`insert into note values ('kept')`));
    const failing = database.transaction(async (query) => {
      await query(sql`insert into note values ('kept, too?')`);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await notes('kept%')).toEqual(['kept']);
  });

  it('gives every query its own result when concurrent ones fail', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 0
          ? database.query(sql`select 1 / ${0}::int`)
          : database.query<{ index: number }>(sql`select ${index}::int as index`),
      ),
    );
    const wrong = answers.filter((answer, index) =>
      answer.status === 'rejected'
        ? index % 3 !== 0
        : JSON.stringify(answer.value) !== JSON.stringify([{ index }]),
    );
    expect(wrong).toEqual([]);
  });

  it('isolates concurrent transactions', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database
          .transaction(async (query) => {
            await query(sql`insert into note values (${`apart ${index}`})`);
            if (index % 2 === 0) throw new Error('even');
          })
          .catch(() => undefined),
      ),
    );
    expect(await notes('apart%')).toHaveLength(10);
  });

  it('prepares a statement once per text', async () => {
    const statement = sql`select ${1}::int as prepared`;
    await database.query(statement);
    await database.query(sql`select ${2}::int as prepared`);
    const rows = await database.query(sql`
      select name from pg_prepared_statements where name = ${statement.name}`);
    expect(rows).toHaveLength(1);
  });

  it('classifies errors', async () => {
    const faultOf = (statement: Sql) =>
      database.query(statement).then(
        () => 'no error',
        (error: unknown) => toDatabaseFault(error),
      );
    await database.query(sql`insert into note values ('twice')`);
    expect(await faultOf(sql`insert into note values ('twice')`)).toEqual({
      kind: 'duplicate',
      constraint: 'note_text_key',
    });
    expect(await faultOf(sql`insert into doctor values (1, 999)`)).toMatchObject({
      kind: 'unknown-reference',
    });
    expect(await faultOf(sql`select ${'a\0b'}::text`)).toEqual({
      kind: 'bad-value',
    });
    expect(await faultOf(sql`select ${2 ** 40}::int`)).toEqual({
      kind: 'bad-value',
    });
    expect(await faultOf(sql`select nonsense`)).toBeUndefined();
  });

  it('has the trigram index', async () => {
    const rows = await database.query(sql`
      select from pg_indexes where indexname = 'account_doctor_search'`);
    expect(rows).toHaveLength(1);
  });
});

describe('a PostgreSQL server', () => {
  let server: TestPostgres;
  let admin: Database;

  beforeAll(async () => {
    server = await startTestPostgres();
    admin = await openDatabase({ kind: 'postgres', url: server.url });
  });

  afterAll(async () => {
    await admin.close();
    await server.stop();
  });

  it('is migrated once by servers that start concurrently', async () => {
    await admin.query(sql`create database fresh`);
    const config = { kind: 'postgres', url: server.urlOf('fresh'), poolSize: 2 } as const;
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(config)));
    // Migrating again would insert them again.
    const twice = sql`select name from specialization group by name having count(*) > 1`;
    expect(await opened[0]?.query(sql`select name from specialization`)).not.toEqual([]);
    expect(await opened[0]?.query(twice)).toEqual([]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('works without the trigram index when the role may not create the extension', async () => {
    await admin.query(sql`create role plain login`);
    await admin.query(sql`create database modest`);
    const modest = await openPostgres({ url: server.urlOf('modest') });
    await modest.query(sql`grant create, usage on schema public to plain`);
    await modest.close();

    const database = await openDatabase({ kind: 'postgres', url: server.urlOf('modest', 'plain') });
    await addDoctor(database.query, 'Plain Meadow');
    const found = await listDoctors(database.query, { search: 'n meAD', limit: 9, offset: 0 });
    expect(found.doctors.map((doctor) => doctor.name)).toEqual(['Plain Meadow']);
    const rows = await database.query(sql`
      select from pg_indexes where indexname = 'account_doctor_search'`);
    expect(rows).toEqual([]);
    await database.close();
  });

  it('keeps a connection after an SQL error', async () => {
    const database = await openPostgres({ url: server.url, poolSize: 1, timeoutSeconds: 1 });
    const pidOf = async (query: Query) => {
      const [row] = await query<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      return row?.pid;
    };
    const first = await pidOf(database.query);
    await expect(database.query(sql`select 1 / ${0}::int`)).rejects.toThrow();
    expect(await pidOf(database.query)).toBe(first);

    await database.close();
  });
});
