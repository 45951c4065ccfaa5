import { LogInAgainOverlay } from '@medportal/ui/screens';
import type { ReactNode } from 'react';
import { useWrite } from '../data/useWrite.ts';
import { logIn } from '../resources/accounts.ts';
import { session, useEndedUser } from './session.ts';

/** Asks for a log-in over the page, whatever page it is, as long as a call waits for one. */
export default function LogInAgain(): ReactNode {
  const user = useEndedUser();
  const { submission, save } = useWrite(logIn);
  return (
    <LogInAgainOverlay
      name={user?.name}
      submission={submission}
      onSubmit={save}
      onCancel={session.giveUp}
    />
  );
}
