import { overlay } from '../../messages/en/overlay.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Overlay } from './Overlay.tsx';

export interface EditorActionsProps {
  /** Whether a save is in flight: disables Cancel. */
  busy: boolean;
  /** The text of the button that submits. Default: 'Save'. */
  action?: string;
  /** Shown while a save is in flight. Default: 'Saving …'. */
  pending?: string;
  onCancel: () => void;
}

/** The Save and Cancel buttons of an editing overlay. Save submits the surrounding form. */
export function EditorActions({ busy, action, pending, onCancel }: EditorActionsProps) {
  const t = useMessages('overlay', overlay);
  const saving = pending ?? t.saving;
  return (
    <Overlay.Actions>
      <Button type="submit" busy={busy}>
        {action ?? t.save}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={() => onCancel()}>
        {t.cancel}
      </Button>
      {busy && (
        <Text as="span" tone="muted" aria-hidden>
          {saving}
        </Text>
      )}
      {/* A live region must be in the DOM before its text, or screen readers miss it. */}
      <VisuallyHidden role="status">{busy && saving}</VisuallyHidden>
    </Overlay.Actions>
  );
}
