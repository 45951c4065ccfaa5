import { type Query, sql } from '../database/sql.ts';
import { isRefused } from './requests.ts';

/** The number of responses or requests that the inbox of a patient lists. */
const LISTED = 5;

export interface NewResponse {
  requestId: number;
  doctorId: number;
  doctorName: string;
  sentAt: Date;
  answeredAt: Date;
  description: string;
}

/** A request without a response, whose doctor does not reply any more. */
export type LeftRequest = Omit<NewResponse, 'answeredAt'>;

export interface PatientInbox {
  /** The newest ones, newest first. */
  newResponses: NewResponse[];
  newResponsesCount: number;
  /** The newest ones of which the patient has not seen that the doctor does not reply any more, newest first. */
  leftRequests: LeftRequest[];
  waitingCount: number;
  oldestWaitingAt: Date | null;
}

/**
 * The responses that a patient has not opened yet, the requests that nobody will reply to, and how much waits, in one
 * statement.
 */
export async function patientInbox(query: Query, patientId: number): Promise<PatientInbox> {
  const rows = await query<
    Pick<PatientInbox, 'newResponsesCount' | 'waitingCount' | 'oldestWaitingAt'> &
      (NewResponse | (LeftRequest & { answeredAt: null }) | { requestId: null })
  >(sql`
    with own as materialized (
      select id, doctor_id, sent_at, answered_at from request where patient_id = ${patientId}
    ),
    unseen as materialized (
      select * from own
      where answered_at is not null
        and not exists (select from answer_seen where request_id = own.id)
    ),
    unanswered as materialized (
      select own.*, left_at from own join departure on departure.id = doctor_id
      where answered_at is null
    ),
    slice as (
      (
        select id, doctor_id, sent_at, answered_at from unseen
        order by answered_at desc, id desc limit ${LISTED}
      )
      union all
      (
        select id, doctor_id, sent_at, answered_at from unanswered
        where left_at is not null and not exists (
          select from departure_seen where request_id = unanswered.id and seen_at >= left_at
        )
        order by sent_at desc, id desc limit ${LISTED}
      )
    )
    select
      (select count(*) from unseen) as "newResponsesCount",
      waiting.*,
      slice.id as "requestId", account.id as "doctorId", account.name as "doctorName",
      slice.sent_at as "sentAt", slice.answered_at as "answeredAt",
      (select description from request where request.id = slice.id)
    from (
      select count(*) as "waitingCount", min(sent_at) as "oldestWaitingAt"
      from unanswered where left_at is null
    ) waiting
    left join (slice join account on account.id = slice.doctor_id) on true
    order by slice.answered_at desc, slice.sent_at desc, slice.id desc`);
  const [counts] = rows;
  const found = rows.flatMap((row) => {
    if (row.requestId === null) return [];
    const { requestId, doctorId, doctorName, sentAt, answeredAt, description } = row;
    return [{ answeredAt, request: { requestId, doctorId, doctorName, sentAt, description } }];
  });
  return {
    newResponsesCount: counts?.newResponsesCount ?? 0,
    waitingCount: counts?.waitingCount ?? 0,
    oldestWaitingAt: counts?.oldestWaitingAt ?? null,
    newResponses: found.flatMap(({ answeredAt, request }) =>
      answeredAt === null ? [] : [{ ...request, answeredAt }],
    ),
    leftRequests: found.flatMap(({ answeredAt, request }) => (answeredAt ? [] : [request])),
  };
}

export interface DoctorInbox {
  waitingCount: number;
  oldestWaitingAt: Date | null;
}

/**
 * How much waits for a doctor. Says nothing about the patients: it is polled, and a read of what they wrote has a line in
 * the audit.
 */
export async function doctorInbox(query: Query, doctorId: number): Promise<DoctorInbox> {
  const [inbox] = await query<DoctorInbox>(sql`
    select
      coalesce(
        (select unanswered from request_count where doctor_id = ${doctorId}), 0
      ) as "waitingCount",
      (
        select sent_at from request where doctor_id = ${doctorId} and answered_at is null
        order by sent_at, id limit 1
      ) as "oldestWaitingAt"
    where not ${isRefused(doctorId)}`);
  return inbox ?? { waitingCount: 0, oldestWaitingAt: null };
}

/**
 * Marks responses as seen, and requests whose doctor does not reply any more: all of them, or none if one
 * is neither for this patient.
 * @returns the responses, by id, with when each was given; undefined when none is marked
 */
export async function markResponsesSeen(
  query: Query,
  { patientId, requestIds }: { patientId: number; requestIds: readonly number[] },
): Promise<Pick<NewResponse, 'requestId' | 'answeredAt'>[] | undefined> {
  const ids = [...new Set(requestIds)];
  const marked = await query<{ requestId: number; answeredAt: Date | null }>(sql`
    with own as materialized (
      select id, answered_at from request
      where id = any(${ids}::int[]) and patient_id = ${patientId} and (
        answered_at is not null
        or exists (select from departure where departure.id = doctor_id and left_at is not null)
      )
    ),
    every_own as materialized (
      select * from own where (select count(*) from own) = ${ids.length}
    ),
    seen as (
      insert into answer_seen (request_id)
      select id from every_own where answered_at is not null on conflict do nothing
    ),
    departures_seen as (
      insert into departure_seen (request_id)
      select id from every_own where answered_at is null
      on conflict (request_id) do update set seen_at = excluded.seen_at
    )
    select id as "requestId", answered_at as "answeredAt" from every_own order by id`);
  if (marked.length === 0) return undefined;
  return marked.flatMap(({ requestId, answeredAt }) =>
    answeredAt === null ? [] : [{ requestId, answeredAt }],
  );
}
