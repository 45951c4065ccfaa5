import { type Query, type Sql, sql, unpreparedSql } from '../database/database.ts';
import type { Gender } from './accounts.ts';
import { toNameKey } from './keys.ts';

/** A doctor in a list. */
export interface DoctorSummary {
  id: number;
  name: string;
  gender: Gender | null;
  /** Blank when the doctor has no clinic. */
  clinicName: string;
  specializationId: number;
  specializationName: string;
}

/** Where a doctor works; blank fields are not known, a blank name means no clinic. */
export interface Clinic {
  name: string;
  location: string;
  openHours: string;
}

/** What a doctor says about themself; blank fields are not given. */
export interface DoctorProfile {
  cvUrl: string;
  bio: string;
}

/** A doctor's public profile. */
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
}

/** Which doctors to list. */
export interface DoctorSearch {
  /** Part of a name, in any case; blank for all. */
  search: string;
  /** How many at most. */
  limit: number;
  /** How many to leave out first. */
  offset: number;
}

/** One page of doctors by name, and how many match in all: counted and listed in one statement. */
export async function listDoctors(
  query: Query,
  { search, limit, offset }: DoctorSearch,
): Promise<{ doctors: DoctorSummary[]; totalCount: number }> {
  const rows = await query<{ totalCount: number } & (DoctorSummary | { id: null })>(
    doctorPage(toNameKey(search), sql`limit ${limit} offset ${offset}`),
  );
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    doctors: rows.flatMap((row) => (row.id === null ? [] : [row])),
  };
}

// The left join keeps one row with the count when the page is beyond the last doctor. A search of
// one or two characters holds no trigram for the index, and comparing is then cheaper than `like`.
function doctorPage(nameKey: string, slice: Sql): Sql {
  if (nameKey === '') {
    return sql`
      with slice as (
        select id from account where role = 'Doctor' order by name_key, id ${slice}
      )
      select total.count as "totalCount", doctor_summary.*
      from (select count(*) from doctor) total
      left join (slice join doctor_summary using (id)) on true
      order by name_key, id`;
  }
  const hits =
    nameKey.length < 3
      ? sql`strpos(name_key, ${nameKey}) > 0`
      : sql`name_key like ${`%${escapeLike(nameKey)}%`}`;
  return unpreparedSql`
    with hits as materialized (
      select id, name_key from account where role = 'Doctor' and ${hits}
    ),
    slice as (select id from hits order by name_key, id ${slice})
    select total.count as "totalCount", doctor_summary.*
    from (select count(*) from hits) total
    left join (slice join doctor_summary using (id)) on true
    order by name_key, id`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The doctors of one specialization by name; undefined when there is no such specialization. */
export async function listDoctorsOfSpecialization(
  query: Query,
  specializationId: number,
): Promise<DoctorSummary[] | undefined> {
  const rows = await query<DoctorSummary | { id: null }>(sql`
    select doctor_summary.*
    from specialization
    left join doctor_summary on doctor_summary."specializationId" = specialization.id
    where specialization.id = ${specializationId}
    order by name_key, doctor_summary.id`);
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.id === null ? [] : [row]));
}

/** The doctor of that name, in any case; undefined when there is none. */
export async function findDoctor(query: Query, name: string): Promise<DoctorDetail | undefined> {
  const rows = await query<DoctorDetail>(sql`
    select
      account.id, account.name, gender, phone_number as "phoneNumber", email, address,
      cv_url as "cvUrl", bio,
      specialization_id as "specializationId", specialization.name as "specializationName",
      json_build_object(
        'name', clinic_name, 'location', clinic_location, 'openHours', clinic_open_hours
      ) as clinic
    from account
    join doctor on doctor.id = account.id
    join specialization on specialization.id = doctor.specialization_id
    where account.name_key = ${toNameKey(name)}`);
  return rows[0];
}

/** Replaces where a doctor works; false when there is no such doctor. */
export async function updateClinic(
  query: Query,
  doctorId: number,
  clinic: Clinic,
): Promise<boolean> {
  const rows = await query(sql`
    update doctor set
      clinic_name = ${clinic.name},
      clinic_location = ${clinic.location},
      clinic_open_hours = ${clinic.openHours}
    where id = ${doctorId}
    returning id`);
  return rows.length > 0;
}

/** Replaces what a doctor says about themself; false when there is no such doctor. */
export async function updateDoctorProfile(
  query: Query,
  doctorId: number,
  profile: DoctorProfile,
): Promise<boolean> {
  const rows = await query(sql`
    update doctor set cv_url = ${profile.cvUrl}, bio = ${profile.bio}
    where id = ${doctorId}
    returning id`);
  return rows.length > 0;
}
