import type { Account } from '../repositories/accounts.ts';
import type { AuditEntry, Origin, PatientRef } from '../repositories/audits.ts';

export interface AuditedCall {
  /** The caller; undefined without a valid token. */
  account: Account | undefined;
  /** Null when no record is accessed, or it is not known yet. */
  patient: PatientRef | null;
  /** Where a call about an account came from; undefined for other calls. */
  origin?: (() => Origin) | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    audited: AuditedCall | undefined;
  }
}

export function toAuditEntry(
  action: string,
  { account, patient, origin }: AuditedCall,
  outcome: AuditEntry['outcome'],
): AuditEntry {
  return { account: account ?? null, action, whose: patient, outcome, origin: origin?.() };
}
