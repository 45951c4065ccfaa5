// Servers as processes of their own, and what they take of the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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

/** A process has its share of so many microseconds anew each time: as long as containers have it. */
const PERIOD = 100_000;

/** How the two versions of control groups are told how much of a processor their processes have. */
const controlGroups = [
  {
    root: '/sys/fs/cgroup/',
    settings: (quota: number) => ({ 'cpu.max': `${quota} ${PERIOD}` }),
  },
  {
    root: '/sys/fs/cgroup/cpu/',
    settings: (quota: number) => ({
      'cpu.cfs_period_us': `${PERIOD}`,
      'cpu.cfs_quota_us': `${quota}`,
    }),
  },
];

/**
 * Gives a process a part of a core and no more, as a container does: what else works for it keeps the rest.
 * @param share - The part, from 0 to 1.
 * @returns What tidies up once the process has ended.
 * @throws Error where there are no control groups, or they are not this user's to change
 */
export function confine(pid: number | undefined, share: number): () => void {
  const found = controlGroups.find(({ root }) => existsSync(`${root}cgroup.procs`));
  if (!found) throw new Error('This system has no control groups.');
  const { root, settings } = found;
  const group = `${root}medportal-bench-${pid}/`;
  mkdirSync(group);
  for (const [name, value] of Object.entries(settings(share * PERIOD)))
    writeFileSync(`${group}${name}`, value);
  writeFileSync(`${group}cgroup.procs`, String(pid));
  return () => rmdirSync(group);
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
