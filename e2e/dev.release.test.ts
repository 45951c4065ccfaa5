// `npm run dev`: the portal from Vite, in front of the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { layOutDatabase } from '../apps/server/test/app/data-folder.ts';
import { root } from '../scripts/run-vitest.ts';
import { doctor, patient } from './demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'medportal-dev-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function occupyPort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return { port: String(address.port), release: () => server.close() };
}

function start(env: Record<string, string>): ChildProcess {
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...env },
  });
  onTestFinished(async () => {
    if (dev.exitCode !== null) return;
    dev.kill('SIGINT');
    await once(dev, 'exit');
  });
  return dev;
}

/** What a process prints until it ends, or prints a text. */
async function outputOf(dev: ChildProcess, until?: string): Promise<string> {
  let output = '';
  return new Promise((resolve) => {
    const read = (chunk: unknown) => {
      output += String(chunk);
      if (until && output.includes(until)) resolve(output);
    };
    dev.stdout?.on('data', read);
    dev.stderr?.on('data', read);
    dev.once('close', () => resolve(output));
  });
}

test('prints one address, which answers, and the demo log-ins', async () => {
  await layOutDatabase(join(folder, 'data'));
  const { port, release } = await occupyPort();
  release();
  const dev = start({ PORT: port });
  const output = await outputOf(dev, patient.email);
  const url = `http://127.0.0.1:${port}`;
  expect(output.match(/https?:\S+/g)).toEqual([url]);
  expect(output).toContain(doctor.email);
  const [page, call] = await Promise.all([fetch(url), fetch(`${url}/api/MedicalSpecification`)]);
  expect(await page.text()).toContain('/@vite/client');
  expect(call.status).toBe(200);

  dev.kill('SIGINT');
  expect(await once(dev, 'exit')).toEqual([0, null]);
});

test('npm run dev says that the port is in use', async () => {
  const { port, release } = await occupyPort();
  onTestFinished(() => void release());
  const dev = start({ PORT: port });
  expect(await outputOf(dev)).toContain(`MedPortal stopped: PORT ${port} is in use`);
  expect(dev.exitCode).toBe(1);
});

test('stops with the reason when the server cannot start', async () => {
  const { port, release } = await occupyPort();
  release();
  const dev = start({ PORT: port, DATABASE_URL: 'nowhere' });
  const output = await outputOf(dev);
  expect(output).toContain('MedPortal stopped: DATABASE_URL must be a postgresql:// address');
  expect(output).not.toContain('http:');
  expect(dev.exitCode).toBe(1);
});
