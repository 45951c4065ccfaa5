import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import {
  animation,
  breakpoint,
  color,
  gutter,
  motion,
  radius,
  shadow,
  space,
} from '../../theme/theme.ts';
import { focusFirstField } from '../Form/focusFirstField.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';

const Dialog = styled.dialog`
  inline-size: 100%;
  max-inline-size: 100%;
  max-block-size: calc(100dvb - ${space[5]});
  margin: auto auto 0;
  padding: ${space[5]} ${gutter};
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.border};
  border-radius: ${radius.overlay} ${radius.overlay} 0 0;
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${shadow.overlay};
  animation: ${animation.rise} ${motion.overlay};
  &::backdrop {
    background: ${color.scrim};
    animation: ${animation.appear} ${motion.overlay};
  }
  ${breakpoint.small} {
    inline-size: calc(100% - 2 * ${space[5]});
    max-inline-size: 32rem;
    max-block-size: calc(100dvb - 2 * ${space[6]});
    margin: auto;
    padding: ${space[5]};
    border-radius: ${radius.overlay};
  }
  @media (prefers-reduced-motion: reduce) {
    animation-name: ${animation.appear};
  }
`;

const controls = 'button, a[href], [tabindex]:not([tabindex="-1"])';

/** Props of {@link Overlay}. */
export interface OverlayProps {
  /** Whether it stands over the page. */
  open: boolean;
  /** The heading, which also names the dialog. */
  title: string;
  /** Escape was pressed, or the browser asked to close. The owner then sets `open` to false. Not called while busy. */
  onCancel: () => void;
  /** What was entered is being saved: the overlay stays open, so that a failure is seen beside what was entered. */
  busy?: boolean;
  /** In the page only while open, so a form in it begins afresh each time. */
  children: ReactNode;
}

/**
 * A modal dialog; on a phone a sheet as wide as the screen. The focus goes to its first field, or control, and,
 * at the end, back to where it came from; the page behind does not scroll. A press beside it does
 * nothing: what was typed is not lost by accident.
 */
export function Overlay({ open, ...rest }: OverlayProps) {
  return open ? <OpenOverlay {...rest} /> : null;
}

function OpenOverlay({ title, onCancel, busy = false, children }: Omit<OverlayProps, 'open'>) {
  const headingId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    dialog.showModal();
    if (!focusFirstField(dialog)) dialog.querySelector<HTMLElement>(controls)?.focus();
    // A control far down must not take the title out of sight.
    dialog.scrollTop = 0;
    // Closing before removal is what makes the browser give the focus back.
    return () => dialog.close();
  }, []);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // File fields send a `cancel` of their own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!busy) onCancel();
  };

  // A second Escape closes the dialog whatever a page says.
  const handleClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return;
    if (busy) currentTarget.showModal();
    else onCancel();
  };

  return (
    <Dialog ref={ref} aria-labelledby={headingId} onCancel={handleCancel} onClose={handleClose}>
      <Stack gap={5}>
        <Heading level={2} id={headingId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Dialog>
  );
}

const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  margin-block-start: ${space[2]};
  ${breakpoint.small} {
    flex-direction: row;
    align-items: center;
  }
`;

/** The buttons of an overlay, Save first; one below the other on a phone. */
Overlay.Actions = Actions;
