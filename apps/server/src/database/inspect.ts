import { type Query, sql } from './sql.ts';

/** The version of PostgreSQL, as text and as the number of its major version. */
export async function readVersion(query: Query): Promise<{ text: string; major: number }> {
  const [row] = await query<{ text: string; major: number }>(sql`
    select
      current_setting('server_version') as text,
      current_setting('server_version_num')::int / 10000 as major`);
  return row ?? { text: 'unknown', major: 0 };
}

/** The role of the connection, and whether it could change the audit log; undefined without tables. */
export async function readRole(
  query: Query,
): Promise<{ name: string; canChangeAudit: boolean } | undefined> {
  const rows = await query<{ name: string; canChangeAudit: boolean }>(sql`
    select
      current_user::text as name,
      pg_has_role(relowner, 'member')
        or has_table_privilege(oid, 'update') or has_table_privilege(oid, 'delete')
        as "canChangeAudit"
    from pg_class where oid = to_regclass('audit')`);
  return rows[0];
}

/** The time of the database, in milliseconds since 1970. */
export async function readTime(query: Query): Promise<number> {
  const [row] = await query<{ time: Date }>(sql`select clock_timestamp() as time`);
  return row?.time.getTime() ?? 0;
}

/** Whether the connection is encrypted. */
export async function isEncrypted(query: Query): Promise<boolean> {
  const [row] = await query<{ ssl: boolean }>(sql`
    select ssl from pg_stat_ssl where pid = pg_backend_pid()`);
  return row?.ssl ?? false;
}

/** The size of the database in MiB. */
export async function readSize(query: Query): Promise<number> {
  const [row] = await query<{ mib: number }>(sql`
    select pg_database_size(current_database()) / 1048576 as mib`);
  return row?.mib ?? 0;
}

/** What streams from this server: replicas, and subscribers of its changes. */
export interface Replication {
  replicas: number;
  /** How long ago the server wrote what the slowest has just replayed; 0 when all are idle. */
  seconds: number;
  /** What the slowest has not replayed. */
  bytes: number;
}

/** Reads the state of the replicas; undefined without the rights of `pg_read_all_stats`, which `pg_monitor` includes. */
export async function readReplication(query: Query): Promise<Replication | undefined> {
  const rows = await query<Replication>(sql`
    select
      count(*) as replicas,
      coalesce(extract(epoch from max(replay_lag)), 0)::float8 as seconds,
      coalesce(max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)), 0)::float8 as bytes
    from pg_stat_replication
    where state in ('catchup', 'streaming')
    having pg_has_role('pg_read_all_stats', 'usage')`);
  return rows[0];
}
