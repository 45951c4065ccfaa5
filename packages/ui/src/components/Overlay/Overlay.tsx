import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
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

/** Other props and `ref` go to the `<dialog>`. */
export interface OverlayProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'title' | 'onCancel' | 'onClose'
> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The heading, which also labels the dialog. */
  title: string;
  /** Called on Escape or a close request by the browser; set `open` to false in it. Not called while busy. */
  onCancel: () => void;
  /** Whether a save is in flight: the dialog cannot be closed, so a failure shows beside the input. */
  busy?: boolean;
  /** Mounted only while open, so a form inside starts fresh every time. */
  children: ReactNode;
}

/**
 * A modal dialog, shown as a bottom sheet on phones. Focus moves to its first field or control and returns to
 * the opener on close. A click on the backdrop does nothing, so input is not lost by accident.
 */
export function Overlay({ open, ...rest }: OverlayProps) {
  return open ? <OpenOverlay {...rest} /> : null;
}

function OpenOverlay({
  title,
  onCancel,
  busy = false,
  children,
  ref,
  ...rest
}: Omit<OverlayProps, 'open'>) {
  const headingId = useId();
  const ownRef = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => ownRef.current!, []);

  useLayoutEffect(() => {
    const dialog = ownRef.current;
    if (!dialog) return undefined;
    dialog.showModal();
    if (!focusFirstField(dialog)) dialog.querySelector<HTMLElement>(controls)?.focus();
    // Focus may have scrolled the title out of view.
    dialog.scrollTop = 0;
    // The browser restores focus only when a dialog is closed before it is removed.
    return () => dialog.close();
  }, []);

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // The `cancel` event of a file input bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!busy) onCancel();
  };

  // Browsers let a page block Escape only once: the second press closes the dialog regardless.
  const handleClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (currentTarget.open) return;
    if (busy) currentTarget.showModal();
    else onCancel();
  };

  return (
    <Dialog
      aria-labelledby={headingId}
      {...rest}
      ref={ownRef}
      onCancel={handleCancel}
      onClose={handleClose}
    >
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

/** The buttons of an overlay, Save first. Stacked on phones. */
Overlay.Actions = Actions;
