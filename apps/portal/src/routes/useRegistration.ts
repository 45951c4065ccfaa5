// What the two registrations share.
import { useNavigate } from 'react-router-dom';
import { toasts } from '../app/toasts.ts';
import { clearDraft } from '../data/drafts.ts';
import { useWrite, type Write } from '../data/useWrite.ts';
import { paths } from '../paths.ts';

/** Registers somebody, and goes on to the log-in, which knows their email. */
export function useRegistration<Values extends { email: string }>(
  register: Write<Values>,
  form: string,
) {
  const navigate = useNavigate();
  const { submission, save } = useWrite(register, {
    onSaved: () => {
      clearDraft(form);
      toasts.success('Sign up successfully');
    },
    onDone: ({ email }) => void navigate(paths.login(), { state: { email: email.trim() } }),
  });
  return { submission, onSubmit: save };
}
