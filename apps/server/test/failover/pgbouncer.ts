import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestPostgres } from '../databases/postgres.ts';
import { extractDebianPackages } from '../programs/debian.ts';
import { freePorts } from './link.ts';
import { createProcesses } from './processes.ts';

export interface PgBouncer {
  /** For `DATABASE_URL`. */
  url: string;
  version: string;
  remove: () => Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL. It is Debian 13's, since Debian 12's cannot keep prepared
 * statements.
 * @param settings Further lines of its configuration.
 */
export async function startPgBouncer(
  postgres: TestPostgres,
  settings: Record<string, string | number>,
): Promise<PgBouncer> {
  const { commandOf, env } = await extractDebianPackages(['pgbouncer'], 'trixie');
  const processes = createProcesses();
  const [port = 0] = await freePorts(1);
  const host = new URL(postgres.url).searchParams.get('host') ?? '';
  const all = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const file = join(processes.folderOf('pgbouncer'), 'pgbouncer.ini');
  const databases = ['[databases]', `postgres = host=${host} port=5432 user=postgres`];
  writeFileSync(file, [...databases, '[pgbouncer]', ...lines, ''].join('\n'));
  processes.start('pgbouncer', [...commandOf('usr/sbin/pgbouncer'), file], env);
  const urlOf = (database: string) => `postgresql://postgres@127.0.0.1:${port}/${database}`;
  const version = await readVersion(urlOf('pgbouncer'));
  return { url: urlOf('postgres'), version, remove: processes.remove };
}

/** Asks its console until it listens. @throws Error after ten seconds */
async function readVersion(url: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const client = new Client(url);
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>('show version');
      await client.end();
      return rows[0]?.version ?? '';
    } catch {
      await wait(100);
    }
  }
  throw new Error('PgBouncer does not listen.');
}
