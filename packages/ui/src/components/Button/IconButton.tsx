import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { busyAttributes, ButtonRoot, ignoreWhileBusy } from './Button.tsx';
import type { ButtonVariant } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

const Root = styled(ButtonRoot)`
  padding: 0;
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** Illustrates the label. */
  icon: IconNode;
  /** Default `quiet`. */
  variant?: ButtonVariant;
  /** See {@link ButtonProps}. */
  busy?: boolean;
}

/** A square button with only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Root
      as="button"
      aria-label={label}
      title={label}
      {...busyAttributes(busy)}
      {...rest}
      type={type}
      $variant={variant}
      onClick={ignoreWhileBusy(busy, onClick)}
    >
      {busy ? <Spinner /> : <Icon icon={icon} />}
    </Root>
  );
}
