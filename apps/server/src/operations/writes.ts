import { createHmac } from 'node:crypto';
import type { Query } from '../database/sql.ts';
import type { Database } from '../database/types.ts';
import { Problem } from '../problem.ts';
import { type AuditEntry, appendAudit, withAudit } from '../repositories/audits.ts';
import {
  findStoredResponse,
  lockIdempotencyKey,
  storeResponseForKey,
} from '../repositories/idempotency.ts';

export interface Write {
  key: string | undefined;
  /** The account and the operation within which the key is unique. */
  scope: string;
  isOneStatement: boolean;
  fingerprint: () => string;
}

/**
 * Runs a write atomically with its audit entry and the stored HTTP response of its key.
 * @param audit the audit entry; called after `work`, which may set its patient, or when its single
 *   statement runs
 * @returns the body, and whether it was stored by an earlier call
 * @throws Problem 409 while another call holds the key, 422 when the key was used with other input
 */
export function writeOnce<Body>(
  database: Database,
  { key, scope, isOneStatement, fingerprint: readFingerprint }: Write,
  work: (query: Query) => Promise<Body>,
  audit: () => AuditEntry,
): Promise<{ body: Body; isReplay: boolean }> {
  const workOn = async (query: Query) => {
    if (isOneStatement) return work((statement) => withAudit(query, audit())(statement));
    const body = await work(query);
    await appendAudit(query, audit());
    return body;
  };
  if (key === undefined) {
    const body = isOneStatement ? workOn(database.query) : database.transaction(workOn);
    return body.then((written) => ({ body: written, isReplay: false }));
  }
  return database.transaction(async (query) => {
    const id = { scope, key };
    if (!(await lockIdempotencyKey(query, id))) {
      throw new Problem(409, {
        code: 'key-in-flight',
        title: 'Still working',
        message: 'The same request is still being handled.',
      });
    }
    const fingerprint = readFingerprint();
    const stored = await findStoredResponse(query, id);
    if (stored) {
      if (stored.fingerprint !== fingerprint) throw new Problem(422);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by this operation: the scope names it
      return { body: stored.body as Body, isReplay: true };
    }
    const body = await workOn(query);
    await storeResponseForKey(query, id, { fingerprint, status: 200, body });
    return { body, isReplay: false };
  });
}

/** An HMAC of the input. Bodies contain passwords, which could be guessed from a plain hash. */
export const fingerprintOf = (secret: string, input: unknown) =>
  createHmac('sha256', `idempotency ${secret}`).update(JSON.stringify(input)).digest('base64url');
