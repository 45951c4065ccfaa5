// Starts the product for a journey: the real server as a process of its own, with the built portal, on a free port.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutDatabase } from '../apps/server/test/data-folder.ts';

const serverFile = fileURLToPath(new URL('../apps/server/src/server.ts', import.meta.url));

/** The running product. */
export interface Product {
  /** Where the portal is. */
  url: string;
  /** The server's process. */
  pid: number | undefined;
  /** Ends the server as Ctrl-C does, and gives its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Starts the server; `setup.ts` has seen to the portal.
 * @param env - Its configuration; without DATABASE_URL it uses a new embedded database that goes with it.
 */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'medportal-journey-'));
  const dataFolder = join(dataDir, 'data');
  if (!env['DATABASE_URL']) await layOutDatabase(dataFolder);
  const server = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await printedUrl(server);
  return {
    url,
    pid: server.pid,
    stop: async () => {
      server.kill('SIGINT');
      const [code] = server.exitCode === null ? await once(server, 'exit') : [server.exitCode];
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

function printedUrl(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: unknown) => {
      printed += String(chunk);
      const url = /MedPortal is ready: (\S+)/.exec(printed)?.[1];
      if (url) resolve(url);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
}
