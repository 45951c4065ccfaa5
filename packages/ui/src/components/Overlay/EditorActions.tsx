import { Button } from '../Button/Button.tsx';
import { Overlay } from './Overlay.tsx';

/** Props of {@link EditorActions}. */
export interface EditorActionsProps {
  /** What was typed is being saved. */
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
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </Overlay.Actions>
  );
}
