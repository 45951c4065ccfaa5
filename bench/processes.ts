// Starts servers as processes, and measures or limits their resources.
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

export interface Server {
  url: string;
  pid: number | undefined;
  stop: () => Promise<void>;
}

/**
 * Starts a program that listens on PORT, and waits until it answers. Its output goes to a file, as in production.
 * @throws Error with its output if it exits or does not answer within a minute
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
  /* oxlint-disable no-await-in-loop -- until it answers */
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

/** The scheduling period of a CPU quota, as for containers. */
const PERIOD_US = 100_000;

const controlGroups = [
  {
    root: '/sys/fs/cgroup/',
    settings: (quota: number) => ({ 'cpu.max': `${quota} ${PERIOD_US}` }),
  },
  {
    root: '/sys/fs/cgroup/cpu/',
    settings: (quota: number) => ({
      'cpu.cfs_period_us': `${PERIOD_US}`,
      'cpu.cfs_quota_us': `${quota}`,
    }),
  },
];

/**
 * Limits the CPU of a process with a control group, as a container does.
 * @param share - The share of a core, from 0 to 1.
 * @returns Removes the control group, once the process has ended.
 * @throws Error if there are no control groups, or this user may not change them
 */
export function limitCpu(pid: number | undefined, share: number): () => void {
  const found = controlGroups.find(({ root }) => existsSync(`${root}cgroup.procs`));
  if (!found) throw new Error('This system has no control groups.');
  const { root, settings } = found;
  const group = `${root}medportal-bench-${pid}/`;
  mkdirSync(group);
  for (const [name, value] of Object.entries(settings(share * PERIOD_US)))
    writeFileSync(`${group}${name}`, value);
  writeFileSync(`${group}cgroup.procs`, String(pid));
  return () => rmdirSync(group);
}

/** The resident memory of a process in MiB; 'unknown' without procfs. */
export function memoryOf(pid: number | undefined): string {
  const kib = /VmRSS:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1];
  return kib === undefined ? 'unknown' : `${Math.round(Number(kib) / 1024)} MiB`;
}

/** The CPU time of processes in milliseconds; 0 without procfs. */
export const cpuTimeOf = (pids: readonly (number | undefined)[]) =>
  pids
    .map((pid) =>
      readProcess(pid, 'stat')
        .replace(/^.*\) /, '')
        .split(' '),
    )
    // utime and stime, in hundredths of a second.
    .reduce((sum, fields) => sum + 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)), 0);

function readProcess(pid: number | undefined, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
