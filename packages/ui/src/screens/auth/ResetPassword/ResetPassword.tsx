import { Button } from '../../../components/Button/Button.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { FormPage } from '../../../components/Form/FormPage.tsx';
import { useForm } from '../../../components/Form/useForm.ts';
import { useHeadingFocus } from '../../../components/Heading/useHeadingFocus.ts';
import { resetPassword } from '../../../messages/en/resetPassword.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Submission } from '../../../view.ts';
import { NewPasswordField, useNewPasswordProblem } from '../NewPasswordField.tsx';
import { LinkOutcome } from '../../shared/LinkOutcome.tsx';

/** The password that replaces a forgotten one. */
export interface ResetPasswordValues {
  /** The new password, exactly as entered. */
  newPassword: string;
}

/** The states of the page. */
export type ResetPasswordView =
  | {
      status: 'ready';
      /** State of the last attempt. */
      submission: Submission<'newPassword'>;
    }
  | {
      /** The link is incomplete, expired, or was used before. */
      status: 'invalid-link';
    }
  | {
      /** The password is changed. */
      status: 'done';
    };

export interface ResetPasswordScreenProps {
  /** State of the page. */
  view: ResetPasswordView;
  /** Called with a valid password. */
  onSubmit: (values: ResetPasswordValues) => void;
  /** URL of the page that sends a new link. Absent: no link to it. */
  forgotHref?: string | undefined;
  /** URL of the log-in page. */
  loginHref: string;
}

/** The page that the link in the mail leads to, where the user chooses a new password. */
export function ResetPasswordScreen({
  view,
  onSubmit,
  forgotHref,
  loginHref,
}: ResetPasswordScreenProps) {
  const t = useMessages('resetPassword', resetPassword);
  const root = useHeadingFocus(view.status);
  switch (view.status) {
    case 'ready':
      return (
        <FormPage ref={root} data-state={view.status} title={t.title} lead={t.lead}>
          <NewPasswordForm submission={view.submission} onSubmit={onSubmit} />
        </FormPage>
      );
    case 'invalid-link':
      return (
        <LinkOutcome
          title={t.invalidLink.title}
          message={
            forgotHref === undefined
              ? `${t.invalidLink.message} ${t.invalidLink.ask}`
              : t.invalidLink.message
          }
          ref={root}
          status={view.status}
          next={
            forgotHref === undefined ? undefined : { label: t.invalidLink.getNew, href: forgotHref }
          }
        />
      );
    case 'done':
      return (
        <LinkOutcome
          title={t.done.title}
          message={t.done.message}
          ref={root}
          status={view.status}
          next={{ label: t.done.logIn, href: loginHref }}
        />
      );
    default:
      return view satisfies never;
  }
}

interface NewPasswordFormProps extends Pick<ResetPasswordScreenProps, 'onSubmit'> {
  submission: Submission<'newPassword'>;
}

function NewPasswordForm({ submission, onSubmit }: NewPasswordFormProps) {
  const t = useMessages('resetPassword', resetPassword);
  const newPasswordProblem = useNewPasswordProblem();
  const form = useForm({
    initial: { newPassword: '' },
    validate: ({ newPassword }) => ({ newPassword: newPasswordProblem(newPassword) }),
    submission,
    onSubmit,
  });
  return (
    <Form form={form}>
      <NewPasswordField {...form.fieldProps('newPassword')} />
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          {t.submit}
        </Button>
      </Form.Actions>
    </Form>
  );
}
