import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, measure, type } from '../../theme/theme.ts';

const tones = {
  default: 'inherit',
  muted: color.textMuted,
  subtle: color.textSubtle,
  danger: color.danger,
};

type TextStyle = {
  $tone: keyof typeof tones;
  $size: 'small' | 'body' | 'lead';
  $weight: keyof typeof font.weight;
};

const Root = styled.p<TextStyle>`
  ${({ $size }) => type[$size]}
  max-inline-size: ${measure};
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $weight }) => font.weight[$weight]};
`;

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption';
  /** `subtle` is for minor details; `danger` is for errors only. Default: inherits its colour. */
  tone?: keyof typeof tones;
  /** Default `body`. */
  size?: 'small' | 'body' | 'lead';
  /** Default `regular`. */
  weight?: 'regular' | 'semibold' | 'bold';
  /** The text. */
  children?: ReactNode;
}

/**
 * A paragraph or run of text, limited to a readable width. It keeps its own direction on a page of the other direction.
 */
export function Text({
  tone = 'default',
  size = 'body',
  weight = 'regular',
  children,
  ...rest
}: TextProps) {
  return (
    <Root $tone={tone} $size={size} $weight={weight} {...rest}>
      <bdi>{children}</bdi>
    </Root>
  );
}
