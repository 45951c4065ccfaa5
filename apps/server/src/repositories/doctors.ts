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

// How many doctors there are is known; how many match is counted. That reads the index of names from
// end to end, the page itself only up to where it stands. A search of three characters or more finds
// its trigrams in an index instead, sorts what it found and keeps it for both. One or two characters
// hold no trigram, and comparing is then cheaper than `like`.
function doctorPage(nameKey: string, slice: Sql): Sql {
  if (nameKey === '') {
    return sql`
      with hits as not materialized (${doctorKeys})
      ${pageOfHits(sql`select total as count from doctor_count`, slice)}`;
  }
  if (nameKey.length < 3) {
    return unpreparedSql`
      with hits as not materialized (${doctorKeys} and strpos(name_key, ${nameKey}) > 0)
      ${pageOfHits(countOfHits, slice)}`;
  }
  const part = Array.from(nameKey).slice(-LOOKED_UP).join('');
  const rest = part === nameKey ? sql`` : sql`and strpos(name_key, ${nameKey}) > 0`;
  return unpreparedSql`
    with hits as materialized (${doctorKeys} and name_key like ${`%${escapeLike(part)}%`} ${rest})
    ${pageOfHits(countOfHits, slice)}`;
}

/**
 * How many characters of a search are looked up; what they find is compared with all of it. A few
 * trigrams find hardly more names than many do, in less than half of the time; the last are those of
 * the family name, of which there are more than of first names.
 */
const LOOKED_UP = 8;

const countOfHits = sql`select count(*) from hits`;

const doctorKeys = sql`select id, name_key from account where role = 'Doctor'`;

// The left join keeps one row with the count when the page is beyond the last doctor. `limit 1` is
// one look-up for each row, where the planner might read whole tables for what it thinks is a big page.
const pageOfHits = (count: Sql, slice: Sql) => sql`,
  slice as (select id from hits order by name_key, id ${slice})
  select total.count as "totalCount", summary.*
  from (${count}) total
  left join (
    slice cross join lateral (
      select * from doctor_summary where doctor_summary.id = slice.id limit 1
    ) summary
  ) on true
  order by summary.name_key, summary.id`;

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** The doctors of one specialization by name; undefined when there is no such specialization. */
export async function listDoctorsOfSpecialization(
  query: Query,
  specializationId: number,
): Promise<DoctorSummary[] | undefined> {
  // `limit 1` as above: most accounts are patients, and reading all of them takes longer.
  const rows = await query<DoctorSummary | { id: null }>(sql`
    select
      account.*, clinic_name as "clinicName",
      specialization.id as "specializationId", specialization.name as "specializationName"
    from specialization
    left join (
      doctor cross join lateral (
        select id, name, name_key, gender from account where account.id = doctor.id limit 1
      ) account
    ) on doctor.specialization_id = specialization.id
    where specialization.id = ${specializationId}
    order by name_key, account.id`);
  if (rows.length === 0) return undefined;
  return rows.flatMap((row) => (row.id === null ? [] : [row]));
}

/** The doctor of that name, in any case; undefined when there is none. */
export async function findDoctor(query: Query, name: string): Promise<DoctorDetail | undefined> {
  const rows = await query<DoctorRow>(sql`
    select
      account.id, account.name, gender, phone_number as "phoneNumber", email, address,
      cv_url as "cvUrl", bio,
      specialization_id as "specializationId", specialization.name as "specializationName",
      clinic_name as "clinicName", clinic_location as "clinicLocation",
      clinic_open_hours as "clinicOpenHours"
    from account
    join doctor on doctor.id = account.id
    join specialization on specialization.id = doctor.specialization_id
    where account.name_key = ${toNameKey(name)}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { clinicName, clinicLocation, clinicOpenHours, ...doctor } = row;
  const clinic = { name: clinicName, location: clinicLocation, openHours: clinicOpenHours };
  return { ...doctor, clinic };
}

type DoctorRow = Omit<DoctorDetail, 'clinic'> &
  Record<'clinicName' | 'clinicLocation' | 'clinicOpenHours', string>;

/** Changes where a doctor works; what is not given stays. False when there is no such doctor. */
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

/**
 * Changes what a doctor says about themself; what is not given stays. False when there is no such
 * doctor.
 */
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
