/** A version of the server that was released, and the last of its migrations. */
export interface Release {
  version: string;
  lastMigration: string;
}

/**
 * All releases, the newest last. A server works on the schema of the release after its own, so that both can run
 * during an update; see docs/decisions/050-rolling-deployment.md.
 */
export const RELEASES: readonly [Release, ...Release[]] = [
  { version: '0.1.0', lastMigration: '020_closure.sql' },
];
