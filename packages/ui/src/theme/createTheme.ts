import { dark, light, type ColorTokens, type ShadowTokens, type ThemeTokens } from './tokens.ts';

/** Both appearances of the product. */
export interface Theme {
  light: ThemeTokens;
  dark: ThemeTokens;
}

/** What a deployment may change in one appearance. */
export interface ThemeOverrides {
  color?: Partial<ColorTokens>;
  shadow?: Partial<ShadowTokens>;
}

const merge = (base: ThemeTokens, changes: ThemeOverrides = {}): ThemeTokens => ({
  color: { ...base.color, ...changes.color },
  shadow: { ...base.shadow, ...changes.shadow },
});

/**
 * A theme with some values of your own, for `<GlobalStyle $theme={…} />`.
 * Check changed colours with `contrastRatio`: text needs 4.5, controls need 3.
 */
export function createTheme(
  overrides: { light?: ThemeOverrides; dark?: ThemeOverrides } = {},
): Theme {
  return { light: merge(light, overrides.light), dark: merge(dark, overrides.dark) };
}
