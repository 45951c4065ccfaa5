import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How a connection went. */
export interface Visit {
  /** All that the server sent. */
  text: string;
  /** Whether the server closed the connection, as seen by the server. */
  isClosed: boolean;
}

/**
 * Connects to a listening application without the manners of an HTTP client.
 * @param behave What the client does once it is connected.
 * @param patience How many milliseconds to wait for the server to close the connection.
 */
export async function visit(
  app: FastifyInstance,
  behave: (socket: Socket) => void,
  patience = 5000,
): Promise<Visit> {
  const { hostname, port } = new URL(app.listeningOrigin);
  let text = '';
  const socket = connect(Number(port), hostname);
  // Many visits at once all listen.
  app.server.setMaxListeners(0);
  const accepted = new Promise<Socket>((resolve) => {
    const recognize = (one: Socket) => {
      if (one.remotePort !== socket.localPort) return;
      app.server.off('connection', recognize);
      resolve(one);
    };
    app.server.on('connection', recognize);
  });
  // A server that hangs up is what these visits are about.
  socket.on('error', () => undefined);
  socket.once('connect', () => behave(socket));
  socket.on('data', (data) => (text += data.toString()));
  const serverSide = await accepted;
  const closed = new Promise<true>((resolve) => {
    serverSide.once('close', () => resolve(true));
  });
  const isClosed = await Promise.race([closed, wait(patience, false)]);
  // What the server sent last can still be on its way to a client that reads.
  if (isClosed && !socket.isPaused() && !socket.closed) await once(socket, 'close');
  socket.destroy();
  return { text, isClosed };
}
