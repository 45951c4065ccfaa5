// Runs once before the journeys, which run in parallel.
import { ensurePortalBuilt } from '../scripts/portal-build.ts';

// Vitest would pass its own arguments to `ensurePortalBuilt`.
export default () => ensurePortalBuilt();
