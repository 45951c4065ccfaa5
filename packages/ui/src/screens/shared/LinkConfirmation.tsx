import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { useHeadingFocus } from '../../components/Heading/useHeadingFocus.ts';
import type { Submission } from '../../view.ts';
import { LinkOutcome } from './LinkOutcome.tsx';

/** The states of a page that a link in an email leads to, and that does something at a click. */
export type LinkConfirmationView =
  | {
      status: 'ready';
      /** State of the last attempt. */
      submission: Submission<never>;
    }
  | {
      /** The link does not work, or no longer. */
      status: 'invalid-link';
    }
  | { status: 'done' };

export interface LinkConfirmationProps {
  view: LinkConfirmationView;
  texts: {
    title: string;
    lead: string;
    submit: string;
    goToAccount: string;
    invalidLink: { title: string; message: string };
    done: { title: string; message: string };
  };
  onConfirm: () => void;
  /** URL of the page where users look after their account. */
  accountHref: string;
}

/** Asks for a click before it does what a link in an email is for: programs that check emails open their links. */
export function LinkConfirmation({
  view,
  texts: t,
  onConfirm,
  accountHref,
}: LinkConfirmationProps) {
  const root = useHeadingFocus(view.status);
  if (view.status === 'ready') {
    return (
      <FormPage ref={root} data-state={view.status} title={t.title} lead={t.lead}>
        <ConfirmForm submission={view.submission} action={t.submit} onConfirm={onConfirm} />
      </FormPage>
    );
  }
  const { title, message } = view.status === 'done' ? t.done : t.invalidLink;
  return (
    <LinkOutcome
      ref={root}
      status={view.status}
      title={title}
      message={message}
      next={{ label: t.goToAccount, href: accountHref }}
    />
  );
}

const noValues = {};

interface ConfirmFormProps {
  submission: Submission<never>;
  action: string;
  onConfirm: () => void;
}

function ConfirmForm({ submission, action, onConfirm }: ConfirmFormProps) {
  const form = useForm({ initial: noValues, submission, onSubmit: () => onConfirm() });
  return (
    <Form form={form}>
      <Form.Actions>
        <Button type="submit" busy={form.status === 'pending'}>
          {action}
        </Button>
      </Form.Actions>
    </Form>
  );
}
