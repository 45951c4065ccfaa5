import type { RecordSection } from '@medportal/api-client';
import { type Query, sql } from '../database/sql.ts';
import { toTextKey } from './keys.ts';

export interface Grant {
  doctorId: number;
  doctorName: string;
  /** When it has expired or was stopped, the sections until then. */
  sections: RecordSection[];
  /** Whether a request opened the record or a decision of the patient. */
  source: 'request' | 'patient';
  since: Date;
  expiresAt: Date | null;
  /** When the patient stopped sharing; null when they did not. */
  revokedAt: Date | null;
  /** Whether the doctor was refused, and so reads nothing, whatever the patient decided. */
  hasDoctorLeft: boolean;
}

/** What a doctor can read of a patient's record. */
export interface SharedRecord extends Pick<Grant, 'sections' | 'since' | 'expiresAt'> {
  patientId: number;
  patientName: string;
  /** Whether the patient decided so, and the doctor has not opened the record since. */
  isNew: boolean;
}

/** The sections that a request opens. */
const WHOLE = sql`'{details,readings,medicines,chronicDiseases,allergies}'::text[]`;

interface Pair {
  patientId: number;
  doctorId: number;
}

/**
 * One grant for each doctor whom the patient has sent a request or about whom they have decided, by name. Leaves out
 * doctors who have closed their account.
 * A request that follows a stop opens nothing, so it does not count as the source.
 */
export async function listGrants(query: Query, patientId: number): Promise<Grant[]> {
  // `limit 1` forces one index look-up per doctor: the planner would scan whole tables for many.
  return query<Grant>(sql`
    with newest as (
      select distinct on (doctor_id) * from sharing
      where patient_id = ${patientId} order by doctor_id, id desc
    ),
    granted as (
      select distinct on (doctor_id) * from sharing
      where patient_id = ${patientId} and not revoked order by doctor_id, id desc
    ),
    first_request as (
      select doctor_id, min(sent_at) as sent_at from request
      where patient_id = ${patientId} group by doctor_id
    )
    select
      doctor_id as "doctorId", account.name as "doctorName",
      case
        when granted.id is not null then granted.sections
        when request_at is null then '{}'
        else ${WHOLE}
      end as sections,
      case when granted.id is null and request_at is not null then 'request' else 'patient' end
        as source,
      coalesce(granted.made_at, request_at, newest.made_at) as since,
      granted.expires_at as "expiresAt",
      case when newest.revoked then newest.made_at end as "revokedAt",
      account.refused as "hasDoctorLeft"
    from newest
    full join first_request using (doctor_id)
    left join granted using (doctor_id)
    cross join lateral (
      select case when newest.revoked and first_request.sent_at > newest.made_at then null
        else first_request.sent_at end as request_at
    ) opened
    cross join lateral (
      select name, name_key, review = 'refused' as refused from account join doctor using (id)
      where id = doctor_id and closed_at is null limit 1
    ) account
    order by account.name_key, doctor_id`);
}

export interface PatientSearch {
  doctorId: number;
  /** Part of a name; blank for all. */
  search: string;
  /** The operations that open a record. */
  reads: readonly string[];
  limit: number;
  offset: number;
}

/**
 * One page of the patients whose record a doctor can read: the new ones first, then the latest. The rule is that of the
 * function `readable_patient`.
 */
export async function listPatients(
  query: Query,
  { doctorId, search, reads, limit, offset }: PatientSearch,
): Promise<{ records: SharedRecord[]; totalCount: number }> {
  const term = toTextKey(search);
  // `limit 1` forces one index look-up per patient.
  const hits =
    term === ''
      ? sql`select * from readable`
      : sql`
        select readable.* from readable cross join lateral (
          select name_key from account where account.id = patient_id limit 1
        ) account
        where strpos(name_key, ${term}) > 0`;
  // Whether a record was opened is asked for decisions only: a doctor has few of them, and may have many requests.
  const rows = await query<{ totalCount: number } & (SharedRecord | { patientId: null })>(sql`
    with decided as (
      select distinct on (patient_id) * from sharing
      where doctor_id = ${doctorId} order by patient_id, id desc
    ),
    asked as (
      select patient_id, min(sent_at) as sent_at from request
      where doctor_id = ${doctorId} group by patient_id
    ),
    readable as (
      select * from (
        select patient_id, sections, made_at as since, expires_at, (
          select false from audit
          where audit.patient_id = decided.patient_id and happened_at >= made_at
            and account_id = ${doctorId} and outcome = 'allowed' and action = any(${reads}::text[])
            -- For the index of the access log.
            and action <> 'listAccessLog'
          limit 1
        ) is null as is_new
        from decided where not revoked and coalesce(expires_at > now(), true)
        union all
        select
          patient_id, ${WHOLE}, sent_at, null, false
        from asked where patient_id not in (select patient_id from decided)
      ) shared
      where patient_id not in (
        select id from account where closed_at <= now() and erased_at is null
        union all select id from account where erased_at <= now()
      ) and not exists (select from doctor where id = ${doctorId} and review <> 'approved')
    ),
    hits as materialized (${hits}),
    slice as (
      select * from hits order by is_new desc, since desc, patient_id desc
      limit ${limit} offset ${offset}
    )
    select
      total.count as "totalCount", patient_id as "patientId", name as "patientName", sections,
      since, expires_at as "expiresAt", is_new as "isNew"
    from (select count(*) from hits) total
    left join (
      slice cross join lateral (select name from account where id = patient_id limit 1) account
    ) on true
    order by is_new desc, since desc, patient_id desc`);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    records: rows.flatMap((row) => {
      if (row.patientId === null) return [];
      const { totalCount: _, ...record } = row;
      return [record];
    }),
  };
}

/**
 * Decides what a doctor can read, from the next statement on.
 * @returns false when there is no such doctor, or patients do not find them
 */
export async function shareRecord(
  query: Query,
  {
    patientId,
    doctorId,
    sections,
    expiresAt,
  }: Pair & { sections: readonly RecordSection[]; expiresAt: Date | null },
): Promise<boolean> {
  const rows = await query(sql`
    insert into sharing (patient_id, doctor_id, sections, expires_at, revoked)
    select ${patientId}::int, id, ${sections}::text[], ${expiresAt}::timestamptz, false
    from account where id = ${doctorId} and role = 'Doctor' and not is_hidden
    returning id`);
  return rows.length > 0;
}

/**
 * Decides that a doctor reads nothing, from the next statement on. Does nothing when that is the decision already.
 * @returns false when the doctor does not exist, or is not yet checked
 */
export async function stopSharing(query: Query, { patientId, doctorId }: Pair): Promise<boolean> {
  const rows = await query(sql`
    with stopped as (
      insert into sharing (patient_id, doctor_id, sections, revoked)
      select ${patientId}::int, id, '{}', true
      from doctor where id = ${doctorId} and review <> 'pending' and not coalesce((
        select revoked from sharing
        where patient_id = ${patientId} and doctor_id = doctor.id
        order by sharing.id desc limit 1
      ), false)
    )
    select id from doctor where id = ${doctorId} and review <> 'pending'`);
  return rows.length > 0;
}
