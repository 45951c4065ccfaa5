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
  'M20.4 27c-2-9.5 2.6-16 11.8-16 8.7 0 13.2 6.3 11.4 16-1.7-.9-2.6-3.2-2.9-6.2-4.2.6-9.3-.4-12.6-3-1.3 3.6-3.6 5.4-4.9 6.2-1.5 1-2 2-2.8 3z';
const cropped =
  'M20.6 27c-1.8-9.7 2.8-15.5 11.4-15.5S45.2 17.3 43.4 27c-1.6-1.2-2.3-3.4-2.4-6.5-5.5 1.2-12.5 1.2-18 0-.1 3.1-.8 5.3-2.4 6.5z';
const curls =
  'M21 27.5c-3.4-1.6-3.7-5.4-1.5-7.2-.9-3.9 2.1-6.6 5.1-6.3 1.2-3.4 5.6-4.4 8.1-2.3 3.3-1.5 7 .1 7.6 3.2 3.2.3 5 3.5 3.6 6.3 1.6 2.3.7 5.3-.9 6.3-1.2-1-1.7-2.8-1.8-4.7-6 .6-13 .6-18.4 0-.1 1.9-.6 3.7-1.8 4.7z';
const brushed =
  'M20.8 26.5c-1.9-7.5.2-12.5 4.6-13.4 2.5-3.3 10.3-4.2 14.1-1.3 4.6 2 5.7 8 3.7 14.7-1.5-1.1-2.1-3-2.3-5.4-5.2-3-12-3.2-17.7-.3-.1 2.5-.8 4.6-2.4 5.7z';
const fringe =
  'M20.7 27.5c-1-9 3-14.5 11.3-14.5s12.3 5.5 11.3 14.5c-1-1-1.5-2.5-1.6-4.5-6.4 1.2-13 1.2-19.4 0-.1 2-.6 3.5-1.6 4.5z';
const centred =
  'M20.6 28c-.9-9.5 3.4-15 11.4-15s12.3 5.5 11.4 15c-3.9-1.8-8.3-5.3-9.9-9.8-2.6 4.6-7.4 8.3-12.9 9.8z';
const chinLength =
  'M32 10.5c-9 0-14 5.8-14 14.5 0 4-.3 7.2-1 10 2.6 2.2 5.6 3 9 3h12c3.4 0 6.4-.8 9-3-.7-2.8-1-6-1-10 0-8.7-5-14.5-14-14.5z';
const beard =
  'M21.5 26c1.6.8 1.8 4.8 3.8 5.8 2.2.8 4.4-.6 6.7-.6s4.5 1.4 6.7.6c2-1 2.2-5 3.8-5.8v3.2C42.5 36.5 38 41 32 41s-10.5-4.5-10.5-11.8z';
const smile = 'M29.5 35q2.5 1.5 5 0';

/** The drawings of each kind. The first is for people without a name. */
const drawings: Record<AvatarKind, readonly ReactNode[]> = {
  doctor: [
    <>
      {coat}
      {head}
      <path d={cropped} />
      {stethoscope}
    </>,
    <>
      {coat}
      {head}
      <path d={curls} />
      {glasses}
      {stethoscope}
    </>,
  ],
  person: [
    <>
      {shoulders}
      {roundNeck}
      {head}
      <path d={fringe} />
    </>,
    <>
      {shoulders}
      {openNeck}
      {head}
      <path d={brushed} />
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
        d="M22.3 18c-2.3 2-3 5.6-2 8.6 1.7-.6 2.6-2 2.7-3.9.1-1.8 0-3.4-.7-4.7zm19.4 0c2.3 2 3 5.6 2 8.6-1.7-.6-2.6-2-2.7-3.9-.1-1.8 0-3.4.7-4.7z"
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
      <path d="M32 10.5c-9.3 0-14 6-14 14.5 0 7-1.2 12.5-3.2 17.5 4 3.2 9.7 4.5 17.2 4.5s13.2-1.3 17.2-4.5C47.2 37.5 46 32 46 25c0-8.5-4.7-14.5-14-14.5z" />
      {shoulders}
      {roundNeck}
      {face}
      <path d={centred} />
    </>,
    <>
      {shoulders}
      {face}
      <path
        d="M32 10c-9.5 0-14.5 6-14.5 15.5 0 8.5-2 13.5-5.5 18.5 4.5 6 12 10 20 10s15.5-4 20-10c-3.5-5-5.5-10-5.5-18.5C46.5 16 41.5 10 32 10zm0 6a9.5 9.5 0 0 1 9.5 9.5V29a9.5 9.5 0 0 1-19 0v-3.5A9.5 9.5 0 0 1 32 16z"
        className="pale"
      />
    </>,
    <>
      {shoulders}
      {openNeck}
      {collar}
      {head}
      <path d="M32 3.8a5.6 5.6 0 0 1 3.9 9.6c5.8 1.3 8.7 6.5 7.7 13.6-4.6-1.2-9.3-3.8-11.6-8.2-2.3 4.4-7 7-11.6 8.2-1-7.1 1.9-12.3 7.7-13.6A5.6 5.6 0 0 1 32 3.8z" />
      {glasses}
    </>,
    <>
      <path d="M32 7.5c-4 0-6.8 1.6-8.2 3.9-4.3.2-7.3 3.4-7 7.5-3.3 2.2-4.2 6.3-2.4 9.6-1.3 4 .3 8 4 9.6 1.6 3.4 5 5 8.6 4.4h10c3.6.6 7-1 8.6-4.4 3.7-1.6 5.3-5.6 4-9.6 1.8-3.3.9-7.4-2.4-9.6.3-4.1-2.7-7.3-7-7.5-1.4-2.3-4.2-3.9-8.2-3.9z" />
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
      <path
        d="M20.7 23.5c-2.5-9 3-13 11.3-13s13.8 4 11.3 13c-7-2.6-15.6-2.6-22.6 0z"
        className="pale"
      />
      <path d="M20.7 23.5c-.9-3.2-.8-5.8.1-7.8 6.8-2.6 15.6-2.6 22.4 0 .9 2 1 4.6.1 7.8-7-2.6-15.6-2.6-22.6 0z" />
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

/** Props of {@link Avatar}. Extends the props of `<svg>`. */
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
