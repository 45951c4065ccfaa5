import type { ReactNode } from 'react';
import { leaveOverlay } from '../../messages/en/leaveOverlay.ts';
import { useMessages } from '../../messages/MessagesProvider.tsx';
import { Button } from '../Button/Button.tsx';
import { Overlay, type OverlayProps } from '../Overlay/Overlay.tsx';
import { Text } from '../Text/Text.tsx';

/** Other props and `ref` go to the `<dialog>`. */
export interface LeaveOverlayProps extends Omit<OverlayProps, 'title' | 'onCancel' | 'busy'> {
  /** Whether a navigation is blocked and the dialog open. */
  open: boolean;
  /** What would be lost, in one or two sentences. */
  children: ReactNode;
  /** Cancels the navigation and keeps the input; also called on Escape. */
  onStay: () => void;
  /** Discards the changes and navigates. */
  onLeave: () => void;
}

/** Asks for confirmation before a navigation discards changes. Staying is the default. */
export function LeaveOverlay({ open, children, onStay, onLeave, ...rest }: LeaveOverlayProps) {
  const t = useMessages('leaveOverlay', leaveOverlay);
  return (
    <Overlay {...rest} open={open} title={t.title} onCancel={onStay}>
      <Text>{children}</Text>
      <Overlay.Actions>
        <Button onClick={() => onStay()}>{t.stay}</Button>
        <Button variant="secondary" onClick={() => onLeave()}>
          {t.leave}
        </Button>
      </Overlay.Actions>
    </Overlay>
  );
}
