import { dark, fontFamily, light, radiusPx, type Theme } from './tokens.ts';

/** The theme of the product. */
export const standardTheme: Theme = {
  light,
  dark,
  shared: { radiusPx, spacing: 1, fontFamily },
};
