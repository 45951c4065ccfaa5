import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { session, useExpiredUser } from '../core/session/session.ts';

const LogInAgain = lazy(() =>
  // Without the overlay nobody can log in: declining lets the waiting calls fail.
  import('../features/auth/LogInAgain.tsx').catch(() => ({ default: DeclineRenewal })),
);

function DeclineRenewal(): ReactNode {
  useEffect(() => session.declineRenewal(), []);
  return null;
}

export function LogInAgainHost() {
  const user = useExpiredUser();
  return (
    user && (
      <Suspense fallback={null}>
        <LogInAgain />
      </Suspense>
    )
  );
}
