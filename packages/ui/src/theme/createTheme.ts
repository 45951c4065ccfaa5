import { dark, light, type ColorTokens, type ShadowTokens, type ThemeTokens } from './tokens.ts';

/** Both appearances of the product. */
export interface Theme {
  /** By day, and on paper. */
  light: ThemeTokens;
  /** For readers who want dark. */
  dark: ThemeTokens;
}

/** What a deployment may change in one appearance. */
export interface ThemeOverrides {
  /** Colours, by what they are for. */
  color?: Partial<ColorTokens>;
  /** Shadows of what floats. */
  shadow?: Partial<ShadowTokens>;
}

const merge = (base: ThemeTokens, changes: ThemeOverrides = {}): ThemeTokens => ({
  color: { ...base.color, ...changes.color },
  shadow: { ...base.shadow, ...changes.shadow },
});

/**
 * A theme with some values of your own, for `<GlobalStyle $theme={…} />`.
 * Check changed colours with `contrastRatio`: text needs 4.5, controls need 3.
 * @param overrides - What differs from the standard theme, in each appearance.
 */
export function createTheme(overrides: Partial<Record<keyof Theme, ThemeOverrides>> = {}): Theme {
  return { light: merge(light, overrides.light), dark: merge(dark, overrides.dark) };
}
