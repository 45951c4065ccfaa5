import { Button } from '../../components/Button/Button.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Bdi } from '../../components/UserText/UserText.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

/** Props of {@link LogInAgainOverlay}. */
export interface LogInAgainOverlayProps extends Omit<LoginFormProps, 'children'> {
  /** Name of the user whose session has expired; undefined closes the overlay. */
  name: string | undefined;
  /** Called on Escape, or to continue logged out. */
  onCancel: () => void;
}

/** Asks for a new log-in after the session expired, on top of the current page. */
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
