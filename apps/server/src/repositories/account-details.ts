import { type Query, sql } from '../database/sql.ts';
import type { Account, Gender } from './accounts.ts';
import { isPending } from './email-changes.ts';

export interface Contact {
  gender: Gender | null;
  /** Blank when not given. */
  phoneNumber: string;
  /** Blank when not given. */
  address: string;
}

export interface AccountDetail extends Contact {
  name: string;
  email: string;
  /** Another email that the account asked for and has not confirmed. */
  newEmail: string | null;
  isEmailConfirmed: boolean;
  /** Whether a patient wants an email about a new response; null for a doctor. */
  responseNotices: boolean | null;
}

export async function findAccount(query: Query, id: number): Promise<AccountDetail | undefined> {
  const rows = await query<AccountDetail>(sql`
    select name, account.email, nullif(email_change.email, account.email) as "newEmail",
      is_email_confirmed as "isEmailConfirmed", gender,
      phone_number as "phoneNumber", address,
      case role when 'Patient' then wants_answer_notices end as "responseNotices"
    from account left join email_change on email_change.account_id = id and ${isPending}
    where id = ${id}`);
  return rows[0];
}

/** Updates the given fields; a gender of null clears it. Returns false when the account does not exist. */
export async function updateContact(
  query: Query,
  accountId: number,
  { gender, phoneNumber, address }: Partial<Contact>,
): Promise<boolean> {
  const rows = await query(sql`
    update account set
      gender = case when ${gender === undefined} then gender else ${gender} end,
      phone_number = coalesce(${phoneNumber}, phone_number),
      address = coalesce(${address}, address)
    where id = ${accountId}
    returning id`);
  return rows.length > 0;
}

/** Turns the email about a new response on or off. Returns undefined when there is no such patient. */
export async function updateResponseNotices(
  query: Query,
  patientId: number,
  isWanted: boolean,
): Promise<Account | undefined> {
  const rows = await query<Account>(sql`
    update account set wants_answer_notices = ${isWanted}
    where id = ${patientId} and role = 'Patient'
    returning id, name, role`);
  return rows[0];
}
