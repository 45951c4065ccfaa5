// Two servers on one PostgreSQL, behind a gate that gives each call to the next of them: no call may depend on which.
import { createServer, request } from 'node:http';
import { startTestPostgres } from '../apps/server/test/postgres.ts';
import { type Product, startProduct } from './portal.ts';

/** Several servers as one product. */
export interface Servers extends Pick<Product, 'url' | 'stop'> {
  /** Where each of them is. */
  urls: readonly string[];
  /** How many calls each has been given by the gate. */
  given: readonly number[];
}

const SECRET = 'a secret for one journey, 32 long';

/**
 * Starts the servers side by side, on a PostgreSQL of their own with demo data.
 * @param options.secrets - What each signs tokens with; there are as many servers as secrets.
 * @param options.env - The rest of their configuration.
 */
export async function startServers({
  secrets = [SECRET, SECRET],
  env = {},
}: { secrets?: readonly string[]; env?: Record<string, string> } = {}): Promise<Servers> {
  const database = await startTestPostgres();
  const products = await Promise.all(
    secrets.map((secret) =>
      startProduct({
        DATABASE_URL: database.url,
        TOKEN_SECRET: secret,
        DEMO_DATA: '1',
        ...env,
      }),
    ),
  );
  const urls = products.map(({ url }) => url);
  const gate = await openGate(urls);
  return {
    ...gate,
    urls,
    stop: async () => {
      gate.close();
      const codes = await Promise.all(products.map(({ stop }) => stop()));
      await database.stop();
      return codes.find((code) => code !== 0) ?? 0;
    },
  };
}

/** A proxy that takes turns: the calls of one page, and of one person, reach all of them. */
async function openGate(urls: readonly string[]) {
  const given = urls.map(() => 0);
  let turn = 0;
  const gate = createServer((incoming, outgoing) => {
    const index = (turn += 1) % urls.length;
    given[index] = (given[index] ?? 0) + 1;
    const { method, headers, url: path } = incoming;
    const passedOn = request(urls[index] ?? '', { method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((ready) => {
    gate.listen(0, '127.0.0.1', ready);
  });
  const address = gate.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  const close = () => {
    gate.close();
    gate.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, given, close };
}
