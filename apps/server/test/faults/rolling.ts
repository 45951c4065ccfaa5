import { setTimeout as wait } from 'node:timers/promises';
import { loadContract } from '../../src/contract.ts';
import type { Database } from '../../src/database/database.ts';
import {
  type HttpResponse,
  type HttpCall,
  type Member,
  PASSWORD,
  callServer,
  valueAt,
} from '../app/client.ts';
import { toHttpRequest } from '../app/harness.ts';
import type { Program } from '../app/program.ts';
import { ACCESS_MATRIX } from '../data/access-matrix.ts';
import { reviveSessions } from '../data/people.ts';
import { createWorld } from '../data/world.ts';
import { type Pair, faultsOf, findStored, joinPair, writeInTurn } from './crash.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** A note that `npm test` prints for a passed test. */
    note?: string;
  }
}

/** What clients saw of an update. */
export interface Traffic {
  calls: number;
  /** The calls that a process which was stopping did not accept, and another one answered. */
  passedOn: number;
  faults: string[];
}

const PAIRS = 2;
const ROUNDS = 2;
const PAUSE_MS = 20;

/** Sends each call to the next of the processes that serve, as a load balancer does. */
export class Balancer {
  readonly traffic: Traffic = { calls: 0, passedOn: 0, faults: [] };
  readonly #serving: Program[] = [];
  readonly #stopping = new Set<Program>();

  add(program: Program): void {
    this.#serving.push(program);
  }

  /** The URL of a process that serves. */
  get url(): string {
    return this.#serving[0]?.url ?? '';
  }

  /** Stops a process with SIGTERM, and sends it no more calls once it has ended. */
  async stop(program: Program): Promise<number | null> {
    this.#stopping.add(program);
    const code = await program.end('SIGTERM');
    this.#serving.splice(this.#serving.indexOf(program), 1);
    return code;
  }

  send = async (call: HttpCall): Promise<HttpResponse> => {
    this.traffic.calls += 1;
    // Leaves the processor to the servers that start.
    await wait(PAUSE_MS);
    for (;;) {
      const program = this.#serving.shift();
      if (!program) throw new Error('No process serves.');
      this.#serving.push(program);
      const answer = await callServer(program.url, call);
      if (answer.status === 0 && this.#stopping.has(program)) {
        this.traffic.passedOn += 1;
        continue;
      }
      if (answer.status !== 200) {
        const text = answer.status === 0 ? 'no answer' : JSON.stringify(answer.body);
        this.traffic.faults.push(`${call.method ?? 'GET'} ${call.path}: ${answer.status} ${text}`);
      }
      return answer;
    }
  };
}

/** Clients that read and write through a balancer until they are told to stop. */
export interface Clients {
  /** Waits until every client has made some more rounds. @throws Error when a write has failed */
  advance: () => Promise<void>;
  /** Ends the clients, and returns what they saw, with the writes that are lost, stored twice or incomplete. */
  end: () => Promise<Traffic>;
}

/** @param url A process at which the clients join. */
export async function startClients(balancer: Balancer, url: string): Promise<Clients> {
  const pairs = await Promise.all(Array.from({ length: PAIRS }, () => joinPair(url)));
  const rounds = new Map<object, number>();
  let isOver = false;
  const beginRound = (of: object) => {
    rounds.set(of, (rounds.get(of) ?? 0) + 1);
    return isOver;
  };
  const work = Promise.all(
    pairs.flatMap((pair) => [
      writeInTurn(pair, balancer.send, () => beginRound(pair)),
      readUntil(balancer.send, pair, () => beginRound(pair.patient)),
    ]),
  );
  let hasEnded = false;
  void work.then(() => (hasEnded = true));
  return {
    advance: async () => {
      const goal = new Map([...rounds].map(([of, count]) => [of, count + ROUNDS]));
      while ([...goal].some(([of, count]) => (rounds.get(of) ?? 0) < count)) {
        if (hasEnded || balancer.traffic.faults.length > 0) return;
        await wait(10);
      }
    },
    end: async () => {
      isOver = true;
      await work;
      const { calls, passedOn, faults } = balancer.traffic;
      if (faults.length > 0) return { calls, passedOn, faults: [...new Set(faults)] };
      const lost = await Promise.all(
        pairs.map(async ({ patient, writes }) =>
          faultsOf(writes, await findStored(balancer.url, patient)),
        ),
      );
      return { calls, passedOn, faults: lost.flat() };
    },
  };
}

async function readUntil(
  send: (call: HttpCall) => Promise<HttpResponse>,
  { patient, doctor }: Pair,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    for (const call of readsOf(patient, doctor)) {
      await send(call);
    }
    const { body } = await send({ path: '/api/doctor/requests', token: doctor.token });
    const requests = valueAt(body, 'requests');
    const id = Array.isArray(requests) ? valueAt(requests[0], 'requestId') : undefined;
    if (typeof id === 'number') {
      await send({ path: `/api/Doctor/requests/${id}`, token: doctor.token });
    }
  }
}

function readsOf(patient: Member, doctor: Member): HttpCall[] {
  const [name, doctorName] = [patient.name, doctor.name].map(encodeURIComponent);
  const paths = [
    '/api/MedicalSpecification',
    '/api/medicalSpecification/1/doctors',
    '/api/doctors?searchName=test',
    `/api/doctor/${doctorName}`,
    `/api/patient/${name}`,
    `/api/patient/bloodPressures/${name}`,
    `/api/patient/bloodSugars/${name}`,
    `/api/patient/medicine/${name}`,
    `/api/patient/chronicDisease/${name}`,
    `/api/patient/allergies/${name}`,
    '/api/patient/requests?pageSize=9',
    '/api/inbox',
    '/api/accessLog',
    '/api/sharing',
    '/api/account',
    '/api/account/sessions',
  ];
  const { email } = patient;
  return [
    ...paths.map((path) => ({ path, token: patient.token })),
    { path: '/api/inbox/requests', token: doctor.token },
    { method: 'POST', path: '/api/Authentication/login', body: { email, password: PASSWORD } },
  ];
}

/**
 * Calls every operation of the contract on a server.
 * @param database Its database, on today's schema.
 * @returns the operations that it failed to answer; that it refuses one which it does not know yet is no failure
 */
export async function callEveryOperation(url: string, database: Database): Promise<string[]> {
  const world = await createWorld({}, database);
  const faults: string[] = [];
  for (const operation of loadContract().operations) {
    const { id, success } = operation;
    const principal =
      ACCESS_MATRIX.strict.get(id)?.get('owner') === success ? 'owner' : 'treatingDoctor';
    const input = await world.inputOf(id, principal);
    const [token] = world.tokens[principal];
    const { query, url: path, payload, ...rest } = toHttpRequest(operation, { ...input, token });
    const response = await fetch(new URL(`${path}?${new URLSearchParams(query).toString()}`, url), {
      ...rest,
      body: payload ?? null,
    });
    const text = await response.text();
    if (response.status >= 500) faults.push(`${id}: ${response.status} ${text}`);
    await reviveSessions(database.query);
  }
  await world.close();
  return faults;
}
