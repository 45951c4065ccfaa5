// `npm run server -- <command>`: runs the server and its maintenance commands.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_LOGINS } from '../demo/logins.ts';
import { checkUp } from './checkup/checkup.ts';
import type { Finding } from './checkup/finding.ts';
import { rehearseRestore } from './checkup/rehearsal.ts';
import {
  type Config,
  type Environment,
  describeSettings,
  readPublicUrl,
  readRehearsal,
  readRetentionDays,
  readSendsMail,
  readStorage,
} from './config.ts';
import { BackupError, type TableSum } from './database/backup-file.ts';
import { backUp, restore } from './database/backup.ts';
import {
  migrateDatabase,
  openDatabase,
  openForMaintenance,
  withDatabase,
} from './database/database.ts';
import { databaseFailure, linesOf } from './failures.ts';
import { findCredentials } from './repositories/accounts.ts';
import { type AccountEvent, appendAudit, listLogIns } from './repositories/audits.ts';
import { eraseAccounts } from './repositories/closures.ts';
import { type PendingDoctor, listPendingDoctors, reviewDoctor } from './repositories/doctors.ts';
import { addDepartureNotices, addReviewMail } from './repositories/outbox.ts';
import { addPasswordReset } from './repositories/password-resets.ts';
import { createLinkToken, resetLinkOf } from './security/link-tokens.ts';
import { textOf } from './text-of.ts';

interface Invocation {
  storage: Config['storage'];
  /** FILE or EMAIL; empty for commands without it. */
  argument: string;
  isForced: boolean;
  /** Environment variables; those of the process when undefined. */
  env: Environment | undefined;
}

interface Command {
  usage: string;
  meaning: string;
  run: (call: Invocation) => Promise<string>;
}

/** A check-up has found a problem; its message is the whole report. */
export class ProblemsFound extends Error {}

/** An invalid command line; its message is one line. */
export class UsageError extends Error {}

const MAX_LISTED = 100;

const commands = {
  migrate: {
    usage: 'migrate',
    meaning: 'Brings the schema of the database up to date. The server does so too when it starts.',
    run: async ({ storage }) => {
      const ran = await migrateDatabase(storage);
      return ran.length === 0
        ? 'Nothing to do: the schema is up to date.'
        : ran.map((name) => `Ran ${name}`).join('\n');
    },
  },
  demo: {
    usage: 'demo',
    meaning: 'Fills an empty database with synthetic demo data.',
    run: async ({ storage }) => {
      const { loadDemoData } = await import('../demo/load.ts');
      const { hashPassword } = await import('./security/passwords.ts');
      const options = { now: new Date(), hashPassword };
      const isLoaded = await withDatabase(openDatabase(storage), (database) =>
        loadDemoData(database, options),
      );
      if (!isLoaded) {
        throw new Error('The database already has accounts: demo data needs an empty database.');
      }
      const logins = Object.values(DEMO_LOGINS).map(
        ({ role, email, password }) => `Demo ${role.toLowerCase()}: ${email} / ${password}`,
      );
      return ['Loaded demo data.', ...logins].join('\n');
    },
  },
  backup: {
    usage: 'backup FILE [--force]',
    meaning:
      'Writes a consistent snapshot of the database to FILE. The embedded database must not be in use: stop its server. --force replaces an existing FILE. The token secret is not part of it.',
    run: async ({ storage, argument: file, isForced }) => {
      if (storage.kind === 'embedded' && !existsSync(join(storage.folder, 'database'))) {
        throw new BackupError(`There is no database in the data folder ${storage.folder}.`);
      }
      const sums = await withDatabase(openForMaintenance(storage), (database) =>
        backUp(database, file, isForced),
      );
      return `${tableOf(sums)}\nThe backup is in ${file}.`;
    },
  },
  restore: {
    usage: 'restore FILE',
    meaning:
      'Restores FILE, made from either kind of database, into an empty database and verifies it, and erases the closed accounts that are due. Restores nothing on any error.',
    run: async ({ storage, argument: file, env }) => {
      const days = readRetentionDays(env);
      const sums = await withDatabase(openForMaintenance(storage), (database) =>
        restore(database, file, (query) => eraseAccounts(query, days)),
      );
      // Grants the application role its privileges when DATABASE_OWNER_URL is set.
      await migrateDatabase(storage);
      return `${tableOf(sums)}\nRestored ${file}.`;
    },
  },
  'rehearse-restore': {
    usage: 'rehearse-restore',
    meaning:
      'Restores the newest backup of BACKUP_DIR into a scratch database, verifies it as a restore does, and drops the database. Touches no other data. Exits with 1 when the backup cannot be restored or is too old.',
    run: async ({ env }) => {
      const { file, age, sums, schema, seconds } = await rehearseRestore(readRehearsal(env));
      const duration = `${seconds.toFixed(1)} s`;
      return `${tableOf(sums)}\n${schema}\nok: ${file}, ${age} old, was restored in ${duration}.`;
    },
  },
  'reset-link': {
    usage: 'reset-link EMAIL',
    meaning:
      'Prints a link with which the owner of the account chooses a new password. It works once, for 30 minutes. The embedded database must not be in use: stop its server.',
    run: async ({ storage, argument: email, env }) => {
      const origin = readPublicUrl(env);
      const { token, tokenHash } = createLinkToken();
      await withDatabase(openDatabase(storage), async ({ query }) => {
        const account = await findCredentials(query, email);
        if (!account) throw new Error(`No account has the email ${email}.`);
        await addPasswordReset(query, { accountId: account.id, tokenHash });
      });
      return resetLinkOf(origin, token);
    },
  },
  audit: {
    usage: 'audit EMAIL',
    meaning: `Lists the newest ${MAX_LISTED} log-ins and changes of access of an account, with time, outcome, network, session and device. The embedded database must not be in use: stop its server.`,
    run: async ({ storage, argument: email }) => {
      const { entries, next } = await withDatabase(openDatabase(storage), async ({ query }) => {
        const account = await findCredentials(query, email);
        if (!account) throw new Error(`No account has the email ${email}.`);
        return listLogIns(query, { accountId: account.id, limit: MAX_LISTED, offset: 0 });
      });
      const lines = entries.length === 0 ? ['Nothing is recorded.'] : entries.map(lineOfEvent);
      return [...lines, ...(next ? ['Older ones are in the table audit.'] : [])].join('\n');
    },
  },
  doctor: {
    usage: 'doctor',
    meaning:
      'Checks the settings, the database, the rights of its role, its clock, encryption and disk, and the age of the newest backup, and says what to do. Exits with 1 when there is a problem. The embedded database must not be in use: stop its server.',
    run: async ({ env }) => {
      const findings = await checkUp(env);
      const report = findings.map(toLine).join('\n');
      if (findings.some(({ state }) => state === 'problem')) throw new ProblemsFound(report);
      return report;
    },
  },
  'doctors list': {
    usage: 'doctors list',
    meaning:
      'Lists the doctors who wait to be checked, the first registered first. The embedded database must not be in use: stop its server.',
    run: async ({ storage }) => {
      const doctors = await withDatabase(openDatabase(storage), ({ query }) =>
        listPendingDoctors(query),
      );
      if (doctors.length === 0) return 'No doctor waits to be checked.';
      return doctors.map(lineOf).join('\n');
    },
  },
  'doctors approve': {
    usage: 'doctors approve EMAIL',
    meaning:
      'Lets patients find a doctor and write to them, also one who was refused, and tells them by email where SMTP_URL is set. The embedded database must not be in use: stop its server.',
    run: async (call) => `${await decide(call, 'approved')} is approved.`,
  },
  'doctors refuse': {
    usage: 'doctors refuse EMAIL',
    meaning:
      'Hides a doctor from patients, also one who was approved, and records and waiting requests of patients from the doctor, who keeps what they have answered. Tells the doctor, and patients who wait, by email where SMTP_URL is set. The embedded database must not be in use: stop its server.',
    run: async (call) => `${await decide(call, 'refused')} is refused.`,
  },
} satisfies Record<string, Command>;

const COMMANDS = new Map<string, Command>(Object.entries(commands));
const start = { usage: 'start', meaning: 'Runs the server. This is the default command.' };

const toLine = ({ state, subject, text }: Finding) =>
  `${state.padEnd(8)} ${subject.padEnd(9)} ${text}`;

// The name is last, since it can be in any script and direction.
const lineOf = ({ name, email, specializationName, registeredAt }: PendingDoctor) =>
  [registeredAt.toISOString(), email, specializationName, name].join('  ');

// The device is last, and without control characters: the caller chose its text.
const lineOfEvent = (event: AccountEvent) =>
  [
    event.happenedAt.toISOString(),
    `${event.action} ${event.outcome}${event.count > 1 ? ` (${event.count} within an hour)` : ''}`,
    event.network ?? 'no network',
    event.sessionId === null ? 'no session' : `session ${event.sessionId}`,
    event.device?.replaceAll(/\p{C}/gu, '?') ?? 'unknown device',
  ].join('  ');

async function decide(
  { storage, argument: email, env }: Invocation,
  review: 'approved' | 'refused',
): Promise<string> {
  const sendsMail = readSendsMail(env);
  const doctor = await withDatabase(openDatabase(storage), ({ transaction }) =>
    transaction(async (query) => {
      const reviewed = await reviewDoctor(query, email, review);
      if (reviewed) {
        await appendAudit(query, {
          account: { id: reviewed.accountId, name: reviewed.name, role: 'Doctor' },
          action: review === 'approved' ? 'approveDoctor' : 'refuseDoctor',
          whose: null,
          outcome: 'allowed',
        });
      }
      if (sendsMail && reviewed?.isChanged) {
        await addReviewMail(query, reviewed.accountId);
        if (review === 'refused') await addDepartureNotices(query, reviewed.accountId);
      }
      return reviewed;
    }),
  );
  if (doctor === undefined) throw new Error(`No doctor has the email ${email}.`);
  return doctor.name;
}

/** Equal content has equal checksums on every database. */
function tableOf(sums: TableSum[]): string {
  const lines = sums.map(
    ({ table, rows, sha256 }) =>
      `${table.padEnd(20)} ${String(rows).padStart(9)} rows  ${sha256.slice(0, 16)}`,
  );
  return lines.join('\n');
}

/** The command that the words begin with, and the words after it. */
function find(words: string[]): { command: Command | undefined; rest: string[] } {
  const length = COMMANDS.has(words.slice(0, 2).join(' ')) ? 2 : 1;
  return {
    command: COMMANDS.get(words.slice(0, length).join(' ')),
    rest: words.slice(length),
  };
}

function helpOf(words: string[]): string {
  const command = words[0] === 'start' ? start : find(words).command;
  if (command) return `Usage: npm run server -- ${command.usage}\n${command.meaning}`;
  const lines = [start, ...COMMANDS.values()].map(
    ({ usage, meaning }) => `  ${usage.padEnd(22)} ${meaning}`,
  );
  return ['Usage: npm run server -- <command>', ...lines, '', describeSettings()].join('\n');
}

/**
 * Runs a command line.
 * @param env Environment variables; those of the process by default.
 * @returns what to print; undefined when the server is to be started
 * @throws UsageError for an invalid command line, or an error to print with `linesOf`
 */
export async function runCommand(args: string[], env?: Environment): Promise<string | undefined> {
  const { positionals, values } = parse(args);
  const [name = 'start'] = positionals;
  if (values.help) return helpOf(positionals);
  if (name === 'start') return undefined;

  const { command, rest } = find(positionals);
  if (!command) throw new UsageError(`There is no command ${JSON.stringify(name)}: see --help`);
  const count = /\b(FILE|EMAIL)\b/.test(command.usage) ? 1 : 0;
  if (rest.length !== count || (values.force && !command.usage.includes('--force'))) {
    throw new UsageError(`Usage: npm run server -- ${command.usage}`);
  }
  const storage = readStorage(env);
  const [argument = ''] = rest;
  try {
    return await command.run({ storage, argument, isForced: values.force, env });
  } catch (error) {
    throw databaseFailure(storage, error);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        force: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    if (!textOf(error, 'code')?.startsWith('ERR_PARSE_ARGS')) throw error;
    throw new UsageError(`${linesOf(error).join().split('. ')[0]}: see --help`);
  }
}

async function main() {
  try {
    const output = await runCommand(process.argv.slice(2));
    if (output !== undefined) return console.log(output);
    // Imported lazily: loading the server takes longer than most commands.
    const { runServer } = await import('./server.ts');
    await runServer();
  } catch (error) {
    if (error instanceof ProblemsFound) console.log(error.message);
    else for (const line of linesOf(error)) console.error(`MedPortal: ${line}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

if (import.meta.main) await main();
