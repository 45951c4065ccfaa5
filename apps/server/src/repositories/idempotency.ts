import { type Query, sql } from '../database/sql.ts';

export interface IdempotencyKey {
  /** The account and the operation within which the key is unique. */
  scope: string;
  key: string;
}

/** The scope of the keys of an account, or of callers without one, for an operation. */
export const scopeOf = (accountId: number | undefined, operation: string): string =>
  `${accountId ?? 'anonymous'} ${operation}`;

export interface StoredResponse {
  /** An HMAC of the input. */
  fingerprint: string;
  status: number;
  body: unknown;
}

/**
 * Locks a key until the transaction ends.
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

export async function findStoredResponse(
  query: Query,
  { scope, key }: IdempotencyKey,
): Promise<StoredResponse | undefined> {
  const rows = await query<StoredResponse>(sql`
    select fingerprint, status, body from idempotency_key
    where scope = ${scope} and key = ${key}`);
  return rows[0];
}

/** Forgets the stored HTTP responses of a scope, so that its calls run again when they are repeated. */
export async function forgetResponses(query: Query, scope: string): Promise<void> {
  await query(sql`delete from idempotency_key where scope = ${scope}`);
}

/**
 * Stores the HTTP response of a write; call it in the transaction of the write. Also deletes up to 100 keys
 * older than a day and skips locked ones.
 */
export async function storeResponseForKey(
  query: Query,
  { scope, key }: IdempotencyKey,
  { fingerprint, status, body }: StoredResponse,
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
