// `npm run test:crash`: repeatedly kills the server and its database while clients write, and makes the database
// unavailable for half a minute. Exits with 1 if a write was lost. `npm run test:crash -- 5` runs five rounds per database.
import { type Victim, crashRound, findHalfWrites } from '../apps/server/test/faults/crash.ts';
import { IMPATIENT, outageFaults, outagesOf } from '../apps/server/test/faults/outage.ts';
import { type Site, postgresSite, sites, startProgram } from '../apps/server/test/app/program.ts';

const rounds = Number(process.argv[2] ?? 20);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('Give a number of rounds, or none for twenty.');
  process.exit(1);
}

/** The process to kill: on PostgreSQL the server, the database or both, in turn. */
const victimOf = (site: Site, round: number): Victim => {
  const turns: Victim[] = site.postgres ? ['server', 'database', 'both'] : ['server'];
  return turns[round % turns.length] ?? 'server';
};

let faultCount = 0;

function report(line: string, faults: readonly string[]) {
  faultCount += faults.length;
  console.log([`${faults.length === 0 ? '✓' : '✗'} ${line}`, ...faults].join('\n    '));
}

async function crashRounds({ name, create }: (typeof sites)[number]) {
  const site = await create();
  let program = await startProgram(site.env);
  for (let number = 1; number <= rounds; number += 1) {
    const victim = victimOf(site, number);
    const acknowledged = 100 + Math.floor(Math.random() * 200);
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    const round = await crashRound(site, program, { victim, acknowledged });
    ({ program } = round);
    report(
      `${name}, round ${number}, killed: ${victim}; ${round.acknowledged} writes acknowledged, ` +
        `${round.unknown} unknown of which ${round.unknownStored} were stored`,
      round.faults,
    );
  }
  await program.end('SIGTERM');
  const database = await site.open();
  report(
    `${name}, all rounds: answers and audit lines are whole`,
    await findHalfWrites(database.query),
  );
  await database.close();
  await site.remove();
}

async function outages() {
  const site = await postgresSite();
  const program = await startProgram({ ...site.env, ...IMPATIENT });
  for (const [how, outage] of Object.entries(site.postgres ? outagesOf(site.postgres) : {})) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const faults = await outageFaults(program, outage, { seconds: 30, timeout: 15_000 });
    report(`PostgreSQL ${how} for 30 seconds: 503 until it was back`, faults);
  }
  await program.end('SIGTERM');
  await site.remove();
}

// Outages mostly wait, so they run in parallel with the rest.
const waiting = outages();
for (const site of sites) {
  // oxlint-disable-next-line no-await-in-loop -- they would compete for the CPU
  await crashRounds(site);
}
await waiting;
console.log(`${faultCount} faults`);
process.exitCode = faultCount === 0 ? 0 : 1;
