import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../theme/theme.ts';

/** The figure to show: `doctor` and `person` by role, the others by gender. */
export type AvatarKind = 'doctor' | 'person' | 'male' | 'female' | 'unspecified';

const Frame = styled.svg<{ $edge: string }>`
  flex: none;
  inline-size: ${({ $edge }) => $edge};
  block-size: ${({ $edge }) => $edge};
  border-radius: ${radius.pill};
  background: ${color.primarySoft};
  color: ${color.primary};
  .face {
    fill: color-mix(in srgb, ${color.primary} 45%, ${color.primarySoft});
  }
  .line {
    fill: none;
    stroke: ${color.primarySoft};
    stroke-width: 2.25;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .dot {
    fill: ${color.primarySoft};
  }
`;

const face = <circle cx="32" cy="26" r="10.5" className="face" />;
const shoulders = <path d="M9 68c0-16 9.5-26 23-26s23 10 23 26z" />;
const plain = (
  <>
    {face}
    {shoulders}
  </>
);

const drawings = {
  doctor: (
    <>
      {plain}
      <path d="M24.5 43v4.5a7.5 7.5 0 0 0 15 0V43" className="line" />
      <circle cx="32" cy="57" r="3.25" className="dot" />
    </>
  ),
  person: plain,
  male: (
    <>
      {plain}
      <path d="M21 25.5C20.5 17 25 12.5 32.5 12.5S43.5 17 43 25.5c-2.5-1-4.5-3-5.5-6-4.5 3.5-10 5.5-16.5 6z" />
      <path d="m26 43.5 6 6.5 6-6.5" className="line" />
    </>
  ),
  female: (
    <>
      <path d="M32 11c-9 0-14.5 6-14.5 14.5 0 5-.5 9-2 13 4.5 2.5 9.5 3.5 16.5 3.5s12-1 16.5-3.5c-1.5-4-2-8-2-13C46.5 17 41 11 32 11z" />
      <circle cx="32" cy="26.5" r="9.5" className="face" />
      <path d="M21.5 25.5c5.5 0 9.5-2.5 11.5-6.5 2 4 5 6 9.5 6.5 0-7.5-4-12-10.5-12s-10.5 4.5-10.5 12z" />
      <path d="M9 68c0-15 9.5-23.25 23-23.25S55 53 55 68z" />
    </>
  ),
  unspecified: plain,
} satisfies Record<AvatarKind, unknown>;

/** Props of {@link Avatar}. Extends the props of `<svg>`. */
export interface AvatarProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which figure to show. */
  kind: AvatarKind;
  /** Diameter in px at the default text size. Default 48. */
  size?: number;
}

/** A drawn figure beside a person's name. Decorative: the name identifies the person. */
export function Avatar({ kind, size = 48, ...rest }: AvatarProps) {
  const edge = `min(${size / 16}rem, 24vw)`;
  return (
    <Frame
      aria-hidden
      focusable={false}
      data-kind={kind}
      viewBox="0 0 64 64"
      fill="currentColor"
      $edge={edge}
      {...rest}
    >
      {drawings[kind]}
    </Frame>
  );
}
