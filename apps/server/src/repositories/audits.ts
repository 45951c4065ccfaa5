import { type Query, sql } from '../database/database.ts';
import { toNameKey } from './keys.ts';

/** One line of the record of who read or wrote what, and who was refused. */
export interface AuditEntry {
  /** Who; null when nobody was logged in. */
  accountId: number | null;
  /** What: the operation's id. */
  action: string;
  /** Whose record, by id or by the name that was asked for; null when it is nobody's. */
  patient: { id: number } | { name: string } | null;
  /** Which thing of theirs, such as a request's id. */
  subject?: string | undefined;
  outcome: 'allowed' | 'denied';
}

/** Adds a line. Lines can be neither changed nor deleted afterwards. */
export async function appendAudit(query: Query, entry: AuditEntry): Promise<void> {
  const { patient } = entry;
  const id = patient && 'id' in patient ? patient.id : null;
  const nameKey = patient && 'name' in patient ? toNameKey(patient.name) : null;
  await query(sql`
    insert into audit (account_id, action, patient_id, subject, outcome)
    values (
      ${entry.accountId}, ${entry.action},
      coalesce(
        ${id}::int,
        (select id from account where name_key = ${nameKey} and role = 'Patient')
      ),
      ${entry.subject ?? null}, ${entry.outcome}
    )`);
}

/** A stored line. */
export interface StoredAudit {
  happenedAt: Date;
  accountId: number | null;
  action: string;
  patientId: number | null;
  subject: string | null;
  outcome: AuditEntry['outcome'];
}

/** The lines about one patient's record, newest first. */
export function listAudits(query: Query, patientId: number): Promise<StoredAudit[]> {
  return query<StoredAudit>(sql`
    select
      happened_at as "happenedAt", account_id as "accountId", action,
      patient_id as "patientId", subject, outcome
    from audit where patient_id = ${patientId}
    order by happened_at desc, id desc`);
}
