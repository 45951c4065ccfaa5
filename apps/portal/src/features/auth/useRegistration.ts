import { redirect, useNavigate } from 'react-router-dom';
import { isOutcomeUnknown } from '../../core/api/failureKinds.ts';
import { clearDraft, useDraft } from '../../core/drafts/drafts.ts';
import { toasts, type ToastPosition } from '../../core/feedback/toasts.ts';
import { useWrite, type Write } from '../../core/query/useWrite.ts';
import { writeTexts } from '../../core/i18n/writeTexts.ts';
import { paths } from '../../paths.ts';
import { session } from '../../core/session/session.ts';
import { toastRefusal } from './toastRefusal.ts';

/** The loader of a page for visitors: users are sent to the home page. */
export const forVisitors = () => (session.user() ? redirect(paths.home()) : null);

/**
 * Submits a registration, then opens the log-in page with the email address filled in.
 * @param form - The name of its draft.
 * @param position - Where the toasts of a refusal appear.
 */
export function useRegistration<Values extends { email: string }>(
  register: Write<Values>,
  form: string,
  position: ToastPosition,
) {
  const navigate = useNavigate();
  const call: Write<Values>['call'] = async (values, options) => {
    const result = await register.call(values, options);
    if (!result.ok) {
      const unknown = `${writeTexts().outcomeUnknown.signedUp.title}.`;
      toastRefusal(result.error, position, isOutcomeUnknown(result.error) ? unknown : undefined);
    }
    return result;
  };
  const { submission, save } = useWrite(
    { ...register, call },
    {
      onSaved: () => {
        clearDraft(form);
        toasts.success(writeTexts().toasts.signedUp);
      },
      onDone: ({ email }) => void navigate(paths.login(), { state: { email: email.trim() } }),
    },
  );
  return { submission, onSubmit: save, draft: useDraft(form), loginHref: paths.login() };
}
