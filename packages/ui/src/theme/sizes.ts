// The tokens that are no colours. A theme can replace the radii, the spacing and the typeface.

/** Corner radii in px. */
export interface RadiusTokens {
  /** Buttons and fields. */
  control: number;
  /** Cards. */
  card: number;
  /** Overlays. */
  overlay: number;
  /** Fully round ends. */
  pill: number;
}

/** Spacing steps in rem: 4, 8, 12, 16, 24, 32, 48 and 64 px at the default text size. */
export const spaceRem = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** Text sizes as [size, line height], in rem. */
export const typeScale = {
  small: [0.875, 1.25],
  body: [1, 1.5],
  lead: [1.125, 1.625],
  h3: [1.125, 1.625],
  h2: [1.375, 1.75],
  h1Compact: [1.75, 2.25],
  h1: [2.25, 2.75],
  hero: [2.75, 3.25],
} as const;

/** The name of a text size. */
export type TypeSize = keyof typeof typeScale;

/** The web font, its fallback while it loads, then system fonts for scripts that it lacks, such as Arabic. */
export const fontFamily =
  "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', 'Noto Naskh Arabic', sans-serif";

/** Corner radii in px. */
export const radiusPx: RadiusTokens = { control: 6, card: 12, overlay: 20, pill: 9999 };

/** Minimum window widths of the breakpoints, in px. */
export const breakpointPx = { small: 480, medium: 768, large: 1024 } as const;

/** Maximum width of the content column, in px. */
export const contentPx = 1120;

/** Maximum width of forms, running text and lists to read, in px. They start where the content column starts. */
export const readingPx = 640;

/** Minimum size of a main control, in px. */
export const targetPx = 44;

/** Durations in ms. */
export const durationMs = { control: 120, overlay: 200, draw: 320 } as const;
