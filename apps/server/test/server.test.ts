/* oxlint-disable no-await-in-loop, consistent-function-scoping -- the steps run in sequence, helpers stay next to their tests */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_LOGINS } from '../demo/logins.ts';
import { openDatabase, sql } from '../src/database/database.ts';
import { claimsIn } from './app/client.ts';
import { layOutDatabase } from './app/data-folder.ts';
import { startMailServer } from './mail/mail-server.ts';

// Some tests start several servers, one after the other.
vi.setConfig({ testTimeout: 120_000 });

const program = fileURLToPath(new URL('../src/server.ts', import.meta.url));

type Child = ChildProcessByStdio<null, Readable, Readable>;

interface Started {
  child: Child;
  printed: () => { stdout: string; stderr: string };
  /** The exit code; null after a signal. */
  exit: Promise<number | null>;
}

const children: Child[] = [];

function start(env: Record<string, string>, ...args: string[]): Started {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => (stdout += String(data)));
  child.stderr.on('data', (data) => (stderr += String(data)));
  const exit = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { child, printed: () => ({ stdout, stderr }), exit };
}

/** @throws Error with what it printed when it ends before it is ready */
async function urlOf({ child, printed, exit }: Started): Promise<string> {
  for (;;) {
    const url = /MedPortal is ready: (\S+)/.exec(printed().stdout)?.[1];
    if (url) return url;
    const more = once(child.stdout, 'data').then(() => true);
    if (!(await Promise.race([more, exit.then(() => false)]))) {
      throw new Error(`Not ready: ${printed().stderr}`);
    }
  }
}

const post = (url: string, path: string, body: object, token = '') =>
  fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

let folder: string;
let dataDir: string;
let otherDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medportal-server-'));
  dataDir = join(folder, 'data');
  otherDir = join(folder, 'other');
  // Creating a database is slow.
  await Promise.all([layOutDatabase(dataDir), layOutDatabase(otherDir)]);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it(
  'starts with demo data, keeps written data and shuts down cleanly',
  { tags: 'release' },
  async () => {
    const first = start({ DATA_DIR: dataDir });
    const url = await urlOf(first);
    expect(first.printed().stdout).toContain(`API reference: ${url}/api/docs\n`);
    expect(first.printed().stdout).toContain(
      'DOCTOR_REVIEW is off: new doctors are listed at once\n',
    );
    for (const { email, password } of Object.values(DEMO_LOGINS)) {
      expect(first.printed().stdout).toContain(`${email} / ${password}`);
    }
    const { mode } = await stat(join(dataDir, 'token-secret'));
    expect(mode & 0o777).toBe(0o600);

    const { email, password } = DEMO_LOGINS.patient;
    const login = await post(url, '/api/Authentication/login', { email, password });
    const token = /"token":"([^"]+)"/.exec(await login.text())?.[1] ?? '';
    const saved = await post(url, '/api/patient/profileData', { weight: 77.5 }, token);
    expect(saved.status).toBe(200);
    const name = String(claimsIn(token)['name']);
    const path = `/api/patient/${encodeURIComponent(name)}`;
    const read = (from: string) =>
      fetch(new URL(path, from), {
        headers: { authorization: `Bearer ${token}`, 'x-request-id': 'somebody-elses' },
      });
    expect((await read(url)).status).toBe(200);

    const second = start({ DATA_DIR: dataDir });
    expect(await second.exit).toBe(1);
    expect(second.printed().stderr).toMatch(
      /^MedPortal stopped: The data folder .* is in use .*\n$/,
    );

    const samePort = start({
      DATA_DIR: otherDir,
      DEMO_DATA: '0',
      PORT: new URL(url).port,
    });
    expect(await samePort.exit).toBe(1);
    expect(samePort.printed().stderr).toMatch(/^MedPortal stopped: PORT \d+ is in use .*\n$/);

    first.child.kill('SIGINT');
    first.child.kill('SIGINT');
    expect(await first.exit).toBe(0);
    await expect(fetch(url)).rejects.toThrow();

    // The token is still valid, since the secret was kept.
    const again = start({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', RECORDS_ACCESS: 'spec' });
    const record = await read(await urlOf(again));
    expect(await record.json()).toMatchObject({ weight: 77.5 });
    again.child.kill('SIGTERM');
    expect(await again.exit).toBe(0);

    const log = first.printed().stdout;
    expect(log).toContain('"route":"/api/patient/:name"');
    for (const secret of ['77.5', token, path, name, 'somebody-elses']) {
      expect(log).not.toContain(secret);
    }
    const lines: unknown[] = log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'started', url, database: 'embedded', doctorReview: 'off' }),
    );
    const answered = {
      msg: 'answered',
      pid: first.child.pid,
      time: expect.any(Number),
      reqId: expect.stringMatching(/^[0-9a-f]{32}$/),
    };
    for (const operation of ['login', 'updatePatientProfile', 'getPatient']) {
      expect(lines).toContainEqual(expect.objectContaining({ ...answered, operation }));
    }
    expect(lines.slice(-2)).toMatchObject([{ msg: 'stopping' }, { msg: 'stopped' }]);
    // At level warn, the log has only the warning about open records.
    expect(again.printed().stdout).toContain('RECORDS_ACCESS is spec');
    expect(again.printed().stdout).not.toContain('"msg":"answered"');
  },
);

it(
  'sends emails, and stops while the mail server does not answer',
  { tags: 'release' },
  async () => {
    const mailServer = await startMailServer();
    const { email } = DEMO_LOGINS.patient;
    const server = start({
      DATA_DIR: dataDir,
      SHUTDOWN_SECONDS: '1',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'portal@clinic.example',
      PUBLIC_URL: 'https://portal.example',
    });
    const url = await urlOf(server);
    const ask = async () => {
      expect(await post(url, '/api/account/resetRequests', { email })).toHaveProperty(
        'status',
        202,
      );
    };
    await ask();
    await expect.poll(() => mailServer.mails).toHaveLength(1);
    const [mail] = mailServer.mails;
    expect(mail).toMatchObject({ to: [email], text: expect.stringContaining('/reset#') });
    const asked = Promise.withResolvers<void>();
    mailServer.beforeAccept = () => {
      asked.resolve();
      return new Promise(() => {});
    };
    await ask();
    await asked.promise;
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    const { stdout, stderr } = server.printed();
    expect(stdout).toContain('"msg":"mail sent"');
    expect(stderr).toBe('');
    expect(stdout).not.toContain(mail?.token);
    await mailServer.close();
  },
);

it(
  'the server erases closed accounts that are due before it serves',
  { tags: 'release' },
  async () => {
    const { email, password } = DEMO_LOGINS.patient;
    const database = await openDatabase({ kind: 'embedded', folder: dataDir });
    await database.query(sql`
    update account set closed_at = now() - interval '5 days' where email_key = ${email}`);
    await database.close();
    const logIn = async (days: string) => {
      const server = start({ DATA_DIR: dataDir, RETENTION_DAYS: days });
      const url = await urlOf(server);
      const { status } = await post(url, '/api/Authentication/login', { email, password });
      server.child.kill('SIGTERM');
      expect(await server.exit).toBe(0);
      return { status, stdout: server.printed().stdout };
    };
    const erased = await logIn('5');
    expect(erased.status).toBe(401);
    expect(erased.stdout).toMatch(/"msg":"account erased"[^]*"msg":"started"/);
    expect(erased.stdout).not.toContain(email);
    expect((await logIn('5')).stdout).not.toContain('account erased');
  },
);

it('the server reports all invalid values, one per line', async () => {
  const server = start({ PORT: 'x', LOG_LEVEL: 'loud', METRICS_PORT: '-1' });
  expect(await server.exit).toBe(1);
  expect(server.printed()).toEqual({
    stdout: '',
    stderr: [
      'MedPortal stopped: PORT must be a whole number from 0 to 65535 (now "x")',
      'MedPortal stopped: LOG_LEVEL must be trace or debug or info or warn or error or fatal or silent (now "loud")',
      'MedPortal stopped: METRICS_PORT must be a whole number from 0 to 65535 (now "-1")',
      '',
    ].join('\n'),
  });
});

describe('exits with one line for', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:1/x', TOKEN_SECRET: 'x'.repeat(32) },
      'The database at DATABASE_URL cannot be used: connect ECONNREFUSED',
    ],
    [
      'the address of another machine',
      { HOST: '192.0.2.1', DEMO_DATA: '0' },
      'HOST 192.0.2.1 is not an address',
    ],
  ])('%s', async (_, env, message) => {
    const server = start({ DATA_DIR: otherDir, ...env });
    expect(await server.exit).toBe(1);
    const { stdout, stderr } = server.printed();
    expect(stderr).toContain(`MedPortal stopped: ${message}`);
    expect(stderr.trim()).not.toContain('\n');
    expect(stdout + stderr).not.toContain('hunter2');
  });

  it('an invalid data folder', async () => {
    await writeFile(join(folder, 'file'), '');
    const server = start({ DATA_DIR: join(folder, 'file', 'data') });
    expect(await server.exit).toBe(1);
    expect(server.printed().stderr).toMatch(
      /^MedPortal stopped: The data folder .* cannot be written.*\n$/,
    );
  });

  it('demo data in production, unless it is wanted', async () => {
    const filled = { DATA_DIR: join(folder, 'demo') };
    const run = async (env: Record<string, string>) => {
      const started = start({ ...filled, ...env, DEMO_DATA: '1' });
      await urlOf(started);
      started.child.kill();
      expect(await started.exit).toBe(0);
    };
    await run({});
    const production = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) };
    const server = start({ ...filled, ...production });
    expect(await server.exit).toBe(1);
    expect(server.printed().stderr).toMatch(
      /^MedPortal stopped: The database has demo data, whose log-ins everybody knows\..*\n$/,
    );
    await run(production);
  });

  it('a kept secret that is too short', async () => {
    await writeFile(join(otherDir, 'token-secret'), 'short');
    const server = start({ DATA_DIR: otherDir });
    expect(await server.exit).toBe(1);
    expect(server.printed().stderr).toContain('does not hold a token secret');
  });
});

it('the server prints its configuration with --help', async () => {
  const help = start({}, '--help');
  expect(await help.exit).toBe(0);
  expect(help.printed().stdout).toContain('DATABASE_URL');
});
