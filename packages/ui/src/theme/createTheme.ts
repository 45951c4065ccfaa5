import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { darkBrand, lightBrand, parseColor } from './brand.ts';
import { standardTheme } from './standardTheme.ts';
import type {
  ColorToken,
  ColorTokens,
  RadiusTokens,
  ShadowTokens,
  Theme,
  ThemeTokens,
} from './tokens.ts';

/** The values that an app can change in one mode. */
export interface ThemeOverrides {
  /** Colours by purpose. */
  color?: Partial<ColorTokens>;
  /** Shadows of floating elements. */
  shadow?: Partial<ShadowTokens>;
}

/** Options of {@link createTheme}. */
export interface ThemeOptions {
  /**
   * A colour in `#RRGGBB`, from which the colours of actions, links, the focus ring and charts are derived for both
   * modes: darker or lighter where contrast needs it. When absent, they are those of the standard theme.
   */
  brand?: string;
  /** Corner radii in px. */
  radiusPx?: Partial<RadiusTokens>;
  /** The factor of all spacing steps, from 0.5 to 2: `0.75` is denser. Default 1. */
  spacing?: number;
  /** The CSS `font-family`. Default: the typeface of `@medportal/ui/fonts`, with system fonts. */
  fontFamily?: string;
  /** Values of light mode that differ from the derived ones. */
  light?: ThemeOverrides;
  /** Values of dark mode that differ from the derived ones. */
  dark?: ThemeOverrides;
}

const merge = (
  base: ThemeTokens,
  brand: Partial<ColorTokens>,
  { color, shadow }: ThemeOverrides = {},
): ThemeTokens => ({
  color: { ...base.color, ...brand, ...color },
  shadow: { ...base.shadow, ...shadow },
});

/**
 * Creates a theme with your own values, for `<GlobalStyle $theme={…} />`. Derived colours keep the contrast that the
 * components need; check your own with {@link contrastProblems}.
 * @throws TypeError when `brand` is no colour in `#RRGGBB`, RangeError when `spacing` is out of range
 */
export function createTheme({
  brand,
  radiusPx,
  spacing = 1,
  fontFamily,
  light,
  dark,
}: ThemeOptions = {}): Theme {
  if (!(spacing >= 0.5 && spacing <= 2))
    throw new RangeError(`spacing must be from 0.5 to 2, but is ${spacing}`);
  const base = standardTheme;
  const color = brand === undefined ? undefined : parseColor(brand);
  return {
    light: merge(base.light, color ? lightBrand(color, base.light.color) : {}, light),
    dark: merge(base.dark, color ? darkBrand(color, base.dark.color) : {}, dark),
    shared: {
      radiusPx: { ...base.shared.radiusPx, ...radiusPx },
      spacing,
      fontFamily: fontFamily ?? base.shared.fontFamily,
    },
  };
}

/** Two colours of a theme that are too similar. */
export interface ContrastProblem {
  mode: 'light' | 'dark';
  /** The colour of the text, edge or line. */
  front: ColorToken;
  /** The colour behind it. */
  back: ColorToken;
  /** The contrast ratio of WCAG 2; NaN for a colour that is not `#RRGGBB`. */
  contrast: number;
  /** The contrast ratio that the components need. */
  atLeast: number;
}

/** The pairs of colours in a theme that do not have the contrast that the components need. */
export function contrastProblems(theme: Pick<Theme, 'light' | 'dark'>): ContrastProblem[] {
  return (['light', 'dark'] as const).flatMap((mode) => {
    const { color } = theme[mode];
    return contrastPairs
      .map((pair) => ({
        mode,
        ...pair,
        contrast: contrastRatio(color[pair.front], color[pair.back]),
      }))
      .filter(({ contrast, atLeast }) => !(contrast >= atLeast));
  });
}
