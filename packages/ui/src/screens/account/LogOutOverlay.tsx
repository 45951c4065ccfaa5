import { ConfirmForm } from '../../components/Overlay/ConfirmForm.tsx';
import { Overlay } from '../../components/Overlay/Overlay.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { isolate } from '../../components/UserText/isolate.ts';
import { account } from '../../messages/en/account.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import type { Submission } from '../../view.ts';

/** A place where the user is logged in. */
export interface SessionView {
  /** Identifies the session among those of the user. */
  id: number;
  /** The browser and its system; undefined when unknown. */
  device: string | undefined;
  /** When the user logged in there, as ISO 8601. */
  since: string | undefined;
  /** When it was last used, to the quarter hour, as ISO 8601. */
  lastUsed: string | undefined;
  /** Whether it is this one. */
  isHere: boolean;
}

/** What to log out: one other place, or all of them. */
export type LogOutTarget = SessionView | 'others';

/** The overlay that asks before it logs out another device. */
export interface LogOutEditor {
  /** What to log out; undefined while the overlay is closed. */
  target: LogOutTarget | undefined;
  /** State of the last attempt. */
  submission: Submission;
  /** Opens the overlay; the owner sets `target`. */
  onOpen: (target: LogOutTarget) => void;
  /** Called on Cancel or Escape; the owner resets `target`. */
  onCancel: () => void;
  /** Called when the user confirms. */
  onLogOut: (target: LogOutTarget) => void;
}

/** Asks before it logs out other devices, and says what that means. */
export function LogOutOverlay({ editor }: { editor: LogOutEditor }) {
  const { sessions: t } = useMessages('account', account);
  const { target, submission, onCancel, onLogOut } = editor;
  const device = (typeof target === 'object' && target.device) || t.unknownDevice;
  return (
    <Overlay
      open={target !== undefined}
      title={target === 'others' ? t.askOthers : t.askOne({ device: isolate(device) })}
      busy={submission.status === 'pending'}
      onCancel={onCancel}
    >
      {target !== undefined && (
        <ConfirmForm
          submission={submission}
          action={t.confirm}
          pending={t.loggingOut}
          onConfirm={() => onLogOut(target)}
          onCancel={onCancel}
        >
          <Text>{t.means}</Text>
        </ConfirmForm>
      )}
    </Overlay>
  );
}
