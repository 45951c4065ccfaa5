import { type Query, sql } from '../database/sql.ts';
import { toDoctorSkeleton, toEmailKey, toNameKey, toNameSkeleton } from './keys.ts';

export type Role = 'Doctor' | 'Patient';

export type Gender = 'Male' | 'Female';

export interface NewAccount {
  /** NFC, trimmed, with single spaces inside. */
  name: string;
  email: string;
  passwordHash: string;
  gender: Gender | null;
  /** Blank when not given. */
  phoneNumber: string;
  /** Blank when not given. */
  address: string;
  /** Whether the mailbox is known to be the owner's. Default: true. */
  isEmailConfirmed?: boolean;
}

/** Whether a doctor was checked. Patients find and write to approved doctors only. */
export type DoctorReview = 'pending' | 'approved' | 'refused';

export interface NewDoctor extends NewAccount {
  specializationId: number;
  /** Default: approved. */
  review?: DoctorReview;
}

export interface Account {
  id: number;
  name: string;
  role: Role;
}

/**
 * @throws SQLSTATE 23505 on `account_name_unique`, `name_skeleton_unique`, `doctor_name_unique` or `account_email_unique`;
 *   23503 on `doctor_specialization_exists`
 */
export async function createDoctor(query: Query, doctor: NewDoctor): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    with ${newAccount('Doctor', doctor)},
    doctor_claim as (
      insert into doctor_name (doctor_id, skeleton)
      select id, ${toDoctorSkeleton(doctor.name)} from new_account
    )
    insert into doctor (id, specialization_id, review)
    select id, ${doctor.specializationId}::int, ${doctor.review ?? 'approved'} from new_account
    returning id`);
  return insertedId(rows);
}

/**
 * @throws SQLSTATE 23505 on `account_name_unique`, `name_skeleton_unique` or `account_email_unique`
 */
export async function createPatient(query: Query, patient: NewAccount): Promise<number> {
  const rows = await query<{ id: number }>(sql`
    with ${newAccount('Patient', patient)}
    insert into patient (id)
    select id from new_account
    returning id`);
  return insertedId(rows);
}

const newAccount = (role: Role, account: NewAccount) => sql`
  new_account as (
    insert into account
      (role, name, name_key, email, email_key, password_hash, gender, phone_number, address,
        is_email_confirmed)
    values (
      ${role}, ${account.name}, ${toNameKey(account.name)}, ${account.email},
      ${toEmailKey(account.email)}, ${account.passwordHash}, ${account.gender},
      ${account.phoneNumber}, ${account.address}, ${account.isEmailConfirmed ?? true}
    )
    returning id
  ),
  claim as (
    insert into name_skeleton (account_id, skeleton)
    select id, ${toNameSkeleton(account.name)} from new_account
  )`;

export interface Credentials extends Account {
  passwordHash: string;
  isClosed: boolean;
}

export async function findCredentials(
  query: Query,
  email: string,
): Promise<Credentials | undefined> {
  const rows = await query<Credentials>(sql`
    select id, name, role, password_hash as "passwordHash", closed_at is not null as "isClosed"
    from account where email_key = ${toEmailKey(email)}`);
  return rows[0];
}

export async function findPassword(
  query: Query,
  id: number,
): Promise<{ emailKey: string; passwordHash: string } | undefined> {
  const rows = await query<{ emailKey: string; passwordHash: string }>(sql`
    select email_key as "emailKey", password_hash as "passwordHash" from account where id = ${id}`);
  return rows[0];
}

export interface PasswordChange {
  accountId: number;
  /** The hash that the current password was compared with. */
  oldHash: string | undefined;
  /** Undefined when the current password was wrong. */
  newHash: string | undefined;
}

/** @returns false when the current password was wrong, or has changed since it was compared */
export async function changePassword(
  query: Query,
  { accountId, oldHash, newHash }: PasswordChange,
): Promise<boolean> {
  if (oldHash === undefined || newHash === undefined) return false;
  const rows = await query<{ id: number }>(sql`
    update account set password_hash = ${newHash}
    where id = ${accountId} and password_hash = ${oldHash}
    returning id`);
  return rows.length > 0;
}

export async function hasNoAccounts(query: Query): Promise<boolean> {
  const rows = await query<{ id: number }>(sql`select id from account limit 1`);
  return rows.length === 0;
}

/**
 * Blocks registrations until the transaction ends, so that only one of several starting servers
 * adds the demo data.
 */
export async function lockAccounts(query: Query): Promise<void> {
  await query(sql`lock table account in share row exclusive mode`);
}

function insertedId(rows: { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error('An insert gave no row.');
  return row.id;
}
