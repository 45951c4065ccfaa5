import type { color } from './color.ts';
import * as palette from './palette.ts';
import type { RadiusTokens } from './sizes.ts';

export * from './sizes.ts';

/** The name of a colour. */
export type ColorToken = keyof typeof color;

/** The colours of one theme, named by purpose. Values are `#RRGGBB` or `#RRGGBBAA`. */
export type ColorTokens = { [Name in ColorToken]: string };

/** Shadows of one theme, as CSS `box-shadow` values. */
export interface ShadowTokens {
  /** Shadow of sticky elements. */
  sticky: string;
  /** Shadow of raised cards. */
  raised: string;
  /** Shadow of menus and overlays. */
  overlay: string;
}

/** The tokens that differ between light and dark. */
export interface ThemeTokens {
  /** Colours by purpose. */
  color: ColorTokens;
  /** Shadows of floating elements. */
  shadow: ShadowTokens;
}

/** The tokens that light and dark share. */
export interface SharedTokens {
  /** Corner radii in px. */
  radiusPx: RadiusTokens;
  /** The factor of all spacing steps; 1 in the standard theme. */
  spacing: number;
  /** The CSS `font-family`. */
  fontFamily: string;
}

/** The light and dark modes of the product, and what they share. */
export interface Theme {
  /** Light mode, and print. */
  light: ThemeTokens;
  /** Dark mode. */
  dark: ThemeTokens;
  /** Radii, spacing and typeface. */
  shared: SharedTokens;
}

/** The light theme. */
export const light: ThemeTokens = {
  color: {
    canvas: palette.sand50,
    surface: palette.white,
    raised: palette.white,
    sunken: palette.sand100,
    border: palette.sand200,
    borderControl: palette.sand500,
    text: palette.ink900,
    textMuted: palette.ink700,
    textSubtle: palette.ink600,
    primary: palette.teal600,
    primaryHover: palette.teal700,
    primaryActive: palette.teal800,
    onPrimary: palette.white,
    primarySoft: palette.teal100,
    onPrimarySoft: palette.teal700,
    accent: palette.clay600,
    accentSoft: palette.clay100,
    onAccentSoft: palette.clay700,
    link: palette.blue600,
    visited: palette.violet600,
    info: palette.blue600,
    infoSoft: palette.blue100,
    success: palette.green600,
    successSoft: palette.green100,
    warning: palette.amber700,
    warningSoft: palette.amber100,
    danger: palette.red600,
    dangerSoft: palette.red100,
    onDanger: palette.white,
    chartUp: palette.teal600,
    chartDown: palette.plum600,
    chartSugar: palette.orange600,
    tint1: palette.teal100,
    onTint1: palette.teal700,
    tint2: palette.clay100,
    onTint2: palette.clay700,
    tint3: palette.plum100,
    onTint3: palette.plum700,
    tint4: palette.indigo100,
    onTint4: palette.indigo700,
    tint5: palette.moss100,
    onTint5: palette.moss700,
    tint6: palette.amber200,
    onTint6: palette.amber800,
    toast: palette.ink900,
    onToast: palette.white,
    focus: palette.amber400,
    focusInk: palette.ink900,
    scrim: '#14232A99',
  },
  shadow: {
    sticky: '0 1px 2px #14232A14',
    raised: '0 1px 2px #14232A0F, 0 8px 24px #14232A14',
    overlay: '0 12px 32px #14232A2E',
  },
};

/** The dark theme. */
export const dark: ThemeTokens = {
  color: {
    canvas: palette.ink950,
    surface: palette.ink850,
    raised: palette.ink800,
    sunken: palette.ink975,
    border: palette.ink750,
    borderControl: palette.ink500,
    text: palette.ink100,
    textMuted: palette.ink300,
    textSubtle: palette.ink400,
    primary: palette.teal400,
    primaryHover: palette.teal300,
    primaryActive: palette.teal250,
    onPrimary: palette.teal950,
    primarySoft: palette.teal900,
    onPrimarySoft: palette.teal200,
    accent: palette.clay300,
    accentSoft: palette.clay900,
    onAccentSoft: palette.clay200,
    link: palette.blue300,
    visited: palette.violet300,
    info: palette.blue300,
    infoSoft: palette.blue900,
    success: palette.green300,
    successSoft: palette.green900,
    warning: palette.amber300,
    warningSoft: palette.amber900,
    danger: palette.red300,
    dangerSoft: palette.red900,
    onDanger: palette.red950,
    chartUp: palette.teal400,
    chartDown: palette.plum300,
    chartSugar: palette.orange300,
    tint1: palette.teal900,
    onTint1: palette.teal200,
    tint2: palette.clay900,
    onTint2: palette.clay200,
    tint3: palette.plum900,
    onTint3: palette.plum200,
    tint4: palette.indigo900,
    onTint4: palette.indigo200,
    tint5: palette.moss900,
    onTint5: palette.moss200,
    tint6: palette.amber900,
    onTint6: palette.amber300,
    toast: palette.ink100,
    onToast: palette.ink900,
    focus: palette.amber400,
    focusInk: palette.ink950,
    scrim: '#05090BB3',
  },
  // Shadows hardly show on dark backgrounds; the raised surface shows depth instead.
  shadow: {
    sticky: '0 1px 2px #00000066',
    raised: '0 1px 2px #00000066, 0 8px 24px #00000040',
    overlay: '0 12px 32px #00000080',
  },
};
