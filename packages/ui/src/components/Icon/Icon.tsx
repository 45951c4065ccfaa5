import type { IconNode } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

const Root = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

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
  const edge = `${size / 16}em`;
  return (
    <Root
      viewBox="0 0 24 24"
      width={edge}
      height={edge}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
      {...rest}
    >
      {icon.map(([Part, attributes], index) => (
        // The parts of an icon never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={index} {...attributes} />
      ))}
    </Root>
  );
}
