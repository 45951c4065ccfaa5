import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

// Sizes as CSS: the content security policy of prerendered pages forbids style attributes.
const Root = styled.svg<{ $edge: string }>`
  && {
    flex: none;
    inline-size: ${({ $edge }) => $edge};
    block-size: ${({ $edge }) => $edge};
  }
`;

/** Props of {@link Icon}. Extends the props of `<svg>`. */
export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** A named import from lucide-react. */
  icon: LucideIcon;
  /** Edge length in px at the default text size; scales with the text. Default 20. */
  size?: 16 | 20 | 24 | 32;
  /** The accessible name, for icons without text beside them. Without it the icon is decorative. */
  label?: string;
}

/** A line icon in the current text colour. */
export function Icon({ icon, size = 20, label, ...rest }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root
      as={icon}
      {...naming}
      focusable={false}
      strokeWidth={1.75}
      {...rest}
      $edge={`${size / 16}em`}
    />
  );
}
