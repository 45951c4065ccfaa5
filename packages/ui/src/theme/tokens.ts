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
    canvas: '#F6F9FA',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#EDF3F5',
    border: '#D3DEE3',
    borderControl: '#6E818B',
    text: '#14232A',
    textMuted: '#465861',
    textSubtle: '#566871',
    primary: '#0B6472',
    primaryHover: '#084F5B',
    primaryActive: '#063D46',
    onPrimary: '#FFFFFF',
    primarySoft: '#DFF1F3',
    onPrimarySoft: '#084F5B',
    link: '#155A9E',
    visited: '#6B3FA0',
    info: '#155A9E',
    infoSoft: '#E5F0FA',
    success: '#1A6B3C',
    successSoft: '#E2F4E8',
    warning: '#7A4A00',
    warningSoft: '#FFF2D4',
    danger: '#B1271B',
    dangerSoft: '#FCEBE9',
    onDanger: '#FFFFFF',
    chartUp: '#0B6472',
    chartDown: '#9A3A8C',
    chartSugar: '#B45A00',
    toast: '#14232A',
    onToast: '#FFFFFF',
    focus: '#FFC845',
    focusInk: '#14232A',
    scrim: '#14232A99',
  },
  shadow: { sticky: '0 1px 2px #14232A14', overlay: '0 12px 32px #14232A2E' },
};

/** The dark theme. */
export const dark: ThemeTokens = {
  color: {
    canvas: '#0E161A',
    surface: '#162127',
    raised: '#1E2B32',
    sunken: '#0A1114',
    border: '#2C3B43',
    borderControl: '#778B95',
    text: '#E7EFF2',
    textMuted: '#ADBDC5',
    textSubtle: '#96A8B1',
    primary: '#56BDC9',
    primaryHover: '#7BCFD9',
    primaryActive: '#9ADDE5',
    onPrimary: '#05262B',
    primarySoft: '#11363C',
    onPrimarySoft: '#A6E2E9',
    link: '#86C6F6',
    visited: '#C9A6F5',
    info: '#86C6F6',
    infoSoft: '#112E4A',
    success: '#7ED29B',
    successSoft: '#11311E',
    warning: '#F0C46E',
    warningSoft: '#37290A',
    danger: '#FF9C92',
    dangerSoft: '#42191A',
    onDanger: '#3A0906',
    chartUp: '#56BDC9',
    chartDown: '#E08FD5',
    chartSugar: '#F0A75C',
    toast: '#E7EFF2',
    onToast: '#14232A',
    focus: '#FFC845',
    focusInk: '#0E161A',
    scrim: '#05090BB3',
  },
  // Shadows hardly show on dark backgrounds; the raised surface shows depth instead.
  shadow: { sticky: '0 1px 2px #00000066', overlay: '0 12px 32px #00000080' },
};

/** Spacing steps in rem: 4, 8, 12, 16, 24, 32, 48 and 64 px at the default text size. */
export const spaceRem = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

/** Text sizes as [size, line height], in rem. */
export const typeScale = {
  small: [0.875, 1.25],
  body: [1, 1.5],
  lead: [1.125, 1.625],
  h3: [1.25, 1.75],
  h2: [1.5, 2],
  h1: [2, 2.5],
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

/** Minimum size of a main control, in px. */
export const targetPx = 44;

/** Durations in ms. */
export const durationMs = { control: 120, overlay: 200 } as const;
