// Once before all journeys, which then start side by side.
import { ensurePortalBuilt } from '../scripts/portal-build.ts';

/** Vitest passes arguments of its own. */
export default () => ensurePortalBuilt();
