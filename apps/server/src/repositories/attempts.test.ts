import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { type Database, type Query, sql } from '../database/database.ts';
import { countAttempt, forgetEndedAttempts, giveBackAttempt } from './attempts.ts';

describe.each(databases)('attempts in $name', ({ open }) => {
  let database: Database;
  let query: Query;
  beforeAll(async () => {
    database = await open();
    ({ query } = database);
  });
  afterAll(() => database.close());

  const count = async (key: string, limit: number) =>
    (await countAttempt(query, key, limit)).isCounted;
  const endWindow = (key: string) =>
    query(sql`update attempt set ends_at = now() - interval '1 second' where key = ${key}`);
  const keys = () => query<{ key: string }>(sql`select key from attempt`);

  /** How many of twenty at once are let through. */
  async function letThrough(attempt: () => Promise<boolean>): Promise<number> {
    const outcomes = await Promise.all(Array.from({ length: 20 }, attempt));
    return outcomes.filter(Boolean).length;
  }

  it('are counted up to the limit, however many come at once', async () => {
    expect(await letThrough(() => count('at once', 10))).toBe(10);
    expect(await count('at once', 10)).toBe(false);
    expect(await count('another', 10)).toBe(true);
  });

  it('say how many they are, refused or not', async () => {
    const first = await countAttempt(query, 'numbered', 2);
    const second = await countAttempt(query, 'numbered', 2);
    expect([first.count, second.count]).toEqual([1, 2]);
    expect(await countAttempt(query, 'numbered', 2)).toMatchObject({ isCounted: false, count: 2 });
    await endWindow('numbered');
    expect(await countAttempt(query, 'numbered', 2)).toMatchObject({ count: 1 });
  });

  it('begin anew after a minute, which refused ones do not make longer', async () => {
    const { endsAt, seconds } = await countAttempt(query, 'window', 1);
    expect(endsAt.getTime() - Date.now()).toBeGreaterThan(0);
    expect(seconds).toBe(60);
    await query(
      sql`update attempt set ends_at = now() + interval '20.5 seconds' where key = 'window'`,
    );
    expect(await countAttempt(query, 'window', 1)).toMatchObject({ isCounted: false, seconds: 21 });
    await endWindow('window');
    expect(await letThrough(() => count('window', 2))).toBe(2);
  });

  it('can be given back, within their window only', async () => {
    const first = await countAttempt(query, 'back', 1);
    await giveBackAttempt(query, 'back', first.endsAt);
    await giveBackAttempt(query, 'back', first.endsAt);
    expect(await count('back', 1)).toBe(true);
    await endWindow('back');
    expect(await count('back', 1)).toBe(true);
    await giveBackAttempt(query, 'back', first.endsAt);
    expect(await count('back', 1)).toBe(false);
  });

  it('are forgotten when their window has ended, a hundred at a time', async () => {
    await query(sql`delete from attempt`);
    await query(sql`
      insert into attempt select 'old ' || n, 1, now() - interval '1 minute'
      from generate_series(1, 150) as n`);
    await count('new', 1);
    await forgetEndedAttempts(query);
    expect(await keys()).toHaveLength(51);
    await forgetEndedAttempts(query);
    expect(await keys()).toEqual([{ key: 'new' }]);
  });

  it('are not written ahead: a count is not worth waiting for the disk', async () => {
    expect(await query(sql`select relpersistence from pg_class where relname = 'attempt'`)).toEqual(
      [{ relpersistence: 'u' }],
    );
  });

  // A negative control: the same twenty do slip in where the count is read first and written later.
  it('would slip in past a check that is not part of the write', async () => {
    const naive = async () => {
      const rows = await query(sql`select from attempt where key = 'naive' and count >= 10`);
      if (rows.length > 0) return false;
      await query(sql`
        insert into attempt values ('naive', 1, now() + interval '1 minute')
        on conflict (key) do update set count = attempt.count + 1`);
      return true;
    };
    expect(await letThrough(naive)).toBeGreaterThan(10);
  });
});
