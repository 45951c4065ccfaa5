import { dark, light, type ColorTokens, type ShadowTokens, type ThemeTokens } from './tokens.ts';

/** The light and dark modes of the product. */
export interface Theme {
  /** Light mode, and print. */
  light: ThemeTokens;
  /** Dark mode. */
  dark: ThemeTokens;
}

/** The values that an app can change in one mode. */
export interface ThemeOverrides {
  /** Colours by purpose. */
  color?: Partial<ColorTokens>;
  /** Shadows of floating elements. */
  shadow?: Partial<ShadowTokens>;
}

const merge = (base: ThemeTokens, changes: ThemeOverrides = {}): ThemeTokens => ({
  color: { ...base.color, ...changes.color },
  shadow: { ...base.shadow, ...changes.shadow },
});

/**
 * Creates a theme with your own values, for `<GlobalStyle $theme={…} />`.
 * Check changed colours with `contrastRatio`: text needs 4.5, controls need 3.
 * @param overrides - The values that differ from the standard theme, by mode.
 */
export function createTheme(overrides: Partial<Record<keyof Theme, ThemeOverrides>> = {}): Theme {
  return { light: merge(light, overrides.light), dark: merge(dark, overrides.dark) };
}
