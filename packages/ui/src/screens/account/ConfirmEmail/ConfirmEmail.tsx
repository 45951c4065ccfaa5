import { confirmEmail } from '../../../messages/en/confirmEmail.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { LinkConfirmation, type LinkConfirmationView } from '../../shared/LinkConfirmation.tsx';

/** The states of the page. Its link can be incomplete, expired, replaced by a newer one, or used. */
export type ConfirmEmailView = LinkConfirmationView;

export interface ConfirmEmailScreenProps {
  /** State of the page. */
  view: ConfirmEmailView;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** URL of the page where users look after their account. */
  accountHref: string;
}

/** The page that the link in the mail leads to, where the user confirms a new email. */
export function ConfirmEmailScreen(props: ConfirmEmailScreenProps) {
  return <LinkConfirmation {...props} texts={useMessages('confirmEmail', confirmEmail)} />;
}
