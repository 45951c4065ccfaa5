// `npm run dev`: the server, restarted on each change, and Vite with the portal in front of it. Both end together.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const port = process.env['PORT'] ?? '8080';

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/server.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, PORT: port },
  }),
  spawn(process.execPath, [`${root}node_modules/vite/bin/vite.js`], {
    cwd: `${root}apps/portal`,
    stdio: 'inherit',
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${port}` },
  }),
];

function stop() {
  for (const child of children) child.kill('SIGTERM');
}

for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
