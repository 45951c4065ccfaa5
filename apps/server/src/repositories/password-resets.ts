import { type Query, sql } from '../database/sql.ts';
import type { Account } from './accounts.ts';

const isValid = sql`password_reset.created_at > now() - interval '30 minutes'`;

/**
 * Stores the hash of a token that can reset the password of an account for 30 minutes, beside earlier ones.
 * Deletes up to 100 expired ones.
 */
export async function addPasswordReset(
  query: Query,
  { accountId, tokenHash }: { accountId: number; tokenHash: string },
): Promise<void> {
  await query(sql`
    with expired as (
      delete from password_reset where token_hash in (
        select token_hash from password_reset where created_at < now() - interval '30 minutes'
        order by created_at limit 100 for update skip locked
      )
    )
    insert into password_reset (token_hash, account_id) values (${tokenHash}, ${accountId})`);
}

/** Whose password a token can reset now; undefined for a token that cannot. */
export async function findResetOwner(
  query: Query,
  tokenHash: string,
): Promise<{ name: string; emailKey: string } | undefined> {
  const rows = await query<{ name: string; emailKey: string }>(sql`
    select name, email_key as "emailKey"
    from password_reset join account on account.id = account_id
    where token_hash = ${tokenHash} and ${isValid}`);
  return rows[0];
}

/**
 * Uses up a token and every other one of its account, and sets the password. Call it in a transaction.
 * @returns the account; undefined when the token is unknown, used or expired
 */
export async function resetPassword(
  query: Query,
  { tokenHash, passwordHash }: { tokenHash: string; passwordHash: string },
): Promise<Account | undefined> {
  // Locks the account first, so that two links of one account wait for each other. Statements after the
  // lock see what the other has deleted.
  const [account] = await query<Account>(sql`
    select id, name, role from account
    where id = (select account_id from password_reset where token_hash = ${tokenHash})
    for update`);
  if (!account) return undefined;
  const used = await query<{ accountId: number }>(sql`
    delete from password_reset
    where account_id = ${account.id}
      and exists (select from password_reset where token_hash = ${tokenHash} and ${isValid})
    returning account_id as "accountId"`);
  if (used.length === 0) return undefined;
  await query(sql`update account set password_hash = ${passwordHash} where id = ${account.id}`);
  return account;
}

/** Deletes every token of an account. */
export async function deletePasswordResets(query: Query, accountId: number): Promise<void> {
  await query(sql`delete from password_reset where account_id = ${accountId}`);
}
