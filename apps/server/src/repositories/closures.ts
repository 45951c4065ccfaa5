import { type Query, sql } from '../database/sql.ts';
import type { Role } from './accounts.ts';
import { type AuditEntry, entryOf } from './audits.ts';
import { scopeOf } from './idempotency.ts';
import { toNameKey, toNameSkeleton } from './keys.ts';

/**
 * Closes an account, and hides a doctor from patients.
 * @param account `passwordHash` is the hash that the password was compared with
 * @returns the email, and when it was closed; undefined when the password has changed since
 */
export async function closeAccount(
  query: Query,
  { accountId, passwordHash }: { accountId: number; passwordHash: string },
): Promise<{ email: string; closedAt: Date } | undefined> {
  const rows = await query<{ email: string; closedAt: Date }>(sql`
    update account set closed_at = now(), is_hidden = is_hidden or role = 'Doctor'
    where id = ${accountId} and password_hash = ${passwordHash} and closed_at is null
    returning email, closed_at as "closedAt"`);
  return rows[0];
}

/**
 * Opens a closed account again as it was, with its audit entry. A closure that is repeated with its key does not get the
 * stored HTTP response, which is no longer true.
 * @returns false when it is not closed or has been erased
 */
export async function reopenAccount(
  query: Query,
  accountId: number,
  entry: AuditEntry,
): Promise<boolean> {
  const rows = await query<{ id: number }>(sql`
    with forgotten as (
      delete from idempotency_key where scope = ${scopeOf(accountId, 'closeAccount')}
    ),
    reopened as (
      update account set
        closed_at = null,
        is_hidden = exists (
          select from doctor where doctor.id = account.id and review <> 'approved'
        )
      where id = ${accountId} and closed_at is not null and erased_at is null
      returning id
    ),
    ${entryOf(entry, sql`reopened`)}
    select id from reopened`);
  return rows.length > 0;
}

/** When an account was closed; undefined while it is open. */
export async function findClosure(query: Query, accountId: number): Promise<Date | undefined> {
  const rows = await query<{ closedAt: Date }>(sql`
    select closed_at as "closedAt" from account
    where id = ${accountId} and closed_at is not null`);
  return rows[0]?.closedAt;
}

const isDue = (days: number) => sql`
  closed_at <= now() - ${days}::int * interval '1 day' and erased_at is null`;

/** The accounts that were closed so many days ago, the first closed first. */
export async function listAccountsToErase(query: Query, days: number): Promise<number[]> {
  const rows = await query<{ id: number }>(sql`
    select id from account where ${isDue(days)} order by closed_at, id`);
  return rows.map(({ id }) => id);
}

/**
 * Erases an account that was closed so many days ago: deletes it or, where answered requests refer to it, everything
 * about its owner but a doctor's name. Call it in a transaction.
 * @returns false when it is not due, or another server erases it
 */
export async function eraseAccount(
  query: Query,
  { accountId, days }: { accountId: number; days: number },
): Promise<boolean> {
  const [account] = await query<{ role: Role }>(sql`
    select role from account where id = ${accountId} and ${isDue(days)} for update skip locked`);
  if (!account) return false;
  await query(sql`delete from sharing where patient_id = ${accountId} or doctor_id = ${accountId}`);
  await query(sql`
    delete from declined_patient where patient_id = ${accountId} or doctor_id = ${accountId}`);
  const isPatient = account.role === 'Patient';
  const isKept = await (isPatient ? withdrawRequests : hasRequests)(query, accountId);
  if (!isKept) {
    await query(sql`delete from account where id = ${accountId}`);
    return true;
  }
  await (isPatient ? erasePatient : eraseDoctor)(query, accountId);
  await query(sql`delete from session where account_id = ${accountId}`);
  await query(sql`delete from password_reset where account_id = ${accountId}`);
  await query(sql`delete from email_change where account_id = ${accountId}`);
  await query(sql`delete from outbox where account_id = ${accountId}`);
  await query(sql`
    update account set
      erased_at = now(), email = null, email_key = null, password_hash = null, gender = null,
      phone_number = '', address = '', wants_answer_notices = false
    where id = ${accountId}`);
  return true;
}

/** Erases every account that was closed so many days ago. Call it in a transaction. */
export async function eraseAccounts(query: Query, days: number): Promise<void> {
  for (const accountId of await listAccountsToErase(query, days)) {
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    await eraseAccount(query, { accountId, days });
  }
}

/** Deletes the requests of a patient that have no response. Returns whether others remain. */
async function withdrawRequests(query: Query, patientId: number): Promise<boolean> {
  // The lock waits for a response in flight, whose request then remains.
  const requests = await query<{ id: number; isAnswered: boolean }>(sql`
    select id, answered_at is not null as "isAnswered" from request
    where patient_id = ${patientId} for update`);
  const withdrawn = requests.filter(({ isAnswered }) => !isAnswered).map(({ id }) => id);
  await query(sql`delete from request where id = any(${withdrawn}::int[])`);
  return withdrawn.length < requests.length;
}

async function hasRequests(query: Query, doctorId: number): Promise<boolean> {
  // The order makes the planner use the index.
  const rows = await query<{ id: number }>(sql`
    select id from request where doctor_id = ${doctorId} order by sent_at desc, id desc limit 1`);
  return rows.length > 0;
}

async function erasePatient(query: Query, id: number): Promise<void> {
  const name = `Former patient ${id}`;
  await query(sql`delete from blood_pressure where patient_id = ${id}`);
  await query(sql`delete from blood_sugar where patient_id = ${id}`);
  await query(sql`
    update patient set blood_type = null, height_cm = null, weight_kg = null where id = ${id}`);
  await query(sql`
    update account set name = ${name}, name_key = ${toNameKey(name)} where id = ${id}`);
  await query(sql`
    update name_skeleton set skeleton = ${toNameSkeleton(name)} where account_id = ${id}`);
  // The first line of the key is the name.
  await query(sql`
    update request set search_key = ${toNameKey(name)} || substr(search_key, strpos(search_key, chr(10)))
    where patient_id = ${id}`);
}

async function eraseDoctor(query: Query, id: number): Promise<void> {
  await query(sql`
    update doctor set
      cv_url = '', bio = '', clinic_name = '', clinic_location = '', clinic_open_hours = ''
    where id = ${id}`);
}
