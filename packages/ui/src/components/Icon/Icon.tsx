import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

// By a class: an attribute would be refused by the policy of a page that comes as HTML.
const Root = styled.svg<{ $edge: string }>`
  && {
    flex: none;
    inline-size: ${({ $edge }) => $edge};
    block-size: ${({ $edge }) => $edge};
  }
`;

/** Props of {@link Icon}. */
export interface IconProps {
  /** The drawing: a named import from lucide-react. */
  icon: LucideIcon;
  /** Edge in px at the usual text size; grows with the text. Default 20. */
  size?: 16 | 20 | 24 | 32;
  /** What the icon says where no words stand beside it. Without it the icon is decoration. */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ icon, size = 20, label }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root as={icon} {...naming} focusable={false} strokeWidth={1.75} $edge={`${size / 16}em`} />
  );
}
