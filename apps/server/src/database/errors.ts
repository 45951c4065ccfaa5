import { DatabaseError } from 'pg';

/** The database cannot be opened; the message is one sentence for whoever operates the server. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}

/** What a failed statement means to its caller. */
export type DatabaseFault =
  /** A value that must be unique is taken; the constraint says which. */
  | { kind: 'duplicate'; constraint: string }
  /** Something that is referred to does not exist; the constraint says what. */
  | { kind: 'unknown-reference'; constraint: string }
  /** A value that the database cannot hold, such as text with a NUL character. */
  | { kind: 'bad-value' }
  /** The database cannot be reached, or is too busy to answer in time. */
  | { kind: 'unavailable' };

// A connection that broke has no code of its own in pg, only these words.
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

/** Tells what a statement's error means; undefined for a mistake of the server's own. */
export function toDatabaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isConnectionUnusable(error)) return { kind: 'unavailable' };
  if (!isDatabaseError(error)) return undefined;
  const { code = '', constraint = '' } = error;
  if (code === '23505') return { kind: 'duplicate', constraint };
  if (code === '23503') return { kind: 'unknown-reference', constraint };
  // 22: data exceptions; 23514: a check; 54000: a value too long for an index.
  if (code.startsWith('22') || code === '23514' || code === '54000') return { kind: 'bad-value' };
  // 08: connections; 53: too little of something; 57: shut down or cancelled; 40: to be tried again.
  if (/^(08|53|57|40)/.test(code)) return { kind: 'unavailable' };
  return undefined;
}

// 57P: PostgreSQL ends the connection; 26000 and 42P05: a prepared statement is not there, or is there
// already, against what the client knows.
const UNUSABLE_CONNECTION = /^(57P0\d|26000|42P05)$/;

/** Whether a connection must not be used again after a statement on it has failed like this. */
export function isConnectionUnusable(error: unknown): boolean {
  if (isBrokenConnection(error)) return true;
  return (
    error instanceof Error && isDatabaseError(error) && UNUSABLE_CONNECTION.test(error.code ?? '')
  );
}

/**
 * Whether a statement failed without a word of the database's: its connection broke, or was silent for
 * too long and may still be busy with the statement.
 */
export function isBrokenConnection(error: unknown): boolean {
  if (!(error instanceof Error) || isDatabaseError(error)) return false;
  const hasSystemCode =
    'code' in error && typeof error.code === 'string' && SYSTEM_CODES.has(error.code);
  return hasSystemCode || BROKEN_CONNECTION.test(error.message);
}

// PGlite's adapter has a class of its own for the same error.
function isDatabaseError(error: Error): error is DatabaseError {
  return error instanceof DatabaseError || ('severity' in error && 'code' in error);
}
