import { breakpointPx, type ColorToken, type TypeSize } from './tokens.ts';

// What components write into their CSS. The values are references to the custom properties that
// GlobalStyle sets, so that one stylesheet serves both themes, print and dialogs.

/** Colours by intent. */
export const color = {
  canvas: 'var(--color-canvas)',
  surface: 'var(--color-surface)',
  raised: 'var(--color-raised)',
  sunken: 'var(--color-sunken)',
  border: 'var(--color-border)',
  borderControl: 'var(--color-border-control)',
  text: 'var(--color-text)',
  textMuted: 'var(--color-text-muted)',
  textSubtle: 'var(--color-text-subtle)',
  primary: 'var(--color-primary)',
  primaryHover: 'var(--color-primary-hover)',
  primaryActive: 'var(--color-primary-active)',
  onPrimary: 'var(--color-on-primary)',
  primarySoft: 'var(--color-primary-soft)',
  onPrimarySoft: 'var(--color-on-primary-soft)',
  link: 'var(--color-link)',
  visited: 'var(--color-visited)',
  info: 'var(--color-info)',
  infoSoft: 'var(--color-info-soft)',
  success: 'var(--color-success)',
  successSoft: 'var(--color-success-soft)',
  warning: 'var(--color-warning)',
  warningSoft: 'var(--color-warning-soft)',
  danger: 'var(--color-danger)',
  dangerSoft: 'var(--color-danger-soft)',
  onDanger: 'var(--color-on-danger)',
  chartUp: 'var(--color-chart-up)',
  chartDown: 'var(--color-chart-down)',
  chartSugar: 'var(--color-chart-sugar)',
  toast: 'var(--color-toast)',
  onToast: 'var(--color-on-toast)',
  focus: 'var(--color-focus)',
  focusInk: 'var(--color-focus-ink)',
  scrim: 'var(--color-scrim)',
} as const satisfies Record<ColorToken, string>;

/** Distances: 1 is 4 px, then 8, 12, 16, 24, 32, 48, and 8 is 64 px. They grow with the text. */
export const space = {
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  7: 'var(--space-7)',
  8: 'var(--space-8)',
} as const;

/** Room at the sides of what is as wide as a phone: 16 px, and no more with large text, which needs it more. */
export const gutter = `min(${space[4]}, 5vw)`;

/** A step of {@link space}. */
export type SpaceStep = keyof typeof space;

/** Corner radii. */
export const radius = {
  control: 'var(--radius-control)',
  card: 'var(--radius-card)',
  overlay: 'var(--radius-overlay)',
  pill: 'var(--radius-pill)',
} as const;

/** Family and weights; for sizes use {@link type}, which brings the line height along. */
export const font = {
  family: 'var(--font-family)',
  weight: { regular: '400', semibold: '600', bold: '700' },
} as const;

const size = (name: TypeSize) =>
  `font-size: var(--font-size-${name}); line-height: var(--line-height-${name});`;

/** Declarations of size and line height: `${type.h2}` inside a styled template. */
export const type = {
  small: size('small'),
  body: size('body'),
  lead: size('lead'),
  h3: size('h3'),
  h2: size('h2'),
  h1: size('h1'),
  hero: size('hero'),
} as const satisfies Record<TypeSize, string>;

/** Duration and curve for a transition: `transition: background ${motion.control}`. */
export const motion = {
  control: 'var(--motion-control)',
  overlay: 'var(--motion-overlay)',
} as const;

/**
 * Names for `animation`. GlobalStyle brings what they do: a browser that learns of an animation with the first component
 * that has it looks at the whole page again.
 */
export const animation = {
  appear: 'portal-appear',
  rise: 'portal-rise',
  turn: 'portal-turn',
  breathe: 'portal-breathe',
} as const;

/** Elevation, for what truly floats; cards carry a border instead. */
export const shadow = {
  sticky: 'var(--shadow-sticky)',
  overlay: 'var(--shadow-overlay)',
} as const;

const from = (px: number) => `@media (min-width: ${px / 16}em)`;

/** Media queries: `${breakpoint.medium} { … }`. Small is from 480 px, medium 768, large 1024. */
export const breakpoint = {
  small: from(breakpointPx.small),
  medium: from(breakpointPx.medium),
  large: from(breakpointPx.large),
  belowMedium: `@media not all and (min-width: ${breakpointPx.medium / 16}em)`,
} as const;

/** Smallest edge of a main control: 44 px. */
export const target = 'var(--target)';

/** Widest content column: 1120 px. */
export const contentWidth = 'var(--content-width)';

/** Comfortable length of a line of running text. */
export const measure = '65ch';

/** The two-tone focus ring. One of the tones stands out on any surface. */
export const focusRing = `
  outline: 2px solid ${color.focusInk};
  outline-offset: 3px;
  box-shadow: 0 0 0 3px ${color.focus};
`;

/** The focus ring drawn inside the element, for what sits at the edge of a clipped area. */
export const focusRingInset = `
  outline: 2px solid ${color.focusInk};
  outline-offset: -2px;
  box-shadow: inset 0 0 0 5px ${color.focus};
`;
