import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type Socket, connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { type HttpCall, type Member, PASSWORD, joinServer, waitUntilReady } from '../app/client.ts';
import type { Program } from '../app/program.ts';

export interface Drain {
  exitCode: number | null;
  faults: string[];
  /** The acknowledged readings of the patient: exactly these must be stored. */
  readings: number[];
  patientId: number;
}

const LOG_INS = 48;
const WRITERS = 6;
const IDLERS = 4;

/** Settings that make log-ins queue. */
export const SEQUENTIAL_HASHING = { PASSWORD_HASH_CONCURRENCY: '1' };

/**
 * Stops a server with slow calls in flight, calls arriving on keep-alive connections, and idle connections. Calls
 * that have begun must be answered; others may only be refused completely.
 * @param program Started with {@link SEQUENTIAL_HASHING}.
 */
export async function drain({ url, end }: Program, signal: 'SIGTERM' | 'SIGINT'): Promise<Drain> {
  await waitUntilReady(url);
  const patient = await joinServer(url, 'patient');
  const faults: string[] = [];

  const idlers = await Promise.all(Array.from({ length: IDLERS }, () => openIdle(url)));
  const readings: number[] = [];
  const writers = Array.from({ length: WRITERS }, (_, writer) =>
    writeUntilRefused(url, patient, { first: writer, step: WRITERS, readings, faults }),
  );

  // Sequential hashing delays the answers: when the third arrives, the server has read all log-ins and most still
  // wait.
  const agent = new Agent({ keepAlive: true });
  const many = (call: HttpCall) => Array.from({ length: LOG_INS }, () => send(url, call, agent));
  await Promise.all(many({ path: '/healthz' }));
  let answered = 0;
  const { email } = patient;
  const logIns = many({
    method: 'POST',
    path: '/api/Authentication/login',
    body: { email, password: PASSWORD },
  });
  await new Promise<void>((resolve) => {
    for (const logIn of logIns) void logIn.then(() => ++answered === 3 && resolve());
  });
  const exit = end(signal);

  const statuses = await Promise.all(logIns);
  for (const status of statuses) if (status !== 200) faults.push(`a log-in: ${status}`);
  await Promise.all(writers);
  await Promise.all(idlers.map((idler) => idler.closed));
  return { exitCode: await exit, faults, readings, patientId: patient.id };
}

async function openIdle(url: string): Promise<{ closed: Promise<unknown> }> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return { closed: once(socket.resume(), 'close') };
}

async function writeUntilRefused(
  url: string,
  { token }: Member,
  {
    first,
    step,
    readings,
    faults,
  }: { first: number; step: number; readings: number[]; faults: string[] },
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let value = first; ; value += step) {
    const body = { value: value / 10 };
    const status = await send(
      url,
      { method: 'POST', path: '/api/patient/bloodSugar', body, token },
      agent,
    );
    if (status === 200) readings.push(body.value);
    else if (status !== 'refused') faults.push(`a reading: ${status}`);
    if (status !== 200) return;
  }
}

/** @returns the status; 'refused' without a response; 'cut off' after a partial one */
function send(
  url: string,
  { method = 'GET', path, body, token = '' }: HttpCall,
  agent: Agent,
): Promise<number | string> {
  return new Promise((resolve) => {
    const outgoing = request(new URL(path, url), {
      agent,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
    });
    outgoing.on('error', () => resolve('refused'));
    outgoing.on('response', (answer: IncomingMessage) => {
      json(answer).then(
        () => resolve(answer.statusCode ?? 0),
        () => resolve('cut off'),
      );
    });
    outgoing.end(body && JSON.stringify(body));
  });
}
