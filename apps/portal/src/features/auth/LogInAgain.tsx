import { LogInAgainOverlay } from '@medportal/ui/screens';
import type { ReactNode } from 'react';
import { useWrite } from '../../core/query/useWrite.ts';
import { logIn } from './api.ts';
import { session, useExpiredUser } from '../../core/session/session.ts';

export default function LogInAgain(): ReactNode {
  const user = useExpiredUser();
  const { submission, save } = useWrite(logIn);
  return (
    <LogInAgainOverlay
      name={user?.name}
      submission={submission}
      onSubmit={save}
      onCancel={session.declineRenewal}
    />
  );
}
