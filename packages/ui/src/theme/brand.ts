import { clampChroma, formatHex, modeOklch, modeRgb, useMode as register } from 'culori/fn';
import { contrastRatio } from './contrast.ts';
import type { ColorTokens } from './tokens.ts';

register(modeRgb);
const toOklch = register(modeOklch);

/** A colour by lightness (0 to 1), chroma and hue in degrees. Equal lightness looks equally bright in any hue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** @throws TypeError when the text is no colour in `#RRGGBB` */
export function parseColor(text: string): Oklch {
  const color = /^#[0-9a-f]{6}$/i.test(text) ? toOklch(text) : undefined;
  if (!color) throw new TypeError(`A colour in #RRGGBB is expected, but it is ${text}.`);
  // Greys have no hue.
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}

/** The nearest colour of the screen. */
function hex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch')).toUpperCase();
}

const STEP = 0.005;

/** The colour, as much darker or lighter as it must be for a contrast with all of `backs`. */
function withContrast(
  color: Oklch,
  direction: 'darker' | 'lighter',
  atLeast: number,
  ...backs: readonly string[]
): string {
  const step = direction === 'darker' ? -STEP : STEP;
  for (let { l } = color; l > 0 && l < 1; l += step) {
    const candidate = hex({ ...color, l });
    if (backs.every((back) => contrastRatio(candidate, back) >= atLeast)) return candidate;
  }
  return direction === 'darker' ? '#000000' : '#FFFFFF';
}

/** A colour as much darker as `by`, or lighter when it is too dark for that; the reverse when `by` is negative. */
const shaded = (color: Oklch, by: number): Oklch => {
  const l = color.l - by;
  return { ...color, l: l < 0.05 || l > 0.98 ? color.l + by : l };
};

const TEXT = 4.5;
const EDGE = 3;

/** Another hue for a line in a chart or the focus ring. Greys get a chroma of their own. */
const rotated = ({ c, h }: Oklch, degrees: number, l: number): Oklch => ({
  l,
  c: Math.max(c, 0.12),
  h: (h + degrees) % 360,
});

const tint = ({ c, h }: Oklch, l: number, chroma: number): Oklch => ({
  l,
  c: Math.min(c, chroma),
  h,
});

/** The colours of light mode that follow from a brand colour. */
export function lightBrand(brand: Oklch, base: ColorTokens): Partial<ColorTokens> {
  const onPrimary = '#FFFFFF';
  const { canvas, surface, raised, sunken, focusInk } = base;
  const primary = withContrast(brand, 'darker', TEXT, canvas, surface, raised, sunken, onPrimary);
  const shade = parseColor(primary);
  const hover = shaded(shade, 0.07);
  const primarySoft = hex(tint(shade, 0.95, 0.03));
  return {
    primary,
    primaryHover: hex(hover),
    primaryActive: hex(shaded(shade, 0.13)),
    onPrimary,
    primarySoft,
    onPrimarySoft: withContrast(hover, 'darker', TEXT, primarySoft),
    link: primary,
    focus: withContrast(rotated(brand, 180, 0.85), 'lighter', EDGE, primary, focusInk),
    chartUp: primary,
    chartDown: withContrast(rotated(shade, 120, 0.6), 'darker', EDGE, surface, sunken),
    chartSugar: withContrast(rotated(shade, 240, 0.6), 'darker', EDGE, surface, sunken),
  };
}

/** The colours of dark mode that follow from a brand colour. */
export function darkBrand(brand: Oklch, base: ColorTokens): Partial<ColorTokens> {
  const { canvas, surface, raised, sunken, focusInk } = base;
  const start = { ...brand, l: Math.max(brand.l, 0.6) };
  const primary = withContrast(start, 'lighter', TEXT, canvas, surface, raised, sunken);
  const shade = parseColor(primary);
  const hover = shaded(shade, -0.06);
  const active = shaded(shade, -0.11);
  const primarySoft = hex(tint(shade, 0.3, 0.05));
  return {
    primary,
    primaryHover: hex(hover),
    primaryActive: hex(active),
    onPrimary: withContrast(
      tint(shade, 0.25, 0.05),
      'darker',
      TEXT,
      primary,
      hex(hover),
      hex(active),
    ),
    primarySoft,
    onPrimarySoft: withContrast(hover, 'lighter', TEXT, primarySoft),
    link: primary,
    focus: withContrast(rotated(brand, 180, 0.85), 'lighter', EDGE, focusInk),
    chartUp: primary,
    chartDown: withContrast(rotated(shade, 120, 0.7), 'lighter', EDGE, surface, sunken),
    chartSugar: withContrast(rotated(shade, 240, 0.7), 'lighter', EDGE, surface, sunken),
  };
}
