import { type Query, sql } from '../database/database.ts';

/** What became of an attempt: it was counted, or there had been too many within the window. */
export interface CountedAttempt {
  isCounted: boolean;
  /** How many have been counted within the window, this one included if it was. */
  count: number;
  /** When the window ends, after which counting begins anew. */
  endsAt: Date;
  /** Whole seconds until then, at least one. */
  seconds: number;
}

/**
 * Counts an attempt under a key unless `limit` of them have been counted within the window of a
 * minute, which begins with the first. One statement, so that many at once cannot slip in.
 * @param key Says whose attempt it is without revealing it.
 */
export async function countAttempt(
  query: Query,
  key: string,
  limit: number,
): Promise<CountedAttempt> {
  // Whole milliseconds, which is what a Date can hold: giveBackAttempt compares them.
  const rows = await query<CountedAttempt>(sql`
    with counted as (
      insert into attempt (key, count, ends_at)
      values (${key}, 1, date_trunc('milliseconds', now()) + interval '1 minute')
      on conflict (key) do update set
        count = case when attempt.ends_at <= now() then 1 else attempt.count + 1 end,
        ends_at = case when attempt.ends_at <= now() then excluded.ends_at else attempt.ends_at end
      where attempt.ends_at <= now() or attempt.count < ${limit}
      returning count, ends_at
    ), outcome as (
      select true as is_counted, count, ends_at from counted
      union all
      select false, count, ends_at from attempt where key = ${key} and not exists (select from counted)
    )
    select
      is_counted as "isCounted",
      count,
      ends_at as "endsAt",
      greatest(1, ceil(extract(epoch from ends_at - now())))::int as seconds
    from outcome`);
  // Refused by a window that began after this statement did, and so was not there to be read.
  return rows[0] ?? { isCounted: false, count: limit, endsAt: new Date(), seconds: 60 };
}

/** Takes an attempt back that {@link countAttempt} counted, unless its window has ended. */
export async function giveBackAttempt(query: Query, key: string, endsAt: Date): Promise<void> {
  await query(sql`
    update attempt set count = count - 1 where key = ${key} and ends_at = ${endsAt} and count > 0`);
}

/** Forgets some attempts whose window has ended, none that another call is busy with. */
export async function forgetEndedAttempts(query: Query): Promise<void> {
  await query(sql`
    delete from attempt where key in (
      select key from attempt where ends_at <= now()
      order by ends_at limit 100 for update skip locked
    )`);
}
