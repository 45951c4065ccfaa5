import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** ReadyForQuery, outside of a transaction. */
const READY_FOR_QUERY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

export interface Proxy {
  /** For `DATABASE_URL`. */
  url: string;
  close: () => void;
}

/**
 * Starts a proxy that ends the first connection like a PostgreSQL that shuts down, with the error in the packet of
 * the first ReadyForQuery. Later connections pass through.
 * @param target The URL of a PostgreSQL on a Unix socket.
 */
export async function startCuttingProxy(target: string): Promise<Proxy> {
  const path = `${new URL(target).searchParams.get('host')}/.s.PGSQL.5432`;
  let isFirst = true;
  const proxy = createServer((client) => {
    const server = connect(path);
    for (const socket of [client, server]) socket.on('error', () => {});
    client.pipe(server);
    if (!isFirst) {
      server.pipe(client);
      return;
    }
    isFirst = false;
    server.on('data', (data: Buffer) => {
      if (!data.subarray(-READY_FOR_QUERY.length).equals(READY_FOR_QUERY)) {
        client.write(data);
        return;
      }
      client.end(Buffer.concat([data, errorResponse('57P01', 'terminating connection')]));
      server.destroy();
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on TCP
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    close: () => proxy.close(),
  };
}

/** ErrorResponse with severity FATAL. */
function errorResponse(code: string, message: string): Buffer {
  const fields = `SFATAL\0VFATAL\0C${code}\0M${message}\0\0`;
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, Buffer.from(fields)]);
}
