// `npm run test:failover`: twenty times, something fails in a PostgreSQL with a synchronous standby while clients write
// and read. Before that, the same load runs on two versions of PostgreSQL, and through PgBouncer. Exits with 1 if a write
// was lost. `npm run test:failover -- 6` runs six rounds. Needs Debian, for Patroni, etcd, HAProxy and PgBouncer.
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../apps/server/src/database/postgres.ts';
import { sql } from '../apps/server/src/database/sql.ts';
import {
  type Cluster,
  type ClusterOptions,
  startCluster,
} from '../apps/server/test/failover/cluster.ts';
import { startLoad } from '../apps/server/test/failover/load.ts';
import { startPgBouncer } from '../apps/server/test/failover/pgbouncer.ts';
import {
  type FailoverRound,
  type Servers,
  failoverRound,
  failures,
  primaryDiesAhead,
  startServers,
} from '../apps/server/test/failover/rounds.ts';
import { startTestPostgres } from '../apps/server/test/databases/postgres.ts';
import { median } from '../bench/report.ts';

const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Give a number of rounds, or none for twenty.');
  process.exit(1);
}

const LOAD_MS = 10_000;

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);

function report(name: string, isGood: boolean, round: FailoverRound) {
  const { writes, reads, unavailable, faults, writesBack, readsBack } = round;
  console.log(
    `${isGood ? '✓' : '✗'} ${name}: writes back after ${seconds(writesBack)} s, reads after ` +
      `${seconds(readsBack)} s; ${writes} writes, ${reads} reads, ${unavailable} times 503, ` +
      `${faults.length} faults`,
  );
}

/** Ends the servers and the cluster in any case. */
async function withCluster(
  options: ClusterOptions,
  work: (cluster: Cluster, servers: Servers) => Promise<void>,
) {
  const cluster = await startCluster(options);
  try {
    await cluster.roles();
    const servers = await startServers(cluster.url);
    await work(cluster, servers);
    await Promise.all(servers.map(({ end }) => end('SIGTERM')));
  } finally {
    await cluster.remove();
  }
}

/** The same load without a failure. */
async function loadOn(name: string, url: string): Promise<void> {
  const servers = await startServers(url);
  const load = await startLoad(servers.map((server) => server.url));
  await wait(LOAD_MS);
  const { writes, reads, unavailable, faults } = await load.finish();
  await Promise.all(servers.map(({ end }) => end('SIGTERM')));
  const isGood = faults.length === 0 && unavailable === 0;
  isLoadGood &&= isGood;
  console.log(
    [`${isGood ? '✓' : '✗'} ${name}: ${writes} writes, ${reads} reads`, ...faults].join('\n    '),
  );
}

const start = performance.now();
let isLoadGood = true;

for (const source of ['installed', 'npm']) {
  // oxlint-disable-next-line no-await-in-loop -- they would compete for the CPU
  const postgres = await startTestPostgres({ source, isDurable: true });
  const database = await openPostgres({ url: postgres.url });
  // oxlint-disable-next-line no-await-in-loop
  const [row] = await database.query<{ server_version: string }>(sql`show server_version`);
  // oxlint-disable-next-line no-await-in-loop
  await database.close();
  const name = `PostgreSQL ${row?.server_version}`;
  // oxlint-disable-next-line no-await-in-loop
  await loadOn(name, postgres.url);
  // oxlint-disable-next-line no-await-in-loop
  const pgBouncer = await startPgBouncer(postgres, {
    max_prepared_statements: 200,
    ignore_startup_parameters: 'statement_timeout',
  });
  // oxlint-disable-next-line no-await-in-loop
  await loadOn(`${pgBouncer.version} in transaction mode before it`, pgBouncer.url);
  // oxlint-disable-next-line no-await-in-loop
  await pgBouncer.remove();
  // oxlint-disable-next-line no-await-in-loop
  await postgres.stop();
}

const kinds = Object.entries(failures);
const results: (FailoverRound & { name: string })[] = [];

await withCluster({}, async (cluster, servers) => {
  const turns = Array.from({ length: rounds }, (_, index) => kinds[index % kinds.length]);
  for (const [name, failure] of turns.filter((turn) => turn !== undefined)) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    const round = await failoverRound(cluster, servers, failure);
    results.push({ name, ...round });
    report(`${results.length}, ${name}`, round.faults.length === 0, round);
    for (const fault of round.faults) console.log(`    ${fault}`);
  }
});

let isControlGood = false;
await withCluster({ isSynchronous: false }, async (cluster, servers) => {
  const round = await failoverRound(cluster, servers, primaryDiesAhead);
  isControlGood = round.faults.some((fault) => fault.includes(': lost: '));
  report('negative control, asynchronous: must lose writes', isControlGood, round);
});

for (const [name] of kinds) {
  const times = results.filter((round) => round.name === name).map(({ writesBack }) => writesBack);
  if (times.length === 0) continue;
  const worst = Math.max(...times);
  console.log(`${name}: median ${seconds(median(times))} s, worst ${seconds(worst)} s`);
}
const sum = (key: 'writes' | 'reads' | 'unavailable') =>
  results.reduce((total, round) => total + round[key], 0);
const faults = results.flatMap((round) => round.faults);
console.log(
  `${rounds} rounds, ${sum('writes')} writes and ${sum('reads')} reads acknowledged, ` +
    `${sum('unavailable')} times 503, ${faults.length} faults, ` +
    `${seconds(performance.now() - start)} s`,
);
process.exitCode = faults.length === 0 && isControlGood && isLoadGood ? 0 : 1;
