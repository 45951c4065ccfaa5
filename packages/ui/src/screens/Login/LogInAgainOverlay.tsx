import { Button } from '../../components/Button/Button.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

/** The props of {@link LogInAgainOverlay}. */
export interface LogInAgainOverlayProps extends Omit<LoginFormProps, 'children'> {
  /** Whose session has ended; absent while nobody is asked. */
  name: string | undefined;
  /** Go on without a log-in; also what Escape means. */
  onCancel: () => void;
}

/** Asks the user whose session has ended to log in again, over the page that they are on. */
export function LogInAgainOverlay({ name, onCancel, ...form }: LogInAgainOverlayProps) {
  const isPending = form.submission.status === 'pending';
  return (
    <Overlay
      open={name !== undefined}
      title="Your session has ended"
      busy={isPending}
      onCancel={onCancel}
    >
      <Text>
        You were logged in as <Bdi>{name}</Bdi>. Log in again to go on: this page stays as it is,
        with everything that you typed.
      </Text>
      <LoginForm {...form}>
        <Button variant="quiet" disabled={isPending} onClick={onCancel}>
          Go on without logging in
        </Button>
      </LoginForm>
    </Overlay>
  );
}
