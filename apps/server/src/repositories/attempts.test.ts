import { describe, expect, it } from 'vitest';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { sql } from '../database/database.ts';
import { countAttempt, deleteEndedAttempts, undoAttempt } from './attempts.ts';

describe.each(databases)('attempts in $name', ({ open }) => {
  const { query } = shareDatabase(open);

  const count = async (key: string, limit: number) =>
    (await countAttempt(query, key, limit)).isCounted;
  const endWindow = (key: string) =>
    query(sql`update attempt set ends_at = now() - interval '1 second' where key = ${key}`);
  const keys = () => query<{ key: string }>(sql`select key from attempt`);

  async function countSuccesses(attempt: () => Promise<boolean>): Promise<number> {
    const outcomes = await Promise.all(Array.from({ length: 20 }, attempt));
    return outcomes.filter(Boolean).length;
  }

  it('return their count, whether counted or not', async () => {
    const first = await countAttempt(query, 'numbered', 2);
    const second = await countAttempt(query, 'numbered', 2);
    expect([first.count, second.count]).toEqual([1, 2]);
    expect(await countAttempt(query, 'numbered', 2)).toMatchObject({ isCounted: false, count: 2 });
    await endWindow('numbered');
    expect(await countAttempt(query, 'numbered', 2)).toMatchObject({ count: 1 });
  });

  it('start a new window after a minute, which rejected ones do not extend', async () => {
    const { endsAt, seconds } = await countAttempt(query, 'window', 1);
    expect(endsAt.getTime() - Date.now()).toBeGreaterThan(0);
    expect(seconds).toBe(60);
    await query(
      sql`update attempt set ends_at = now() + interval '20.5 seconds' where key = 'window'`,
    );
    expect(await countAttempt(query, 'window', 1)).toMatchObject({ isCounted: false, seconds: 21 });
    await endWindow('window');
    expect(await countSuccesses(() => count('window', 2))).toBe(2);
  });

  it('can be undone within their window only', async () => {
    const first = await countAttempt(query, 'back', 1);
    await undoAttempt(query, 'back', first.endsAt);
    await undoAttempt(query, 'back', first.endsAt);
    expect(await count('back', 1)).toBe(true);
    const endOfAnother = new Date(first.endsAt.getTime() - 60_000);
    await undoAttempt(query, 'back', endOfAnother);
    expect(await count('back', 1)).toBe(false);
  });

  it('are deleted after their window, a hundred at a time', async () => {
    await query(sql`delete from attempt`);
    await query(sql`
      insert into attempt select 'old ' || n, 1, now() - interval '1 minute'
      from generate_series(1, 150) as n`);
    await count('new', 1);
    await deleteEndedAttempts(query);
    expect(await keys()).toHaveLength(51);
    await deleteEndedAttempts(query);
    expect(await keys()).toEqual([{ key: 'new' }]);
  });

  it('are kept in an unlogged table', async () => {
    expect(await query(sql`select relpersistence from pg_class where relname = 'attempt'`)).toEqual(
      [{ relpersistence: 'u' }],
    );
  });
});
