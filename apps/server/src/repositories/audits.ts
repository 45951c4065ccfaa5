import { type Query, type Sql, sql } from '../database/database.ts';
import type { Account, Role } from './accounts.ts';
import { toNameKey } from './keys.ts';

/** Whose record a call is about: patients by their ids, by a name, or by a request of theirs. */
export type Whose = { ids: readonly number[] } | { name: string } | { requestId: number };

/** One line of the record of who read or wrote what, and who was refused. */
export interface AuditEntry {
  /** Who; null when nobody was logged in. */
  account: Account | null;
  /** What: the operation's id. */
  action: string;
  /** Whose record; null when it is nobody's. Several patients have a line each. */
  whose: Whose | null;
  outcome: 'allowed' | 'denied';
}

/** Adds a line. Lines can be neither changed nor deleted afterwards. */
export async function appendAudit(query: Query, entry: AuditEntry): Promise<void> {
  await query(insertAudit(entry));
}

/** A call that was refused to somebody who was not logged in. */
export interface AnonymousRefusal extends Pick<AuditEntry, 'action' | 'whose'> {
  /** Tells apart the networks that such calls come from. */
  network: string;
}

/**
 * Counts a refusal. The first from a network about a patient in an hour adds a line, which stands for
 * all of them: otherwise anybody could fill the disk and the log of a patient.
 */
export async function countRefusal(
  query: Query,
  { action, whose, network }: AnonymousRefusal,
): Promise<void> {
  await query(sql`
    with refused (patient_id, request_id) as (${patientsOf(whose)}),
    counted as (
      insert into anonymous_refusal (patient_id, network, hour)
      select patient_id, ${network}::text, date_trunc('hour', now(), 'UTC') from refused
      on conflict on constraint anonymous_refusal_once
      do update set count = anonymous_refusal.count + 1
      returning id, count
    )
    insert into audit (action, outcome, patient_id, request_id, refusal_id)
    select ${action}::text, 'denied', patient_id, request_id, counted.id
    from counted cross join refused where counted.count = 1`);
}

/**
 * Runs a write together with its line, as one statement: both are stored, or neither.
 * @param query Not in need of a transaction.
 * @param entry The line.
 * @returns runs the write, which has to return something, and not begin with a `with`
 */
export function withAudit(query: Query, entry: AuditEntry): Query {
  return (statement) =>
    query(sql`
    with written as (${statement}), line as (${insertAudit(entry)})
    select * from written`);
}

const insertAudit = ({ account, action, whose, outcome }: AuditEntry) => sql`
  insert into audit (
    account_id, account_name, account_role, action, outcome, patient_id, request_id
  )
  select
    ${account?.id ?? null}::int, ${account?.name ?? null}::text, ${account?.role ?? null}::text,
    ${action}::text, ${outcome}::text, patient_id, request_id
  from (${patientsOf(whose)}) whose (patient_id, request_id)`;

// The patient and the request. A name or an id that leads nowhere gives one row without a patient.
function patientsOf(whose: Whose | null): Sql {
  if (whose === null) return sql`select null::int, null::int`;
  if ('ids' in whose) {
    const [only, ...others] = whose.ids;
    if (only !== undefined && others.length === 0) return sql`select ${only}::int, null::int`;
    return sql`select distinct unnest(${whose.ids}::int[]), null::int`;
  }
  if ('requestId' in whose) {
    const id = sql`${whose.requestId}::int`;
    return sql`select (select patient_id from request where id = ${id}), ${id}`;
  }
  return sql`
    select
      (select id from account where name_key = ${toNameKey(whose.name)} and role = 'Patient'),
      null::int`;
}

/** A line as the patient may read it. */
export interface AccessLogEntry {
  happenedAt: Date;
  /** Null when nobody was logged in. */
  accountId: number | null;
  /** The name and the role of then; null when nobody was logged in. */
  accountName: string | null;
  role: Role | null;
  action: string;
  requestId: number | null;
  outcome: AuditEntry['outcome'];
  /** How many times, where refusals are counted; otherwise 1. */
  count: number;
}

/** Which lines to list. */
export interface AccessLogSearch {
  patientId: number;
  /** The action whose lines are left out. */
  except: string;
  /** How many at most. */
  limit: number;
  /** How many to leave out first. */
  offset: number;
}

/** One page of the lines about a patient, newest first, and how many there are, in one statement. */
export async function listAccessLog(
  query: Query,
  { patientId, except, limit, offset }: AccessLogSearch,
): Promise<{ entries: AccessLogEntry[]; totalCount: number }> {
  const mine = sql`from audit where patient_id = ${patientId} and action <> ${except}`;
  const rows = await query<{ totalCount: number } & (AccessLogEntry | { action: null })>(sql`
    select total.count as "totalCount", slice.*
    from (select count(*) ${mine}) total
    left join (
      select
        id, happened_at as "happenedAt", account_id as "accountId", account_name as "accountName",
        account_role as role, action, request_id as "requestId", outcome,
        coalesce((select count from anonymous_refusal where id = refusal_id), 1) as count
      ${mine} order by happened_at desc, id desc limit ${limit} offset ${offset}
    ) slice on true
    order by "happenedAt" desc, id desc`);
  return {
    totalCount: rows[0]?.totalCount ?? 0,
    entries: rows.flatMap((row) => (row.action === null ? [] : [row])),
  };
}
