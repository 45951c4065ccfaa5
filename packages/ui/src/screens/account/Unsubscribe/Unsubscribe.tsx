import { unsubscribe } from '../../../messages/en/unsubscribe.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { LinkConfirmation, type LinkConfirmationView } from '../../shared/LinkConfirmation.tsx';

/** The states of the page. Its link can be incomplete, or one that nobody was sent. */
export type UnsubscribeView = LinkConfirmationView;

export interface UnsubscribeScreenProps {
  /** State of the page. */
  view: UnsubscribeView;
  /** Called when the user turns off the emails. */
  onUnsubscribe: () => void;
  /** URL of the page where users look after their account. */
  accountHref: string;
}

/** The page that the link in a notice leads to, where the user turns off such emails. */
export function UnsubscribeScreen({ onUnsubscribe, ...props }: UnsubscribeScreenProps) {
  const texts = useMessages('unsubscribe', unsubscribe);
  return <LinkConfirmation {...props} texts={texts} onConfirm={onUnsubscribe} />;
}
