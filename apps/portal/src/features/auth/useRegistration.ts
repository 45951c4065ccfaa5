import { redirect, useNavigate } from 'react-router-dom';
import { toasts } from '../../core/feedback/toasts.ts';
import { clearDraft } from '../../core/drafts/drafts.ts';
import { useWrite, type Write } from '../../core/query/useWrite.ts';
import { writeTexts } from '../../core/i18n/writeTexts.ts';
import { paths } from '../../paths.ts';
import { session } from '../../core/session/session.ts';

/** The loader of a page for visitors: users are sent to the home page. */
export const forVisitors = () => (session.user() ? redirect(paths.home()) : null);

/** Submits a registration, then opens the log-in page with the email address filled in. */
export function useRegistration<Values extends { email: string }>(
  register: Write<Values>,
  form: string,
) {
  const navigate = useNavigate();
  const { submission, save } = useWrite(register, {
    onSaved: () => {
      clearDraft(form);
      toasts.success(writeTexts().toasts.signedUp);
    },
    onDone: ({ email }) => void navigate(paths.login(), { state: { email: email.trim() } }),
  });
  return { submission, onSubmit: save };
}
