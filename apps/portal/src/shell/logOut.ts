import { session } from '../core/session/session.ts';

/**
 * Logs out here at once, and on the server in the background. Nobody waits for that: it may be out of reach, or lack
 * the operation.
 */
export function logOut(): void {
  const token = session.token();
  session.logOut();
  if (token === undefined) return;
  // Loaded with the first read of a user.
  void import('../core/api/client.ts').then(
    ({ clientOf }) => clientOf(token).logOut(),
    () => undefined,
  );
}
