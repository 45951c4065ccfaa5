// `npm run bench -- capacity`: measures how many calls one machine handles. Server, database and load generator share the
// machine. Comparable between machines are the ratio to the floor, a server that does nothing, and the CPU time of a call.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase, sql } from '../apps/server/src/database/database.ts';
import { hashPassword } from '../apps/server/src/security/passwords.ts';
import {
  BUSY,
  busyRequests,
  LARGE,
  largeEmailOf,
  type LargeStorage,
  loadLargeData,
} from '../apps/server/test/data/large-data.ts';
import { startTestPostgres } from '../apps/server/test/databases/postgres.ts';
import { tokenOf } from '../e2e/demo.ts';
import { type Product, startProduct } from '../e2e/portal.ts';
import { type Call, type Load, type Loader, startLoader } from './load.ts';
import { memoryOf, cpuTimeOf } from './processes.ts';
import { median } from './report.ts';
import { commonPart, partsOf, sampleNames, searches } from './searches.ts';

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    accounts: { type: 'string', default: String(LARGE.accounts) },
    requests: { type: 'string', default: String(LARGE.requests) },
    only: { type: 'string', default: '' },
  },
});

const help = `Measures how many calls one machine handles with many requests in the database.

  --seconds N      duration of each measurement (default: 5)
  --connections N  calls in flight (default: 16)
  --accounts N     accounts, half of them doctors (default: ${LARGE.accounts})
  --requests N     requests (default: ${LARGE.requests})
  --only NAME      measures only this database: 'embedded' or 'PostgreSQL'
`;

const seconds = Number(options.seconds);
const connections = Number(options.connections);
const accounts = Number(options.accounts);
const requests = Number(options.requests);
const busy = busyRequests(requests);
/** Seconds of the calls before each measurement. */
const warmUp = Math.min(1, seconds);
const password = 'a password for measuring';
const secret = 'a secret for measuring, 32 characters';

interface Storage {
  name: string;
  serverCounts: number[];
  open: () => Promise<Opened>;
}

interface Opened {
  env: Record<string, string>;
  /** The backend processes of PostgreSQL; none for the embedded database. */
  listProcesses: () => Promise<number[]>;
  close: () => Promise<void>;
}

const limits = { TOKEN_SECRET: secret, RATE_LIMIT_PER_MINUTE: '0', DEMO_DATA: '0' };

// Both flush every commit to disk, as in production.
const storages: Storage[] = [
  {
    name: 'embedded database',
    serverCounts: [1],
    open: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'medportal-capacity-'));
      await fill({ kind: 'embedded', folder });
      return {
        env: { ...limits, DATA_DIR: folder },
        listProcesses: () => Promise.resolve([]),
        close: async () => rmSync(folder, { recursive: true, force: true }),
      };
    },
  },
  {
    name: 'PostgreSQL',
    serverCounts: [1, 2],
    open: async () => {
      const database = await startTestPostgres({ isDurable: true });
      await fill({ kind: 'postgres', url: database.url });
      const { query, close } = await openDatabase({ kind: 'postgres', url: database.url });
      return {
        env: { ...limits, DATABASE_URL: database.url },
        listProcesses: async () => {
          const rows = await query<{ pid: number }>(
            sql`select pid from pg_stat_activity where backend_type = 'client backend'`,
          );
          return rows.map(({ pid }) => pid);
        },
        close: async () => {
          await close();
          await database.stop();
        },
      };
    },
  },
];

const fill = async (storage: LargeStorage) =>
  loadLargeData(storage, {
    accounts,
    requests,
    passwordHash: await hashPassword(password),
    isLogged: true,
  });

/** The lists that are slow without the kept counts and searches, after the one that they are compared with. */
async function heavyListsOn(url: string): Promise<Record<string, Call[]>> {
  const names = await sampleNames(url);
  const token = await tokenOf(url, { email: largeEmailOf(BUSY.doctor.id), password });
  const otherToken = await tokenOf(url, { email: largeEmailOf(1001), password });
  const patientToken = await tokenOf(url, { email: largeEmailOf(BUSY.patient.id), password });
  return {
    [LIST]: [{ path: '/api/doctors' }],
    'doctors, the most common 3 letters': searches([await commonPart(url, names, 3)]),
    'doctors, the most common 2 letters': searches([await commonPart(url, names, 2)]),
    'doctors, 2 letters that nobody has': searches(['qq']),
    'requests of another doctor': [{ path: '/api/doctor/requests', token: otherToken }],
    [`all requests of the doctor of ${busy.doctor}`]: [{ path: '/api/doctor/requests', token }],
    'the answered ones': [{ path: '/api/doctor/requests?isAnswered=true', token }],
    'the unanswered ones': [{ path: '/api/doctor/requests?isAnswered=false', token }],
    [`requests of the patient of ${busy.patient}`]: [
      { path: '/api/patient/requests', token: patientToken },
    ],
  };
}

const LIST = 'doctors, first page';

async function callsOn(url: string): Promise<Record<string, Call[]>> {
  const login = (id: number) => ({ email: largeEmailOf(id), password });
  const doctorToken = await tokenOf(url, login(1001));
  const busyToken = await tokenOf(url, login(BUSY.doctor.id));
  const patientToken = await tokenOf(url, login(1002));
  const names = await sampleNames(url);
  const several = Array.from({ length: 40 }, (_, index) => index);
  const ownRequests = '/api/doctor/requests?isAnswered=';
  return {
    'doctor, by name': names
      .slice(0, 500)
      .map((name) => ({ path: `/api/doctor/${encodeURIComponent(name)}` })),
    [LIST]: [{ path: '/api/doctors' }],
    // With more terms than the server remembers, every search is new.
    'doctors, a new search of a whole name': searches(names),
    'doctors, a new search of 3 letters': searches(names.flatMap((name) => partsOf(name, 3))),
    'doctors, the most common 2 letters': searches([await commonPart(url, names, 2)]),
    'all doctors of a specialization': [{ path: '/api/medicalSpecification/3/doctors' }],
    'unanswered requests of a doctor': [{ path: `${ownRequests}false`, token: doctorToken }],
    [`answered requests, of ${busy.doctor}`]: [{ path: `${ownRequests}true`, token: busyToken }],
    'add a blood sugar reading': several.map((index) => ({
      path: '/api/patient/bloodSugar',
      token: patientToken,
      body: { value: 80 + index },
    })),
    'log in': several.map((index) => ({
      path: '/api/Authentication/login',
      body: login(1 + index),
    })),
  };
}

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

function showLoad(name: string, { perSecond, p50, p99 }: Load, ...rest: (number | undefined)[]) {
  const figures = [p50, p99, ...rest].map((value) => (value === undefined ? '' : toShort(value)));
  row(name, Math.round(perSecond), ...figures);
}

const toShort = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));

/** The throughput of a server that answers the same few bytes to every call. */
async function measureFloor(loader: Loader): Promise<Load> {
  const program = `
    const { createServer } = require('node:http');
    const server = createServer((_, answer) => answer.end('{"totalCount":0}'));
    server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await once(child.stdout, 'data');
  const load = { urls: [String(printed).trim()], calls: [{ path: '/' }], connections };
  await loader.put({ ...load, seconds: warmUp });
  const floor = await loader.put({ ...load, seconds });
  child.kill();
  return floor;
}

async function postgresVersion(): Promise<string> {
  const server = await startTestPostgres();
  const database = await openDatabase({ kind: 'postgres', url: server.url });
  const [found] = await database.query<{ version: string }>(
    sql`select current_setting('server_version') as version`,
  );
  await database.close();
  await server.stop();
  return found?.version ?? 'unknown';
}

async function measure(
  loader: Loader,
  name: string,
  servers: readonly Product[],
  listProcesses: Opened['listProcesses'],
) {
  const floor = await measureFloor(loader);
  const urls = servers.map(({ url }) => url);
  const [first = ''] = urls;
  const calls = await callsOn(first);
  const memory = () => servers.map(({ pid }) => memoryOf(pid)).join(', ');
  const idle = memory();
  console.log(`\n${name}, ${servers.length === 1 ? 'one server' : `${servers.length} servers`}\n`);
  row('Call', 'per second', 'p50 ms', 'p99 ms', 'floors', 'server ms', 'database ms');
  row('---', '--:', '--:', '--:', '--:', '--:', '--:');
  showLoad('the floor', floor, 1);
  for (const [what, list] of Object.entries(calls)) {
    /* oxlint-disable no-await-in-loop -- each by itself */
    await loader.put({ urls, calls: list, connections, seconds: warmUp });
    const groups = [servers.map(({ pid }) => pid), await listProcesses()];
    const before = groups.map(cpuTimeOf);
    const load = await loader.put({ urls, calls: list, connections, seconds });
    const spent = groups.map(
      (pids, index) => (cpuTimeOf(pids) - (before[index] ?? 0)) / load.calls,
    );
    showLoad(what, load, floor.perSecond / load.perSecond, ...spent);
    /* oxlint-enable no-await-in-loop */
  }
  console.log(`\nMemory of each server: ${idle} before, ${memory()} after`);
}

/** Measures the heavy lists in turns with the first page of doctors, so that all are disturbed alike. */
async function measureHeavyLists(loader: Loader, { url }: Product) {
  const calls = Object.entries(await heavyListsOn(url));
  const loads = new Map(calls.map(([name]) => [name, [] as Load[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, list] of calls) {
      const load = { urls: [url], calls: list, connections: MANY_CONNECTIONS, seconds };
      // oxlint-disable-next-line no-await-in-loop -- each by itself
      loads.get(name)?.push(await loader.put(load));
    }
  }
  const figure = (name: string, of: 'perSecond' | 'p50' | 'p99') =>
    median((loads.get(name) ?? []).map((load) => load[of]));
  console.log(`\n${MANY_CONNECTIONS} calls in flight, medians of ${ROUNDS} turns\n`);
  row('Call', 'per second', 'p50 ms', 'p99 ms', "of the first page's p99");
  row('---', '--:', '--:', '--:', '--:');
  for (const [name] of calls) {
    const [perSecond, p50, p99] = [
      figure(name, 'perSecond'),
      figure(name, 'p50'),
      figure(name, 'p99'),
    ];
    row(
      name,
      Math.round(perSecond),
      toShort(p50),
      toShort(p99),
      toShort(p99 / figure(LIST, 'p99')),
    );
  }
}

const MANY_CONNECTIONS = 50;
const ROUNDS = 3;

async function measureOn({ name, serverCounts, open }: Storage) {
  const loader = startLoader();
  const { env, listProcesses, close } = await open();
  try {
    for (const count of serverCounts) {
      /* oxlint-disable no-await-in-loop -- each by itself */
      const servers = await Promise.all(Array.from({ length: count }, () => startProduct(env)));
      try {
        await measure(loader, name, servers, listProcesses);
        const [server] = servers;
        if (server && count === 1) await measureHeavyLists(loader, server);
      } finally {
        await Promise.all(servers.map(({ stop }) => stop()));
      }
      /* oxlint-enable no-await-in-loop */
    }
  } finally {
    loader.stop();
    await close();
  }
}

async function main() {
  if (options.help) return console.log(help);
  const processor = cpus()[0]?.model ?? 'unknown';
  console.log(
    `${cpus().length} cores (${processor}), Node ${process.version}, PostgreSQL ${await postgresVersion()}`,
  );
  console.log(
    `${accounts} accounts, ${requests} requests, ${connections} connections, ${seconds} s each`,
  );
  for (const storage of storages.filter(({ name }) => name.includes(options.only))) {
    // oxlint-disable-next-line no-await-in-loop -- each by itself
    await measureOn(storage);
  }
}

await main();
