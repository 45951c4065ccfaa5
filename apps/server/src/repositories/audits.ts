import { createHash } from 'node:crypto';
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
  /** Whose record; null when it is nobody's. */
  whose: Whose | null;
  outcome: 'allowed' | 'denied';
}

/** Adds a line. Lines can be neither changed nor deleted afterwards. */
export async function appendAudit(query: Query, entry: AuditEntry): Promise<void> {
  await query(sql`with ${lineOf(entry)} select`);
}

/**
 * Runs a write together with its line, as one statement: both are stored, or neither.
 * @param query Not in need of a transaction.
 * @param entry The line.
 * @returns runs the write, which has to return something, and not begin with a `with`
 */
export function withAudit(query: Query, entry: AuditEntry): Query {
  return (statement) =>
    query(sql`with written as (${statement}), ${lineOf(entry)} select * from written`);
}

/** What adds a line, as parts of a `with`. */
function lineOf({ account, action, whose, outcome }: AuditEntry): Sql {
  const list = whose !== null && 'ids' in whose ? toList(whose.ids) : undefined;
  const line = sql`
    line as (
      insert into audit (
        account_id, account_name, account_role, action, outcome, patient_list_id,
        patient_id, request_id
      )
      select
        ${account?.id ?? null}::int, ${account?.name ?? null}::text, ${account?.role ?? null}::text,
        ${action}::text, ${outcome}::text, ${list?.id ?? null}::uuid,
        patient_id, request_id
      from (${patientOf(whose)}) whose (patient_id, request_id)
    )`;
  if (list === undefined) return line;
  return sql`
    list as (
      insert into patient_list (id, patient_ids) values (${list.id}, ${list.ids})
      on conflict do nothing
    ), ${line}`;
}

/** The patient_list of several patients; undefined for fewer, who need none. */
function toList(patientIds: readonly number[]): { id: string; ids: number[] } | undefined {
  const ids = [...new Set(patientIds)].toSorted((one, other) => one - other);
  if (ids.length < 2) return undefined;
  // Cut to the length of a uuid.
  return { id: createHash('sha256').update(ids.join()).digest('hex').slice(0, 32), ids };
}

// The patient and the request. Several patients, a name or an id that leads nowhere: no patient.
function patientOf(whose: Whose | null): Sql {
  if (whose === null) return sql`select null::int, null::int`;
  if ('ids' in whose) {
    const [id = null, ...others] = new Set(whose.ids);
    return sql`select ${others.length === 0 ? id : null}::int, null::int`;
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
    with refused (patient_id, request_id) as (${patientOf(whose)}),
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

/** A place in a log: that of a line. */
export interface LogPlace {
  /** When it happened, in microseconds since 1970: a Date would be too coarse. */
  micros: number;
  id: number;
}

/** Which lines to list. */
export interface AccessLogSearch {
  patientId: number;
  /** Only lines that are older than the one of this place. */
  after?: LogPlace | undefined;
  /** How many at most. */
  limit: number;
  /** How many to leave out first. */
  offset: number;
}

/** One page of a log. */
export interface AccessLogPage {
  entries: AccessLogEntry[];
  /** The place of the last line; null when nothing follows it. */
  next: LogPlace | null;
  /** How many lines there are, or {@link MOST_COUNTED} where there are more. */
  totalCount: number;
}

/** So many lines of a log are counted. */
export const MOST_COUNTED = 10_000;

/**
 * One page of the lines about a patient, newest first, and how many there are, in one statement. Looks
 * at this log are not among them: they would move its pages while they are turned.
 */
export async function listAccessLog(
  query: Query,
  { patientId, after, limit, offset }: AccessLogSearch,
): Promise<AccessLogPage> {
  const own = sql`from audit where patient_id = ${patientId} and action <> 'listAccessLog'`;
  const ofList = sql`from audit where patient_list_id = list.id`;
  const older = after
    ? sql`and (happened_at, audit.id) < (
        timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::bigint
      )`
    : sql``;
  const newestFirst = sql`order by happened_at desc, audit.id desc`;
  // One more than the page has, to know whether something follows.
  const most = sql`limit ${limit + offset + 1}`;
  // A patient can be on many lists. Those that have a line on the page are among the ones with the
  // newest lines, and no more than it has lines.
  const rows = await query<{ totalCount: number } & (LogRow | { action: null })>(sql`
    with list as (
      select id from patient_list where patient_ids @> array[${patientId}::int]
    ),
    total as (
      select count(*) from (
        (select 1 ${own} ${newestFirst} limit ${MOST_COUNTED})
        union all
        select 1 from list cross join lateral (select 1 ${ofList} limit ${MOST_COUNTED}) line
        limit ${MOST_COUNTED}
      ) line
    ),
    recent as (
      select list.id
      from list
      cross join lateral (select happened_at, id ${ofList} ${older} ${newestFirst} limit 1) line
      order by line.happened_at desc, line.id desc ${most}
    ),
    newest as (
      (select * ${own} ${older} ${newestFirst} ${most})
      union all
      (
        select line.*
        from recent list cross join lateral (select * ${ofList} ${older} ${newestFirst} ${most}) line
      )
      order by happened_at desc, id desc limit ${limit + 1} offset ${offset}
    )
    select total.count as "totalCount", slice.*
    from total left join (
      select
        newest.id, (extract(epoch from happened_at) * 1000000)::bigint as micros,
        happened_at as "happenedAt", account_id as "accountId", account_name as "accountName",
        account_role as role, action, request_id as "requestId", outcome,
        coalesce(refusal.count, 1) as count
      from newest left join anonymous_refusal refusal on refusal.id = refusal_id
    ) slice on true
    order by micros desc, id desc`);
  const lines = rows.flatMap((row) => (row.action === null ? [] : [row]));
  const entries = lines.slice(0, limit);
  const last = lines.length > limit ? entries.at(-1) : undefined;
  return {
    entries,
    next: last ? { micros: last.micros, id: last.id } : null,
    totalCount: rows[0]?.totalCount ?? 0,
  };
}

type LogRow = AccessLogEntry & LogPlace;
