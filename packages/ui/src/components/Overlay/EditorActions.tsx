import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Overlay } from './Overlay.tsx';

/** Props of {@link EditorActions}. */
export interface EditorActionsProps {
  /** What was entered is being saved: Cancel is disabled until the outcome is known. */
  busy: boolean;
  /** Cancel was pressed. */
  onCancel: () => void;
}

/** The buttons of an overlay that edits something. Save submits the form around them. */
export function EditorActions({ busy, onCancel }: EditorActionsProps) {
  return (
    <Overlay.Actions>
      <Button type="submit" busy={busy}>
        Save
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      {busy && (
        <Text as="span" tone="muted" aria-hidden>
          Saving…
        </Text>
      )}
      {/* There before its words, or a screen reader would not announce them. */}
      <VisuallyHidden role="status">{busy && 'Saving…'}</VisuallyHidden>
    </Overlay.Actions>
  );
}
