import { type Query, type Sql, sql } from '../database/sql.ts';
import type { DoctorReview, Gender } from './accounts.ts';
import { type Hits, doctorIds, findHits, recallHits } from './doctor-searches.ts';
import { toEmailKey, toNameKey } from './keys.ts';

export interface DoctorSummary {
  id: number;
  name: string;
  gender: Gender | null;
  /** Blank when the doctor has no clinic. */
  clinicName: string;
  specializationId: number;
  specializationName: string;
}

/** Blank fields are unknown; a blank name means that the doctor has no clinic. */
export interface Clinic {
  name: string;
  location: string;
  openHours: string;
}

/** The editable part of a profile; blank fields are not given. */
export interface DoctorProfile {
  cvUrl: string;
  bio: string;
}

export interface DoctorDetail extends DoctorProfile {
  id: number;
  name: string;
  gender: Gender | null;
  phoneNumber: string;
  email: string;
  address: string;
  specializationId: number;
  specializationName: string;
  clinic: Clinic;
  review: DoctorReview;
}

/** A doctor who waits to be checked. */
export interface PendingDoctor {
  name: string;
  email: string;
  specializationName: string;
  registeredAt: Date;
}

export interface DoctorSearch {
  /** Part of a name, in any case; blank for all. */
  search: string;
  limit: number;
  offset: number;
}

/**
 * Lists doctors by name. A search is made once: when doctors change before its page is read, `totalCount` is what it found,
 * and a doctor who is hidden since is missing from the page.
 */
export async function listDoctors(
  query: Query,
  { search, limit, offset }: DoctorSearch,
): Promise<{ doctors: DoctorSummary[]; totalCount: number }> {
  const key = toNameKey(search);
  if (key === '') {
    const { doctors, total } = await readPage(query, doctorsInOrder(sql``, limit, offset));
    return { doctors, totalCount: total };
  }
  const sliceOf = ({ total, ids }: Hits) =>
    offset + limit <= ids.length || total === ids.length
      ? sql`
        select id from account
        where id = any(${ids.slice(offset, offset + limit)}::int[]) and not is_hidden`
      : doctorsInOrder(sql`and strpos(name_key, ${key}) > 0`, limit, offset);
  const remembered = recallHits(key);
  if (remembered) {
    const page = await readPage(query, sliceOf(remembered), remembered.version);
    if (page.version === remembered.version) {
      return { doctors: page.doctors, totalCount: remembered.total };
    }
  }
  const found = await findHits(query, key);
  const { doctors } = await readPage(query, sliceOf(found));
  return { doctors, totalCount: found.total };
}

const doctorsInOrder = (matching: Sql, limit: number, offset: number) => sql`
  ${doctorIds} ${matching} order by name_key, id limit ${limit} offset ${offset}`;

/**
 * Reads the doctors with these ids, in order, and how many there are in all.
 * @param version reads none of them when the doctors have another one
 */
async function readPage(query: Query, ids: Sql, version?: string) {
  const isCurrent = version === undefined ? sql`true` : sql`version = ${version}`;
  // The left join keeps the count when the page is empty. `limit 1` forces one index look-up per row: for
  // a large page the planner would scan whole tables.
  const rows = await query<{ total: number; version: string } & (DoctorSummary | { id: null })>(sql`
    select total, version, summary.*
    from doctor_count
    left join (
      (${ids}) slice cross join lateral (
        select * from doctor_summary where doctor_summary.id = slice.id limit 1
      ) summary
    ) on ${isCurrent}
    order by summary.name_key, summary.id`);
  return {
    total: rows[0]?.total ?? 0,
    version: rows[0]?.version,
    doctors: rows.flatMap((row) => (row.id === null ? [] : [row])),
  };
}

/** The doctors of a specialization by name; undefined when the specialization does not exist. */
export async function listDoctorsOfSpecialization(
  query: Query,
  specializationId: number,
): Promise<DoctorSummary[] | undefined> {
  // `limit 1` as above: a scan of accounts would mostly read patients.
  const rows = await query<DoctorSummary | { id: null }>(sql`
    select
      account.*, clinic_name as "clinicName",
      specialization.id as "specializationId", specialization.name as "specializationName"
    from specialization
    left join (
      doctor cross join lateral (
        select id, name, name_key, gender from account
        where account.id = doctor.id and not is_hidden limit 1
      ) account
    ) on doctor.specialization_id = specialization.id
    where specialization.id = ${specializationId}
    order by name_key, account.id`);
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.id === null ? [] : [row]));
}

/**
 * Finds a doctor by name whom patients find.
 * @param readerId The account of the reader, who finds themselves in any case.
 */
export async function findDoctor(
  query: Query,
  name: string,
  readerId?: number,
): Promise<DoctorDetail | undefined> {
  const rows = await query<DoctorRow>(sql`
    select
      account.id, account.name, gender, phone_number as "phoneNumber", email, address,
      cv_url as "cvUrl", bio, review,
      specialization_id as "specializationId", specialization.name as "specializationName",
      clinic_name as "clinicName", clinic_location as "clinicLocation",
      clinic_open_hours as "clinicOpenHours"
    from account
    join doctor on doctor.id = account.id
    join specialization on specialization.id = doctor.specialization_id
    where account.name_key = ${toNameKey(name)}
      and (not is_hidden or account.id = ${readerId ?? null}::int)`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { clinicName, clinicLocation, clinicOpenHours, ...doctor } = row;
  const clinic = { name: clinicName, location: clinicLocation, openHours: clinicOpenHours };
  return { ...doctor, clinic };
}

type DoctorRow = Omit<DoctorDetail, 'clinic'> &
  Record<'clinicName' | 'clinicLocation' | 'clinicOpenHours', string>;

/** Updates the given fields. Returns false when the doctor does not exist. */
export async function updateClinic(
  query: Query,
  doctorId: number,
  clinic: Partial<Clinic>,
): Promise<boolean> {
  const rows = await query(sql`
    update doctor set
      clinic_name = coalesce(${clinic.name}, clinic_name),
      clinic_location = coalesce(${clinic.location}, clinic_location),
      clinic_open_hours = coalesce(${clinic.openHours}, clinic_open_hours)
    where id = ${doctorId}
    returning id`);
  return rows.length > 0;
}

/** Updates the given fields. Returns false when the doctor does not exist. */
export async function updateDoctorProfile(
  query: Query,
  doctorId: number,
  profile: Partial<DoctorProfile>,
): Promise<boolean> {
  const rows = await query(sql`
    update doctor set
      cv_url = coalesce(${profile.cvUrl}, cv_url),
      bio = coalesce(${profile.bio}, bio)
    where id = ${doctorId}
    returning id`);
  return rows.length > 0;
}

/** The doctors who wait to be checked, the first registered first. */
export async function listPendingDoctors(query: Query): Promise<PendingDoctor[]> {
  return query<PendingDoctor>(sql`
    select
      account.name, email, specialization.name as "specializationName",
      created_at as "registeredAt"
    from doctor
    join account on account.id = doctor.id
    join specialization on specialization.id = doctor.specialization_id
    where review = 'pending' and closed_at is null
    order by doctor.id`);
}

/** Decides about a doctor. Returns the name; undefined when no doctor has the email. */
export async function reviewDoctor(
  query: Query,
  email: string,
  review: 'approved' | 'refused',
): Promise<{ accountId: number; name: string; isChanged: boolean } | undefined> {
  const rows = await query<{ accountId: number; name: string; isChanged: boolean }>(sql`
    update doctor set review = ${review}, reviewed_at = now()
    from (
      select doctor.id, name, review
      from account join doctor on doctor.id = account.id
      where email_key = ${toEmailKey(email)} for update of doctor
    ) former
    where doctor.id = former.id
    returning doctor.id as "accountId", name, former.review <> doctor.review as "isChanged"`);
  return rows[0];
}

/** The decision about a doctor; undefined when the account is closed or that of no doctor. */
export async function findReview(
  query: Query,
  doctorId: number,
): Promise<DoctorReview | undefined> {
  const rows = await query<{ review: DoctorReview }>(sql`
    select review from doctor join account on account.id = doctor.id
    where doctor.id = ${doctorId} and closed_at is null`);
  return rows[0]?.review;
}
