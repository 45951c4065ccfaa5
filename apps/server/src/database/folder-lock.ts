import { createHash } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Takes hold of a folder for this process. The lock is a socket that we listen on, so that it is
 * free again however the process ends. On Linux its name belongs to the network namespace: processes
 * in two containers that share the folder do not see each other.
 * @param folder an absolute path without symbolic links; it need not exist yet
 * @returns what releases it; undefined when another process (or this one) holds the folder
 */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | undefined> {
  const id = `medportal-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const server = (await listen(addressOf(id))) ?? (await takeOver(addressOf(id)));
  if (!server) return undefined;
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

// Linux and Windows drop these names with the process; elsewhere the name is a file that stays.
function addressOf(id: string): string {
  if (process.platform === 'linux') return `\0${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${id}`;
  return join(tmpdir(), id);
}

/** Listens, or gives undefined where somebody already does. */
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

/** Replaces a socket file that a killed process has left: nobody answers on it. */
async function takeOver(address: string): Promise<Server | undefined> {
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
