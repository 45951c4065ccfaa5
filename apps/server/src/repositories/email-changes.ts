import { type Query, sql } from '../database/sql.ts';
import type { Account } from './accounts.ts';
import { toEmailKey } from './keys.ts';
import { addMail } from './outbox.ts';

/** Whether an account still wants the email that it asked for. */
export const isPending = sql`email_change.created_at > now() - interval '24 hours'`;

const MAILS_PER_HOUR = 3;

/**
 * Asks for another email, in place of what was asked for earlier, and adds the email with the link to the outbox. The present
 * email can be asked for while it is not confirmed. Call it in a transaction. Deletes up to 100 expired requests.
 * @returns what keeps the account from it, if anything
 */
export async function requestEmailChange(
  query: Query,
  { accountId, email }: { accountId: number; email: string },
): Promise<'same' | 'taken' | 'too-many' | undefined> {
  // The lock makes concurrent requests count one after the other.
  await query(sql`select from account where id = ${accountId} for update`);
  const [owner] = await query<{ id: number; email: string; isEmailConfirmed: boolean }>(sql`
    select id, email, is_email_confirmed as "isEmailConfirmed"
    from account where email_key = ${toEmailKey(email)}`);
  if (owner && owner.id !== accountId) return 'taken';
  if (owner?.isEmailConfirmed) return 'same';
  const earlier = await query<{ id: string }>(sql`
    select id from outbox
    where account_id = ${accountId} and kind = 'email-confirmation'
      and created_at > now() - interval '1 hour'`);
  if (earlier.length >= MAILS_PER_HOUR) return 'too-many';
  await deleteEmailChange(query, accountId);
  const address = owner?.email ?? email;
  await query(sql`
    with expired as (
      delete from email_change where account_id in (
        select account_id from email_change where not ${isPending}
        order by created_at limit 100 for update skip locked
      )
    )
    insert into email_change (account_id, email) values (${accountId}, ${address})`);
  await addMail(query, { kind: 'email-confirmation', accountId, address });
  return undefined;
}

/**
 * Stores the hash of a token that confirms the email which an account asked for, beside earlier ones.
 * @returns whether it is the present email of the account; undefined when the account does not want this email any more
 */
export async function addEmailChangeToken(
  query: Query,
  { accountId, email, tokenHash }: { accountId: number; email: string; tokenHash: string },
): Promise<{ isPresent: boolean } | undefined> {
  const rows = await query<{ isPresent: boolean }>(sql`
    insert into email_change_token (token_hash, account_id)
    select ${tokenHash}, account_id from email_change
    where account_id = ${accountId} and email = ${email} and ${isPending}
    returning exists (
      select from account where id = account_id and email = ${email}
    ) as "isPresent"`);
  return rows[0];
}

/**
 * Uses up a token, gives its account the email that it was sent to, and adds an email to the former one, if that was another,
 * to the outbox. Call it in a transaction.
 * @returns the account; undefined when the token is unknown, used or expired
 * @throws SQLSTATE 23505 on `account_email_unique`
 */
export async function confirmEmailChange(
  query: Query,
  tokenHash: string,
): Promise<Account | undefined> {
  // Locks the account first, like a new request and a new password. Statements after the lock see what they have changed.
  const [account] = await query<Account & { formerEmail: string }>(sql`
    select id, name, role, email as "formerEmail" from account
    where id = (select account_id from email_change_token where token_hash = ${tokenHash})
    for update`);
  if (!account) return undefined;
  const { formerEmail, ...rest } = account;
  const [change] = await query<{ email: string }>(sql`
    delete from email_change
    where account_id = ${account.id} and ${isPending}
      and exists (select from email_change_token where token_hash = ${tokenHash})
    returning email`);
  if (!change) return undefined;
  await query(sql`
    update account set
      email = ${change.email}, email_key = ${toEmailKey(change.email)}, is_email_confirmed = true
    where id = ${account.id}`);
  if (change.email !== formerEmail) {
    await addMail(query, { kind: 'email-changed', accountId: account.id, address: formerEmail });
  }
  return rest;
}

/** Drops what an account asked for, with its links. */
export async function deleteEmailChange(query: Query, accountId: number): Promise<void> {
  await query(sql`delete from email_change where account_id = ${accountId}`);
}
