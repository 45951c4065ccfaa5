import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/theme.ts';

/** The moment to show. */
export type SpotIllustrationKind =
  | 'noRequests'
  | 'noReadings'
  | 'sent'
  | 'answered'
  | 'nothingFound';

const Root = styled.svg`
  flex: none;
  inline-size: min(10rem, 100%);
  block-size: auto;
  fill: none;
  stroke: ${color.primary};
  stroke-width: 2.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  .ground {
    fill: ${color.sunken};
    stroke: none;
  }
  .paper {
    fill: ${color.surface};
  }
  .soft {
    fill: ${color.primarySoft};
  }
  .warm {
    stroke: ${color.accent};
  }
  .glow {
    fill: ${color.accentSoft};
    stroke: ${color.accent};
  }
  .dots {
    stroke-dasharray: 0.1 6;
  }
  /* Flies in the direction of reading. */
  &[data-kind='sent']:dir(rtl) {
    scale: -1 1;
  }
`;

const drawings = {
  noRequests: (
    <>
      <path className="soft" d="m34 62 12-26h52l12 26z" />
      <path className="paper" d="M34 62h23l6 10h18l6-10h23v28a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8z" />
      <path
        className="soft"
        d="M126 82V58m0 15c-8 0-12-5-12-12 8 0 12 5 12 12zm0-9c0-8 4-12 11-12 0 8-3 12-11 12z"
      />
      <path className="glow" d="M116 82h20l-3 13a4 4 0 0 1-4 3h-6a4 4 0 0 1-4-3z" />
      <path d="M22 98h120" />
    </>
  ),
  noReadings: (
    <>
      <rect className="paper" x="36" y="30" width="80" height="68" rx="8" />
      <path className="soft" d="M36 45v-7a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v7z" />
      <path d="M50 57v27h40" />
      <path className="dots" d="M59 71h42" />
      <path
        className="glow"
        d="M118 98c-11-7-17-13-17-20a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 7-6 13-17 20z"
      />
    </>
  ),
  sent: (
    <>
      <path className="soft" d="m134 28-62 42 3 22 13-14z" />
      <path className="paper" d="M134 28 46 56l26 14zm0 0L72 70l34 18z" />
      <path className="warm dots" d="M22 90c13 9 28 8 40-4" />
    </>
  ),
  answered: (
    <>
      <path className="soft" d="m34 60 40-30 40 30v8H34z" />
      <path className="paper" d="M46 68V42a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v26L74 85z" />
      <path d="M58 50h30M58 59h18" />
      <path className="paper" d="m34 60 40 25 40-25v32a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" />
      <circle className="glow" cx="116" cy="45" r="15" />
      <path className="warm" d="m109.5 45.5 4.5 4.5 8.5-9" />
    </>
  ),
  nothingFound: (
    <>
      <rect className="paper" x="30" y="34" width="74" height="64" rx="8" />
      <circle className="soft" cx="47" cy="53" r="7" />
      <circle className="soft" cx="47" cy="79" r="7" />
      <path d="M62 50h28M62 57h16M62 76h10M62 83h6" />
      <circle className="glow" cx="101" cy="69" r="19" />
      <path className="warm" d="m115 83 16 15M94 69h14" />
    </>
  ),
} satisfies Record<SpotIllustrationKind, ReactNode>;

export interface SpotIllustrationProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Which drawing to show. */
  kind: SpotIllustrationKind;
}

/** A small drawing for an empty list, or for something that worked. Decorative: the text beside it says what it means. */
export function SpotIllustration({ kind, ...rest }: SpotIllustrationProps) {
  return (
    <Root aria-hidden focusable={false} data-kind={kind} viewBox="0 12 160 98" {...rest}>
      <path
        className="ground"
        d="M14 92C4 58 30 20 74 18s82 26 74 68c-2 12-10 18-24 18H34c-11 0-17-4-20-12z"
      />
      {drawings[kind]}
    </Root>
  );
}
