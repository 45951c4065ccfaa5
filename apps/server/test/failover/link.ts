import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A network connection to a port of this machine that can be cut. */
export interface Link {
  /** Leads to the target. */
  port: number;
  /** From now on nothing gets through, and nobody is told: like an unplugged cable. */
  cut: () => void;
  /** New connections work again; those from before are reset. */
  mend: () => void;
  close: () => void;
}

/** @param target The port to which it leads; it need not be open yet. */
export async function startLink(target: number): Promise<Link> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => {
    hold(client);
    if (isCut) return;
    const upstream = connect(target, '127.0.0.1');
    hold(upstream);
    client.pipe(upstream);
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => {
      if (!isCut) client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on TCP
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend: () => {
      isCut = false;
      destroyAll();
    },
    close: () => {
      server.close();
      destroyAll();
    },
  };
}

// Below the ports that Linux gives to connections, which could take one before its program listens.
const [FIRST_PORT, LAST_PORT] = [10_000, 32_000];

/** Ports of this machine that nobody uses at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
