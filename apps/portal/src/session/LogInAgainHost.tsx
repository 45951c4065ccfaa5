// Few sessions end while somebody looks on, so what asks for a log-in over the page is loaded when it is needed.
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { session, useEndedUser } from './session.ts';

const LogInAgain = lazy(() =>
  // Without a way to log in, the refusal stands: the page says so, and nobody waits.
  import('./LogInAgain.tsx').catch(() => ({ default: GiveUp })),
);

function GiveUp(): ReactNode {
  useEffect(() => session.giveUp(), []);
  return null;
}

/** Where the log-in over the page appears; empty as long as no call waits for one. */
export function LogInAgainHost() {
  const user = useEndedUser();
  return <Suspense fallback={null}>{user && <LogInAgain />}</Suspense>;
}
