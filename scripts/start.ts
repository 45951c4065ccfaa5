// `npm start`: the whole product in one process on one port.
import { runServer } from '../apps/server/src/server.ts';
import { stopWithParent } from './parent.ts';
import { ensurePortalBuilt } from './portal-build.ts';

stopWithParent();
if (!process.argv.includes('--help')) ensurePortalBuilt();
// The terminal should show the address rather than a log line for each call.
await runServer({ LOG_LEVEL: 'warn', ...process.env });
