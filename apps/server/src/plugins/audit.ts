import type { Account } from '../repositories/accounts.ts';
import type { AuditEntry, Whose } from '../repositories/audits.ts';

/** What is known of a call while it runs, for the audit. */
export interface CallRecord {
  /** Whoever the token belongs to. */
  account: Account | undefined;
  /** Whose record it is about, as far as that is known. */
  whose: Whose | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for calls of the contract. */
    record: CallRecord | undefined;
  }
}

/** The audit line of a call. */
export function toAuditEntry(
  action: string,
  { account, whose }: CallRecord,
  outcome: AuditEntry['outcome'],
): AuditEntry {
  return { account: account ?? null, action, whose, outcome };
}
