import { createServer, request } from 'node:http';
import { startTestPostgres } from '../apps/server/test/databases/postgres.ts';
import { atEnd, startServer } from './journey.ts';

export interface Servers {
  url: string;
  urls: readonly string[];
  callCounts: readonly number[];
}

const SECRET = 'a secret for one journey, 32 long';

/**
 * Starts servers with demo data on one new PostgreSQL.
 * @param options.secrets - The token secret of each server.
 * @param options.env - Further configuration.
 */
export async function startServers({
  secrets = [SECRET, SECRET],
  env = {},
}: { secrets?: readonly string[]; env?: Record<string, string> } = {}): Promise<Servers> {
  const database = await startTestPostgres();
  atEnd(() => database.stop());
  const products = await Promise.all(
    secrets.map((secret) =>
      startServer({
        DATABASE_URL: database.url,
        TOKEN_SECRET: secret,
        DEMO_DATA: '1',
        ...env,
      }),
    ),
  );
  const urls = products.map(({ url }) => url);
  const balancer = await startLoadBalancer(urls);
  atEnd(balancer.close);
  return { ...balancer, urls };
}

/** A round-robin proxy, so that the calls of one session reach every server. */
async function startLoadBalancer(urls: readonly string[]) {
  const callCounts = urls.map(() => 0);
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const index = (turn += 1) % urls.length;
    callCounts[index] = (callCounts[index] ?? 0) + 1;
    const { method, headers, url: path } = incoming;
    const forwarded = request(urls[index] ?? '', { method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  const close = async () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${address.port}`, callCounts, close };
}
