import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openForMaintenance } from '../database/database.ts';
import { DatabaseOpenError } from '../database/errors.ts';
import { openPostgres } from '../database/postgres.ts';
import type { Database, PostgresConfig, Query } from '../database/types.ts';
import { databaseFailure, linesOf } from '../failures.ts';
import { type Finding, problem, unknown } from './finding.ts';

type Checks = (query: Query) => Promise<Finding[]>;

/** Runs checks as the role of the server, and checks that the owner can log in. */
export async function withPostgres(storage: PostgresConfig, checks: Checks): Promise<Finding[]> {
  const { url, ownerUrl, timeoutSeconds = 5 } = storage;
  const open = (address: string) => openPostgres({ url: address, poolSize: 1, timeoutSeconds });
  try {
    const findings = await runOn(await open(url), checks);
    if (ownerUrl !== undefined) await runOn(await open(ownerUrl), async () => []);
    return findings;
  } catch (error) {
    return [
      problem(
        'database',
        `${sentenceOf(databaseFailure(storage, error))} Start it, or correct the setting.`,
      ),
    ];
  }
}

/** Runs checks if there is a database and no server uses it. */
export async function withEmbedded(folder: string, checks: Checks): Promise<Finding[]> {
  if (!existsSync(join(folder, 'database'))) {
    return [unknown('database', `There is none in ${folder} yet: the first start creates it.`)];
  }
  try {
    return await runOn(await openForMaintenance({ kind: 'embedded', folder }), checks);
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    return [
      unknown(
        'database',
        `${sentenceOf(error)} If it is the server, stop it to check the database.`,
      ),
    ];
  }
}

async function runOn(database: Database, checks: Checks): Promise<Finding[]> {
  try {
    // Connections open with the first statement.
    return await checks(database.query);
  } finally {
    await database.close();
  }
}

const sentenceOf = (error: unknown) => `${linesOf(error).join(' ').replace(/\.$/, '')}.`;
