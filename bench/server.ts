// `npm run bench -- server`: compares the server with Express and a floor that answer the same calls, in turns and with the same data.
// Server, database and load generator share the machine; comparable between machines is the ratio to the floor: bare
// node:http with our prepared statements. Writes tables into docs/performance.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { hashPassword } from '../apps/server/src/security/passwords.ts';
import { findCredentials } from '../apps/server/src/repositories/accounts.ts';
import { appendAudit, withAudit } from '../apps/server/src/repositories/audits.ts';
import { findDoctor, listDoctors } from '../apps/server/src/repositories/doctors.ts';
import { addBloodSugar } from '../apps/server/src/repositories/readings.ts';
import { listRequests } from '../apps/server/src/repositories/requests.ts';
import { beginSession, findSession } from '../apps/server/src/repositories/sessions.ts';
import { listSpecializations } from '../apps/server/src/repositories/specializations.ts';
import { largeEmailOf, loadLargeData } from '../apps/server/test/data/large-data.ts';
import { recordStatements } from '../apps/server/test/databases/plans.ts';
import { startTestPostgres } from '../apps/server/test/databases/postgres.ts';
import { ensurePortalBuilt } from '../scripts/portal-build.ts';
import { root } from '../scripts/run-vitest.ts';
import { type Call, type Load, type Loader, startLoader } from './load.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import {
  aboutSamples,
  countOf,
  installedFolder,
  isEnough,
  measuredOn,
  median,
  quietest,
  type Sample,
  sampleOf,
  writePart,
} from './report.ts';
import { limitCpu, type Server, cpuTimeOf, startServer } from './processes.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    doctors: { type: 'string', default: '10000' },
    only: { type: 'string', default: '' },
    'dry-run': { type: 'boolean', default: false },
  },
});

const help = `Compares the server with Express and with bare node:http, with the same data and in turns.

  --seconds N      duration of a turn (default: 2)
  --rounds N       turns of each server (default: 3)
  --connections N  calls in flight (default: 16)
  --doctors N      doctors in the database, and as many patients (default: 10000)
  --only NAMES     measures only calls that contain one of these texts, separated by commas
  --dry-run        prints the results without writing to docs/performance.md
`;

const seconds = Number(options.seconds);
const rounds = countOf('rounds', options.rounds);
const connections = Number(options.connections);
const accounts = 2 * Number(options.doctors);
const password = 'a password for measuring';
const secret = 'a secret for measuring, 32 characters';
const portal =
  process.env['PORTAL_DIR'] ?? fileURLToPath(new URL('../apps/portal/dist', import.meta.url));
const serverFile = fileURLToPath(new URL('../apps/server/src/server.ts', import.meta.url));

/** The log as in production, and rate limits that count but are never reached. */
const settings = {
  TOKEN_SECRET: secret,
  PORTAL_DIR: portal,
  DEMO_DATA: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOGIN_FAILURES_PER_MINUTE: '1000000',
};

async function statementsOfOurs(): Promise<Record<string, string>> {
  const account = { id: 1, name: '', role: 'Patient' } as const;
  const entry = { account, action: '', whose: { ids: [1] }, outcome: 'allowed' } as const;
  const { query, statements } = recordStatements(async () => []);
  const slice = { limit: 9, offset: 0 };
  const calls = {
    findSession: () => findSession(query, { accountId: 1, sessionId: 1 }, 8),
    beginSession: () =>
      beginSession(query, { accountId: 1, passwordHash: '', device: null, hours: 8, entry }),
    findCredentials: () => findCredentials(query, ''),
    listDoctors: () => listDoctors(query, { search: '', ...slice }),
    findDoctor: () => findDoctor(query, ''),
    listSpecializations: () => listSpecializations(query),
    listRequests: () => listRequests(query, { party: 'Patient', accountId: 1, ...slice }),
    addBloodSugar: () => addBloodSugar(withAudit(query, entry), 1, 80),
    appendAudit: () => appendAudit(query, entry),
  };
  const texts: Record<string, string> = {};
  for (const [name, call] of Object.entries(calls)) {
    // oxlint-disable-next-line no-await-in-loop -- each records its statement
    await call();
    texts[name] = statements.at(-1)?.text ?? '';
  }
  return texts;
}

/** The CPU share of each of two processes, which leaves enough for the database and the load generator. */
const SHARE = 0.25;

interface Contender {
  name: string;
  start: () => Promise<Server>;
}

function contendersOn(url: string, folder: string, statements: Record<string, string>) {
  const peer = (name: string, file: string): Contender => ({
    name,
    start: () =>
      startServer(`${installedFolder('peers')}${file}`, {
        NODE_ENV: 'production',
        DATABASE_URL: url,
        TOKEN_SECRET: secret,
        PORTAL_DIR: portal,
        STATEMENTS: JSON.stringify(statements),
      }),
  });
  return [
    peer('floor', 'floor.js'),
    { name: 'MedPortal', start: () => startServer(serverFile, { ...settings, DATABASE_URL: url }) },
    {
      name: 'MedPortal, embedded',
      start: () => startServer(serverFile, { ...settings, DATA_DIR: folder }),
    },
    peer('Express', 'express.js'),
  ];
}

/** @param embeddedUrl - The server with a database of its own: the first session there has the same id. */
async function callsOn(url: string, embeddedUrl: string): Promise<Record<string, Call[]>> {
  const logIn = (id: number) => ({
    path: '/api/Authentication/login',
    body: { email: largeEmailOf(id), password },
  });
  const { path, body } = logIn(1002);
  const [{ token } = { token: '' }] = await Promise.all(
    [url, embeddedUrl].map(async (server): Promise<{ token: string }> => {
      const headers = { 'content-type': 'application/json' };
      const post = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch(`${server}${path}`, post)).json();
    }),
  );
  // From the middle of the list.
  const pageNumber = Math.ceil(Number(options.doctors) / 1500);
  const { doctors }: { doctors: { name: string }[] } = await fetch(
    `${url}/api/doctors?pageSize=500&pageNumber=${pageNumber}`,
  ).then((answer) => answer.json());
  const several = Array.from({ length: 40 }, (_, index) => index);
  return {
    'First page of doctors': [{ path: '/api/doctors' }],
    'One doctor': doctors.map(({ name }) => ({ path: `/api/doctor/${encodeURIComponent(name)}` })),
    Specializations: [{ path: '/api/MedicalSpecification' }],
    "A patient's requests": [{ path: '/api/patient/requests', token }],
    'Add a blood sugar reading': several.map((index) => ({
      path: '/api/patient/bloodSugar',
      token,
      body: { value: 80 + index },
    })),
    'Log in': several.map((index) => logIn(index + 10)),
    'Start page of the portal': [{ path: '/' }],
  };
}

/** The status and body of an answer, without the token, which depends on the time. */
async function textOf({ url }: Server, { path, token, body }: Call): Promise<string> {
  const answer = await fetch(`${url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
  });
  const text = await answer.text();
  return `${answer.status} ${text.replace(/"token":"[\w-]+\.[\w-]+\.[\w-]+"/, '"token":"…"')}`;
}

/** @throws Error if a server answers differently, because it would not do the same work */
async function expectSameAnswers(running: readonly Running[], call: Call) {
  const [first, ...others] = running;
  const [floor] = first?.servers ?? [];
  if (!floor) return;
  const wanted = await textOf(floor, call);
  for (const other of others) {
    const [server] = other.servers;
    if (!server) continue;
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    const found = await textOf(server, call);
    if (!wanted.startsWith('200') || found !== wanted) {
      throw new Error(`${other.name} answers ${call.path} with ${found}, not with ${wanted}`);
    }
  }
}

interface Turn extends Load {
  /** CPU milliseconds per call in the server's processes. */
  serverMs: number;
}

const summaryOf = (turns: readonly Turn[]): Turn => {
  const of = (key: keyof Turn) => median(turns.map((turn) => turn[key]));
  return {
    calls: of('calls'),
    perSecond: of('perSecond'),
    p50: of('p50'),
    p99: of('p99'),
    busy: of('busy'),
    serverMs: of('serverMs'),
  };
};

type Running = Contender & { servers: readonly Server[] };

/** Measures all servers in turns, after a warm-up. */
async function measure(
  loader: Loader,
  running: readonly Running[],
  calls: readonly Call[],
): Promise<Turn[]> {
  const turns = running.map((): Sample<Turn>[] => []);
  /* oxlint-disable no-await-in-loop -- in turns */
  for (const { servers } of running) await takeTurn(loader, servers, calls, 1);
  while (!turns.every((taken) => isEnough(taken, rounds)))
    for (const [index, { servers }] of running.entries())
      turns[index]?.push(await sampleOf(() => takeTurn(loader, servers, calls, seconds)));
  /* oxlint-enable no-await-in-loop */
  return turns.map((taken) => summaryOf(quietest(taken, rounds)));
}

async function takeTurn(
  loader: Loader,
  servers: readonly Server[],
  calls: readonly Call[],
  duration: number,
): Promise<Turn> {
  const pids = servers.map(({ pid }) => pid);
  const urls = servers.map(({ url }) => url);
  const before = cpuTimeOf(pids);
  const load = await loader.put({
    urls,
    calls,
    connections: connections * servers.length,
    seconds: duration,
  });
  return { ...load, serverMs: (cpuTimeOf(pids) - before) / load.calls };
}

/** Limits the CPU of each server if the system allows it; returns functions that clean up. */
function tryToLimitCpu(servers: readonly Server[]): (() => void)[] {
  try {
    return servers.map(({ pid }) => limitCpu(pid, SHARE));
  } catch (error) {
    console.error(`CPU is not limited: ${String(error)}`);
    return [];
  }
}

const isWanted = (name: string) =>
  options.only === '' || options.only.split(',').some((part) => name.includes(part));

const rowsOf = (what: string, running: readonly Running[], found: readonly Turn[]) =>
  found.map(({ perSecond, p50, p99, serverMs, busy }, index) => [
    index === 0 ? what : '',
    running[index]?.name ?? '',
    perSecond.toFixed(0),
    (perSecond / (found[0]?.perSecond ?? NaN)).toFixed(2),
    p50.toFixed(1),
    p99.toFixed(1),
    serverMs.toFixed(3),
    busy.toFixed(2),
  ]);

const HEAD = [
  'Call',
  'Server',
  'Per second',
  'Of the floor',
  'p50 ms',
  'p99 ms',
  'Server ms',
  'Load, cores',
];

const version = (name: string) => {
  const file = `${installedFolder('peers')}node_modules/${name}/package.json`;
  const { version: found }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return `${name} ${found}`;
};

async function main() {
  if (options.help) return console.log(help);
  if (process.env['PORTAL_DIR'] === undefined) ensurePortalBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'medportal-peers-'));
  // Without flushing to disk, which takes the same time for all and would hide the differences.
  const database = await startTestPostgres();
  const data = { accounts, requests: 5 * accounts, passwordHash: await hashPassword(password) };
  await loadLargeData({ kind: 'postgres', url: database.url }, data);
  await loadLargeData({ kind: 'embedded', folder }, data);
  const loader = startLoader();
  const running: Running[] = [];
  let groups: (() => void)[] = [];
  try {
    for (const one of contendersOn(database.url, folder, await statementsOfOurs())) {
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      running.push({ ...one, servers: [await one.start()] });
    }
    const [, ours, embedded] = running;
    const [first] = ours?.servers ?? [];
    const [alone] = embedded?.servers ?? [];
    if (!ours || !first || !alone) throw new Error('No server was started.');
    const all = await callsOn(first.url, alone.url);
    const wanted = Object.entries(all).filter(([what]) => isWanted(what));
    const rows: string[][] = [];
    /* oxlint-disable no-await-in-loop -- each by itself */
    for (const [what, calls] of wanted) {
      for (const call of calls.slice(0, 3)) await expectSameAnswers(running, call);
      const found = await measure(loader, running, calls);
      rows.push(...rowsOf(what, running, found));
      console.log(table([HEAD, ...rowsOf(what, running, found)]));
    }
    const second = await ours.start();
    ours.servers = [first, second];
    groups = tryToLimitCpu(ours.servers);
    const pair: Running[] = [
      { ...ours, name: 'one process', servers: [first] },
      { ...ours, name: 'two processes' },
    ];
    const scaling: string[][] = [];
    for (const [what, calls] of wanted) {
      scaling.push(...rowsOf(what, pair, await measure(loader, pair, calls)));
    }
    /* oxlint-enable no-await-in-loop */
    const text = [
      table([HEAD, ...rows]),
      table([HEAD.with(3, 'Of one process'), ...scaling]),
      `${measuredOn()} ${['express', 'pg', 'jsonwebtoken'].map(version).join(', ')}. ` +
        `${accounts / 2} doctors, ${connections} calls in flight, medians of ${rounds} turns of ${seconds} s. ${aboutSamples} ` +
        (groups.length > 0
          ? `In the second table, each process has ${SHARE} of a core and ${connections} calls in flight.`
          : 'In the second table, CPU is not limited.'),
    ].join('\n\n');
    console.log(text);
    await writePart(`${root}docs/performance.md`, 'server', text);
  } finally {
    loader.stop();
    await Promise.all(running.flatMap(({ servers }) => servers.map((one) => one.stop())));
    for (const removeGroup of groups) removeGroup();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
