import { type Query, sql } from '../database/database.ts';

/** An Idempotency-Key, and within what it is unique: an account and an operation. */
export interface IdempotencyKey {
  scope: string;
  key: string;
}

/** The answer that a write gave, and a fingerprint of the body that it answered. */
export interface StoredAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
}

/**
 * Takes hold of a key until the transaction ends.
 * @returns false while another transaction holds it
 */
export async function lockIdempotencyKey(
  query: Query,
  { scope, key }: IdempotencyKey,
): Promise<boolean> {
  const rows = await query<{ isLocked: boolean }>(sql`
    select pg_try_advisory_xact_lock(
      hashtextextended(${scope}::text, hashtextextended(${key}::text, 0))
    ) as "isLocked"`);
  return rows[0]?.isLocked === true;
}

/** The answer that was stored under a key, if any. */
export async function findStoredAnswer(
  query: Query,
  { scope, key }: IdempotencyKey,
): Promise<StoredAnswer | undefined> {
  const rows = await query<StoredAnswer>(sql`
    select fingerprint, status, body from idempotency_key
    where scope = ${scope} and key = ${key}`);
  return rows[0];
}

/**
 * Stores the answer of a write, in the transaction of the write. Keys are kept for a day: some that
 * are older are forgotten on the way, none that another transaction is busy with.
 */
export async function storeAnswerForKey(
  query: Query,
  { scope, key }: IdempotencyKey,
  { fingerprint, status, body }: StoredAnswer,
): Promise<void> {
  await query(sql`
    insert into idempotency_key (scope, key, fingerprint, status, body)
    values (${scope}, ${key}, ${fingerprint}, ${status}, ${JSON.stringify(body)})`);
  await query(sql`
    delete from idempotency_key where (scope, key) in (
      select scope, key from idempotency_key
      where created_at < now() - interval '1 day'
      order by created_at limit 100 for update skip locked
    )`);
}
