import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Query, sql } from '../../src/database/database.ts';
import {
  type HttpResponse,
  type HttpCall,
  type Member,
  callServer,
  joinServer,
  waitUntilReady,
  valueAt,
} from '../app/client.ts';
import { type Program, type Site, startProgram } from '../app/program.ts';

export interface Write {
  kind: 'request' | 'answer' | 'reading';
  call: HttpCall;
  /** Identifies the write among those of its patient. */
  mark: string | number;
  /** Unknown without a response or with a 503. */
  outcome: 'pending' | 'acknowledged' | 'unknown' | 'refused';
  /** When the answer came, in milliseconds since 1970. */
  answeredAt?: number;
}

export interface Found {
  readings: unknown[];
  requests: {
    description: unknown;
    isAnswered: unknown;
    sections: unknown[];
  }[];
}

export type Victim = 'server' | 'database' | 'both';

export interface Round {
  acknowledged: number;
  unknown: number;
  /** The unknown writes that turned out to be stored when they were retried. */
  unknownStored: number;
  faults: string[];
  program: Program;
}

/** The number of patients and doctors that write at the same time. */
export const PAIRS = 8;

/**
 * Kills the server or its database while clients write, restarts it on the same data, retries unanswered writes, and
 * checks that every write is stored exactly once.
 * @param options.acknowledged The number of acknowledged writes before the kill.
 * @param options.onJoined Runs when all clients have accounts, before their first write.
 */
export async function crashRound(
  site: Site,
  before: Program,
  {
    victim,
    acknowledged,
    onJoined,
  }: { victim: Victim; acknowledged: number; onJoined?: () => Promise<void> },
): Promise<Round> {
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => joinPair(before.url)));
  await onJoined?.();
  const send = (call: HttpCall) => callServer(before.url, call);
  const writing = Promise.all(pairs.map((pair) => writeInTurn(pair, send)));
  const all = () => pairs.flatMap(({ writes }) => writes);
  const sent = (outcome: Write['outcome']) => all().filter((write) => write.outcome === outcome);
  // A client stops at its first unacknowledged write, so the number may never be reached.
  const isCut = () => sent('refused').length + sent('unknown').length > 0;
  while (sent('acknowledged').length < acknowledged && !isCut()) {
    await wait(5);
  }
  await wait(Math.random() * 30);
  const program = await crash(site, before, victim);
  await writing;
  await waitUntilReady(program.url);

  const acknowledgedAtOnce = sent('acknowledged').length;
  const unknown = sent('unknown');
  const replays = await Promise.all(unknown.map((write) => retryWrite(program.url, write)));
  const faults = await Promise.all(
    pairs.map(async ({ patient, writes }) =>
      faultsOf(writes, await findStored(program.url, patient)),
    ),
  );
  return {
    acknowledged: acknowledgedAtOnce,
    unknown: unknown.length,
    unknownStored: replays.filter(Boolean).length,
    faults: faults.flat(),
    program,
  };
}

async function crash(site: Site, program: Program, victim: Victim): Promise<Program> {
  const ended = victim === 'database' ? Promise.resolve() : program.end('SIGKILL');
  if (victim !== 'server') await site.postgres?.halt('crash');
  await ended;
  if (victim !== 'server') await site.postgres?.start();
  return victim === 'database' ? program : startProgram(site.env);
}

/** A patient, a doctor, and what they wrote. */
export interface Pair {
  patient: Member;
  doctor: Member;
  writes: Write[];
}

/** Registers a patient and a doctor. */
export async function joinPair(url: string): Promise<Pair> {
  const [patient, doctor] = await Promise.all([
    joinServer(url, 'patient'),
    joinServer(url, 'doctor'),
  ]);
  return { patient, doctor, writes: [] };
}

/**
 * Lets the patient send requests and add readings, and the doctor answer, until a write is not acknowledged, or `isOver`
 * after one of each.
 * @param send Returns the answer of the server.
 */
export async function writeInTurn(
  { patient, doctor, writes }: Pair,
  send: (call: HttpCall) => Promise<HttpResponse>,
  isOver = () => false,
): Promise<void> {
  const write = async (
    kind: Write['kind'],
    mark: Write['mark'],
    call: Pick<HttpCall, 'path' | 'body' | 'token'>,
  ) => {
    const entry: Write = {
      kind,
      mark,
      call: { ...call, method: 'POST', key: randomUUID() },
      outcome: 'pending',
    };
    writes.push(entry);
    const answer = await send(entry.call);
    entry.outcome = outcomeOf(answer);
    entry.answeredAt = Date.now();
    return entry.outcome === 'acknowledged' ? answer : undefined;
  };
  for (let number = 1; !isOver(); number += 1) {
    const mark = `${patient.name}, number ${number}`;
    const sent = await write('request', mark, {
      path: `/api/patient/request/${doctor.id}`,
      body: { description: mark },
      token: patient.token,
    });
    if (!sent) return;
    const logged = await write('reading', number / 10, {
      path: '/api/patient/bloodSugar',
      body: { value: number / 10 },
      token: patient.token,
    });
    if (!logged) return;
    const answered = await write('answer', mark, {
      path: '/api/response',
      body: {
        requestId: valueAt(sent.body, 'requestId'),
        generalReport: { diagnosis: mark },
        medicine: { medicinName: mark },
        chronicDisease: { chronicDiseaseName: mark },
        allergy: { allergyName: mark },
      },
      token: doctor.token,
    });
    if (!answered) return;
  }
}

/** What is known of a write after an answer. */
export function outcomeOf({ status, body }: HttpResponse): Write['outcome'] {
  if (status === 200) return 'acknowledged';
  // Another call with the key is in flight: that of a client who no longer waits, or of a killed server.
  const isHeld = valueAt(body, 'title') === 'Still working';
  return isHeld || status === 0 || status === 503 ? 'unknown' : 'refused';
}

/** Retries a write with its key until the outcome is known. @returns whether it was stored before */
export async function retryWrite(url: string, write: Write): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const answer = await callServer(url, write.call);
    write.outcome = outcomeOf(answer);
    if (write.outcome !== 'unknown') return answer.isReplay;
    await wait(250);
  }
  return false;
}

/** What the patient finds of their writes. */
export async function findStored(url: string, { name, token }: Member): Promise<Found> {
  const list = async (path: string, key?: string) => {
    const { body } = await callServer(url, { path, token });
    const items = key === undefined ? body : valueAt(body, key);
    if (!Array.isArray(items)) throw new Error(`${path} answered ${JSON.stringify(body)}`);
    return items as unknown[];
  };
  const readings = await list(`/api/patient/bloodSugars/${encodeURIComponent(name)}`);
  const requests = await list('/api/patient/requests?pageSize=900', 'requests');
  return {
    readings: readings.map((reading) => valueAt(reading, 'value')),
    requests: await Promise.all(
      requests.map(async (request) => {
        const path = `/api/Patient/requests/${String(valueAt(request, 'requestId'))}`;
        const { body } = await callServer(url, { path, token });
        return {
          description: valueAt(body, 'description'),
          isAnswered: valueAt(body, 'isAnswered'),
          sections: [
            valueAt(valueAt(body, 'generalReport'), 'diagnosis'),
            valueAt(valueAt(body, 'medicine'), 'medicineName'),
            valueAt(valueAt(body, 'chronicDisease'), 'chronicDiseaseName'),
            valueAt(valueAt(body, 'allergy'), 'allergyName'),
          ],
        };
      }),
    ),
  };
}

/** How often a write is stored. */
export const countOf = ({ kind, mark }: Write, { readings, requests }: Found): number => {
  if (kind === 'reading') return readings.filter((value) => value === mark).length;
  return requests.filter(({ description, sections }) =>
    kind === 'request' ? description === mark : sections.every((text) => text === mark),
  ).length;
};

/** Lists the writes of one patient and doctor that are lost, stored twice, stored partially or refused. */
export function faultsOf(writes: readonly Write[], found: Found): string[] {
  const faults = writes.flatMap((write) => {
    const { kind, mark, outcome } = write;
    const count = countOf(write, found);
    if (outcome === 'unknown') return [`never answered: ${kind} ${mark}`];
    if (outcome === 'refused') return [`refused: ${kind} ${mark}`];
    if (count === 0) return [`lost: ${kind} ${mark}`];
    return count > 1 ? [`stored twice: ${kind} ${mark}`] : [];
  });
  const half = found.requests.filter(({ isAnswered, sections }) =>
    sections.some((text) => (text !== undefined) !== (isAnswered === true)),
  );
  return [...faults, ...half.map(({ description }) => `half answered: ${String(description)}`)];
}

/** Lists writes that are stored without all of their sections or without their audit line. */
export async function findHalfWrites(query: Query): Promise<string[]> {
  const rows = await query<{ fault: string }>(sql`
    with line as (
      select request_id, action, count(*) from audit where outcome = 'allowed' group by 1, 2
    ),
    section as (
      select request_id from general_report
      union all select request_id from prescribed_medicine
      union all select request_id from chronic_disease
      union all select request_id from allergy
    ),
    sections as (select request_id, count(*) from section group by 1)
    select 'request ' || request.id as fault
    from request
    left join sections on sections.request_id = request.id
    left join line sent on sent.request_id = request.id and sent.action = 'createRequest'
    left join line answered
      on answered.request_id = request.id and answered.action = 'createResponse'
    where sent.count is distinct from 1
      or coalesce(answered.count, 0) <> (answered_at is not null)::int
      or coalesce(sections.count, 0) <> 4 * (answered_at is not null)::int
    union all
    select 'readings'
    where (select count(*) from blood_sugar)
      <> (select coalesce(sum(count), 0) from line where action = 'addBloodSugar')`);
  return rows.map(({ fault }) => fault);
}
