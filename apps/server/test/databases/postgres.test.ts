import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { openDatabase, sql } from '../../src/database/database.ts';
import { cacheFolder, startTestPostgres } from './postgres.ts';

const folderOf = (url: string) => new URL(url).searchParams.get('host') ?? '';

it(
  'listens only on a Unix socket, runs unprivileged and removes its files',
  { tags: 'release' },
  async () => {
    const server = await startTestPostgres();
    const folder = folderOf(server.url);
    expect(statSync(join(folder, 'data')).uid).not.toBe(0);
    const database = await openDatabase({ kind: 'postgres', url: server.url });
    expect(await database.query(sql`show listen_addresses`)).toEqual([{ listen_addresses: '' }]);
    await database.close();
    await server.stop();
    expect(existsSync(folder)).toBe(false);
  },
);

it.each(['running', 'halted'])(
  'stops with the test process when %s',
  { tags: 'release' },
  async (state) => {
    const code = `
    import { startTestPostgres } from ${JSON.stringify(import.meta.resolve('./postgres.ts'))};
    const server = await startTestPostgres();
    if (${state === 'halted'}) await server.halt('crash');
    console.log(server.url);
    setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
    const folder = folderOf(String(url).trim());
    expect(existsSync(folder)).toBe(true);
    child.kill('SIGKILL');
    await expect.poll(() => existsSync(folder)).toBe(false);
  },
);

it('caches programs where every account can read them, whatever the umask is', () => {
  const caches = mkdtempSync(join(tmpdir(), 'medportal-caches-'));
  const umask = process.umask(0o077);
  const folder = cacheFolder('kind', 'version', { MEDPORTAL_CACHE: caches });
  process.umask(umask);
  for (const path of [caches, join(caches, 'kind'), folder]) {
    expect((statSync(path).mode & 0o777).toString(8)).toBe('755');
  }
  rmSync(caches, { recursive: true });
});

it('fails when there is no PostgreSQL', async () => {
  await expect(startTestPostgres({ source: 'nowhere' })).rejects.toThrow(
    /^These tests need PostgreSQL\. Install it, or set PG_BIN/,
  );
});

it('keeps committed data when it crashes', { tags: 'release' }, async () => {
  const server = await startTestPostgres({ isDurable: true });
  const config = { kind: 'postgres', url: server.url, timeoutSeconds: 1 } as const;
  const database = await openDatabase(config);
  expect(await database.query(sql`show fsync`)).toEqual([{ fsync: 'on' }]);
  await database.query(sql`create table note as select 1 as number`);
  await server.halt('crash');
  await expect(database.query(sql`select number from note`)).rejects.toThrow();
  await server.start();
  expect(await database.query(sql`select number from note`)).toEqual([{ number: 1 }]);
  await database.close();
  await server.stop();
});

it('restarts while clients try to connect', { tags: 'release' }, async () => {
  const server = await startTestPostgres();
  await server.halt('crash');
  const done = new AbortController();
  const connectRepeatedly = async () => {
    while (!done.signal.aborted) {
      const client = new Client(server.url);
      // oxlint-disable-next-line no-await-in-loop -- in a loop
      await client.connect().catch(() => {});
      // oxlint-disable-next-line no-await-in-loop
      await client.end().catch(() => {});
    }
  };
  const clients = Promise.all([connectRepeatedly(), connectRepeatedly(), connectRepeatedly()]);
  await server.start();
  done.abort();
  await clients;
  await server.stop();
});
