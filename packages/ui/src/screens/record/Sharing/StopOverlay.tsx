import { ConfirmForm } from '../../../components/Overlay/ConfirmForm.tsx';
import { Overlay } from '../../../components/Overlay/Overlay.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { isolate } from '../../../components/UserText/isolate.ts';
import { sharing } from '../../../messages/en/sharing.ts';
import { useMessages } from '../../../messages/MessagesProvider.tsx';
import type { Submission } from '../../../view.ts';
import type { GrantView } from './grants.ts';

/** The overlay that asks before it stops the sharing with a doctor. */
export interface StopEditor {
  /** The grant to end; undefined while the overlay is closed. */
  grant: GrantView | undefined;
  /** State of the last attempt. */
  submission: Submission;
  /** Opens the overlay; the owner sets `grant`. */
  onOpen: (grant: GrantView) => void;
  /** Called on Cancel or Escape; the owner resets `grant`. */
  onCancel: () => void;
  /** Called when the user confirms. */
  onStop: (grant: GrantView) => void;
}

/** Asks before it stops sharing, and says what that means. */
export function StopOverlay({ editor }: { editor: StopEditor }) {
  const t = useMessages('sharing', sharing);
  const { grant, submission, onCancel, onStop } = editor;
  return (
    <Overlay
      open={grant !== undefined}
      title={t.stopFor({ name: isolate(grant?.doctor.name ?? '') })}
      busy={submission.status === 'pending'}
      onCancel={onCancel}
    >
      {grant && (
        <ConfirmForm
          key={grant.doctorId}
          submission={submission}
          action={t.stopAction}
          pending={t.stopping}
          onConfirm={() => onStop(grant)}
          onCancel={onCancel}
        >
          <div>
            <Text>{t.stopMeans}</Text>
            <Text>{t.keeps}</Text>
          </div>
        </ConfirmForm>
      )}
    </Overlay>
  );
}
