// `npm run dev`: the server, restarted on each change, and in front of it Vite with the portal. Both end together.
// `npm run dev -- --mock`: the portal alone, with the backend of its stories.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createTcpServer } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createViteServer } from 'vite';
import { stopWithParent } from './parent.ts';
import { root } from './run-vitest.ts';

const port = Number(process.env['PORT'] ?? '5173');
const mock = process.argv.includes('--mock') ? await import('./mock-api.ts') : undefined;

function fail(reason: string): never {
  console.error(`MedPortal stopped: ${reason}`);
  process.exit(1);
}

async function findFreePort(): Promise<number> {
  const probe = createTcpServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : fail('there is no free port');
}

// The proxy needs an address that stays the same when the server restarts.
const serverPort = String(await findFreePort());
process.env['API_ORIGIN'] = `http://127.0.0.1:${serverPort}`;

const portal = await createViteServer({
  root: `${root}apps/portal`,
  clearScreen: false,
  server: { port, strictPort: true },
  plugins: mock ? [mock.mockApi()] : [],
});
await portal.listen().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  fail(
    message.includes('in use')
      ? `PORT ${port} is in use: stop the other program or choose another port`
      : message,
  );
});

stopWithParent();

async function runServer() {
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'apps/server/src/server.ts'],
    {
      cwd: root,
      stdio: ['inherit', 'pipe', 'inherit'],
      env: { LOG_LEVEL: 'warn', ...process.env, HOST: '127.0.0.1', PORT: serverPort },
    },
  );

  let exitCode: number | undefined;
  function stop(code: number) {
    exitCode ??= code;
    server.kill('SIGTERM');
  }
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  server.on('exit', () => void portal.close().then(() => process.exit(exitCode ?? 1)));

  // The server prints its own address, which is not the one to open.
  let hasStarted = false;
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('MedPortal is ready')) {
      hasStarted = true;
      console.log(`MedPortal is ready: http://127.0.0.1:${port}`);
    } else if (!line.startsWith('API reference')) {
      console.log(line);
    }
    // Later on, a change may repair what it broke.
    if (!hasStarted && line.startsWith('Failed running')) stop(1);
  }
}

if (mock) {
  console.log(`MedPortal is ready, with the backend of its stories: http://127.0.0.1:${port}`);
  console.log(`Log in as ${mock.mockLogins.join(' or ')}, with any password.`);
} else {
  await runServer();
}
