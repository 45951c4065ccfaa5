import { type Config, ConfigError } from './config.ts';
import { DatabaseOpenError, toDatabaseFault } from './database/errors.ts';
import { textOf } from './plugins/errors.ts';

/** The messages to print when the program fails: one line per fault, without URLs or secrets. */
export function linesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults;
  return [reasonOf(error).replaceAll(/\s*\n\s*/g, ' ')];
}

/** Wraps a driver error in one that names the setting of the database; returns other errors as they are. */
export function databaseFailure(storage: Config['storage'], error: unknown): unknown {
  const isClear = storage.kind !== 'postgres' || error instanceof DatabaseOpenError;
  if (isClear || (toDatabaseFault(error) === undefined && textOf(error, 'code') === undefined)) {
    return error;
  }
  const names = storage.ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_URL or its owner';
  return new Error(`The database at ${names} cannot be used: ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || (textOf(error, 'code') ?? 'no reason given');
}
