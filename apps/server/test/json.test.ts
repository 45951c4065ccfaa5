import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyError, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../src/contract.ts';
import { type Person, type TestApp, startTestApp } from './app/harness.ts';
import { visit } from './app/sockets.ts';
import { BROKEN, GOOD, RIGHT_TYPES, UNUSUAL, WRONG_TYPES } from './fuzz/broken-json.ts';
import { checkResponse } from './fuzz/conformance.ts';
import type { Send } from './fuzz/examiner.ts';

const operation = loadContract().operations.find(({ id }) => id === 'updateClinic');

let test: TestApp;
let doctor: Person;
const send: Send = (call) => test.app.inject(call);

beforeAll(async () => {
  test = await startTestApp();
  doctor = await test.join('Doctor');
});

afterAll(() => test.close());

/** A call of `updateClinic`, with a valid body by default, and the expected status. */
interface Sending {
  name: string;
  status: number;
  payload?: string | Buffer;
  headers?: Record<string, string>;
}

const sendings: Sending[] = [
  ...Object.entries(BROKEN).map(([name, payload]) => ({ name, payload, status: 400 })),
  ...Object.entries(UNUSUAL).map(([name, payload]) => ({ name, payload, status: 200 })),
  ...Array.from(GOOD, (_, length) => ({
    name: `cut off after ${length} bytes`,
    payload: GOOD.slice(0, length),
    status: 400,
  })),
  ...WRONG_TYPES.map((type) => ({
    name: `the type ${type}`,
    headers: { 'content-type': type },
    status: 415,
  })),
  ...RIGHT_TYPES.map((type) => ({
    name: `the type ${type}`,
    headers: { 'content-type': type },
    status: 200,
  })),
  { name: 'no body', payload: '', headers: { 'content-length': '0' }, status: 400 },
  {
    name: 'compressed',
    payload: gzipSync(GOOD),
    headers: { 'content-encoding': 'gzip' },
    status: 415,
  },
  { name: 'said to be compressed', headers: { 'content-encoding': 'br' }, status: 415 },
  { name: 'compressed without Content-Encoding', payload: gzipSync(GOOD), status: 400 },
  { name: 'too large', payload: `{"name":"${'x'.repeat(70_000)}"}`, status: 413 },
  {
    name: 'too large because of white space',
    payload: `${GOOD}${' '.repeat(70_000)}`,
    status: 413,
  },
];

async function findFaults(backend: Send, all: readonly Sending[]): Promise<string[]> {
  if (!operation) throw new Error('updateClinic is not in the contract');
  const { method, path: url } = operation;
  const authorization = `Bearer ${doctor.token}`;
  const faults: string[] = [];
  for (const { name, status, payload = GOOD, headers } of all) {
    const answer = await backend({
      method,
      url,
      headers: { authorization, 'content-type': 'application/json', ...headers },
      payload,
    });
    if (answer.statusCode !== status) faults.push(`${name}: ${answer.statusCode}, not ${status}`);
    else checkResponse(operation, answer);
  }
  return faults;
}

describe('a body', () => {
  it.each(sendings)('is answered $status: $name', async (sending) => {
    expect(await findFaults(send, [sending])).toEqual([]);
  });

  it('is not stored when it is rejected', async () => {
    const isGood = ({ status }: Sending) => status === 200;
    await findFaults(send, [{ name: 'good', status: 200 }]);
    await findFaults(
      send,
      sendings.filter((sending) => !isGood(sending)),
    );
    const { body } = await test.call('getDoctor', { params: { name: doctor.name } });
    const { name, location, openHours } = JSON.parse(GOOD);
    expect(body.clinic).toEqual({ clinicName: name, location, openHours });
  });

  it.each([
    ['1.0', 1],
    ['1e2', 100],
    ['5E-1', 0.5],
    ['0.100', 0.1],
    ['-0', 0],
  ])('with the number %s is read as %d', async (payload, value) => {
    const { name, token } = await test.join('Patient');
    const { statusCode } = await test.app.inject({
      method: 'POST',
      url: '/api/patient/bloodSugar',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: `{"value":${payload}}`,
    });
    expect(statusCode).toBe(200);
    const { body } = await test.call('listBloodSugars', { params: { name }, token });
    expect(body).toMatchObject([{ value }]);
  });

  // Negative control.
  it('fails these checks when a backend evaluates it as a script', async () => {
    const app = Fastify({ bodyLimit: 64 * 1024 });
    app.removeAllContentTypeParsers();
    const evaluate = async (_request: FastifyRequest, body: Buffer) =>
      runInNewContext(`(${body.toString()})`, {}, { timeout: 1000 });
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, evaluate);
    app.setErrorHandler<FastifyError>(async (error, _request, reply) =>
      reply.code(error.statusCode ?? 400).send({ title: 'Wrong', message: 'That is wrong.' }),
    );
    app.post('/api/doctor/clinic', async () => ({ message: 'Saved.' }));
    const faults = await findFaults((call) => app.inject(call), sendings);
    expect(faults).toContain('a key without quotes: 200, not 400');
  });
});

describe('a body over a raw socket', () => {
  beforeAll(() => test.app.listen({ host: '127.0.0.1', port: 0 }));

  const length = `Content-Length: ${GOOD.length}`;
  const chunked = 'Transfer-Encoding: chunked';
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const end = '0\r\n\r\n';

  it.each<[string, number, string[], string]>([
    ['with its length', 200, [length], GOOD],
    ['in chunks', 200, [chunked], chunk(GOOD.slice(0, 9)) + chunk(GOOD.slice(9)) + end],
    ['in one-byte chunks', 200, [chunked], Array.from(GOOD, chunk).join('') + end],
    ['with too long a length', 400, [`Content-Length: ${GOOD.length + 1}`], GOOD],
    ['with a negative length', 400, ['Content-Length: -1'], GOOD],
    ['with a length that is no number', 400, ['Content-Length: many'], GOOD],
    ['with a length in hexadecimal', 400, ['Content-Length: 0x38'], GOOD],
    ['with a length that overflows', 400, [`Content-Length: ${'9'.repeat(30)}`], GOOD],
    ['with a length over the limit', 413, ['Content-Length: 1000000'], GOOD],
    ['with two hosts', 400, [length, 'Host: elsewhere.example'], GOOD],
    ['with two lengths', 400, [length, 'Content-Length: 1'], GOOD],
    ['in chunks, compressed', 415, ['Transfer-Encoding: gzip, chunked'], chunk(GOOD) + end],
    ['with a length and chunks', 400, [length, chunked], chunk(GOOD) + end],
    ['with a wrong chunk size', 400, [chunked], `5\r\n${GOOD}\r\n${end}`],
    ['without a chunk size', 400, [chunked], `\r\n${GOOD}\r\n${end}`],
    ['with a chunk size that is no number', 400, [chunked], `many\r\n${GOOD}\r\n${end}`],
    ['with unterminated chunks', 400, [chunked], chunk(GOOD)],
    ['with chunks of incomplete JSON', 400, [chunked], chunk(GOOD.slice(0, 9)) + end],
    ['with too many chunks', 413, [chunked], chunk(' '.repeat(9000)).repeat(8) + chunk(GOOD) + end],
    ['with an unknown transfer coding', 400, ['Transfer-Encoding: rot13'], GOOD],
    ['with a malformed header', 400, [length, 'nothing'], GOOD],
    ['with a NUL in a header', 400, [length, 'Idempotency-Key: a\0b'], GOOD],
    ['with a key outside of ASCII', 400, [length, 'Idempotency-Key: é'], GOOD],
  ])('%s is answered %i', async (_, status, headers, body) => {
    const [head = '', text = ''] = (await post(headers, body)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8');
    expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) });
  });

  // The leftover bytes form a malformed request, so the connection may close before the answer.
  it.each<[string, string[]]>([
    ['with neither length nor chunks', []],
    ['with too short a length', [`Content-Length: ${GOOD.length - 1}`]],
  ])('%s is rejected or disconnected', async (_, headers) => {
    expect(await post(headers, GOOD)).toMatch(/^(HTTP\/1\.1 400 .*)?$/s);
  });

  async function post(headers: string[], body: string) {
    const start = [
      'POST /api/doctor/clinic HTTP/1.1',
      'Host: portal.example',
      'Connection: close',
      'Content-Type: application/json',
      `Authorization: Bearer ${doctor.token}`,
    ];
    const request = [...start, ...headers, '', body].join('\r\n');
    const { text } = await visit(test.app, (socket) => socket.end(request));
    return text;
  }
});
