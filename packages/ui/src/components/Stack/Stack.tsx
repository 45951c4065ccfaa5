import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { breakpoint, contentWidth, gutter, space, type SpaceStep } from '../../theme/theme.ts';

type Box =
  | 'div'
  | 'section'
  | 'article'
  | 'ul'
  | 'ol'
  | 'li'
  | 'nav'
  | 'header'
  | 'footer'
  | 'form';
type Align = 'start' | 'center' | 'end' | 'stretch' | 'baseline';

/** Props of {@link Stack}. Extends the props of `<div>`. */
export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element; a list keeps its meaning and loses its bullets. Default `div`. */
  as?: Box;
  /** Distance between the children, a step of `space`. Default 4 (16 px). */
  gap?: SpaceStep;
  /** `block`: one below the other. `inline`: side by side, without wrapping. Default `block`. */
  direction?: 'block' | 'inline';
  /** Alignment across the direction. Default `stretch`. */
  align?: Align;
}

const StackRoot = styled.div<{ $gap: SpaceStep; $direction: 'block' | 'inline'; $align: Align }>`
  display: flex;
  flex-direction: ${({ $direction }) => ($direction === 'block' ? 'column' : 'row')};
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space[$gap]};
  min-inline-size: 0;
`;

// VoiceOver drops the list meaning of a list without bullets unless it is said again.
const listRole = (as?: Box) => (as === 'ul' || as === 'ol' ? { role: 'list' } : {});

/** Children one after the other with equal distance. */
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

/** Props of {@link Cluster}. Extends the props of `<div>`. */
export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`. */
  as?: Box;
  /** Distance between the children, a step of `space`. Default 3 (12 px). */
  gap?: SpaceStep;
  /** Alignment in the block direction. Default `center`. */
  align?: Align;
  /** Distribution in the inline direction. Default `start`. */
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

/** Children side by side that wrap where the line ends: buttons, tags, links. */
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

/** Props of {@link Grid}. Extends the props of `<div>`. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The element. Default `div`. */
  as?: Box;
  /** Narrowest column, a CSS length; there are as many columns as fit. Default `18rem`. */
  minColumn?: string;
  /** Distance between the children, a step of `space`. Default 4 (16 px). */
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

/** Children in equal columns, as many as the width allows. */
export function Grid({ minColumn = '18rem', gap = 4, as, ...rest }: GridProps) {
  return <GridRoot {...listRole(as)} as={as} $minColumn={minColumn} $gap={gap} {...rest} />;
}

/** Props of {@link Page}. Extends the props of `<div>`. */
export interface PageProps extends ComponentPropsWithRef<'div'> {
  /** `narrow` is for forms and running text: 40rem. Default `wide`, 1120 px. */
  width?: 'wide' | 'narrow';
}

const PageRoot = styled.div<{ $width: 'wide' | 'narrow' }>`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  inline-size: 100%;
  max-inline-size: ${({ $width }) =>
    $width === 'wide'
      ? `calc(${contentWidth} + 2 * ${space[5]})`
      : `calc(40rem + 2 * ${space[5]})`};
  margin-inline: auto;
  padding: ${space[5]} ${gutter} ${space[7]};
  ${breakpoint.medium} {
    gap: ${space[6]};
    padding: ${space[7]} ${space[5]} ${space[8]};
  }
  @media print {
    padding: 0;
  }
`;

/** The content column of a page; its direct children stand apart generously. */
export function Page({ width = 'wide', ...rest }: PageProps) {
  return <PageRoot $width={width} {...rest} />;
}
