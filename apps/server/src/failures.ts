import { type Config, ConfigError } from './config.ts';
import { DatabaseOpenError, toDatabaseFault } from './database/errors.ts';
import { textOf } from './text-of.ts';

/** The messages to print when the program fails: one line per fault, without URLs or secrets. */
export function linesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults;
  return [reasonOf(error).replaceAll(/\s*\n\s*/g, ' ')];
}

/**
 * Wraps a driver error in one that names the setting of the database; returns other errors as they are.
 * @param setting DATABASE_URL or its owner when absent
 */
export function databaseFailure(
  storage: Config['storage'],
  error: unknown,
  setting?: string,
): unknown {
  const isClear = storage.kind !== 'postgres' || error instanceof DatabaseOpenError;
  if (isClear || (toDatabaseFault(error) === undefined && textOf(error, 'code') === undefined)) {
    return error;
  }
  const own = storage.ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_URL or its owner';
  const reason = reasonOf(error);
  return new DatabaseOpenError(`The database at ${setting ?? own} cannot be used: ${reason}`, {
    cause: error,
  });
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || (textOf(error, 'code') ?? 'no reason given');
}
