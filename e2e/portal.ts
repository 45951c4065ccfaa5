import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutDatabase } from '../apps/server/test/app/data-folder.ts';

const serverFile = fileURLToPath(new URL('../apps/server/src/server.ts', import.meta.url));

const manifest = fileURLToPath(new URL('../apps/portal/dist/.vite/manifest.json', import.meta.url));

/** The path of the file into which a module of the portal was built. */
export function builtFile(module: string): string {
  const { [module]: chunk } = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!chunk) throw new Error(`The build has no ${module}`);
  return `/${chunk.file}`;
}

export interface Product {
  url: string;
  pid: number | undefined;
  /** Stops the server with SIGINT and returns its exit code. */
  stop: () => Promise<number | null>;
}

/** A mail server that nothing is sent to, for the pages that depend on one. */
export const idleMail = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'MedPortal <portal@demo.example>',
  PUBLIC_URL: 'https://portal.example',
};

/**
 * Starts the server as a child process on a free port. `setup.ts` has built the portal.
 * @param env - The configuration. Without DATABASE_URL the server uses an embedded database, deleted on `stop`.
 * @param from - The data folder that the embedded database is a copy of. Default: an empty database.
 */
export async function startProduct(env: Record<string, string>, from?: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'medportal-journey-'));
  const dataFolder = join(dataDir, 'data');
  if (!env['DATABASE_URL'] && !env['DATA_DIR']) {
    await (from ? cp(from, dataFolder, { recursive: true }) : layOutDatabase(dataFolder));
  }
  const server = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'warn',
      EXTENSIONS: process.env['EXTENSIONS'],
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
