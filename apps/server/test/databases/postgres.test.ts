import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase, sql } from '../../src/database/database.ts';
import { startTestPostgres } from './postgres.ts';

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
