import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled, { type StyledComponent } from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLinkComponent, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

export const ButtonRoot: StyledComponent<'a', { $variant: ButtonVariant }> = styled.a<{
  $variant: ButtonVariant;
}>`
  ${buttonStyle}
`;

// Below the spinner, the label is transparent rather than removed, so the button keeps its width and accessible name.
const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Busy = styled(Spinner)`
  position: absolute;
  inset: 0;
  margin: auto;
`;

const contentOf = (icon: IconNode | undefined, busy: boolean, children: ReactNode) => (
  <>
    <Label $hidden={busy}>
      {icon && <Icon icon={icon} />}
      {children}
    </Label>
    {busy && <Busy />}
  </>
);

/** Ignores clicks while busy, including the form submission they would trigger. */
export function ignoreWhileBusy<Target>(
  busy: boolean,
  onClick?: (event: MouseEvent<Target>) => void,
) {
  return (event: MouseEvent<Target>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
}

// `aria-disabled` rather than `disabled`: a busy button keeps the focus.
export const busyAttributes = (busy: boolean) =>
  busy && { 'aria-disabled': true, 'aria-busy': true, 'data-state': 'busy' };

interface OwnProps {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Shows a spinner at the same width and ignores clicks. */
  busy?: boolean;
  /** Shown before the label. */
  icon?: IconNode;
  /** The label: a verb and its object. */
  children?: ReactNode;
}

export interface ButtonProps extends OwnProps, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The element. Default `button`. */
  as?: 'button';
  /** Default `button`, also inside a form. */
  type?: 'button' | 'submit' | 'reset';
  /** Not called while busy. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface ButtonAnchorProps extends OwnProps, Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** A plain `<a>`, for a download or another site. `ButtonLink` renders the link of the router. */
  as: 'a';
  /** The target. */
  href: string;
}

/** A button. It submits a form only with `type="submit"`. */
export function Button({
  variant = 'primary',
  busy = false,
  icon,
  children,
  ...rest
}: ButtonProps | ButtonAnchorProps) {
  const content = contentOf(icon, busy, children);
  if (rest.as === 'a')
    return (
      <ButtonRoot
        {...busyAttributes(busy)}
        {...rest}
        $variant={variant}
        onClick={ignoreWhileBusy(busy, rest.onClick)}
      >
        {content}
      </ButtonRoot>
    );
  return (
    <ButtonRoot
      {...busyAttributes(busy)}
      {...rest}
      as="button"
      type={rest.type ?? 'button'}
      $variant={variant}
      onClick={ignoreWhileBusy(busy, rest.onClick)}
    >
      {content}
    </ButtonRoot>
  );
}

export interface ButtonLinkProps extends LinkComponentProps {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Shown before the label. */
  icon?: IconNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <ButtonRoot as={useLinkComponent()} {...rest} $variant={variant}>
      {contentOf(icon, false, children)}
    </ButtonRoot>
  );
}
