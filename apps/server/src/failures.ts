import { type Config, ConfigError } from './config.ts';
import { DatabaseOpenError, toDatabaseFault } from './database/errors.ts';
import { textOf } from './plugins/errors.ts';

/** What to tell whoever started the program: one line for each fault, without addresses and secrets. */
export function linesOf(error: unknown): readonly string[] {
  if (error instanceof ConfigError) return error.faults;
  return [reasonOf(error).replaceAll(/\s*\n\s*/g, ' ')];
}

/** The error to show when the database fails: its own says neither which setting it is about nor more. */
export function databaseFailure(storage: Config['storage'], error: unknown): unknown {
  const isOurs = storage.kind !== 'postgres' || error instanceof DatabaseOpenError;
  if (isOurs || (toDatabaseFault(error) === undefined && textOf(error, 'code') === undefined)) {
    return error;
  }
  const names = storage.ownerUrl === undefined ? 'DATABASE_URL' : 'DATABASE_URL or its owner';
  return new Error(`The database at ${names} cannot be used: ${reasonOf(error)}`, { cause: error });
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message || (textOf(error, 'code') ?? 'no reason given');
}
