import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Visit {
  text: string;
  isClosed: boolean;
}

/**
 * Opens a raw connection to a listening application.
 * @param behave Runs once the client is connected.
 * @param timeout Milliseconds to wait for the server to close the connection.
 */
export async function visit(
  app: FastifyInstance,
  behave: (socket: Socket) => void,
  timeout = 15_000,
): Promise<Visit> {
  const { hostname, port } = new URL(app.listeningOrigin);
  let text = '';
  const socket = connect(Number(port), hostname);
  // Concurrent visits each add a listener.
  app.server.setMaxListeners(0);
  const accepted = new Promise<Socket>((resolve) => {
    const recognize = (one: Socket) => {
      if (one.remotePort !== socket.localPort) return;
      app.server.off('connection', recognize);
      resolve(one);
    };
    app.server.on('connection', recognize);
  });
  // The server may disconnect.
  socket.on('error', () => undefined);
  socket.once('connect', () => behave(socket));
  socket.on('data', (data) => (text += data.toString()));
  const serverSide = await accepted;
  const closed = new Promise<true>((resolve) => {
    serverSide.once('close', () => resolve(true));
  });
  const isClosed = await Promise.race([closed, wait(timeout, false)]);
  // The last data may still be in transit.
  if (isClosed && !socket.isPaused() && !socket.closed) await once(socket, 'close');
  socket.destroy();
  return { text, isClosed };
}
