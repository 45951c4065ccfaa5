import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { radius } from '../../theme/theme.ts';
import { hashOf, personTint, tintCount, tinted } from '../Initials/personTint.ts';

/** The figure to show: `doctor` and `person` by role, the others by gender. */
export type AvatarKind = 'doctor' | 'person' | 'male' | 'female' | 'unspecified';

/** A tone of the tint: the percentage of its text colour in light and in dark mode. */
const mix = (light: number, dark: number) =>
  `color-mix(in srgb, var(--on-tint) calc(${light}% + ${dark - light}% * var(--medportal-is-dark)), var(--tint))`;

// All tones are mixed from one tint. Hair is the darkest in both modes, so that nobody looks like a negative.
const Frame = styled.svg<{ $edge: string }>`
  ${tinted}
  --skin: ${mix(24, 76)};
  --ink: ${mix(100, 0)};
  --paper: ${mix(0, 100)};
  flex: none;
  inline-size: ${({ $edge }) => $edge};
  block-size: ${({ $edge }) => $edge};
  border-radius: ${radius.pill};
  background: ${mix(0, 24)};
  fill: var(--ink);
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 1.5;

  &[data-skin='2'] {
    --skin: ${mix(33, 67)};
  }
  &[data-skin='3'] {
    --skin: ${mix(41, 59)};
  }
  .skin {
    fill: var(--skin);
  }
  .neck {
    fill: color-mix(in srgb, var(--ink) 16%, var(--skin));
  }
  .cloth {
    fill: ${mix(74, 52)};
  }
  /* Grey hair and headscarves. */
  .pale {
    fill: ${mix(66, 94)};
  }
  .paper {
    fill: var(--paper);
  }
  .line {
    fill: none;
    stroke: var(--ink);
  }
  .coat {
    fill: ${mix(18, 90)};
  }
  .tubes {
    stroke-width: 1.75;
  }
  .eyes {
    stroke-width: 2.5;
  }
  .tube {
    fill: none;
    stroke: var(--paper);
    stroke-width: 2.25;
  }
  .thin {
    stroke-width: 1.5;
  }
`;

const shoulders = <path d="M7 68c0-15 9.5-23 25-23s25 8 25 23z" className="cloth" />;
const roundNeck = <path d="M27 34h10v11a5 5 0 0 1-10 0z" className="neck" />;
const openNeck = <path d="M27 34h10v10.5L32 52l-5-7.5z" className="neck" />;
const collar = (
  <path d="m26.5 43.5 5.5 8-4.5 4.5L23 46zM37.5 43.5l-5.5 8 4.5 4.5L41 46z" className="paper" />
);
const ears = <path d="M21.5 25a2.8 2.8 0 1 0 0 5.6h21a2.8 2.8 0 1 0 0-5.6z" className="skin" />;
const face = (
  <>
    <path d="M21.5 24.5a10.5 10.5 0 0 1 21 0v5a10.5 10.5 0 0 1-21 0z" className="skin" />
    <path d="M28.6 32.8q3.4 2.4 6.8 0" className="line" />
    <path d="M27.5 27h0m9 0h0" className="line eyes" />
  </>
);
const blank = <circle cx="32" cy="26" r="12" className="skin" />;
const head = (
  <>
    {ears}
    {face}
  </>
);
const glasses = (
  <path
    d="M30.5 27.2a3.7 3.7 0 1 0-7.4 0 3.7 3.7 0 0 0 7.4 0q1.5-1.4 3 0a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 0 0-7.4 0"
    className="line"
  />
);
const coat = (
  <>
    <path d="M7 68c0-15 9.5-23 25-23s25 8 25 23z" className="coat" />
    <path d="M25.5 44h13L32 63z" className="cloth" />
    {openNeck}
  </>
);
const stethoscope = (
  <>
    <path
      d="M24 45.5c-1.5 3-2 5.5-2 9m18-9c1.5 2 2 3.5 2 6.5m-2.5 5c0-3 .5-5 2.5-5s2.5 2 2.5 5"
      className="line tubes"
    />
    <circle cx="22" cy="56" r="2.6" />
  </>
);

const parted =
  'M20.5 27c-2-9.5 2.5-16 11.5-16s13.5 6.5 11.5 16c-1.5-1-2.5-3-3-6-4 .5-9-.5-12.5-3-1.5 4-4 5.5-5.5 6.5-1 .5-1.5 1.5-2 2.5z';
const curls =
  'M21 27.5a4.5 4.5 0 0 1-1.5-7.5 5 5 0 0 1 5-6 5 5 0 0 1 8-2 5 5 0 0 1 7.5 3 4.5 4.5 0 0 1 4 6 4 4 0 0 1-1 6.5c-1-1-2-3-2-5-6 .5-12 .5-18 0 0 2-1 4-2 5z';
const brushed =
  'M21 26.5c-2-7.5 0-12.5 4.5-13.5 2.5-3.5 10-4 14-1.5 4.5 2 5.5 8 3.5 15-1.5-1-2-3-2-5.5-5.5-3-12-3-18 0 0 2.5-.5 4.5-2 5.5z';
const fringe =
  'M20.5 27.5c-1-9 3-14.5 11.5-14.5s12.5 5.5 11.5 14.5c-1-1-1.5-2.5-1.5-4.5-6.5 1-13.5 1-20 0 0 2-.5 3.5-1.5 4.5z';
const centred =
  'M20.5 28c-1-9.5 3.5-15 11.5-15s12.5 5.5 11.5 15c-4-2-8.5-5.5-10-10-2.5 4.5-7.5 8-13 10z';
const chinLength =
  'M32 10.5c-9 0-14 6-14 14.5 0 4 0 7-1 10 2.5 2 5.5 3 9 3h12c3.5 0 6.5-1 9-3-1-3-1-6-1-10 0-8.5-5-14.5-14-14.5z';
const beard =
  'M21.5 26c1.5 1 2 5 4 6s4-1 6.5-1 4.5 2 6.5 1 2.5-5 4-6v3C42.5 36.5 38 41 32 41s-10.5-4.5-10.5-12z';
const smile = 'M29.5 35q2.5 1.5 5 0';

/** The drawings of each kind. The first is for people without a name. */
const drawings: Record<AvatarKind, readonly ReactNode[]> = {
  // The two roles have no face: profiles show one by gender, and nobody should have two.
  doctor: [
    <>
      {coat}
      {blank}
      {stethoscope}
    </>,
  ],
  person: [
    <>
      {shoulders}
      {roundNeck}
      {blank}
    </>,
  ],
  male: [
    <>
      {shoulders}
      {roundNeck}
      {head}
      <path d={parted} />
    </>,
    <>
      {shoulders}
      {openNeck}
      {head}
      <path d={curls} />
      <path d={beard} />
      <path d={smile} className="tube thin" />
    </>,
    <>
      {shoulders}
      {openNeck}
      {collar}
      {head}
      <path
        d="M22.5 18c-2.5 2-3 5.5-2 8.5 1.5-.5 2.5-2 2.5-4s0-3.5-.5-4.5zm19 0c2.5 2 3 5.5 2 8.5-1.5-.5-2.5-2-2.5-4s0-3.5.5-4.5z"
        className="pale"
      />
      {glasses}
    </>,
    <>
      {shoulders}
      {openNeck}
      {collar}
      {head}
      <path d={brushed} />
    </>,
    <>
      {shoulders}
      {roundNeck}
      {head}
      <g className="pale">
        <path d={brushed} />
        <path d={beard} />
      </g>
      <path d={smile} className="line" />
    </>,
  ],
  female: [
    <>
      <path d="M32 10.5c-9 0-14 6-14 14.5 0 7-1 12.5-3 17.5 4 3 9.5 4.5 17 4.5s13-1.5 17-4.5c-2-5-3-10.5-3-17.5 0-8.5-5-14.5-14-14.5z" />
      {shoulders}
      {roundNeck}
      {face}
      <path d={centred} />
    </>,
    <>
      {shoulders}
      {face}
      <path
        d="M32 10c-9.5 0-14.5 6-14.5 15.5 0 8.5-2 13.5-5.5 18.5 4.5 6 12 10 20 10s15.5-4 20-10c-3.5-5-5.5-10-5.5-18.5C46.5 16 41.5 10 32 10zm-9.5 15.5a9.5 9.5 0 0 1 19 0V29a9.5 9.5 0 0 1-19 0z"
        className="pale"
      />
    </>,
    <>
      {shoulders}
      {openNeck}
      {collar}
      {head}
      <path d="M32 4a5.5 5.5 0 0 1 4 9.5c6 1 8.5 6 7.5 13.5-4.5-1-9-4-11.5-8.5-2.5 4.5-7 7.5-11.5 8.5-1-7.5 1.5-12.5 7.5-13.5A5.5 5.5 0 0 1 32 4z" />
      {glasses}
    </>,
    <>
      <path d="M24 11.5a9 9 0 0 1 16 0 7 7 0 0 1 7 7.5 7 7 0 0 1 2.5 9.5 7 7 0 0 1-4 9.5 8 8 0 0 1-8.5 4.5H27a8 8 0 0 1-8.5-4.5 7 7 0 0 1-4-9.5A7 7 0 0 1 17 19a7 7 0 0 1 7-7.5z" />
      {shoulders}
      {openNeck}
      {face}
      <path d={fringe} />
    </>,
    <>
      <path d={chinLength} className="pale" />
      {shoulders}
      {roundNeck}
      {face}
      <path d={centred} className="pale" />
      {glasses}
    </>,
  ],
  unspecified: [
    <>
      {shoulders}
      {roundNeck}
      {head}
      <path d={fringe} />
    </>,
    <>
      {shoulders}
      {roundNeck}
      {head}
      <path d={curls} />
      {glasses}
    </>,
    <>
      {shoulders}
      {openNeck}
      {head}
      <path d={brushed} className="pale" />
      {glasses}
    </>,
    <>
      <path d={chinLength} />
      {shoulders}
      {openNeck}
      {collar}
      {face}
      <path d={parted} />
    </>,
  ],
};

export interface AvatarProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> {
  /** Which figure to show. */
  kind: AvatarKind;
  /** The person's name, which selects one of several drawings and its tint. Without it, the first one shows. */
  name?: string;
  /** Diameter in px at the default text size. Default 48. */
  size?: number;
}

/** A drawn figure beside a person's name. Decorative: the name identifies the person. */
export function Avatar({ kind, name = '', size = 48, ...rest }: AvatarProps) {
  const edge = `min(${size / 16}rem, 24vw)`;
  const variants = drawings[kind];
  // The tint uses the remainder of the hash, so the rest chooses independently of it.
  const choice = Math.floor(hashOf(name) / tintCount);
  return (
    <Frame
      aria-hidden
      focusable={false}
      data-kind={kind}
      data-tint={personTint(name)}
      data-skin={(Math.floor(choice / 60) % 3) + 1}
      viewBox="3 3 58 58"
      $edge={edge}
      {...rest}
    >
      {variants[choice % variants.length]}
    </Frame>
  );
}
