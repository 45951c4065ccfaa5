// The entry point of @medportal/ui/theme: tokens for your own styles, and your own values for the components.

export { contrastRatio } from './theme/contrast.ts';
export {
  contrastProblems,
  type ContrastProblem,
  createTheme,
  type ThemeOptions,
  type ThemeOverrides,
} from './theme/createTheme.ts';
export * as theme from './theme/theme.ts';
export * as tokens from './theme/tokens.ts';
export type {
  ColorToken,
  ColorTokens,
  RadiusTokens,
  ShadowTokens,
  SharedTokens,
  Theme,
  ThemeTokens,
} from './theme/tokens.ts';
