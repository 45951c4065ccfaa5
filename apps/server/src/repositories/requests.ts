import { type Query, type Sql, sql } from '../database/sql.ts';
import type { Role } from './accounts.ts';
import { toTextKey } from './keys.ts';
import { type Sections, type SectionName, fieldsOf, insertSection, tableOf } from './sections.ts';

/** The patient or the doctor of a request. */
export interface Party {
  party: Role;
  accountId: number;
}

export interface RequestSummary {
  id: number;
  doctorId: number;
  doctorName: string;
  patientId: number;
  patientName: string;
  description: string;
  sentAt: Date;
  /** Null while the request is unanswered. */
  answeredAt: Date | null;
  /** Whether the doctor has closed their account or was refused, and does not reply any more. */
  hasDoctorLeft: boolean;
}

/** A request with its response. All sections are null while it is unanswered. */
export interface RequestDetail extends RequestSummary, Sections {
  /** Whether the doctor receives no further requests from the patient. */
  isDeclined: boolean;
}

/** How many requests a patient may send; 0 is no limit. */
export interface RequestLimits {
  /** To one doctor without a response. */
  waiting: number;
  /** Within 24 hours, to all doctors together. */
  daily: number;
}

/** Why a patient cannot send a doctor another request at the moment. */
export type RequestPause =
  | { reason: 'declined' }
  | { reason: 'waiting'; limit: number }
  | { reason: 'day'; limit: number; until: Date };

export interface RequestSearch extends Party {
  /** Only answered or only unanswered requests; both when absent. */
  isAnswered?: boolean | undefined;
  /** Words, each part of the patient's name or of the description, in any order and case; blank or absent for all. */
  search?: string;
  /** Default: newest. */
  order?: 'newest' | 'oldest';
  limit: number;
  offset: number;
}

/** What a doctor searches: the patient's name and the description. Neither search nor name contains a line break. */
const searchKey = (patientId: number, description: string) => sql`(
  select name_key || chr(10) || ${toTextKey(description)}::text from account
  where id = ${patientId}
)`;

/** Lets other requests of a patient wait until the transaction ends, so that none of them passes a limit unseen. */
export async function holdRequests(query: Query, patientId: number): Promise<void> {
  // Not `for update`, which would hold up everything that refers to the account.
  await query(sql`select id from account where id = ${patientId} for no key update`);
}

/**
 * Why a patient cannot send a doctor another request; undefined when they can. It reads no more requests than the limits
 * allow.
 */
export async function findRequestPause(
  query: Query,
  { patientId, doctorId }: { patientId: number; doctorId: number },
  { waiting, daily }: RequestLimits,
): Promise<RequestPause | undefined> {
  // The one that leaves the last 24 hours next makes room.
  const oldest = sql`
    select sent_at + interval '1 day' from request
    where patient_id = ${patientId} and sent_at > now() - interval '1 day'
    order by sent_at desc, id desc limit 1 offset ${Math.max(0, daily - 1)}`;
  const rows = await query<{ isDeclined: boolean; waiting: number; until: Date | null }>(sql`
    select
      exists (
        select from declined_patient where doctor_id = ${doctorId} and patient_id = ${patientId}
      ) as "isDeclined",
      (
        select count(*) from (
          select from request
          where patient_id = ${patientId} and doctor_id = ${doctorId} and answered_at is null
          limit ${waiting}
        ) unanswered
      ) as waiting,
      (${daily === 0 ? sql`null::timestamptz` : oldest}) as until`);
  const [found] = rows;
  if (found?.isDeclined) return { reason: 'declined' };
  if (waiting > 0 && found?.waiting === waiting) return { reason: 'waiting', limit: waiting };
  return found?.until ? { reason: 'day', limit: daily, until: found.until } : undefined;
}

/**
 * Decides whether a doctor receives further requests from the patient who sent one.
 * @returns false when the doctor has no request with that id
 */
export async function declineRequests(
  query: Query,
  { requestId, doctorId, isDeclined }: { requestId: number; doctorId: number; isDeclined: boolean },
): Promise<boolean> {
  const request = { party: 'Doctor', accountId: doctorId } as const;
  const sender = sql`
    select doctor_id, patient_id from request where id = ${requestId} and ${ownRequests(request)}`;
  const rows = await query(
    isDeclined
      ? sql`
        with sender as (${sender}), declined as (
          insert into declined_patient (doctor_id, patient_id) select * from sender
          on conflict do nothing
        )
        select patient_id from sender`
      : sql`
        with sender as (${sender}), received as (
          delete from declined_patient using sender
          where declined_patient.doctor_id = sender.doctor_id
            and declined_patient.patient_id = sender.patient_id
        )
        select patient_id from sender`,
  );
  return rows.length > 0;
}

/** Sends a request and returns its id; undefined when there is no such doctor, or patients do not find them. */
export async function createRequest(
  query: Query,
  request: { patientId: number; doctorId: number; description: string },
): Promise<number | undefined> {
  const rows = await query<{ id: number }>(sql`
    insert into request (patient_id, doctor_id, description, search_key)
    select
      ${request.patientId}::int, id, ${request.description}::text,
      ${searchKey(request.patientId, request.description)}
    from account where id = ${request.doctorId} and role = 'Doctor' and not is_hidden
    returning id`);
  return rows[0]?.id;
}

/** Whether the operator has refused a doctor: they keep what they have answered, and nothing else. */
export const isRefused = (doctorId: number) => sql`
  exists (select from doctor where id = ${doctorId} and review = 'refused')`;

/** The requests that a party reads. */
const ownRequests = ({ party, accountId }: Party) =>
  party === 'Doctor'
    ? sql`doctor_id = ${accountId} and (answered_at is not null or not ${isRefused(accountId)})`
    : sql`patient_id = ${accountId}`;

export interface EarlierRequest {
  patientId: number;
  doctorId: number;
  description: string;
  sentAt: Date;
  answered: { at: Date; sections: Sections } | null;
}

/** Stores a request with its own time, and its response, and returns its id. Call it in a transaction. */
export async function addEarlierRequest(query: Query, request: EarlierRequest): Promise<number> {
  const { patientId, doctorId, description, sentAt, answered } = request;
  const rows = await query<{ id: number }>(sql`
    insert into request (patient_id, doctor_id, description, search_key, sent_at, answered_at)
    values (
      ${patientId}, ${doctorId}, ${description}, ${searchKey(patientId, description)}, ${sentAt},
      ${answered?.at ?? null}
    )
    returning id`);
  const id = rows[0]?.id ?? 0;
  if (answered) await storeSections(query, id, answered.sections);
  return id;
}

/** Lists requests of one account. It reads that account's requests only, however many there are of others. */
export async function listRequests(
  query: Query,
  { party, accountId, isAnswered, search = '', order = 'newest', limit, offset }: RequestSearch,
): Promise<{ requests: RequestSummary[]; totalCount: number }> {
  const mine = ownRequests({ party, accountId });
  // Not a parameter, so that the planner can use the partial index of unanswered requests.
  const answered =
    isAnswered === undefined
      ? sql``
      : sql`and answered_at is ${isAnswered ? sql`not null` : sql`null`}`;
  const words = toTextKey(search).split(/\s+/).filter(Boolean);
  // `lower` is for requests of a server that did not store a key yet.
  const matching =
    words.length === 0
      ? sql``
      : sql`and not exists (
          select from unnest(${words}::text[]) word
          where strpos(coalesce(search_key, lower(description)), word) = 0
        )`;
  // The requests of a doctor are counted as they change; those of a patient are few.
  const count =
    party === 'Doctor' && words.length === 0
      ? sql`
        select coalesce(sum(${countOf(isAnswered)}), 0) as count from (
          select answered, case when ${isRefused(accountId)} then 0 else unanswered end as unanswered
          from request_count where doctor_id = ${accountId}
        ) readable`
      : sql`select count(*) from hits`;
  const [first, sorted] =
    order === 'oldest'
      ? [sql`sent_at, id`, sql`"sentAt", summary.id`]
      : [sql`sent_at desc, id desc`, sql`"sentAt" desc, summary.id desc`];
  // `limit 1` forces one index look-up per row: for a large page the planner would scan whole tables.
  const rows = await query<{ totalCount: number } & (RequestSummary | { id: null })>(sql`
    with hits as not materialized (
      select id, sent_at from request where ${mine} ${answered} ${matching}
    ),
    slice as (select id from hits order by ${first} limit ${limit} offset ${offset})
    select total.count as "totalCount", summary.*
    from (${count}) total
    left join (
      slice cross join lateral (
        select * from request_summary where request_summary.id = slice.id limit 1
      ) summary
    ) on true
    order by ${sorted}`);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    requests: rows.flatMap((row) => (row.id === null ? [] : [row])),
  };
}

function countOf(isAnswered: boolean | undefined): Sql {
  if (isAnswered === undefined) return sql`answered + unanswered`;
  return isAnswered ? sql`answered` : sql`unanswered`;
}

/** One page of an account's requests with their responses, oldest first, so that new ones do not shift the next page. */
export async function listRequestDetails(
  query: Query,
  { limit, offset, ...party }: Party & { limit: number; offset: number },
): Promise<RequestDetail[]> {
  return query<RequestDetail>(sql`
    select ${detail}
    from (
      select id from request where ${ownRequests(party)}
      order by sent_at, id limit ${limit} offset ${offset}
    ) slice
    cross join lateral (
      select * from request_summary where request_summary.id = slice.id limit 1
    ) request_summary
    order by "sentAt", request_summary.id`);
}

/** The patients of the requests that a doctor reads. */
export async function listRequestPatients(query: Query, doctorId: number): Promise<number[]> {
  const rows = await query<{ id: number }>(sql`
    select distinct patient_id as id from request
    where ${ownRequests({ party: 'Doctor', accountId: doctorId })}`);
  return rows.map(({ id }) => id);
}

/** A request with its response; undefined when the party has no request with that id. */
export async function findRequest(
  query: Query,
  requestId: number,
  { party, accountId }: Party,
): Promise<RequestDetail | undefined> {
  const rows = await query<RequestDetail>(sql`
    select ${detail}
    from request_summary
    where id = ${requestId}
      and case ${party}::text when 'Doctor' then "doctorId" when 'Patient' then "patientId" end
        = ${accountId}
      and ("answeredAt" is not null or "patientId" = ${accountId} or not ${isRefused(accountId)})`);
  return rows[0];
}

const readSection = (name: SectionName) => sql`(
  select row_to_json(section)
  from (
    select ${fieldsOf(name)} from ${tableOf(name)} item where request_id = request_summary.id
  ) section
)`;

const detail = sql`
  request_summary.*,
  exists (
    select from declined_patient
    where doctor_id = request_summary."doctorId" and patient_id = request_summary."patientId"
  ) as "isDeclined",
  ${readSection('generalReport')} as "generalReport",
  ${readSection('medicine')} as medicine,
  ${readSection('chronicDisease')} as "chronicDisease",
  ${readSection('allergy')} as allergy`;

/**
 * Answers a request. Call it in a transaction, so that of several concurrent responses exactly one is
 * stored.
 * @returns 'missing' when the doctor has no request with that id
 */
export async function replyToRequest(
  query: Query,
  { requestId, doctorId, sections }: { requestId: number; doctorId: number; sections: Sections },
): Promise<'answered' | 'already-answered' | 'missing'> {
  const updated = await query(sql`
    update request set answered_at = now()
    where id = ${requestId} and doctor_id = ${doctorId} and answered_at is null
      and not ${isRefused(doctorId)}
    returning id`);
  if (updated.length === 0) {
    const stored = await query(sql`
      select id from request where id = ${requestId} and doctor_id = ${doctorId}`);
    return stored.length === 0 ? 'missing' : 'already-answered';
  }
  await storeSections(query, requestId, sections);
  return 'answered';
}

async function storeSections(query: Query, requestId: number, sections: Sections): Promise<void> {
  const { generalReport, medicine, chronicDisease, allergy } = sections;
  if (generalReport) await query(insertSection('generalReport', requestId, generalReport));
  if (medicine) await query(insertSection('medicine', requestId, medicine));
  if (chronicDisease) await query(insertSection('chronicDisease', requestId, chronicDisease));
  if (allergy) await query(insertSection('allergy', requestId, allergy));
}
