import { type Query, type Sql, sql } from '../database/sql.ts';
import { toEmailKey } from './keys.ts';

export type MailKind =
  | 'password-reset'
  | 'email-confirmation'
  | 'email-changed'
  | 'answer-notice'
  | 'account-closed'
  | 'departure-notice'
  | 'doctor-reviewed'
  | 'password-changed';

/** An email that a worker has taken, to send it. */
export interface OutboxMail {
  /** A UUID. */
  id: string;
  kind: MailKind;
  /** Set until {@link acceptMail} has found the account. */
  emailKey: string | null;
  accountId: number | null;
  /** Set when it goes to another address than that of the account. */
  address: string | null;
  /** The number of attempts, this one included. */
  attempts: number;
}

export interface Recipient {
  accountId: number;
  email: string;
}

/** Adds an email to an address, whether or not it is that of an account. */
export async function requestMail(query: Query, kind: MailKind, email: string): Promise<void> {
  await query(sql`insert into outbox (kind, email_key) values (${kind}, ${toEmailKey(email)})`);
}

/** Adds an email of an account, to its own address unless there is another one. */
export async function addMail(
  query: Query,
  { kind, accountId, address }: { kind: MailKind; accountId: number; address?: string },
): Promise<void> {
  await query(sql`
    insert into outbox (kind, account_id, address)
    values (${kind}, ${accountId}, ${address ?? null}::text)`);
}

/** Adds an email about a new response, as {@link addNotices} says. Call it in a transaction. */
export async function addResponseNotice(query: Query, patientId: number): Promise<void> {
  await addNotices(query, 'answer-notice', sql`select ${patientId}::int`);
}

/**
 * Adds emails to the patients whose requests a doctor who leaves has not answered, as {@link addNotices} says. Call it
 * in a transaction.
 */
export async function addDepartureNotices(query: Query, doctorId: number): Promise<void> {
  await addNotices(
    query,
    'departure-notice',
    sql`
      select distinct patient_id from request
      where doctor_id = ${doctorId} and answered_at is null`,
  );
}

/**
 * Adds an email for each of the patients who wants notices, has confirmed the email, has not closed the account, and has had
 * no notice for an hour.
 */
async function addNotices(
  query: Query,
  kind: 'answer-notice' | 'departure-notice',
  patients: Sql,
): Promise<void> {
  // An array is looked up by the index, however many patients the planner expects.
  const isWanted = sql`
    id = any(array(${patients})) and wants_answer_notices and is_email_confirmed
      and closed_at is null`;
  // The lock makes concurrent transactions look one after the other. It does not wait for foreign keys.
  const [wanting] = await query<{ count: number }>(sql`
    select count(*) as count from (
      select from account where ${isWanted} order by id for no key update
    ) locked`);
  if (!wanting?.count) return;
  await query(sql`
    insert into outbox (kind, account_id)
    select ${kind}::text, id from account
    where ${isWanted} and not exists (
      select from outbox
      where account_id = account.id and kind in ('answer-notice', 'departure-notice')
        and coalesce(sent_at > now() - interval '1 hour', true)
    )`);
}

/**
 * Adds an email about the latest decision on a doctor, in place of one about an earlier decision. Call it in a
 * transaction.
 */
export async function addReviewMail(query: Query, doctorId: number): Promise<void> {
  await query(sql`
    delete from outbox
    where account_id = ${doctorId} and kind = 'doctor-reviewed' and sent_at is null`);
  await addMail(query, { kind: 'doctor-reviewed', accountId: doctorId });
}

/**
 * Takes the next email that is due and not older than a day. Until it is sent, it is due again after 1, 2, 4 …
 * minutes, at most an hour: that is also how long a worker that crashes keeps it from the others.
 * @param kinds Those that the worker can compose. A server of the next release may have added others.
 */
export async function takeMail(
  query: Query,
  kinds: readonly string[],
): Promise<OutboxMail | undefined> {
  const rows = await query<OutboxMail>(sql`
    with due as materialized (
      select id from outbox
      where sent_at is null and next_attempt_at <= now() and created_at > now() - interval '1 day'
        and kind = any(${kinds}::text[])
      order by next_attempt_at limit 1 for update skip locked
    )
    update outbox set
      attempts = attempts + 1,
      next_attempt_at = now() + least(60, power(2, least(attempts, 6))) * interval '1 minute'
    where id in (select id from due)
    returning id, kind, email_key as "emailKey", account_id as "accountId", address, attempts`);
  return rows[0];
}

/**
 * Finds the account of an email that was asked for by address. Drops the email if there is none that has confirmed the address,
 * or if the account has had `perHour` emails of this kind. Call it in a transaction.
 */
export async function acceptMail(
  query: Query,
  { id, kind, emailKey }: OutboxMail,
  perHour: number,
): Promise<Recipient | undefined> {
  // The lock makes workers count one after the other.
  const [account] = await query<Recipient>(sql`
    select id as "accountId", email from account
    where email_key = ${emailKey} and is_email_confirmed for update`);
  const accepted =
    account &&
    (await query<{ id: string }>(sql`
      update outbox set account_id = ${account.accountId}, email_key = null
      where id = ${id} and ${perHour}::int > (
        select count(*) from outbox other
        where other.account_id = ${account.accountId} and other.kind = ${kind}
          and coalesce(other.sent_at > now() - interval '1 hour', true)
      )
      returning id`));
  if (accepted && accepted.length > 0) return account;
  await deleteMail(query, id);
  return undefined;
}

/** Finds the account of an email. Drops the email if it needs a confirmed address, and the account has none. */
export async function findRecipient(
  query: Query,
  { id, accountId }: Pick<OutboxMail, 'id' | 'accountId'>,
  needsConfirmed: boolean,
): Promise<Recipient | undefined> {
  const rows = await query<Recipient>(sql`
    select id as "accountId", email from account
    where id = ${accountId} and (is_email_confirmed or not ${needsConfirmed}::boolean)`);
  if (rows.length === 0) await deleteMail(query, id);
  return rows[0];
}

export async function markMailSent(query: Query, id: string): Promise<void> {
  await query(sql`update outbox set sent_at = now() where id = ${id}`);
}

/** Deletes an email that is not to be sent. */
export async function deleteMail(query: Query, id: string): Promise<void> {
  await query(sql`delete from outbox where id = ${id}`);
}

/** Deletes the emails that an account asked for and that are not sent yet. */
export async function deleteWaitingMails(query: Query, accountId: number): Promise<void> {
  await query(sql`
    delete from outbox
    where account_id = ${accountId} and sent_at is null
      and kind not in ('email-changed', 'password-changed')`);
}

/**
 * How many emails wait to be sent, and for how many seconds the oldest has. Looks at the 1000 that are due first: more
 * make no difference, and each scrape of the metrics asks.
 */
export async function findBacklog(query: Query): Promise<{ count: number; oldest: number }> {
  const [row] = await query<{ count: number; oldest: number }>(sql`
    select
      count(*) as count,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
    from (
      select created_at from outbox where sent_at is null order by next_attempt_at limit 1000
    ) first_due`);
  return row ?? { count: 0, oldest: 0 };
}

/**
 * Deletes up to 100 emails that were sent more than a day ago, or could not be sent within a day.
 * @returns how many of them were never sent
 */
export async function deleteOldMails(query: Query): Promise<number> {
  const rows = await query<{ id: string }>(sql`
    with deleted as (
      delete from outbox where id in (
        select id from outbox where coalesce(sent_at, created_at) < now() - interval '1 day'
        order by coalesce(sent_at, created_at) limit 100 for update skip locked
      )
      returning id, sent_at
    )
    select id from deleted where sent_at is null`);
  return rows.length;
}
