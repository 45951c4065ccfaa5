import * as palette from './palette.ts';

/** The colours of one theme, named by purpose. Values are `#RRGGBB` or `#RRGGBBAA`. */
export interface ColorTokens {
  /** Page background. */
  canvas: string;
  /** Cards, bars and fields. */
  surface: string;
  /** Menus and overlays. */
  raised: string;
  /** Wells, table heads, and the hover of quiet controls. */
  sunken: string;
  /** Decorative lines, never the only sign of a control. */
  border: string;
  /** Edge of a field or control. Needs a contrast of 3. */
  borderControl: string;
  /** Main text. */
  text: string;
  /** Secondary text. */
  textMuted: string;
  /** Tertiary text. */
  textSubtle: string;
  /** Main action and current item. */
  primary: string;
  /** Main action on hover. */
  primaryHover: string;
  /** Main action while pressed. */
  primaryActive: string;
  /** Text on `primary`. */
  onPrimary: string;
  /** Background in a light tone of `primary`. */
  primarySoft: string;
  /** Text on `primarySoft`. */
  onPrimarySoft: string;
  /** Warm accent for people and invitations, never for readings or errors. */
  accent: string;
  /** Background in a light tone of `accent`. */
  accentSoft: string;
  /** Text on `accentSoft`. */
  onAccentSoft: string;
  /** Links, which are always underlined in running text. */
  link: string;
  /** Visited external links. */
  visited: string;
  /** Information. */
  info: string;
  /** Background of `info`. */
  infoSoft: string;
  /** Success, or a reported finding. */
  success: string;
  /** Background of `success`. */
  successSoft: string;
  /** Warnings that are no errors. */
  warning: string;
  /** Background of `warning`. */
  warningSoft: string;
  /** Errors only, never a judgement about somebody's health. */
  danger: string;
  /** Background of `danger`. */
  dangerSoft: string;
  /** Text on a `danger` background. */
  onDanger: string;
  /** Systolic (upper) blood pressure. */
  chartUp: string;
  /** Diastolic (lower) blood pressure. */
  chartDown: string;
  /** Blood sugar. */
  chartSugar: string;
  /** Background of the initials of every sixth person. */
  tint1: string;
  /** Text on `tint1`. */
  onTint1: string;
  /** Background of the initials of every sixth person. */
  tint2: string;
  /** Text on `tint2`. */
  onTint2: string;
  /** Background of the initials of every sixth person. */
  tint3: string;
  /** Text on `tint3`. */
  onTint3: string;
  /** Background of the initials of every sixth person. */
  tint4: string;
  /** Text on `tint4`. */
  onTint4: string;
  /** Background of the initials of every sixth person. */
  tint5: string;
  /** Text on `tint5`. */
  onTint5: string;
  /** Background of the initials of every sixth person. */
  tint6: string;
  /** Text on `tint6`. */
  onTint6: string;
  /** Background of a toast: dark in light mode, light in dark mode. */
  toast: string;
  /** Text on a toast. */
  onToast: string;
  /** Inner, bright tone of the focus ring. */
  focus: string;
  /** Outer, dark tone of the focus ring. */
  focusInk: string;
  /** Backdrop of an overlay. */
  scrim: string;
}

/** The name of a colour. */
export type ColorToken = keyof ColorTokens;

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
