import { type Query, sql } from '../../src/database/database.ts';

export interface AuditRow {
  id: number;
  accountId: number | null;
  accountName: string | null;
  role: string | null;
  action: string;
  patientId: number | null;
  /** The patients on a list; null for other calls. */
  patientIds: number[] | null;
  requestId: number | null;
  outcome: string;
  network: string | null;
  device: string | null;
  sessionId: number | null;
  /** The number of refusals that share the line; null for other lines. */
  count: number | null;
}

/** The lines that `work` adds. */
export async function auditOf(query: Query, work: () => Promise<unknown>): Promise<AuditRow[]> {
  const last = await lastAudit(query);
  await work();
  return readAudit(query, last);
}

async function lastAudit(query: Query): Promise<number> {
  const [row] = await query<{ last: number }>(sql`select coalesce(max(id), 0) as last from audit`);
  return row?.last ?? 0;
}

export function readAudit(query: Query, after = 0): Promise<AuditRow[]> {
  return query<AuditRow>(sql`
    select
      id, account_id as "accountId", account_name as "accountName", account_role as role, action,
      patient_id as "patientId", request_id as "requestId", outcome, network, device,
      session_id as "sessionId",
      (select patient_ids from patient_list where id = patient_list_id) as "patientIds",
      coalesce(
        (select count from anonymous_refusal where id = refusal_id),
        (select count from log_in_refusal where id = log_in_refusal_id)
      ) as count
    from audit where id > ${after} order by id`);
}
