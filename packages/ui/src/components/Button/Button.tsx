import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/theme.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useLinkComponent, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import { buttonStyle, type ButtonVariant } from './buttonStyle.ts';
import { Spinner } from './Spinner.tsx';

const Root = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

const LinkRoot = styled.a<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

const IconRoot = styled(Root)`
  padding: 0;
`;

// The label stays in place while busy, unseen, so that the button keeps its width and its name.
const Label = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Centre = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

function Content({
  icon,
  busy,
  children,
}: {
  icon?: LucideIcon;
  busy: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <Label $hidden={busy}>
        {icon && <Icon icon={icon} />}
        {children}
      </Label>
      {busy && (
        <Centre>
          <Spinner />
        </Centre>
      )}
    </>
  );
}

/** Makes a press do nothing, a form's submission included, while the work is under way. */
function whileIdle(busy: boolean, onClick?: (event: MouseEvent<HTMLButtonElement>) => void) {
  return (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
}

// `aria-disabled` rather than `disabled`: a busy button must keep the focus.
const busyAttributes = (busy: boolean) =>
  busy ? { 'aria-disabled': true, 'aria-busy': true, 'data-state': 'busy' } : {};

/** Props of {@link Button}. Extends the props of `<button>`. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** The work is under way: a spinner shows, the width stays, and a press does nothing. */
  busy?: boolean;
  /** Stands before the words. */
  icon?: LucideIcon;
  /** Default `button`, also within a form; `submit` sends the form. */
  type?: 'button' | 'submit' | 'reset';
  /** A press by mouse, touch or keyboard. Not called while busy. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The words: a verb, and what it acts on. */
  children?: ReactNode;
}

/** A button. Its type is `button` unless a form gives it `submit`. */
export function Button({
  variant = 'primary',
  busy = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...busyAttributes(busy)}
      {...rest}
      type={type}
      $variant={variant}
      onClick={whileIdle(busy, onClick)}
    >
      <Content icon={icon} busy={busy}>
        {children}
      </Content>
    </Root>
  );
}

/** Props of {@link ButtonLink}. Extends the props of a link. */
export interface ButtonLinkProps extends LinkComponentProps {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Stands before the words. */
  icon?: LucideIcon;
}

/** A link with the look of a button: it leads to another page. */
export function ButtonLink({ variant = 'primary', icon, children, ...rest }: ButtonLinkProps) {
  return (
    <LinkRoot as={useLinkComponent()} {...rest} $variant={variant}>
      <Content icon={icon} busy={false}>
        {children}
      </Content>
    </LinkRoot>
  );
}

/** Props of {@link IconButton}. Extends the props of `<button>`. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What the button does, in words; also its tooltip. */
  label: string;
  /** The icon, which says the same as the label. */
  icon: LucideIcon;
  /** Default `quiet`. */
  variant?: ButtonVariant;
  /** As in {@link ButtonProps}. */
  busy?: boolean;
}

/** A square button that shows only an icon. */
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
    <IconRoot
      aria-label={label}
      title={label}
      {...busyAttributes(busy)}
      {...rest}
      type={type}
      $variant={variant}
      onClick={whileIdle(busy, onClick)}
    >
      {busy ? <Spinner /> : <Icon icon={icon} />}
    </IconRoot>
  );
}
