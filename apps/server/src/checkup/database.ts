import { isEncrypted, readRole, readSize, readTime, readVersion } from '../database/inspect.ts';
import { findNewer, migrationNames, ranMigrations } from '../database/migrate.ts';
import type { Query } from '../database/sql.ts';
import { type Finding, ok, problem, unknown } from './finding.ts';

const OLDEST_VERSION = 15;
const MAX_SKEW_MS = 1000;

export async function checkVersion(query: Query): Promise<Finding> {
  const { text, major } = await readVersion(query);
  if (major >= OLDEST_VERSION) return ok('database', `PostgreSQL ${text} answers.`);
  return problem(
    'database',
    `PostgreSQL ${text} is too old: update it to ${OLDEST_VERSION} or newer.`,
  );
}

export async function checkMigrations(query: Query): Promise<Finding> {
  const newer = await findNewer(query);
  if (newer.names.length > 0 && newer.isCompatible) {
    return ok('schema', 'It is that of the next release, with which this version works.');
  }
  if (newer.names.length > 0) {
    return problem(
      'schema',
      `It is newer than this version of MedPortal, which does not know ${newer.names.join(', ')}: update MedPortal.`,
    );
  }
  const [ran, known] = [await ranMigrations(query), migrationNames()];
  const pending = known.filter((name) => !ran.includes(name));
  if (pending.length === 0) return ok('schema', `All ${known.length} migrations have run.`);
  return problem(
    'schema',
    `${pending.length} of ${known.length} migrations have not run: run \`migrate\`, or start the server.`,
  );
}

/** Whether the server's role could change the audit log. */
export async function checkRole(query: Query, hasOwner: boolean): Promise<Finding> {
  const role = await readRole(query);
  if (!role) return unknown('role', 'There are no tables yet.');
  if (!role.canChangeAudit) {
    return ok('role', `${role.name} can add to the audit log, but not change it.`);
  }
  const remedy = hasOwner
    ? 'Let DATABASE_URL name a role that owns nothing.'
    : 'Set DATABASE_OWNER_URL, and let DATABASE_URL name a role that owns nothing.';
  return problem('role', `${role.name} can change the audit log. ${remedy}`);
}

/**
 * Compares the clock of the database with that of this machine.
 * @param now milliseconds since 1970
 */
export async function checkClock(query: Query, now = Date.now): Promise<Finding> {
  const before = now();
  const time = await readTime(query);
  const after = now();
  const skew = time - (before + after) / 2;
  const seconds = (Math.abs(skew) / 1000).toFixed(1);
  // The time of the call is not known better than this.
  if (Math.abs(skew) <= MAX_SKEW_MS + (after - before) / 2) {
    return ok('clock', 'The database has the same time as this machine.');
  }
  const direction = skew > 0 ? 'ahead of' : 'behind';
  return problem(
    'clock',
    `The database is ${seconds} s ${direction} this machine: synchronize both, for example with chrony.`,
  );
}

export async function checkTls(query: Query, url: string): Promise<Finding> {
  return findTls(url, await isEncrypted(query));
}

export function findTls(url: string, hasTls: boolean): Finding {
  const { hostname, searchParams } = new URL(url);
  if (hasTls) {
    if (searchParams.get('sslmode') !== 'no-verify')
      return ok('TLS', 'The connection is encrypted.');
    return problem(
      'TLS',
      'The certificate of the database is not checked: replace sslmode=no-verify by verify-full.',
    );
  }
  const host = searchParams.get('host') ?? hostname;
  if (/^(|localhost|127(\.\d+){3}|\[::1\]|\/.*)$/.test(host)) {
    return ok('TLS', 'Not needed: the database is on this machine.');
  }
  return problem(
    'TLS',
    'The connection is not encrypted: add ?sslmode=verify-full to DATABASE_URL, and to its owner.',
  );
}

export async function checkSize(query: Query): Promise<Finding> {
  const mib = await readSize(query);
  return unknown(
    'disk',
    `The database takes ${mib} MiB. How much is free can only be seen on its machine.`,
  );
}
