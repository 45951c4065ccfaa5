import { LogInAgainOverlay } from '@medportal/ui/screens';
import type { ReactNode } from 'react';
import { session, useExpiredUser } from '../../core/session/session.ts';
import { useLogIn } from './useLogIn.ts';

export default function LogInAgain(): ReactNode {
  const user = useExpiredUser();
  const { submission, save } = useLogIn();
  return (
    <LogInAgainOverlay
      name={user?.name}
      submission={submission}
      onSubmit={save}
      onCancel={session.declineRenewal}
    />
  );
}
