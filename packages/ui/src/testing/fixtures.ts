/**
 * The fixtures of a view or submission: one per status, under its name. A status without one does not compile; that each has
 * a story is checked in fixtures.test.ts.
 */
export type OnePerStatus<View extends { status: string }> = {
  [Status in View['status']]: Extract<View, { status: Status }>;
};
