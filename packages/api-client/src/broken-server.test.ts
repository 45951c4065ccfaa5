import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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
import { operationIds } from './operation-id.ts';

const TOKEN = 'a-token-of-the-session';

let server: Awaited<ReturnType<typeof startBrokenServer>>;

// What nobody has caught would end a consumer's process.
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
  // With its stack and its causes, as loggers print it.
  const said = inspect(error, { depth: 9 }) + JSON.stringify(error);
  if (said.includes(TOKEN) || said.includes(CONFIDENTIAL)) return `told: ${said}`;
  return error.kind === 'http' ? `http ${error.status}` : error.kind;
}

const clientAt = (baseUrl: string, options: Partial<PortalClientOptions> = {}) =>
  createPortalClient({ baseUrl, getToken: () => TOKEN, ...options });

/** What becomes of operations, by their names. */
async function outcomes(
  attempt: (id: OperationId) => Promise<string>,
  ids: readonly OperationId[] = operationIds(),
) {
  const entries = ids.map(async (id) => [id, await attempt(id)]);
  return Object.fromEntries(await Promise.all(entries));
}

describe('every operation', () => {
  it.each(faultNames)('answered with %s', async (name) => {
    const fault = faultOf(name);
    const found = await outcomes(async (id) => {
      const client = clientAt(server.addressOf(name, id), fault.options);
      return outcomeOf(await calls[id](client));
    }, fault.only);
    const expected = await outcomes(async (id) => expectedOutcome(fault, id), fault.only);
    expect(found).toEqual(expected);
  });

  it.each([
    ['nobody listens', 'http://127.0.0.1:1', 'network'],
    ['the address has another protocol', 'ftp://127.0.0.1', 'network'],
    ['the address is none', 'http://a b', 'invalid'],
  ])('where %s', async (_, baseUrl, kind) => {
    const found = await outcomes(async (id) => outcomeOf(await calls[id](clientAt(baseUrl))));
    expect(found).toEqual(await outcomes(async () => kind));
  });

  // Each with when the caller gives up: as soon as it was asked, or after the header of the answer.
  it.each([
    ['before the header', 'no answer in time', 'asked', operationIds()],
    ['while the body drips', 'a body that drips', 'answered', operationIds()],
    ['while a refusal drips', 'a refusal that drips', 'answered', operationIds()],
    ['before the next attempt', 'a server that stays busy', 'answered', readIds],
  ] as const)('cancelled %s', async (_, name, phase, ids) => {
    const found = await outcomes(async (id) => {
      const controller = new AbortController();
      const giveUp = () => void setTimeout(() => controller.abort(), 10);
      const fetch = async (request: Request) => {
        if (phase === 'asked') giveUp();
        const response = await globalThis.fetch(request);
        giveUp();
        return response;
      };
      const client = clientAt(server.addressOf(name, id), { fetch, retries: 1 });
      return outcomeOf(await calls[id](client, { signal: controller.signal }));
    }, ids);
    expect(found).toEqual(await outcomes(async () => 'abort', ids));
  });

  it('leaves nothing uncaught', async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(uncaught).not.toHaveBeenCalled();
  });
});

it('would find out a careless client', async () => {
  const careless = async (name: string) => {
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
      async (name) => (await careless(name)) !== expectedOutcome(faultOf(name), 'getPatient'),
    ),
  );
  expect(found).toEqual(wrong.map(() => true));
});
