import { type Query, sql } from '../database/sql.ts';

export interface CountedAttempt {
  isCounted: boolean;
  /** Number of attempts counted in the window, this one included. */
  count: number;
  endsAt: Date;
  /** Whole seconds until the window ends, at least 1. */
  seconds: number;
}

/**
 * Counts an attempt unless the key has reached `limit` within its window, which starts with the first attempt. A single
 * statement, so that concurrent attempts cannot exceed the limit.
 * @param key an HMAC of what is limited, such as an email
 * @param windowSeconds the length of a window
 */
export async function countAttempt(
  query: Query,
  key: string,
  limit: number,
  windowSeconds = 60,
): Promise<CountedAttempt> {
  // Truncated to the precision of a Date, since undoAttempt compares `ends_at`.
  const rows = await query<CountedAttempt>(sql`
    with counted as (
      insert into attempt (key, count, ends_at)
      values (${key}, 1, date_trunc('milliseconds', now()) + ${windowSeconds}::int * interval '1 second')
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
  // The limit was reached by a row that is too new for this statement to read.
  return rows[0] ?? { isCounted: false, count: limit, endsAt: new Date(), seconds: windowSeconds };
}

/** Undoes {@link countAttempt}, unless the window has ended. */
export async function undoAttempt(query: Query, key: string, endsAt: Date): Promise<void> {
  await query(sql`
    update attempt set count = count - 1 where key = ${key} and ends_at = ${endsAt} and count > 0`);
}

/** Deletes up to 100 ended windows and skips locked ones. */
export async function deleteEndedAttempts(query: Query): Promise<void> {
  await query(sql`
    delete from attempt where key in (
      select key from attempt where ends_at <= now()
      order by ends_at limit 100 for update skip locked
    )`);
}
