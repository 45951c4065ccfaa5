import { color } from './color.ts';
import { breakpointPx, type TypeSize } from './sizes.ts';

export { color };

// The values refer to the custom properties that GlobalStyle sets, so one stylesheet serves both themes and print.

/** Spacing in 8 steps: 4, 8, 12, 16, 24, 32, 48 and 64 px at the default text size. It scales with the text. */
export const space = {
  1: 'var(--medportal-space-1)',
  2: 'var(--medportal-space-2)',
  3: 'var(--medportal-space-3)',
  4: 'var(--medportal-space-4)',
  5: 'var(--medportal-space-5)',
  6: 'var(--medportal-space-6)',
  7: 'var(--medportal-space-7)',
  8: 'var(--medportal-space-8)',
} as const;

/** Side padding on phones: 16 px. With large text it stays at 5 % of the window's width. */
export const gutter = `min(${space[4]}, 5vw)`;

/** A step of {@link space}. */
export type SpaceStep = keyof typeof space;

/** Corner radii. */
export const radius = {
  control: 'var(--medportal-radius-control)',
  card: 'var(--medportal-radius-card)',
  overlay: 'var(--medportal-radius-overlay)',
  pill: 'var(--medportal-radius-pill)',
} as const;

/** Family and weights. For sizes use {@link type}, which includes the line height. */
export const font = {
  family: 'var(--medportal-font-family)',
  weight: { regular: '400', semibold: '600', bold: '700' },
} as const;

const size = (name: string) =>
  `font-size: var(--medportal-font-size-${name}); line-height: var(--medportal-line-height-${name});`;

/** Font size and line height, as CSS declarations: `${type.h2}` in a styled template. */
export const type = {
  small: size('small'),
  body: size('body'),
  lead: size('lead'),
  h3: size('h3'),
  h2: size('h2'),
  h1Compact: size('h1-compact'),
  h1: size('h1'),
  hero: size('hero'),
} as const satisfies Record<TypeSize, string>;

/** Duration and easing of transitions: `transition: background ${motion.control}`. */
export const motion = {
  control: 'var(--medportal-motion-control)',
  overlay: 'var(--medportal-motion-overlay)',
  draw: 'var(--medportal-motion-draw)',
} as const;

/**
 * Names for the CSS `animation` property. GlobalStyle defines their keyframes: defined in components, they would make
 * the browser recalculate the styles of the whole page.
 */
export const animation = {
  appear: 'portal-appear',
  rise: 'portal-rise',
  turn: 'portal-turn',
  breathe: 'portal-breathe',
  draw: 'portal-draw',
} as const;

/** Shadows of raised cards and floating elements. */
export const shadow = {
  sticky: 'var(--medportal-shadow-sticky)',
  raised: 'var(--medportal-shadow-raised)',
  overlay: 'var(--medportal-shadow-overlay)',
} as const;

const from = (px: number) => `@media (min-width: ${px / 16}em)`;

/** Media queries: `${breakpoint.medium} { … }`. Small starts at 480 px, medium at 768 px, large at 1024 px. */
export const breakpoint = {
  small: from(breakpointPx.small),
  medium: from(breakpointPx.medium),
  large: from(breakpointPx.large),
  belowMedium: `@media not all and (min-width: ${breakpointPx.medium / 16}em)`,
} as const;

/** Minimum size of a main control: 44 px. */
export const target = 'var(--medportal-target)';

/** Maximum width of the content column: 1120 px. */
export const contentWidth = 'var(--medportal-content-width)';

/** Maximum width of forms, running text and lists to read: 640 px. */
export const readingWidth = 'var(--medportal-reading-width)';

/** Maximum line length of running text. */
export const measure = '65ch';

/** The two-tone focus ring: one of the tones is visible on any background. */
export const focusRing = `
  outline: 2px solid ${color.focusInk};
  outline-offset: 3px;
  box-shadow: 0 0 0 3px ${color.focus};
`;

/** The focus ring inside the element, for elements at the edge of a clipped area. */
export const focusRingInset = `
  outline: 2px solid ${color.focusInk};
  outline-offset: -2px;
  box-shadow: inset 0 0 0 5px ${color.focus};
`;
