import type { Account } from '../repositories/accounts.ts';
import type { AuditEntry, Subject } from '../repositories/audits.ts';

export interface CallRecord {
  /** The caller; undefined without a valid token. */
  account: Account | undefined;
  /** Null when no record is accessed, or it is not known yet. */
  subject: Subject | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    record: CallRecord | undefined;
  }
}

export function toAuditEntry(
  action: string,
  { account, subject }: CallRecord,
  outcome: AuditEntry['outcome'],
): AuditEntry {
  return { account: account ?? null, action, whose: subject, outcome };
}
