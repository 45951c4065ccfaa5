// Once before all journeys, which then start side by side.
export { ensurePortalBuilt as default } from '../scripts/portal-build.ts';
