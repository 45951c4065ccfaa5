// `npm start`: the whole product in one process on one port.
import { runServer } from '../apps/server/src/server.ts';
import { ensurePortalBuilt } from './portal-build.ts';

// npm passes a SIGTERM on to the shell between us, not to us: when our parent is gone, so are we.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

if (!process.argv.includes('--help')) ensurePortalBuilt();
// A newcomer's terminal should show the address, not a line of JSON for each call.
await runServer({ LOG_LEVEL: 'warn', ...process.env });
