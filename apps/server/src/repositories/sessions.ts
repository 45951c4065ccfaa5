import { type Query, sql } from '../database/sql.ts';
import type { Account } from './accounts.ts';
import { type AuditEntry, entryOf } from './audits.ts';

export interface NewSession {
  accountId: number;
  /** The hash that the password was compared with. */
  passwordHash: string;
  /** The browser and its system; null when unknown. */
  device: string | null;
  /** How long it lasts. */
  hours: number;
  /** The audit entry of the log-in. */
  entry: AuditEntry;
}

/** What a token says about its session. */
export interface SessionKey {
  accountId: number;
  sessionId: number;
}

/** An account, and the session in which it calls. */
export interface SessionAccount extends Account {
  sessionId: number;
}

export interface Session {
  sessionId: number;
  device: string | null;
  createdAt: Date;
  /** To the quarter hour. */
  lastSeenAt: Date;
}

const quarterHour = sql`date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00Z')`;

/**
 * Begins a session with its audit entry, and deletes up to 100 expired ones.
 * @returns its id; undefined when the account is gone or closed, or its password has changed since
 */
export async function beginSession(
  query: Query,
  { accountId, passwordHash, device, hours, entry }: NewSession,
): Promise<number | undefined> {
  // The lock makes a change of the password or a closure in flight wait, or waits for it and compares again:
  // otherwise a session could outlast it.
  const rows = await query<{ id: number }>(sql`
    with owner as (
      select id from account
      where id = ${accountId} and password_hash = ${passwordHash} and closed_at is null for share
    ),
    expired as (
      delete from session where id in (
        select id from session where expires_at < now()
        order by expires_at limit 100 for update skip locked
      )
    ),
    begun as (
      insert into session (account_id, device, last_seen_at, expires_at)
      select id, ${device}, ${quarterHour}, now() + ${hours}::int * interval '1 hour' from owner
      returning id
    ),
    ${entryOf(entry, sql`begun`, sql`begun.id`)}
    select id from begun`);
  return rows[0]?.id;
}

/**
 * Finds the account of a session that has not ended, and notes the quarter hour of the call.
 * @param idleHours after how many hours without a call the session of a doctor counts as ended
 */
export async function findSession(
  query: Query,
  { accountId, sessionId }: SessionKey,
  idleHours: number,
): Promise<SessionAccount | undefined> {
  const rows = await query<SessionAccount>(sql`
    with found as materialized (
      select account.id, account.name, account.role, session.id as "sessionId"
      from session join account on account.id = session.account_id
      where session.id = ${sessionId} and account.id = ${accountId} and session.ended_at is null
        and (
          role <> 'Doctor' or last_seen_at > now() - ${idleHours}::int * interval '1 hour'
        )
    ),
    seen as (
      update session set last_seen_at = ${quarterHour}
      where id = (select "sessionId" from found) and last_seen_at < ${quarterHour}
    )
    select * from found`);
  return rows[0];
}

/** The sessions of an account that have neither ended nor expired, the latest used first. */
export async function listSessions(query: Query, accountId: number): Promise<Session[]> {
  return query<Session>(sql`
    select id as "sessionId", device, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from session
    where account_id = ${accountId} and ended_at is null and expires_at > now()
    order by last_seen_at desc, id desc`);
}

/** Ends a session. @returns false when the account has no such session */
export async function endSession(
  query: Query,
  { accountId, sessionId }: SessionKey,
): Promise<boolean> {
  const rows = await query<{ id: number }>(sql`
    update session set ended_at = coalesce(ended_at, now())
    where id = ${sessionId} and account_id = ${accountId}
    returning id`);
  return rows.length > 0;
}

/** Ends the sessions of an account, all but the given one. */
export async function endSessions(
  query: Query,
  { accountId, except = null }: { accountId: number; except?: number | null },
): Promise<void> {
  await query(sql`
    update session set ended_at = now()
    where account_id = ${accountId} and ended_at is null
      and id is distinct from ${except}::int`);
}
