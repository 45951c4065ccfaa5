import { LogInAgainOverlay, type LoginFormProps, type LoginValues } from '@medportal/ui';
import { type ReactNode, useState } from 'react';
import { logIn } from '../resources/accounts.ts';
import { session, useEndedUser } from './session.ts';

/** Asks for a log-in over the page, whatever page it is, as long as a call waits for one. */
export default function LogInAgain(): ReactNode {
  const user = useEndedUser();
  const [submission, setSubmission] = useState<LoginFormProps['submission']>({ status: 'idle' });

  const submit = async (values: LoginValues) => {
    setSubmission({ status: 'pending' });
    const result = await logIn(values);
    setSubmission(result.status === 'failed' ? result : { status: 'idle' });
  };

  const cancel = () => {
    setSubmission({ status: 'idle' });
    session.giveUp();
  };

  return (
    <LogInAgainOverlay
      name={user?.name}
      submission={submission}
      onSubmit={(values) => void submit(values)}
      onCancel={cancel}
    />
  );
}
