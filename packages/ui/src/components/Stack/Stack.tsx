import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import {
  breakpoint,
  contentWidth,
  gutter,
  readingWidth,
  space,
  type SpaceStep,
} from '../../theme/theme.ts';

type Box =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'main'
  | 'aside'
  | 'header'
  | 'footer'
  | 'fieldset'
  | 'form';
type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element; lists lose their bullets but keep their role. Default `div`. */
  as?: Box;
  /** The gap between children, a step of `space`. Default 4 (16 px). */
  gap?: SpaceStep;
  /** `block` stacks vertically; `inline` horizontally, without wrapping. Default `block`. */
  direction?: 'block' | 'inline';
  /** Alignment on the cross axis. Default `stretch`. */
  align?: Align;
}

const StackRoot = styled.div<{ $gap: SpaceStep; $direction: 'block' | 'inline'; $align: Align }>`
  display: flex;
  flex-direction: ${({ $direction }) => ($direction === 'block' ? 'column' : 'row')};
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;
`;

// VoiceOver drops the list role of a list without bullets unless it is explicit.
const listRole = (as?: Box) => (as === 'ul' || as === 'ol' ? { role: 'list' } : {});

/** A flex column or row with equal gaps. */
export function Stack({
  gap = 4,
  direction = 'block',
  align = 'stretch',
  as,
  ...rest
}: StackProps) {
  return (
    <StackRoot
      {...listRole(as)}
      as={as}
      $gap={gap}
      $direction={direction}
      $align={align}
      {...rest}
    />
  );
}

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`. */
  as?: Box;
  /** The gap between children, a step of `space`. Default 3 (12 px). */
  gap?: SpaceStep;
  /** Alignment on the cross axis. Default `center`. */
  align?: Align;
  /** Distribution on the main axis. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'space-between';
}

const ClusterRoot = styled.div<{
  $gap: SpaceStep;
  $align: Align;
  $justify: NonNullable<ClusterProps['justify']>;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;
`;

/** A wrapping row: buttons, tags, links. */
export function Cluster({
  gap = 3,
  align = 'center',
  justify = 'start',
  as,
  ...rest
}: ClusterProps) {
  return (
    <ClusterRoot {...listRole(as)} as={as} $gap={gap} $align={align} $justify={justify} {...rest} />
  );
}

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`. */
  as?: Box;
  /** The minimum column width, a CSS length; as many columns as fit. Default `18rem`. */
  minColumn?: string;
  /** The gap between children, a step of `space`. Default 4 (16 px). */
  gap?: SpaceStep;
}

const GridRoot = styled.div<{ $minColumn: string; $gap: SpaceStep }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $minColumn }) => $minColumn}), 1fr)
  );
  gap: ${({ $gap }) => space[$gap]};
`;

/** A grid of equal columns, as many as fit. */
export function Grid({ minColumn = '18rem', gap = 4, as, ...rest }: GridProps) {
  return <GridRoot {...listRole(as)} as={as} $minColumn={minColumn} $gap={gap} {...rest} />;
}

export interface PageProps extends ComponentPropsWithRef<'div'> {
  /**
   * `narrow` is 640 px, for forms, running text and lists to read; it starts where wide content does. Default `wide`,
   * 1120 px.
   */
  width?: 'wide' | 'narrow';
}

const PageRoot = styled.div<{ $width: 'wide' | 'narrow' }>`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: calc(${contentWidth} + 2 * ${space[5]});
  margin-inline: auto;
  ${({ $width }) =>
    $width === 'narrow' &&
    css`
      > * {
        max-inline-size: ${readingWidth};
      }
    `}
  padding: ${space[5]} ${gutter} ${space[7]};
  ${breakpoint.medium} {
    gap: ${space[6]};
    padding: ${space[7]} ${space[5]} ${space[8]};
  }
  @media print {
    padding: 0;
  }
`;

/** The content column of a page. Its direct children have generous gaps. */
export function Page({ width = 'wide', ...rest }: PageProps) {
  return <PageRoot $width={width} {...rest} />;
}
