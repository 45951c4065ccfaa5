import { createServer, request } from 'node:http';
import { startTestPostgres } from '../apps/server/test/databases/postgres.ts';
import { atEnd, startServer } from './journey.ts';

/** Starts two servers with demo data on one new PostgreSQL, behind a load balancer with the address `url`. */
export async function startServers() {
  const database = await startTestPostgres();
  atEnd(() => database.stop());
  const env = {
    DATABASE_URL: database.url,
    TOKEN_SECRET: 'a secret for one journey, 32 long',
    DEMO_DATA: '1',
  };
  const products = await Promise.all([startServer(env), startServer(env)]);
  const urls = products.map(({ url }) => url);
  return { url: await startLoadBalancer(urls), urls };
}

/** A round-robin proxy, so that the calls of one session reach every server. */
async function startLoadBalancer(urls: readonly string[]): Promise<string> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, headers, url: path } = incoming;
    const forwarded = request(
      urls[turn % urls.length] ?? '',
      { method, headers, path },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  atEnd(async () => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${address.port}`;
}
