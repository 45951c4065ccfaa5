/* oxlint-disable no-await-in-loop -- the commands run in sequence */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_LOGINS } from '../demo/logins.ts';
import { UsageError, runCommand } from '../src/cli.ts';
import { openDatabase } from '../src/database/database.ts';
import { lockFolder } from '../src/database/folder-lock.ts';
import { migrationNames } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { Sql, sql } from '../src/database/sql.ts';
import { linesOf } from '../src/failures.ts';
import { layOutDatabase } from './app/data-folder.ts';
import { startTestApp } from './app/harness.ts';
import { addPatient } from './data/people.ts';
import { startTestPostgres, type TestPostgres } from './databases/postgres.ts';

const program = fileURLToPath(new URL('../src/cli.ts', import.meta.url));

/** They open databases several times, which is slow. */
const slowly = { tags: 'release', timeout: 120_000 } as const;

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

function runProgram(args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const options = { env: { PATH, NODE_COMPILE_CACHE, ...env } };
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

async function refusalOf(args: string[], env: Record<string, string> = {}): Promise<string> {
  const error: unknown = await runCommand(args, env).then(
    (output) => new Error(`It went well: ${output}`),
    (reason: unknown) => reason,
  );
  return linesOf(error).join('\n');
}

let folder: string;
let server: Promise<TestPostgres> | undefined;

/** DATA_DIR with an embedded database; creating one is slow. */
async function layOutFolder(name: string): Promise<{ DATA_DIR: string }> {
  const path = join(folder, name);
  await layOutDatabase(path);
  return { DATA_DIR: path };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medportal-cli-'));
});

afterAll(async () => {
  await (await server)?.stop();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
/** A new database with an owner and an application role, as in docs/operating.md. */
async function createDatabase(): Promise<Record<string, string>> {
  const name = `cli_${(count += 1)}`;
  server ??= startTestPostgres();
  const { url, urlOf } = await server;
  const admin = await openPostgres({ url });
  const statements = [
    `create role ${name}_owner login`,
    `create role ${name}_app login`,
    `create database ${name} owner ${name}_owner`,
  ];
  for (const text of statements) await admin.query(new Sql([text], [], false));
  await admin.close();
  const urlFor = (role: string) => urlOf(name, `${name}_${role}`);
  return { DATABASE_URL: urlFor('app'), DATABASE_OWNER_URL: urlFor('owner') };
}

describe('reports in one line', () => {
  it.each<[string, string[], string]>([
    ['an unknown command', ['nonsense'], 'There is no command "nonsense": see --help'],
    ['an unknown option', ['migrate', '--fast'], `Unknown option '--fast': see --help`],
    ['a missing FILE', ['backup'], 'Usage: npm run server -- backup FILE [--force]'],
    ['a missing second word', ['doctors'], 'There is no command "doctors": see --help'],
    [
      'a missing EMAIL after two words',
      ['doctors', 'approve'],
      'Usage: npm run server -- doctors approve EMAIL',
    ],
    [
      'an extra argument of two words',
      ['doctors', 'list', 'x'],
      'Usage: npm run server -- doctors list',
    ],
    ['an extra argument', ['restore', 'a', 'b'], 'Usage: npm run server -- restore FILE'],
    [
      'an option of another command',
      ['restore', 'a', '--force'],
      'Usage: npm run server -- restore FILE',
    ],
    ['a property name of Object', ['constructor'], 'There is no command "constructor": see --help'],
  ])('%s', async (_, args, line) => {
    await expect(runCommand(args, {})).rejects.toThrow(new UsageError(line));
  });

  it.each([['migrate'], ['backup', 'x']])('an unreachable database: %s', async (...args) => {
    const env = { DATABASE_URL: 'postgresql://u:hunter2@127.0.0.1:1/x' };
    const refusal = await refusalOf(args, env);
    expect(refusal).toMatch(/^The database at DATABASE_URL cannot be used: .*REFUSED.*$/);
    expect(refusal).not.toContain('hunter2');
  });

  it('a data folder without a database, and creates none', async () => {
    const env = { DATA_DIR: join(folder, 'none') };
    expect(await refusalOf(['backup', join(folder, 'x')], env)).toBe(
      `There is no database in the data folder ${env.DATA_DIR}.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

it('the CLI prints help for the program and each command', async () => {
  const help = await runCommand(['--help'], {});
  for (const word of ['start', 'migrate', 'demo', 'backup FILE', 'restore FILE', 'DATABASE_URL']) {
    expect(help).toContain(word);
  }
  expect(await runCommand(['restore', '--help'], {})).toMatch(/^Usage: .* restore FILE\n/);
  expect(await runCommand(['doctors', 'refuse', '--help'], {})).toMatch(
    /^Usage: .* refuse EMAIL\n/,
  );
  expect(await runCommand(['start', '--help'], {})).toMatch(/^Usage: .* start\n/);
});

it('the CLI prints one line per fault to standard error and sets the exit code', async () => {
  const usage = runProgram(['nonsense']);
  const fault = runProgram(['migrate'], { DATABASE_URL: 'x', DATABASE_POOL_SIZE: 'x' });
  const start = runProgram(['start'], { PORT: 'x' });
  expect(await usage).toEqual({
    code: 2,
    stdout: '',
    stderr: 'MedPortal: There is no command "nonsense": see --help\n',
  });
  const each = expect.stringMatching(/^MedPortal: DATABASE_URL .*\nMedPortal: DATABASE_POOL_.*\n$/);
  expect(await fault).toEqual({ code: 1, stdout: '', stderr: each });
  const stopped = expect.stringMatching(/^MedPortal stopped: PORT must be .*\n$/);
  expect(await start).toEqual({ code: 1, stdout: '', stderr: stopped });
});

it('the CLI migrates a database once when two processes run at the same time', slowly, async () => {
  const env = await createDatabase();
  const both = await Promise.all([runProgram(['migrate'], env), runProgram(['migrate'], env)]);
  expect(both.map(({ stderr }) => stderr)).toEqual(['', '']);
  const all = migrationNames().map((name) => `Ran ${name}`);
  const nothing = 'Nothing to do: the schema is up to date.';
  expect(both.map(({ stdout }) => stdout.trimEnd()).toSorted()).toEqual([nothing, all.join('\n')]);
  expect(await runCommand(['migrate'], env)).toBe(nothing);
  // Once the schema is up to date, no owner is needed.
  const { DATABASE_URL = '', DATABASE_OWNER_URL = '' } = env;
  expect(await runCommand(['migrate'], { DATABASE_URL })).toBe(nothing);

  const owner = await openPostgres({ url: DATABASE_OWNER_URL });
  await owner.query(sql`insert into migration (name) values ('999_later.sql')`);
  await owner.close();
  for (const args of [['migrate'], ['demo'], ['backup', join(folder, 'newer.backup')]]) {
    expect(await refusalOf(args, env)).toBe(
      'The database is newer than this version of MedPortal: it has run 999_later.sql.',
    );
  }
});

it('the CLI prints a link that resets the password of an account', slowly, async () => {
  const env = await layOutFolder('links');
  const { patient } = DEMO_LOGINS;
  await runCommand(['demo'], env);
  const link = await runCommand(['reset-link', patient.email.toUpperCase()], {
    ...env,
    PUBLIC_URL: 'https://portal.example',
  });
  expect(link).toMatch(/^https:\/\/portal\.example\/reset#[\w-]{43}$/);
  const local = await runCommand(['reset-link', patient.email], {
    ...env,
    HOST: '::1',
    PORT: '81',
  });
  expect(local).toContain('http://[::1]:81/reset#');
  expect(await refusalOf(['reset-link', 'nobody@demo.example'], env)).toBe(
    'No account has the email nobody@demo.example.',
  );
  expect(await refusalOf(['reset-link', patient.email], { ...env, PUBLIC_URL: 'portal' })).toBe(
    'PUBLIC_URL must be an origin such as https://portal.example (now "portal")',
  );

  const database = await openDatabase({ kind: 'embedded', folder: env.DATA_DIR });
  const test = await startTestApp({}, database);
  const body = { token: link?.split('#')[1], new: 'seven quiet herons' };
  expect(await test.call('resetPassword', { body })).toMatchObject({ status: 200 });
  const logIn = { email: patient.email, password: body.new };
  expect(await test.call('login', { body: logIn })).toMatchObject({ status: 200 });
  await test.close();
  await database.close();
});

it('the CLI lists, approves and refuses new doctors', slowly, async () => {
  const env = await createDatabase();
  expect(await runCommand(['doctors', 'list'], env)).toBe('No doctor waits to be checked.');
  const database = await openPostgres({ url: env['DATABASE_URL'] ?? '' });
  const test = await startTestApp({ doctorReview: 'on' }, database);
  const [first, second] = [await test.join('Doctor', 'Ash Able'), await test.join('Doctor')];
  const patient = await test.join('Patient');
  const list = await runCommand(['doctors', 'list'], env);
  expect(list?.split('\n')).toEqual([
    expect.stringMatching(`^[-0-9]{10}T[.:0-9]{12}Z {2}${first.email} {2}Cardiology {2}Ash Able$`),
    expect.stringContaining(second.email),
  ]);

  // The server sees each decision at once.
  const names = async () => (await test.call('listDoctors')).body.doctors.map(({ name }) => name);
  expect(await names()).toEqual([]);
  const approve = ['doctors', 'approve', first.email.toUpperCase()];
  expect(await runCommand(approve, env)).toBe('Ash Able is approved.');
  expect(await names()).toEqual(['Ash Able']);
  expect(await runCommand(['doctors', 'refuse', second.email], env)).toBe(
    `${second.name} is refused.`,
  );
  expect(await runCommand(['doctors', 'list'], env)).toBe('No doctor waits to be checked.');
  const mails = () => database.query(sql`select kind, account_id as "accountId" from outbox`);
  expect(await mails()).toEqual([]);
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL: 'https://portal.example' };
  expect(await refusalOf(['doctors', 'refuse', first.email], { ...env, ...mail })).toBe(
    'MAIL_FROM is missing: it is required when SMTP_URL is set',
  );
  expect(await names()).toEqual(['Ash Able']);
  const mailing = { ...env, ...mail, MAIL_FROM: 'portal@clinic.example' };
  await runCommand(approve, mailing);
  expect(await mails()).toEqual([]);
  await runCommand(['doctors', 'refuse', first.email], mailing);
  expect(await mails()).toEqual([{ kind: 'doctor-reviewed', accountId: first.id }]);
  expect(await names()).toEqual([]);
  const guess = { body: { email: first.email, password: 'a guess' } };
  for (const _ of [1, 2]) await test.call('login', guess);
  const audit = await runCommand(['audit', first.email.toUpperCase()], env);
  const decided = (decision: string) =>
    `${decision}Doctor allowed  no network  no session  unknown device`;
  expect(audit?.replaceAll(/^[-0-9]{10}T[.:0-9]{12}Z {2}/gm, '').split('\n')).toEqual([
    'login denied (2 within an hour)  127.0.0.0  no session  unknown device',
    ...['refuse', 'approve', 'approve'].map(decided),
    expect.stringMatching(/^login allowed {2}127.0.0.0 {2}session \d+ {2}unknown device$/),
  ]);
  expect(await refusalOf(['audit', 'nobody@demo.example'], env)).toMatch(/^No account has the/);
  for (const email of ['nobody@demo.example', patient.email]) {
    expect(await refusalOf(['doctors', 'approve', email], env)).toBe(
      `No doctor has the email ${email}.`,
    );
  }
  await test.close();
  await database.close();
});

it('the CLI moves data from one kind of database to the other', slowly, async () => {
  const [first, second] = [await layOutFolder('first'), await createDatabase()];
  expect(await runCommand(['demo'], first)).toContain('doctor@demo.example');

  const file = join(folder, 'moved.backup');
  const sumsOf = (output = '') => output.split('\n').filter((line) => line.includes(' rows '));
  const sums = sumsOf(await runCommand(['backup', file], first));
  expect(sums).toContainEqual(expect.stringMatching(/^request +85 rows {2}[0-9a-f]{16}$/));
  expect(sumsOf(await runCommand(['restore', file], second))).toEqual(sums);
  expect(sumsOf(await runCommand(['backup', file, '--force'], second))).toEqual(sums);
  expect(await refusalOf(['backup', file], second)).toContain('exists already');

  // The application role has its own privileges only.
  const application = await openPostgres({ url: second['DATABASE_URL'] ?? '' });
  expect(await application.query(sql`select count(*) from account`)).toEqual([{ count: 80 }]);
  await expect(application.query(sql`delete from audit`)).rejects.toThrow('permission denied');
  await application.close();

  expect(await refusalOf(['demo'], second)).toContain('demo data needs an empty database');
  expect(await refusalOf(['restore', file], second)).toContain('is not empty');
  const unlock = await lockFolder(first.DATA_DIR);
  expect(await refusalOf(['backup', join(folder, 'x')], first)).toMatch(
    /^The data folder .* is in use by another process: stop it/,
  );
  await unlock?.();
});

it('the CLI checks up, and exits with 1 when there is a problem', async () => {
  const env = { DATA_DIR: join(folder, 'unchecked') };
  const good = await runProgram(['doctor'], env);
  expect(good).toMatchObject({ code: 0, stderr: '' });
  expect(good.stdout).toMatch(/^ok +settings +All are valid\.\nunknown +database +There is none/);
  const bad = await runProgram(['doctor'], { ...env, PORT: 'x', BACKUP_DIR: env.DATA_DIR });
  expect(bad).toMatchObject({ code: 1, stderr: '' });
  expect(bad.stdout).toMatch(
    /^problem +settings +PORT must be .*\n[^]*\nproblem +backup +The folder .* cannot be read/,
  );
});

it(
  'the CLI restores no account that was closed longer ago than accounts are kept',
  slowly,
  async () => {
    const source = await layOutFolder('closing');
    const database = await openDatabase({ kind: 'embedded', folder: source.DATA_DIR });
    const [closed, open] = [await addPatient(database.query), await addPatient(database.query)];
    await database.query(sql`
    update account set closed_at = now() - interval '8 days' where id = ${closed}`);
    await database.close();
    const file = join(folder, 'closing.backup');
    await runCommand(['backup', file], source);

    const restored = async (days: string) => {
      const target = await createDatabase();
      await runCommand(['restore', file], { ...target, RETENTION_DAYS: days });
      const owner = await openPostgres({ url: target['DATABASE_OWNER_URL'] ?? '' });
      const rows = await owner.query<{ id: number }>(sql`select id from account order by id`);
      await owner.close();
      return rows.map(({ id }) => id);
    };
    expect(await restored('9')).toEqual([closed, open]);
    expect(await restored('8')).toEqual([open]);
    expect(await refusalOf(['restore', file], { RETENTION_DAYS: 'soon' })).toContain(
      'RETENTION_DAYS must be a whole number from 1 to 3650',
    );
  },
);

it.each<[string, (file: string) => Promise<void>]>([
  ['truncated', (file) => truncate(file, 100)],
  ['not a backup', (file) => writeFile(file, 'hello')],
])('the CLI restores nothing from a file that is %s', slowly, async (_, damage) => {
  const [env, fresh] = [await createDatabase(), await createDatabase()];
  const file = join(folder, 'damaged.backup');
  await runCommand(['migrate'], env);
  await runCommand(['backup', file, '--force'], env);
  await damage(file);
  expect(await refusalOf(['restore', file], fresh)).toBe(
    `${file} is not a whole backup of MedPortal: it is cut off or was changed`,
  );
  const owner = await openPostgres({ url: fresh['DATABASE_OWNER_URL'] ?? '' });
  expect(await owner.query(sql`select from pg_tables where schemaname = 'public'`)).toEqual([]);
  await owner.close();
});
