import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius, shadow, space } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { toastTop } from './toastTop.ts';

const Root = styled.div`
  position: fixed;
  inset-block-start: ${toastTop};
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
  padding: ${space[1]} ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.card};
  background: ${color.toast};
  color: ${color.onToast};
  box-shadow: ${shadow.overlay};
  overflow-wrap: anywhere;
  > svg {
    margin-block-start: 0.125rem;
  }
`;

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** One toast message. */
export interface ToastListItem {
  /** The outcome, which selects the icon. */
  kind: keyof typeof icons;
  /** The message. */
  text: string;
}

export interface ToastListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The visible toasts, oldest first. */
  toasts: readonly ToastListItem[];
}

/**
 * A fallback for an app whose toast library failed to load. Mount it before the first message: screen readers
 * announce only what is added to an existing live region. Its owner removes messages.
 */
export function ToastList({ toasts, ...rest }: ToastListProps) {
  return (
    <Root role="status" {...rest}>
      {toasts.map(({ kind, text }, index) => (
        // Two toasts may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <Toast key={index}>
          <Icon icon={icons[kind]} size={20} />
          <span>
            <bdi>{text}</bdi>
          </span>
        </Toast>
      ))}
    </Root>
  );
}
