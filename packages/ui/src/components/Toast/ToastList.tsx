import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, shadow, space } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';

const Root = styled.div`
  position: fixed;
  /* Below the navigation bar, as ToastStyle has it. */
  inset-block-start: 5rem;
  inset-inline: ${space[4]};
  z-index: 30;
  display: grid;
  justify-content: center;
  gap: ${space[3]};
  pointer-events: none;
  @media print {
    display: none;
  }
`;

const Toast = styled.div`
  display: flex;
  gap: ${space[3]};
  max-inline-size: 24rem;
  padding: ${space[3]} ${space[4]};
  /* Visible only where the system forces its own colours, which take the ground away. */
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.toast};
  color: ${color.onToast};
  box-shadow: ${shadow.overlay};
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    margin-block-start: 0.125rem;
  }
`;

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** A short message over the page. */
export interface ToastListItem {
  /** Its icon: how what it tells of went. */
  kind: keyof typeof icons;
  /** What it says. */
  text: string;
}

/** Props of {@link ToastList}. Extends the props of `<div>`. */
export interface ToastListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is shown now, the oldest first. */
  toasts: readonly ToastListItem[];
}

/**
 * Short messages over the page, for an app whose toast library could not be loaded. Render it from the start: screen
 * readers announce what comes into it. The owner takes messages away.
 */
export function ToastList({ toasts, ...rest }: ToastListProps) {
  return (
    <Root role="status" {...rest}>
      {toasts.map(({ kind, text }, index) => (
        // Two may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <Toast key={index}>
          <Icon icon={icons[kind]} size={20} />
          <span>{text}</span>
        </Toast>
      ))}
    </Root>
  );
}
