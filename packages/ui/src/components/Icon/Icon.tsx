import type { IconNode } from 'lucide';
import { type ComponentPropsWithRef, createElement } from 'react';
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
  /** A named import from lucide. */
  icon: IconNode;
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
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...naming}
      focusable={false}
      {...rest}
      $edge={`${size / 16}em`}
    >
      {icon.map(([element, attributes], index) =>
        createElement(element, { key: index, ...attributes }),
      )}
    </Root>
  );
}
