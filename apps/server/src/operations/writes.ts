import { createHmac } from 'node:crypto';
import type { Database, Query } from '../database/database.ts';
import { Problem } from '../plugins/errors.ts';
import { type AuditEntry, appendAudit, withAudit } from '../repositories/audits.ts';
import {
  findStoredAnswer,
  lockIdempotencyKey,
  storeAnswerForKey,
} from '../repositories/idempotency.ts';

/** A write as far as doing it once is concerned. */
export interface Write {
  /** The Idempotency-Key, if the caller sent one. */
  key: string | undefined;
  /** Within what the key is unique: the account and the operation. */
  scope: string;
  /** Whether it is one statement, which takes its audit line along and needs no transaction. */
  isOneStatement: boolean;
  /** Identifies the input without revealing it; see {@link fingerprintOf}. */
  fingerprint: () => string;
}

/**
 * Runs a write together with its audit line and the answer under its key: all of it happens, or none.
 * @param work The write itself; gives the body of the answer.
 * @param audit The line to add; asked after `work`, which may find out whose record it is, or when
 *   its one statement runs.
 * @returns the body, and whether it is the stored one of an earlier call
 * @throws Problem 409 while another call holds the key, 422 when the key belongs to another input
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
        title: 'Still working',
        message: 'The same request is still being handled.',
      });
    }
    const fingerprint = readFingerprint();
    const stored = await findStoredAnswer(query, id);
    if (stored) {
      if (stored.fingerprint !== fingerprint) throw new Problem(422);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored by this operation: the scope names it
      return { body: stored.body as Body, isReplay: true };
    }
    const body = await workOn(query);
    await storeAnswerForKey(query, id, { fingerprint, status: 200, body });
    return { body, isReplay: false };
  });
}

/**
 * A fingerprint of the input. Keyed, since bodies hold passwords: a plain hash of one could be
 * guessed by whoever reads the database.
 */
export const fingerprintOf = (secret: string, input: unknown) =>
  createHmac('sha256', `idempotency ${secret}`).update(JSON.stringify(input)).digest('base64url');
