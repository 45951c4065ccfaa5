import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Overlay } from '../Overlay/Overlay.tsx';
import { Text } from '../Text/Text.tsx';

/** Props of {@link LeaveOverlay}. */
export interface LeaveOverlayProps {
  /** Whether somebody is about to leave. */
  open: boolean;
  /** What would be lost, in a sentence or two. */
  children: ReactNode;
  /** Stay, with everything that was typed; also what Escape means. */
  onStay: () => void;
  /** Go, and lose it. */
  onLeave: () => void;
}

/** Asks whoever leaves a page with unsaved words whether they mean it. Staying is the easy answer. */
export function LeaveOverlay({ open, children, onStay, onLeave }: LeaveOverlayProps) {
  return (
    <Overlay open={open} title="Leave without saving?" onCancel={onStay}>
      <Text>{children}</Text>
      <Overlay.Actions>
        <Button onClick={onStay}>Stay on this page</Button>
        <Button variant="secondary" onClick={onLeave}>
          Leave without saving
        </Button>
      </Overlay.Actions>
    </Overlay>
  );
}
