import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sampled } from '../../../scripts/sample.ts';
import {
  CONFIDENTIAL,
  expectedOutcome,
  faultNames,
  faultOf,
  readIds,
  startBrokenServer,
} from '../test/broken-server.ts';
import { calls } from '../test/samples.ts';
import {
  createPortalClient,
  type OperationId,
  operations,
  type PortalClientOptions,
  type PortalResult,
} from './index.ts';
import { operationIds } from './generated/operations.ts';

const TOKEN = 'a-token-of-the-session';

let server: Awaited<ReturnType<typeof startBrokenServer>>;

// An uncaught error would end a consumer's process.
const uncaught = vi.fn();

beforeAll(async () => {
  process.on('unhandledRejection', uncaught);
  process.on('uncaughtException', uncaught);
  server = await startBrokenServer();
});

afterAll(() => {
  server.close();
  process.off('unhandledRejection', uncaught);
  process.off('uncaughtException', uncaught);
});

function outcomeOf(result: PortalResult<unknown>): string {
  if (result.ok) return result.data === undefined ? 'empty' : 'good';
  const { error } = result;
  // As loggers print it, with stack and causes.
  const output = inspect(error, { depth: 9 }) + JSON.stringify(error);
  if (output.includes(TOKEN) || output.includes(CONFIDENTIAL)) return `leaked: ${output}`;
  return error.kind === 'http' ? `http ${error.status}` : error.kind;
}

const clientAt = (baseUrl: string, options: Partial<PortalClientOptions> = {}) =>
  createPortalClient({ baseUrl, getToken: () => TOKEN, ...options });

async function outcomes(
  attempt: (id: OperationId) => Promise<string>,
  ids: readonly OperationId[] = operationIds(),
) {
  const entries = sampled(ids).map(async (id) => [id, await attempt(id)]);
  return Object.fromEntries(await Promise.all(entries));
}

describe('every operation', () => {
  it.each(faultNames)('has the expected outcome for %s', async (name) => {
    const fault = faultOf(name);
    const found = await outcomes(async (id) => {
      const client = clientAt(server.addressOf(name, id), fault.options);
      return outcomeOf(await calls[id](client));
    }, fault.only);
    const expected = await outcomes(async (id) => expectedOutcome(fault, id), fault.only);
    expect(found).toEqual(expected);
  });

  it.each([
    ['the port is closed', 'http://127.0.0.1:1', 'network'],
    ['the protocol is not HTTP', 'ftp://127.0.0.1', 'network'],
    ['the base URL is malformed', 'http://a b', 'invalid'],
  ])('fails when %s', async (_, baseUrl, kind) => {
    const found = await outcomes(async (id) => outcomeOf(await calls[id](clientAt(baseUrl))));
    expect(found).toEqual(await outcomes(async () => kind));
  });

  // The third value is when the caller aborts: on the call, or after the response headers.
  it.each([
    ['before the response headers', 'no answer in time', 'called', operationIds()],
    ['during a slow body', 'a slow body', 'answered', operationIds()],
    ['during the slow body of an error', 'an error with a slow body', 'answered', operationIds()],
    ['before a retry', 'a server that stays busy', 'answered', readIds],
  ] as const)('fails with `abort` when cancelled %s', async (_, name, phase, ids) => {
    const found = await outcomes(async (id) => {
      const controller = new AbortController();
      const abortSoon = () => void setTimeout(() => controller.abort(), 10);
      const fetch = async (request: Request) => {
        if (phase === 'called') abortSoon();
        const response = await globalThis.fetch(request);
        abortSoon();
        return response;
      };
      const client = clientAt(server.addressOf(name, id), { fetch, retries: 1 });
      return outcomeOf(await calls[id](client, { signal: controller.signal }));
    }, ids);
    expect(found).toEqual(await outcomes(async () => 'abort', ids));
  });

  it('leaves no error uncaught', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(uncaught).not.toHaveBeenCalled();
  });
});

it('the faults break a plain `fetch` client', async () => {
  const plainFetch = async (name: string) => {
    const { method, path } = operations.getPatient;
    try {
      const response = await fetch(`${server.addressOf(name, 'getPatient')}${path}`, {
        method,
        signal: AbortSignal.timeout(200),
      });
      await response.json();
      return 'good';
    } catch {
      return 'thrown';
    }
  };
  const wrong = faultNames.filter(
    (name) => expectedOutcome(faultOf(name), 'getPatient') !== 'good',
  );
  expect(wrong.length).toBeGreaterThan(60);
  const found = await Promise.all(
    wrong.map(
      async (name) => (await plainFetch(name)) !== expectedOutcome(faultOf(name), 'getPatient'),
    ),
  );
  expect(found).toEqual(wrong.map(() => true));
});
