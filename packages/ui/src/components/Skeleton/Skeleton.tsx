import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { animation, color, radius, space } from '../../theme/theme.ts';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Bone = styled.div<{ $width: string; $height: string; $round: boolean }>`
  flex: none;
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
  block-size: ${({ $height }) => $height};
  border-radius: ${({ $round }) => ($round ? radius.pill : radius.control)};
  background: ${color.border};
  animation: ${animation.breathe} 2.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A CSS length. Default `100%`. */
  width?: string;
  /** A CSS length. Default `1rem`. */
  height?: string;
  /** Whether it is a circle or pill, as for avatars. */
  round?: boolean;
}

/** A grey placeholder shape. Decorative: put it inside a {@link LoadingRegion}. */
export function Skeleton({
  width = '100%',
  height = '1rem',
  round = false,
  ...rest
}: SkeletonProps) {
  return <Bone aria-hidden {...rest} $width={width} $height={height} $round={round} />;
}

export interface SkeletonTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The number of lines, the last one shorter. Default 3, in a card 2. */
  lines?: number;
}

/** Placeholder lines of text. */
export function SkeletonText({ lines = 3, ...rest }: SkeletonTextProps) {
  return (
    <Stack gap={3} {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={lines > 1 && line === lines - 1 ? '60%' : '100%'} />
      ))}
    </Stack>
  );
}

export interface SkeletonAvatarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Diameter in px at the default text size. Default 48. */
  size?: number;
}

/** A placeholder for an avatar. */
export function SkeletonAvatar({ size = 48, ...rest }: SkeletonAvatarProps) {
  return <Skeleton {...rest} round width={`${size / 16}rem`} height={`${size / 16}rem`} />;
}

/** A placeholder for a card with avatar, name and lines of text. */
export function SkeletonCard({ lines = 2, ...rest }: SkeletonTextProps) {
  return (
    <Card {...rest}>
      <Stack direction="inline" gap={4}>
        <SkeletonAvatar />
        <StackGrow>
          <Skeleton width="55%" height="1.25rem" />
          <SkeletonText lines={lines} />
        </StackGrow>
      </Stack>
    </Card>
  );
}

const StackGrow = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
`;

export interface LoadingRegionProps extends ComponentPropsWithRef<'div'> {
  /** The whole announcement: 'Loading doctors'. */
  label: string;
}

/** Wraps skeletons and announces politely what is loading. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  return (
    <div aria-busy data-state="loading" {...rest}>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
