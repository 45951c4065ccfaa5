import type { Query } from '../database/sql.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openForMaintenance, withDatabase } from '../database/database.ts';
import { DatabaseOpenError } from '../database/errors.ts';
import { readTime } from '../database/inspect.ts';
import { openPostgres } from '../database/postgres.ts';
import type { PostgresConfig } from '../database/types.ts';
import { databaseFailure, linesOf } from '../failures.ts';
import { type Finding, problem, unknown } from './finding.ts';

type Checks = (query: Query) => Promise<Finding[]>;

/** Runs checks as the role of the server, and checks that the owner can log in. */
export async function withPostgres(storage: PostgresConfig, checks: Checks): Promise<Finding[]> {
  const { url, ownerUrl, timeoutSeconds = 5 } = storage;

  async function runAs(subject: string, address: string, work: Checks): Promise<Finding[]> {
    try {
      const opening = openPostgres({ url: address, poolSize: 1, timeoutSeconds });
      return await withDatabase(opening, ({ query }) => work(query));
    } catch (error) {
      const reason = sentenceOf(databaseFailure(storage, error));
      return [problem(subject, `${reason} Start it, or correct the setting.`)];
    }
  }

  const findings = await runAs('database', url, checks);
  if (ownerUrl === undefined) return findings;
  return [...findings, ...(await runAs('owner', ownerUrl, logIn))];
}

// A connection opens with its first statement.
const logIn: Checks = async (query) => {
  await readTime(query);
  return [];
};

/** Runs checks if there is a database and no server uses it. */
export async function withEmbedded(folder: string, checks: Checks): Promise<Finding[]> {
  if (!existsSync(join(folder, 'database'))) {
    return [unknown('database', `There is none in ${folder} yet: the first start creates it.`)];
  }
  try {
    const opening = openForMaintenance({ kind: 'embedded', folder });
    return await withDatabase(opening, ({ query }) => checks(query));
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

const sentenceOf = (error: unknown) => `${linesOf(error).join(' ').replace(/\.$/, '')}.`;
