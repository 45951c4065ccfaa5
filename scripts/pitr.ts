// `npm run test:pitr`: rehearses PostgreSQL's archiving with pgBackRest, as docs/operating.md describes it. Restores to a
// moment before a table was dropped, and to the end of the archive after the machine was lost, and exits with 1 if what is
// restored is wrong. It needs Debian and takes minutes, so it is no part of `npm test`.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkUp } from '../apps/server/src/checkup/checkup.ts';
import { type Database, Sql, sql } from '../apps/server/src/database/database.ts';
import { openPostgres } from '../apps/server/src/database/postgres.ts';
import {
  PASSWORD,
  callServer,
  joinServer,
  waitUntilReady,
} from '../apps/server/test/app/client.ts';
import {
  PAIRS,
  type Pair,
  type Write,
  countOf,
  faultsOf,
  findHalfWrites,
  findStored,
  joinPair,
  writeInTurn,
} from '../apps/server/test/faults/crash.ts';
import {
  type ArchivedPostgres,
  startArchivedPostgres,
} from '../apps/server/test/databases/pgbackrest.ts';
import type { TestPostgres } from '../apps/server/test/databases/postgres.ts';
import { type Program, startProgram } from '../apps/server/test/app/program.ts';

const TOKEN_SECRET = 'a secret for tests, longer than 32 characters';

let faultCount = 0;

function report(line: string, faults: readonly string[] = []) {
  faultCount += faults.length;
  console.log([`${faults.length === 0 ? '✓' : '✗'} ${line}`, ...faults].join('\n    '));
}

async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const start = performance.now();
  const result = await work;
  return { result, seconds: (performance.now() - start) / 1000 };
}

/** What docs/operating.md runs after a restore, since links and sessions may have ended since. */
const END_SESSIONS = [
  'update session set ended_at = now() where ended_at is null',
  'delete from password_reset',
  'delete from email_change',
];

const settingsOf = ({ urlOf }: TestPostgres) => ({
  DATABASE_URL: urlOf('medportal', 'medportal_app'),
  DATABASE_OWNER_URL: urlOf('medportal', 'medportal_owner'),
  TOKEN_SECRET,
});

/** Runs statements as a user, one after the other. */
async function execute(url: string, ...statements: string[]): Promise<void> {
  const database = await openPostgres({ url, statementSeconds: 0 });
  try {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const text of statements) await database.query(new Sql([text], [], false));
  } finally {
    await database.close();
  }
}

/** Clients that write until they are stopped or cut. */
interface Load {
  pairs: Pair[];
  acknowledged: () => Write[];
  all: () => Write[];
  /** Waits until so many more writes are acknowledged. */
  wait: (count: number) => Promise<void>;
  stop: () => Promise<unknown>;
}

interface Site {
  archive: ArchivedPostgres;
  program: Program;
  load: Load;
}

/** A server on an archived database with the two roles of the manual, and clients that write. */
async function startSite(archiveSeconds: number): Promise<Site> {
  const archive = await startArchivedPostgres(archiveSeconds);
  await execute(
    archive.postgres.url,
    'create role medportal_owner login',
    'create role medportal_app login',
    'create database medportal owner medportal_owner',
  );
  const program = await startProgram(settingsOf(archive.postgres));
  return { archive, program, load: await startLoad(program.url) };
}

async function startLoad(url: string): Promise<Load> {
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => joinPair(url)));
  let isStopped = false;
  const writing = Promise.all(
    pairs.map((pair) =>
      writeInTurn(
        pair,
        (call) => callServer(url, call),
        () => isStopped,
      ),
    ),
  );
  const all = () => pairs.flatMap(({ writes }) => writes);
  const acknowledged = () => all().filter(({ outcome }) => outcome === 'acknowledged');
  return {
    pairs,
    all,
    acknowledged,
    wait: async (count) => {
      const target = acknowledged().length + count;
      // oxlint-disable-next-line no-await-in-loop -- polls
      while (acknowledged().length < target) await wait(20);
    },
    stop: () => {
      isStopped = true;
      return writing;
    },
  };
}

async function backUp({ archive, load }: Site): Promise<void> {
  const before = load.acknowledged().length;
  const { seconds } = await timed(archive.pgBackRest('backup', '--type=full'));
  const during = load.acknowledged().length - before;
  const size = sizeOf(join(archive.folder, 'repository', 'backup'));
  report(`full backup in ${seconds.toFixed(1)} s, ${size}, with ${during} writes meanwhile`);
}

/** Lists what is wrong with a restored database: a write that is lost or stored twice, or one that should not be there. */
async function findFaults(
  url: string,
  pairs: readonly Pair[],
  expected: ReadonlySet<Write>,
  unexpected: ReadonlySet<Write> = new Set(),
): Promise<string[]> {
  const faults = await Promise.all(
    pairs.map(async ({ patient, writes }) => {
      const found = await findStored(url, patient);
      const later = writes.filter((write) => unexpected.has(write) && countOf(write, found) > 0);
      return [
        ...faultsOf(
          writes.filter((write) => expected.has(write)),
          found,
        ),
        ...later.map(({ kind, mark }) => `from after the moment: ${kind} ${mark}`),
      ];
    }),
  );
  return faults.flat();
}

async function checkHalfWrites(postgres: TestPostgres) {
  const database: Database = await openPostgres({ url: postgres.urlOf('medportal') });
  report('answers and audit lines are whole', await findHalfWrites(database.query));
  await database.close();
}

async function logInFaults(url: string, email: string, expected: number): Promise<string[]> {
  const body = { email, password: PASSWORD };
  const path = '/api/Authentication/login';
  const { status } = await callServer(url, { method: 'POST', path, body });
  return status === expected ? [] : [`a log-in was answered with ${status}, not ${expected}`];
}

/** A table is dropped, and restored to a moment before. */
async function rehearseAccident() {
  console.log('A table is dropped');
  const site = await startSite(60);
  const { archive, program, load } = site;
  await load.wait(200);
  await backUp(site);
  await load.wait(300);

  // Without a pause: what is in flight at the moment may be restored or not.
  const before = new Set(load.acknowledged());
  const owner = await openPostgres({ url: archive.postgres.urlOf('medportal', 'medportal_owner') });
  const [row] = await owner.query<{ moment: string }>(sql`
    select clock_timestamp()::text as moment`);
  const moment = row?.moment ?? '';
  await owner.close();
  const known = new Set(load.all());

  await load.wait(300);
  await load.stop();
  const after = new Set(load.acknowledged().filter((write) => !known.has(write)));
  const late = await joinServer(program.url, 'patient');
  await execute(
    archive.postgres.urlOf('medportal', 'medportal_owner'),
    'drop table request cascade',
  );
  const list = { path: '/api/patient/requests', token: late.token };
  const { status } = await callServer(program.url, list);
  report(
    `${before.size} writes acknowledged before ${moment}, ${after.size} sent after it, then the accident`,
    status === 500 ? [] : [`the accident does no harm: ${status}`],
  );
  // Archives the current segment of the log, and waits for it.
  await archive.pgBackRest('check');
  await program.end('SIGTERM');
  const size = sizeOf(join(archive.folder, 'repository'));
  await archive.postgres.halt('shutdown');

  const target = ['--type=time', `--target=${moment}`, '--target-action=promote'];
  const { result: restored, seconds } = await timed(archive.restore(...target));
  report(`restored in ${seconds.toFixed(1)} s; the repository has ${size}`);
  const again = await startProgram(settingsOf(restored));
  await waitUntilReady(again.url);
  const { url } = again;
  report(
    'every write before the moment is there, and none from after it',
    await findFaults(url, load.pairs, before, after),
  );
  const [pair] = load.pairs;
  if (!pair) throw new Error('Nobody has written');
  report('sessions go on, a log-in works, and accounts from after the moment are gone', [
    ...(await logInFaults(url, pair.patient.email, 200)),
    ...(await logInFaults(url, late.email, 401)),
  ]);
  await execute(restored.urlOf('medportal', 'medportal_owner'), ...END_SESSIONS);
  const old = { path: '/api/patient/requests', token: pair.patient.token };
  const { status: statusOfOld } = await callServer(url, old);
  report(
    'a session ends by the statements of the manual',
    statusOfOld === 401 ? [] : [`it was answered with ${statusOfOld}`],
  );
  await checkHalfWrites(restored);
  const findings = await checkUp(settingsOf(restored));
  const problems = findings.filter(({ state }) => state === 'problem');
  report(
    'the check-up finds no problem',
    problems.map(({ subject, text }) => `${subject}: ${text}`),
  );
  await again.end('SIGTERM');
  await restored.stop();
  await archive.postgres.stop();
}

const ARCHIVE_SECONDS = 5;
/** Sending a segment to the archive takes a while, more so on a busy machine. */
const ARCHIVING_SECONDS = 10;

/** The machine of the database is lost, and what is in the archive is restored. */
async function rehearseLoss() {
  console.log(`The machine is lost, with archive_timeout at ${ARCHIVE_SECONDS} s`);
  const site = await startSite(ARCHIVE_SECONDS);
  const { archive, program, load } = site;
  await backUp(site);
  // Just before the next segment would be archived, when most is lost.
  await waitForArchive(archive.postgres.urlOf('medportal', 'medportal_owner'));
  await wait(1000 * (ARCHIVE_SECONDS - 1));
  const lostAt = Date.now();
  const acknowledged = new Set(load.acknowledged());
  await archive.postgres.halt('crash');
  await program.end('SIGKILL');
  await load.stop();

  const { result: restored, seconds } = await timed(archive.restore());
  const again = await startProgram(settingsOf(restored));
  await waitUntilReady(again.url);
  const isOlder = ({ answeredAt = lostAt }: Write) =>
    answeredAt < lostAt - 1000 * (ARCHIVE_SECONDS + ARCHIVING_SECONDS);
  report(
    `restored in ${seconds.toFixed(1)} s: every write is there but those of the last seconds`,
    await findFaults(again.url, load.pairs, new Set([...acknowledged].filter(isOlder))),
  );
  const lost = await findLost(again.url, load.pairs, acknowledged);
  const first = Math.min(lostAt, ...lost.map(({ answeredAt = lostAt }) => answeredAt));
  report(
    `${lost.length} of ${acknowledged.size} acknowledged writes are lost, those of the last ${((lostAt - first) / 1000).toFixed(1)} s`,
  );
  await checkHalfWrites(restored);
  await again.end('SIGTERM');
  await restored.stop();
  await archive.postgres.stop();
}

/** Waits until the next segment of the log is archived. */
async function waitForArchive(url: string): Promise<void> {
  const database = await openPostgres({ url });
  const countSegments = async () => {
    const [row] = await database.query<{ count: number }>(sql`
      select archived_count as count from pg_stat_archiver`);
    return row?.count ?? 0;
  };
  const before = await countSegments();
  // oxlint-disable-next-line no-await-in-loop -- polls
  while ((await countSegments()) === before) await wait(20);
  await database.close();
}

async function findLost(
  url: string,
  pairs: readonly Pair[],
  acknowledged: ReadonlySet<Write>,
): Promise<Write[]> {
  const lost = await Promise.all(
    pairs.map(async ({ patient, writes }) => {
      const found = await findStored(url, patient);
      return writes.filter((write) => acknowledged.has(write) && countOf(write, found) === 0);
    }),
  );
  return lost.flat();
}

function sizeOf(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = files.map(({ parentPath, name }) => statSync(join(parentPath, name)).size);
  return `${(bytes.reduce((sum, size) => sum + size, 0) / 1024 ** 2).toFixed(1)} MiB`;
}

const start = performance.now();
await rehearseAccident();
await rehearseLoss();
console.log(`${faultCount} faults, ${Math.round((performance.now() - start) / 1000)} s`);
process.exitCode = faultCount === 0 ? 0 : 1;
