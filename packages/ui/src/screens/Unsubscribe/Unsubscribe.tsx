import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { FormPage } from '../../components/Form/FormPage.tsx';
import { useForm } from '../../components/Form/useForm.ts';
import { useHeadingFocus } from '../../components/Heading/useHeadingFocus.ts';
import { unsubscribe } from '../../messages/en/unsubscribe.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Submission } from '../../view.ts';
import { LinkOutcome } from '../ResetPassword/LinkOutcome.tsx';

/** The states of the page. */
export type UnsubscribeView =
  | {
      status: 'ready';
      /** State of the last attempt. */
      submission: Submission<never>;
    }
  | {
      /** The link is incomplete, or nobody was sent it. */
      status: 'invalid-link';
    }
  | {
      /** The emails are off. */
      status: 'done';
    };

/** Props of {@link UnsubscribeScreen}. */
export interface UnsubscribeScreenProps {
  /** State of the page. */
  view: UnsubscribeView;
  /** Called when the user turns off the emails. */
  onUnsubscribe: () => void;
  /** URL of the page where users look after their account. */
  accountHref: string;
}

/**
 * The page that the link in a notice leads to, where the user turns off such emails. It asks for a click, because
 * programs that check mails open their links.
 */
export function UnsubscribeScreen({ view, onUnsubscribe, accountHref }: UnsubscribeScreenProps) {
  const t = useMessages('unsubscribe', unsubscribe);
  const root = useHeadingFocus(view.status);
  const account = { label: t.goToAccount, href: accountHref };
  switch (view.status) {
    case 'ready':
      return (
        <FormPage ref={root} data-state={view.status} title={t.title} lead={t.lead}>
          <UnsubscribeForm submission={view.submission} onUnsubscribe={onUnsubscribe} />
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

interface UnsubscribeFormProps extends Pick<UnsubscribeScreenProps, 'onUnsubscribe'> {
  submission: Submission<never>;
}

function UnsubscribeForm({ submission, onUnsubscribe }: UnsubscribeFormProps) {
  const t = useMessages('unsubscribe', unsubscribe);
  const form = useForm({ initial: {}, submission, onSubmit: () => onUnsubscribe() });
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
