// The server beside others that answer the same calls: `npm run bench -- server`. All are asked in turns, in one run and
// with the same data; the database, the load and whoever answers share the machine. What means something elsewhere, too,
// is the ratio to the floor: bare node:http with our own statements, prepared. Writes what it finds into
// docs/performance.md.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { hashPassword } from '../apps/server/src/plugins/passwords.ts';
import { findAccount, findCredentials } from '../apps/server/src/repositories/accounts.ts';
import { appendAudit, withAudit } from '../apps/server/src/repositories/audits.ts';
import { findDoctor, listDoctors } from '../apps/server/src/repositories/doctors.ts';
import { addBloodSugar } from '../apps/server/src/repositories/readings.ts';
import { listRequests } from '../apps/server/src/repositories/requests.ts';
import { listSpecializations } from '../apps/server/src/repositories/specializations.ts';
import { largeEmailOf, loadLargeData } from '../apps/server/test/large-data.ts';
import { recordStatements } from '../apps/server/test/plans.ts';
import { startTestPostgres } from '../apps/server/test/postgres.ts';
import { ensurePortalBuilt } from '../scripts/portal-build.ts';
import { root } from '../scripts/run-vitest.ts';
import { type Call, type Load, type Loader, startLoader } from './load.ts';
import { table } from '../packages/api-client/scripts/table.ts';
import {
  aboutSamples,
  countOf,
  installedFolder,
  isEnough,
  keepIn,
  median,
  quietest,
  type Sample,
  sampleOf,
  whenAndWhere,
} from './report.ts';
import { confine, type Server, spentBy, startServer } from './processes.ts';

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

const help = `Measures the server beside others, with the same data and in turns.

  --seconds N      how long each turn takes (default: 2)
  --rounds N       how many turns each server has (default: 3)
  --connections N  calls under way at the same time (default: 16)
  --doctors N      doctors in the database, and as many patients (default: 10000)
  --only NAMES     only calls whose names have one of these in them, between commas
  --dry-run        prints what it finds, and leaves docs/performance.md alone
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

/** What our server runs with: the log as in production, and limits that count but are far away. */
const settings = {
  TOKEN_SECRET: secret,
  PORTAL_DIR: portal,
  DEMO_DATA: '0',
  RATE_LIMIT_PER_MINUTE: '1000000',
  LOGIN_FAILURES_PER_MINUTE: '1000000',
};

/** The statements of our server by the names of what sends them, for the floor. */
async function statementsOfOurs(): Promise<Record<string, string>> {
  const account = { id: 1, name: '', role: 'Patient' } as const;
  const entry = { account, action: '', whose: { ids: [1] }, outcome: 'allowed' } as const;
  const { query, statements } = recordStatements(async () => []);
  const slice = { limit: 9, offset: 0 };
  const calls = {
    findAccount: () => findAccount(query, 1),
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
    // oxlint-disable-next-line no-await-in-loop -- each leaves its statement
    await call();
    texts[name] = statements.at(-1)?.text ?? '';
  }
  return texts;
}

/** How much of a core one of two processes has: little enough for the database and the load to have what they need. */
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
    peer('NestJS', 'nest.js'),
  ];
}

/** What is asked, in the order of the table. */
async function callsOn(url: string): Promise<Record<string, Call[]>> {
  const logIn = (id: number) => ({
    path: '/api/Authentication/login',
    body: { email: largeEmailOf(id), password },
  });
  const { path, body } = logIn(1002);
  const { token }: { token: string } = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).then((answer) => answer.json());
  const { doctors }: { doctors: { name: string }[] } = await fetch(
    `${url}/api/doctors?pageSize=500&pageNumber=7`,
  ).then((answer) => answer.json());
  const several = Array.from({ length: 40 }, (_, index) => index);
  return {
    'Doctors, the first page': [{ path: '/api/doctors' }],
    'A doctor': doctors.map(({ name }) => ({ path: `/api/doctor/${encodeURIComponent(name)}` })),
    Specializations: [{ path: '/api/MedicalSpecification' }],
    "A patient's requests": [{ path: '/api/patient/requests', token }],
    'A blood sugar is written': several.map((index) => ({
      path: '/api/patient/bloodSugar',
      token,
      body: { value: 80 + index },
    })),
    'A log-in': several.map((index) => logIn(index + 10)),
    'The first page of the portal': [{ path: '/' }],
  };
}

/** The body of an answer; tokens differ by when they were made. */
async function bodyOf({ url }: Server, { path, token, body }: Call): Promise<string> {
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

/** @throws Error when one does not answer as the others do: then it does not do the same work. */
async function compare(running: readonly Running[], call: Call) {
  const [first, ...others] = running;
  const [floor] = first?.servers ?? [];
  if (!floor) return;
  const wanted = await bodyOf(floor, call);
  for (const other of others) {
    const [server] = other.servers;
    if (!server) continue;
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    const found = await bodyOf(server, call);
    if (!wanted.startsWith('200') || found !== wanted) {
      throw new Error(`${other.name} answers ${call.path} with ${found}, not with ${wanted}`);
    }
  }
}

/** What came of a turn. */
interface Turn extends Load {
  /** How many milliseconds a processor worked on a call in the server's processes. */
  serverMs: number;
}

/** The medians of turns. */
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

/** Lets everybody take turns; the first, which warms up, does not count. */
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
  const before = spentBy(pids);
  const load = await loader.put({
    urls,
    calls,
    connections: connections * servers.length,
    seconds: duration,
  });
  return { ...load, serverMs: (spentBy(pids) - before) / load.calls };
}

/** Gives each server its share, where the system lets it; returns what tidies up after them. */
function tryToConfine(servers: readonly Server[]): (() => void)[] {
  try {
    return servers.map(({ pid }) => confine(pid, SHARE));
  } catch (error) {
    console.error(`The processes keep all of the cores: ${String(error)}`);
    return [];
  }
}

const isWanted = (name: string) =>
  options.only === '' || options.only.split(',').some((part) => name.includes(part));

/** One row for each call and server. */
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
  // Not written through to the disk: waiting for it is the same for all, and would hide the rest.
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
    const [, ours] = running;
    const [first] = ours?.servers ?? [];
    if (!ours || !first) throw new Error('No server was started.');
    const all = await callsOn(first.url);
    const wanted = Object.entries(all).filter(([what]) => isWanted(what));
    const rows: string[][] = [];
    /* oxlint-disable no-await-in-loop -- each by itself */
    for (const [what, calls] of wanted) {
      for (const call of calls.slice(0, 3)) await compare(running, call);
      const found = await measure(loader, running, calls);
      rows.push(...rowsOf(what, running, found));
      console.log(table([HEAD, ...rowsOf(what, running, found)]));
    }
    const second = await ours.start();
    ours.servers = [first, second];
    groups = tryToConfine(ours.servers);
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
      `${whenAndWhere()} ${['express', 'pg', 'jsonwebtoken', '@nestjs/core', 'typeorm'].map(version).join(', ')}. ` +
        `${accounts / 2} doctors, ${connections} calls under way, the median of ${rounds} turns of ${seconds} s. ${aboutSamples} ` +
        (groups.length > 0
          ? `In the second table, each process has ${SHARE} of a core and ${connections} calls of its own.`
          : 'In the second table, nothing keeps the processes from what the database and the load need.'),
    ].join('\n\n');
    console.log(text);
    if (!options['dry-run']) await keepIn(`${root}docs/performance.md`, 'server', text);
  } finally {
    loader.stop();
    await Promise.all(running.flatMap(({ servers }) => servers.map((one) => one.stop())));
    for (const tidyUp of groups) tidyUp();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
