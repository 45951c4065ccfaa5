import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks a folder by listening on a socket, which the system closes however the process ends. On Linux
 * the lock does not reach other network namespaces, such as other containers that mount the folder.
 * @param folder an absolute path without symbolic links; it need not exist
 * @returns a function that releases the lock; undefined when the folder is already locked
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  const id = `medportal-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const server = (await listen(addressOf(id))) ?? (await replaceStaleSocket(addressOf(id)));
  if (!server) return undefined;
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

// Linux and Windows drop these names with the process; elsewhere a socket file remains.
function addressOf(id: string): string {
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return join(tmpdir(), id);
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => {
      if ('code' in error && error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(address, () => resolve(server));
  });
}

/** Replaces the socket file of a killed process. */
async function replaceStaleSocket(address: string): Promise<Server | undefined> {
  if (process.platform === 'linux' || process.platform === 'win32') return undefined;
  if (await isAnswered(address)) return undefined;
  unlinkSync(address);
  return listen(address);
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
