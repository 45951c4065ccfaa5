// Servers as processes of their own, and what they take of the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that answers. */
export interface Server {
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

/**
 * Starts a program that listens on PORT and waits until it answers. What it prints goes into a file, as it would to the
 * log of a machine.
 * @throws Error with what it printed when it ends, or when it does not answer for a minute
 */
export async function startServer(file: string, env: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'medportal-bench-'));
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  });
  const exit = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  /* oxlint-disable no-await-in-loop -- until it is there */
  for (let tries = 0; !(await isUp(url)); tries += 1) {
    if (child.exitCode !== null || tries > 600) {
      throw new Error(`${file} does not answer:\n${readFileSync(join(folder, 'log'), 'utf8')}`);
    }
    await wait(100);
  }
  /* oxlint-enable no-await-in-loop */
  return {
    url,
    pid: child.pid,
    stop: async () => {
      child.kill();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const isUp = (url: string) =>
  fetch(`${url}/api/MedicalSpecification`).then(
    async (answer) => (await answer.text(), answer.ok),
    () => false,
  );

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** The memory of a process in MiB, where the system tells. */
export function memoryOf(pid: number | undefined): string {
  const kib = /VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1];
  return kib === undefined ? 'unknown' : `${Math.round(Number(kib) / 1024)} MiB`;
}

/** The milliseconds that processes have spent on a processor, where the system tells. */
export const spentBy = (pids: readonly (number | undefined)[]) =>
  pids
    .map((pid) =>
      readProcess(pid, 'stat')
        .replace(/^.*\) /, '')
        .split(' '),
    )
    // In hundredths of a second: as the program, and as the system for it.
    .reduce((sum, fields) => sum + 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)), 0);

function readProcess(pid: number | undefined, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
