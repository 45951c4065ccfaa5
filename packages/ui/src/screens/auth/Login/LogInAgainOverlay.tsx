import { Button } from '../../../components/Button/Button.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Bdi } from '../../../components/UserText/UserText.tsx';
import { login } from '../../../messages/en/login.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export interface LogInAgainOverlayProps extends Omit<LoginFormProps, 'children'> {
  /** Name of the user whose session has expired; undefined closes the overlay. */
  name: string | undefined;
  /** Called on Escape, or to continue logged out. */
  onCancel: () => void;
}

/** Asks for a new log-in after the session expired, on top of the current page. */
export function LogInAgainOverlay({ name, onCancel, ...form }: LogInAgainOverlayProps) {
  const t = useMessages('login', login);
  const isPending = form.submission.status === 'pending';
  return (
    <Overlay open={name !== undefined} title={t.sessionEnded} busy={isPending} onCancel={onCancel}>
      <Text>{t.logInAgain({ name: name ?? '', value: (content) => <Bdi>{content}</Bdi> })}</Text>
      <LoginForm {...form}>
        <Button variant="quiet" disabled={isPending} onClick={() => onCancel()}>
          {t.continueLoggedOut}
        </Button>
      </LoginForm>
    </Overlay>
  );
}
