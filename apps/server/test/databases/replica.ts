import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { type TestPostgres, run } from './postgres.ts';

export interface Replica {
  /** The URL of a database on it, as the superuser. */
  url: string;
  stop: () => Promise<void>;
}

// Its input ends when this process ends, even by SIGKILL: then it stops the server and removes the files.
const SUPERVISOR = `
trap '' PIPE
"$@" > /dev/null 2>&1 & server=$!
read -r order
kill -s INT $server; wait $server; rm -rf "$PWD"`;

/** Starts a replica that streams from a PostgreSQL. Stop it first. */
export async function startReplica(primary: TestPostgres): Promise<Replica> {
  const client = new Client(primary.url);
  await client.connect();
  const { rows } = await client.query<{ data: string; bin: string }>(`
    select current_setting('data_directory') as data, setting as bin
    from pg_config where name = 'BINDIR'`);
  const [{ data, bin } = { data: '', bin: '' }] = rows;
  const home = dirname(data);
  const { uid, gid } = statSync(data);
  const dir = mkdtempSync(`${home}-replica-`);
  chownSync(dir, uid, gid);
  const copy = join(dir, 'data');
  await client.query("select pg_backup_start('replica', true)");
  await run('cp', ['-a', data, copy]);
  const stopped = await client.query<{ labelfile: string }>('select * from pg_backup_stop(false)');
  await client.end();
  rmSync(join(copy, 'postmaster.pid'));
  const files = { backup_label: stopped.rows[0]?.labelfile ?? '', 'standby.signal': '' };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(copy, name), text);
    chownSync(join(copy, name), uid, gid);
  }
  appendFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${home} user=postgres'\n`,
  );
  const settings = ['listen_addresses=', `unix_socket_directories=${dir}`, 'fsync=off'];
  const supervisor = spawn(
    'sh',
    ['-c', SUPERVISOR, 'sh', join(bin, 'postgres'), '-D', copy].concat(
      settings.flatMap((setting) => ['-c', setting]),
    ),
    { uid, gid, cwd: dir, detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  );
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(dir)}`,
    stop: async () => {
      supervisor.stdin.end();
      await once(supervisor, 'exit');
    },
  };
}
