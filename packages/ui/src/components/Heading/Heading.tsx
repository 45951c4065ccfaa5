import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { breakpoint, color, font, measure, space, type } from '../../theme/theme.ts';
import { IsolatedText } from '../UserText/UserText.tsx';

/** A heading level. */
export type HeadingLevel = 1 | 2 | 3;

const withRoom = css`
  ${breakpoint.medium} {
    ${type.h1}
    letter-spacing: -0.02em;
  }
`;

const sizes = {
  1: css`
    ${type.h1Compact}
    letter-spacing: -0.015em;
    ${withRoom}
  `,
  compact: css`
    ${type.h2}
    letter-spacing: -0.01em;
    ${withRoom}
  `,
  2: css`
    ${type.h2}
    letter-spacing: -0.01em;
  `,
  3: css`
    ${type.h3}
  `,
};

const Root = styled.h2<{ $size: keyof typeof sizes }>`
  ${({ $size }) => sizes[$size]}
  font-weight: ${font.weight.bold};
  overflow-wrap: anywhere;
`;

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The level in the document outline. */
  level: HeadingLevel;
  /** The element, where it is no heading or of a level below 3. Default: the heading of `level`. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'p' | 'div' | 'span' | 'legend' | 'summary';
  /** The visual size, where it differs from the level. Default: `level`. */
  size?: HeadingLevel;
  /** The heading's text. */
  children?: ReactNode;
}

/** A heading. A text keeps its own direction on a page of the other direction. */
export function Heading({
  level,
  as = tags[level],
  size = level,
  children,
  ...rest
}: HeadingProps) {
  return (
    <Root as={as} $size={size} {...rest}>
      <IsolatedText>{children}</IsolatedText>
    </Root>
  );
}

const Lead = styled.p`
  ${type.lead}
  max-inline-size: ${measure};
  margin-block-start: ${space[2]};
  color: ${color.textMuted};
`;

export interface PageHeadingProps extends ComponentPropsWithRef<'h1'> {
  /** One or two sentences below the heading. */
  lead?: ReactNode;
  /** Smaller on a phone, for a title with a name. */
  isCompact?: boolean;
}

/** The h1 of a page. Its id is `page-heading`, and a route change moves focus to it. */
export function PageHeading({ lead, isCompact, children, ...rest }: PageHeadingProps) {
  return (
    <div>
      <Root as="h1" $size={isCompact ? 'compact' : 1} id="page-heading" tabIndex={-1} {...rest}>
        <IsolatedText>{children}</IsolatedText>
      </Root>
      {lead && (
        <Lead>
          <IsolatedText>{lead}</IsolatedText>
        </Lead>
      )}
    </div>
  );
}
