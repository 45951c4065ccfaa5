import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { useHeadingFocus } from '../../components/Heading/useHeadingFocus.ts';
import { confirmEmail } from '../../messages/en/confirmEmail.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Submission } from '../../view.ts';
import { LinkOutcome } from '../ResetPassword/LinkOutcome.tsx';

/** The states of the page. */
export type ConfirmEmailView =
  | {
      status: 'ready';
      /** State of the last attempt. */
      submission: Submission<never>;
    }
  | {
      /** The link is incomplete, expired, replaced by a newer one, or was used before. */
      status: 'invalid-link';
    }
  | {
      /** The email is changed. */
      status: 'done';
    };

/** Props of {@link ConfirmEmailScreen}. */
export interface ConfirmEmailScreenProps {
  /** State of the page. */
  view: ConfirmEmailView;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** URL of the page where users look after their account. */
  accountHref: string;
}

/**
 * The page that the link in the mail leads to, where the user confirms a new email. It asks for a click, because
 * programs that check mails open their links.
 */
export function ConfirmEmailScreen({ view, onConfirm, accountHref }: ConfirmEmailScreenProps) {
  const t = useMessages('confirmEmail', confirmEmail);
  const root = useHeadingFocus(view.status);
  const account = { label: t.goToAccount, href: accountHref };
  switch (view.status) {
    case 'ready':
      return (
        <FormPage ref={root} data-state={view.status} title={t.title} lead={t.lead}>
          <ConfirmEmailForm submission={view.submission} onConfirm={onConfirm} />
        </FormPage>
      );
    case 'invalid-link':
      return (
        <LinkOutcome
          ref={root}
          status={view.status}
          title={t.invalidLink.title}
          message={t.invalidLink.message}
          next={account}
        />
      );
    case 'done':
      return (
        <LinkOutcome
          ref={root}
          status={view.status}
          title={t.done.title}
          message={t.done.message}
          next={account}
        />
      );
    default:
      return view satisfies never;
  }
}

interface ConfirmEmailFormProps extends Pick<ConfirmEmailScreenProps, 'onConfirm'> {
  submission: Submission<never>;
}

function ConfirmEmailForm({ submission, onConfirm }: ConfirmEmailFormProps) {
  const t = useMessages('confirmEmail', confirmEmail);
  const form = useForm({ initial: {}, submission, onSubmit: () => onConfirm() });
  return (
    <Form form={form}>
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          {t.submit}
        </Button>
      </Form.Actions>
    </Form>
  );
}
