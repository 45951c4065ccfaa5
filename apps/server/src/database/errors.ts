import { DatabaseError } from 'pg';

/** The database cannot be opened. The message is one sentence for the operator. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}

export type DatabaseFault =
  | { kind: 'duplicate'; constraint: string }
  | { kind: 'unknown-reference'; constraint: string }
  /** A value that the database cannot store, such as text with a NUL character. */
  | { kind: 'bad-value' }
  | { kind: 'unavailable' };

// pg gives broken connections no code, only these messages.
const BROKEN_CONNECTION =
  /connection terminated|connection error|connection timeout|timeout expired|timeout exceeded when trying to connect|query read timeout|not queryable/i;
const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** Classifies the error of a statement; undefined for a bug of this server. */
export function toDatabaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isConnectionUnusable(error)) return { kind: 'unavailable' };
  if (!isDatabaseError(error)) return undefined;
  const { code = '', constraint = '' } = error;
  if (code === '23505') return { kind: 'duplicate', constraint };
  if (code === '23503') return { kind: 'unknown-reference', constraint };
  // 22: data exception; 23514: check violation; 54000: value too long for an index.
  if (code.startsWith('22') || code === '23514' || code === '54000') return { kind: 'bad-value' };
  // 08: connection; 53: insufficient resources; 57: shutdown or cancellation; 40: rollback, can be retried.
  if (/^(08|53|57|40)/.test(code)) return { kind: 'unavailable' };
  return undefined;
}

// 57P0x: PostgreSQL closes the connection; 26000 and 42P05: the prepared statements of server and client differ;
// 25006: it leads to a server that is not, or not yet, the primary.
const UNUSABLE_CONNECTION = /^(57P0\d|26000|42P05|25006)$/;

export function isConnectionUnusable(error: unknown): boolean {
  if (isBrokenConnection(error)) return true;
  if (!(error instanceof Error) || !isDatabaseError(error)) return false;
  return UNUSABLE_CONNECTION.test(error.code ?? '') || isPlanOutdated(error);
}

/**
 * Whether PostgreSQL has rolled the work back and another attempt can succeed: after a deadlock, or when a migration has
 * changed the columns that a prepared statement returns.
 */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseError(error)) return false;
  return error.code === '40P01' || isPlanOutdated(error);
}

/** Whether a migration could not lock a table, because another transaction uses it. */
export function isLockConflict(error: unknown): boolean {
  if (!(error instanceof Error) || !isDatabaseError(error)) return false;
  return error.code === '55P03' || error.code === '40P01';
}

// The code is that of every unsupported feature, and the message depends on the locale.
const isPlanOutdated = ({ code, routine }: DatabaseError) =>
  code === '0A000' && routine === 'RevalidateCachedQuery';

/** Whether the connection broke or timed out, so that the statement may still be running. */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error) || isDatabaseError(error)) return false;
  const hasSystemCode =
    'code' in error && typeof error.code === 'string' && SYSTEM_CODES.has(error.code);
  return hasSystemCode || BROKEN_CONNECTION.test(error.message);
}

// PGlite's adapter throws its own class.
function isDatabaseError(error: Error): error is DatabaseError {
  return error instanceof DatabaseError || ('severity' in error && 'code' in error);
}
