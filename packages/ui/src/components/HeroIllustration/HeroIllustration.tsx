import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '../../theme/theme.ts';

const Root = styled.svg`
  inline-size: 100%;
  block-size: auto;

  .ground {
    fill: ${color.primarySoft};
  }
  .sheet {
    fill: ${color.surface};
    stroke: ${color.border};
    stroke-width: 1.5;
  }
  .line {
    fill: ${color.border};
  }
  .strong {
    fill: ${color.primary};
  }
  .cut {
    fill: ${color.surface};
  }
  .pulse {
    fill: none;
    stroke: ${color.primary};
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .stitch {
    fill: none;
    stroke: ${color.primary};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-dasharray: 1 8;
  }
  .well {
    fill: ${color.primarySoft};
  }
  .done {
    fill: ${color.successSoft};
  }
  .tick {
    fill: none;
    stroke: ${color.success};
    stroke-width: 2.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** Props of {@link HeroIllustration}. Other props go to the root element. */
export type HeroIllustrationProps = Omit<ComponentPropsWithRef<'svg'>, 'children'>;

/** A request, a response to it and a medical record. Decorative. */
export function HeroIllustration(props: HeroIllustrationProps) {
  return (
    <Root viewBox="0 0 520 420" aria-hidden focusable="false" {...props}>
      <path
        className="ground"
        d="M60 220a200 200 0 0 1 400 0v168a32 32 0 0 1-32 32H92a32 32 0 0 1-32-32z"
      />

      <g>
        <rect className="sheet" x="8.75" y="84.75" width="266" height="124" rx="16" />
        <circle className="well" cx="52" cy="128" r="24" />
        <circle className="strong" cx="52" cy="121" r="8.5" />
        <path className="strong" d="M36 146a16 13.5 0 0 1 32 0 24 24 0 0 1-32 0z" />
        <rect className="strong" x="92" y="112" width="76" height="10" rx="5" />
        <rect className="line" x="92" y="132" width="152" height="8" rx="4" />
        <rect className="line" x="28" y="166" width="216" height="8" rx="4" />
        <rect className="line" x="28" y="184" width="148" height="8" rx="4" />
      </g>

      <path className="stitch" d="M142 218v44a20 20 0 0 0 20 20h34" />

      <g>
        <rect className="sheet" x="206.75" y="228.75" width="304" height="152" rx="16" />
        <circle className="strong" cx="250" cy="272" r="24" />
        <circle className="cut" cx="250" cy="264" r="8.5" />
        <path className="cut" d="M234 290a16 14 0 0 1 32 0 24 24 0 0 1-32 0z" />
        <path className="pulse" strokeWidth="2" d="M244 279v5a6 6 0 0 0 12 0v-5" />
        <rect className="strong" x="290" y="256" width="96" height="10" rx="5" />
        <rect className="line" x="290" y="276" width="184" height="8" rx="4" />
        <circle className="done" cx="238" cy="324" r="11" />
        <path className="tick" d="m233 324 3.5 3.5 6.5-7" />
        <rect className="line" x="260" y="320" width="166" height="8" rx="4" />
        <circle className="done" cx="238" cy="354" r="11" />
        <path className="tick" d="m233 354 3.5 3.5 6.5-7" />
        <rect className="line" x="260" y="350" width="214" height="8" rx="4" />
      </g>

      <g>
        <rect className="sheet" x="330.75" y="56.75" width="156" height="112" rx="16" />
        <path className="pulse" d="M350 118h26l9-22 16 42 12-28 7 8h44" />
        <rect className="line" x="350" y="148" width="60" height="6" rx="3" />
        <rect className="line" x="350" y="74" width="40" height="6" rx="3" />
      </g>
    </Root>
  );
}
