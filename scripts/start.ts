// `npm start`: the whole product in one process on one port.
import { runServer } from '../apps/server/src/server.ts';
import { ensurePortalBuilt } from './portal-build.ts';

// npm sends SIGTERM to the shell between npm and this process, so stop when that parent is gone.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

if (!process.argv.includes('--help')) ensurePortalBuilt();
// The terminal should show the address rather than a log line for each call.
await runServer({ LOG_LEVEL: 'warn', ...process.env });
