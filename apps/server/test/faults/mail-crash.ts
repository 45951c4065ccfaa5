import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql, withDatabase } from '../../src/database/database.ts';
import { callServer } from '../app/client.ts';
import { type Program, type Site, startProgram } from '../app/program.ts';
import { addPatient } from '../data/people.ts';
import { type MailServer, type ReceivedMail, startMailServer } from '../mail/mail-server.ts';

/**
 * When a server is killed: while clients ask for emails; before the mail server has its email; when the mail server has
 * it but has not said so; or at any time.
 */
export type Moment = 'asking' | 'recipient' | 'accept' | 'random';

export interface MailCrashOptions {
  /** How many servers share the outbox. Each moment kills one, and the others a little later. */
  servers: number;
  mails: number;
  moments: readonly Moment[];
  /** JavaScript to run before each server, in its process. */
  preload?: string;
}

interface Deliveries {
  /** The addresses whose call was acknowledged. */
  asked: readonly string[];
  /** The outbox at the end, with the address of each email. */
  outbox: readonly { id: string; address: string; isSent: boolean }[];
  /** The emails that arrived, in order. */
  arrived: readonly { id: string; address: string }[];
  /** The emails that a server had taken when it was killed, once per kill. */
  inFlight: readonly string[];
}

export interface MailCrash {
  deliveries: Deliveries;
  kills: number;
  /** The ids of the emails that arrived more than once. */
  doubled: string[];
  faults: string[];
}

const CLIENTS = 4;
// An email takes 100 to 150 ms, most of it before the mail server greets.
const DIALOGUE_MS = 150;

/** Kills servers while they send emails, restarts them on the same data, and checks what has arrived at the end. */
export async function crashWhileSending(
  site: Site,
  { servers, mails, moments, preload }: MailCrashOptions,
): Promise<MailCrash> {
  // Only while no server runs: the embedded database has one process.
  const addresses = await withDatabase(site.open(), (database) => prepare(database, mails));
  const mailServer = await startMailServer();
  const env = {
    ...site.env,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'portal@clinic.example',
    PUBLIC_URL: 'https://portal.example',
  };
  const start = () =>
    Promise.all(Array.from({ length: servers }, () => startProgram(env, preload)));
  const asked = new Set<string>();
  const inFlight: string[] = [];
  const faults: string[] = [];
  let waiting: string[] = [];

  for (const moment of moments) {
    const programs = await start();
    const asking = askAll(programs, addresses, asked);
    const areHalfAsked = () => asked.size >= mails / 2;
    await (moment === 'asking' ? until(areHalfAsked) : asking);
    await killAll(programs, moment, mailServer);
    await asking;
    const found = await withDatabase(site.open(), releaseTaken);
    if (found.taken.length > servers) faults.push(`too many taken: ${found.taken.join(', ')}`);
    inFlight.push(...found.taken);
    ({ waiting } = found);
  }

  // They send while they start.
  const { length } = mailServer.mails;
  const programs = await start();
  const areDrained = () => {
    const late = new Set(mailServer.mails.slice(length).map((mail) => idOf(mail)));
    return waiting.every((id) => late.has(id));
  };
  // An email that never arrives is among the faults.
  await until(areDrained).catch(() => undefined);
  const exitCodes = await Promise.all(programs.map((program) => program.end('SIGTERM')));
  if (exitCodes.some((code) => code !== 0)) faults.push(`exit codes: ${exitCodes.join(', ')}`);
  await mailServer.close();

  const deliveries: Deliveries = {
    asked: [...asked],
    outbox: await withDatabase(site.open(), readOutbox),
    arrived: mailServer.mails.map((mail) => ({ id: idOf(mail), address: mail.to.join() })),
    inFlight,
  };
  const ids = deliveries.arrived.map(({ id }) => id);
  return {
    deliveries,
    kills: moments.length * servers,
    doubled: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    faults: [...faults, ...mailFaultsOf(deliveries)],
  };
}

/** The id of its row, which is its Message-ID. */
function idOf({ headers }: ReceivedMail): string {
  return /^<(.*)@/.exec(headers['message-id'] ?? '')?.[1] ?? 'no Message-ID';
}

/** Whatever is lost, wrong, or doubled without a kill to explain it. */
function mailFaultsOf({ asked, outbox, arrived, inFlight }: Deliveries): string[] {
  const faults: string[] = [];
  const stored = new Map(outbox.map((row) => [row.id, row]));
  const addresses = new Set(outbox.map(({ address }) => address));
  for (const address of asked) {
    if (!addresses.has(address)) faults.push(`not stored: ${address}`);
  }
  for (const { id, isSent } of outbox) {
    const copies = arrived.filter((mail) => mail.id === id).length;
    const kills = inFlight.filter((taken) => taken === id).length;
    if (copies === 0) faults.push(`lost: ${id}`);
    if (copies > 1 + kills) faults.push(`doubled: ${id}, ${copies} copies, ${kills} kills`);
    if (!isSent) faults.push(`not noted: ${id}`);
  }
  for (const { id, address } of arrived) {
    if (!stored.has(id)) faults.push(`unknown: ${id}`);
    else if (stored.get(id)?.address !== address) faults.push(`misdirected: ${id}`);
  }
  return faults;
}

/** Empties the outbox and adds patients. @returns their addresses */
async function prepare(database: Database, count: number): Promise<string[]> {
  await database.query(sql`delete from outbox`);
  return database.transaction(async (query) => {
    const ids: number[] = [];
    while (ids.length < count) ids.push(await addPatient(query));
    const rows = await query<{ email: string }>(sql`
      select email from account where id = any(${ids}::int[])`);
    return rows.map(({ email }) => email);
  });
}

/** Asks for an email to each address that has none yet. Each client stops at its first failure. */
async function askAll(programs: Program[], addresses: string[], asked: Set<string>): Promise<void> {
  const left = addresses.filter((address) => !asked.has(address));
  const ask = async (url = '') => {
    for (let email = left.pop(); email !== undefined; email = left.pop()) {
      const call = { path: '/api/account/resetRequests', method: 'POST', body: { email } } as const;
      if ((await callServer(url, call)).status !== 202) return;
      asked.add(email);
    }
  };
  const urls = Array.from({ length: CLIENTS }, (_, index) => programs[index % programs.length]);
  await Promise.all(urls.map((program) => ask(program?.url)));
}

/** Kills a server at the moment, and the others after they have sent a few more emails. */
async function killAll(programs: Program[], moment: Moment, server: MailServer): Promise<void> {
  const [victim, ...others] = programs.toSorted(() => Math.random() - 0.5);
  if (moment === 'recipient' || moment === 'accept') {
    await untilMore(server, 5);
    const hook = moment === 'recipient' ? 'beforeRecipient' : 'beforeAccept';
    const { promise, resolve } = Promise.withResolvers<void>();
    let held = 0;
    server[hook] = () => {
      held += 1;
      return promise;
    };
    // Then the victim is at that moment, whichever it is.
    await until(() => held === programs.length);
    await victim?.end('SIGKILL');
    server[hook] = async () => {};
    resolve();
  } else {
    if (moment === 'random') await untilMore(server, 5);
    await wait(Math.random() * DIALOGUE_MS);
    await victim?.end('SIGKILL');
  }
  for (const other of others) {
    await untilMore(server, 5);
    await wait(Math.random() * DIALOGUE_MS);
    await other.end('SIGKILL');
  }
}

/**
 * Finds the emails that a killed server had taken, and makes them due at once: otherwise they are due a minute after
 * they were taken, and the test would wait that long for each kill.
 */
async function releaseTaken(database: Database): Promise<{ taken: string[]; waiting: string[] }> {
  // Both times are equal until a server takes the email.
  const taken = await database.query<{ id: string }>(sql`
    update outbox set next_attempt_at = created_at
    where sent_at is null and next_attempt_at > created_at
    returning id`);
  const waiting = await database.query<{ id: string }>(sql`
    select id from outbox where sent_at is null`);
  return { taken: taken.map(({ id }) => id), waiting: waiting.map(({ id }) => id) };
}

async function readOutbox(database: Database): Promise<Deliveries['outbox'][number][]> {
  return database.query(sql`
    select outbox.id, email as address, sent_at is not null as "isSent"
    from outbox join account on account.id = account_id or account.email_key = outbox.email_key`);
}

function untilMore({ mails }: MailServer, count: number): Promise<void> {
  const before = mails.length;
  return until(() => mails.length >= before + count);
}

/** @throws Error after a minute */
async function until(isReached: () => boolean): Promise<void> {
  const end = performance.now() + 60_000;
  while (!isReached()) {
    if (performance.now() > end) throw new Error(`never: ${isReached.toString()}`);
    await wait(2);
  }
}
