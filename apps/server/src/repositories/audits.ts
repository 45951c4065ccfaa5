import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Query, Sql, sql } from '../database/sql.ts';
import type { Account, Role } from './accounts.ts';
import { toNameKey } from './keys.ts';

/** The patients whose records are accessed: by ids, by name, or by one of their requests. */
export type PatientRef = { ids: readonly number[] } | { name: string } | { requestId: number };

/** Where a call about an account came from. */
export interface Origin {
  /** The network of the address, without the part that names a device. */
  network: string;
  /** The browser and its system; null when unknown. */
  device: string | null;
  /** Null when the caller is not logged in. */
  sessionId: number | null;
}

export interface AuditEntry {
  /** Null when the caller is not logged in. */
  account: Account | null;
  action: string;
  /** Null when no record is accessed. */
  whose: PatientRef | null;
  outcome: 'allowed' | 'denied';
  /** Only for what happens to an account. */
  origin?: Origin | undefined;
}

/** Adds entries in one statement. The table is append-only. */
export async function appendAudit(query: Query, ...entries: AuditEntry[]): Promise<void> {
  await query(sql`with ${insertEntries(entries)} select`);
}

/**
 * Appends entries by group commit: those that arrive while one is written share the next statement, and so one flush to
 * disk. PostgreSQL does this for statements of several connections; the embedded database has only one.
 * @returns appends an entry, and resolves when it is on disk
 */
export function groupAudits(query: Query): (entry: AuditEntry) => Promise<void> {
  let waiting: AuditEntry[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const commit = async () => {
    // The engine does not yield to the event loop, which reads further calls only now.
    await setImmediate();
    const entries = waiting;
    waiting = [];
    last = next ?? last;
    next = undefined;
    await appendAudit(query, ...entries);
  };
  return (entry) => {
    waiting.push(entry);
    next ??= last.then(commit, commit);
    return next;
  };
}

/**
 * Adds an audit entry to a write, in the same statement, so that both are stored or neither.
 * @param query may be outside of a transaction
 * @returns a query for the write, which needs a `returning` clause and must not start with `with`
 */
export function withAudit(query: Query, entry: AuditEntry): Query {
  return (statement) =>
    query(sql`with written as (${statement}), ${insertEntries([entry])} select * from written`);
}

/**
 * Adds an audit entry for each row that an earlier part of a `with` returns.
 * @param written the name of that part
 * @param sessionId what that part returns as the session
 */
export const entryOf = (entry: AuditEntry, written: Sql, sessionId = sql`entry.session_id`): Sql =>
  insertEntries([entry], sql`entry cross join ${written}`, sessionId);

function insertEntries(
  entries: readonly AuditEntry[],
  source = sql`entry`,
  sessionId = sql`entry.session_id`,
): Sql {
  const rows = entries.map(({ account, action, whose, outcome, origin }) => {
    const ids = whose !== null && 'ids' in whose ? [...new Set(whose.ids)] : [];
    const list = toList(ids);
    return {
      account_id: account?.id,
      account_name: account?.name,
      account_role: account?.role,
      action,
      outcome,
      patient_list_id: list?.id,
      patient_ids: list?.ids,
      patient_id: list ? null : ids[0],
      name_key: whose !== null && 'name' in whose ? toNameKey(whose.name) : null,
      request_id: whose !== null && 'requestId' in whose ? whose.requestId : null,
      session_id: origin?.sessionId,
      network: origin?.network,
      device: origin?.device,
    };
  });
  const lists = rows.some((row) => row.patient_ids)
    ? sql`
    list as (
      insert into patient_list (id, patient_ids)
      select patient_list_id, patient_ids from entry where patient_ids is not null
      on conflict do nothing
    ),`
    : sql``;
  return sql`
    entry as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) entry (
        account_id int, account_name text, account_role text, action text, outcome text,
        patient_list_id uuid, patient_ids int[], patient_id int, name_key text, request_id int,
        session_id int, network text, device text
      )
    ),
    ${lists}
    line as (
      insert into audit (
        account_id, account_name, account_role, action, outcome, patient_list_id,
        patient_id, request_id, session_id, network, device
      )
      select
        account_id, account_name, account_role, action, outcome, patient_list_id,
        coalesce(
          patient_id,
          (select id from account where name_key = entry.name_key and role = 'Patient'),
          (select patient_id from request where id = entry.request_id)
        ),
        request_id, ${sessionId}, network, device
      from ${source}
    )`;
}

/** The patient_list of several different patients; undefined for fewer than two. */
function toList(patientIds: readonly number[]): { id: string; ids: number[] } | undefined {
  if (patientIds.length < 2) return undefined;
  const ids = patientIds.toSorted((one, other) => one - other);
  return { id: createHash('sha256').update(ids.join()).digest('hex').slice(0, 32), ids };
}

// Selects patient and request. The patient is null for several patients and for an unknown name or request.
function patientOf(whose: PatientRef | null): Sql {
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

export interface AnonymousRefusal extends Pick<AuditEntry, 'action' | 'whose'> {
  /** An HMAC of the caller's network. */
  network: string;
}

/**
 * Counts a refusal. Only the first per network, patient and hour adds an audit entry, so that anonymous
 * callers cannot flood the audit.
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

/**
 * Counts a refused log-in. Only the first per network, account and hour adds an audit entry, so that nobody can flood
 * the audit.
 * @param account null when no account has the email
 */
export async function countLogInRefusal(
  query: Query,
  { account, network, device }: Pick<AuditEntry, 'account'> & Omit<Origin, 'sessionId'>,
): Promise<void> {
  await query(sql`
    with counted as (
      insert into log_in_refusal (account_id, network, hour)
      values (${account?.id}::int, ${network}::text, date_trunc('hour', now(), 'UTC'))
      on conflict on constraint log_in_refusal_once
      do update set count = log_in_refusal.count + 1
      returning id, account_id, network, count
    )
    insert into audit (
      account_id, account_name, account_role, action, outcome, network, device, log_in_refusal_id
    )
    select
      account_id, ${account?.name}::text, ${account?.role}::text, 'login', 'denied', network,
      ${device}::text, id
    from counted where count = 1`);
}

export interface AccessLogEntry {
  happenedAt: Date;
  accountId: number | null;
  /** Name and role at the time; null when the caller was not logged in. */
  accountName: string | null;
  role: Role | null;
  action: string;
  requestId: number | null;
  outcome: AuditEntry['outcome'];
  /** Number of refusals that the entry stands for; otherwise 1. */
  count: number;
}

/** The position of an entry, for keyset pagination. */
export interface LogCursor {
  /** Microseconds since 1970: a Date has only milliseconds. */
  micros: number;
  id: number;
}

/** A page of a log. */
export interface LogSlice {
  /** Lists older entries only; the newest when absent. */
  after?: LogCursor | undefined;
  limit: number;
  offset: number;
}

export interface AccessLogSearch extends LogSlice {
  patientId: number;
}

export type AccessLogPage = LogPage<AccessLogEntry>;

export interface LogPage<Entry> {
  entries: Entry[];
  /** The cursor of the next page; null on the last page. */
  next: LogCursor | null;
  /** Number of all entries, at most {@link MAX_COUNTED}. */
  totalCount: number;
}

/** Entries of a log beyond this number are not counted. */
export const MAX_COUNTED = 10_000;

/**
 * Lists one page of a patient's entries, newest first, and counts them, in one statement. Excludes
 * views of the log itself, which would shift its pages.
 */
export async function listAccessLog(
  query: Query,
  { patientId, after, limit, offset }: AccessLogSearch,
): Promise<AccessLogPage> {
  const own = sql`from audit where patient_id = ${patientId} and action <> 'listAccessLog'`;
  const ofList = sql`from audit where patient_list_id = list.id`;
  const older = isOlder(after);
  // One extra row tells whether another page follows.
  const most = sql`limit ${limit + offset + 1}`;
  // A patient can be on many lists, but only the lists with the newest entries, at most one per row of
  // the page, can contribute to it.
  const rows = await query<Counted<AccessLogEntry>>(sql`
    with list as (
      select id from patient_list where patient_ids @> array[${patientId}::int]
    ),
    total as (
      select count(*) from (
        (select 1 ${own} ${newestFirst} limit ${MAX_COUNTED})
        union all
        select 1 from list cross join lateral (select 1 ${ofList} limit ${MAX_COUNTED}) line
        limit ${MAX_COUNTED}
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
        newest.id, ${micros}, happened_at as "happenedAt", account_id as "accountId", account_name as "accountName",
        account_role as role, action, request_id as "requestId", outcome,
        coalesce(refusal.count, 1) as count
      from newest left join anonymous_refusal refusal on refusal.id = refusal_id
    ) slice on true
    order by micros desc, id desc`);
  return toPage(rows, limit);
}

export interface AccountEvent extends Pick<Origin, 'device' | 'sessionId'> {
  happenedAt: Date;
  action: string;
  outcome: AuditEntry['outcome'];
  /** Null where it was not noted: by an earlier version, or for a decision of the operator. */
  network: string | null;
  /** Number of refusals that the entry stands for; otherwise 1. */
  count: number;
}

/** The calls and decisions about who can get into an account. Their entries say where they came from. */
export const ACCOUNT_ACTIONS: ReadonlySet<string> = new Set([
  'login',
  'logOut',
  'changePassword',
  'resetPassword',
  'changeEmail',
  'confirmEmail',
  'closeAccount',
  'reopenAccount',
  'endSession',
  'endOtherSessions',
  'approveDoctor',
  'refuseDoctor',
]);

// Not as parameters: the planner uses the index only for the very condition that it has.
const accountActions = new Sql([Array.from(ACCOUNT_ACTIONS, (action) => `'${action}'`).join()], []);
const isAccountEvent = sql`account_id is not null and action in (${accountActions})`;

/** Lists one page of the log-ins to an account and of what changed its access, newest first, and counts them. */
export async function listLogIns(
  query: Query,
  { accountId, after, limit, offset }: LogSlice & { accountId: number },
): Promise<LogPage<AccountEvent>> {
  const own = sql`from audit where account_id = ${accountId} and ${isAccountEvent}`;
  const rows = await query<Counted<AccountEvent>>(sql`
    with total as (
      -- The order makes the planner use the index.
      select count(*) from (select 1 ${own} ${newestFirst} limit ${MAX_COUNTED}) line
    ),
    newest as (
      select * ${own} ${isOlder(after)} ${newestFirst} limit ${limit + 1} offset ${offset}
    )
    select total.count as "totalCount", slice.*
    from total left join (
      select
        newest.id, ${micros}, happened_at as "happenedAt", action, outcome, newest.network, device,
        session_id as "sessionId", coalesce(refusal.count, 1) as count
      from newest left join log_in_refusal refusal on refusal.id = log_in_refusal_id
    ) slice on true
    order by micros desc, id desc`);
  return toPage(rows, limit);
}

const micros = sql`(extract(epoch from happened_at) * 1000000)::bigint as micros`;

const newestFirst = sql`order by happened_at desc, audit.id desc`;

const isOlder = (after: LogCursor | undefined) =>
  after
    ? sql`and (happened_at, audit.id) < (
        timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::bigint
      )`
    : sql``;

/** A row of a page with the number of all entries; a page without entries is one row without an action. */
type Counted<Entry> = { totalCount: number } & ((Entry & LogCursor) | { action: null });

/** @param rows those of the page, and one more unless it is the last */
function toPage<Entry extends { action: string }>(
  rows: readonly Counted<Entry>[],
  limit: number,
): LogPage<Entry> {
  const lines = rows.flatMap((row) => (row.action === null ? [] : [row]));
  const entries = lines.slice(0, limit);
  const last = lines.length > limit ? entries.at(-1) : undefined;
  return {
    entries,
    next: last ? { micros: last.micros, id: last.id } : null,
    totalCount: rows[0]?.totalCount ?? 0,
  };
}
