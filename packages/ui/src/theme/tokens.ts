/** Every colour of one theme, named by what it is for. Values are `#RRGGBB` or `#RRGGBBAA`. */
export interface ColorTokens {
  /** The page behind everything. */
  canvas: string;
  /** Cards, bars and fields. */
  surface: string;
  /** Menus and overlays: what lies above the page. */
  raised: string;
  /** Wells, table heads, and the hover of quiet things. */
  sunken: string;
  /** Decorative lines; never the only sign of a control. */
  border: string;
  /** The edge of a field or a control: at least 3:1. */
  borderControl: string;
  /** What is to be read. */
  text: string;
  /** What explains it. */
  textMuted: string;
  /** What may be overlooked. */
  textSubtle: string;
  /** The main action, and what is current. */
  primary: string;
  /** The main action below the pointer. */
  primaryHover: string;
  /** The main action while it is pressed. */
  primaryActive: string;
  /** Words on `primary`. */
  onPrimary: string;
  /** A quiet area of the main colour. */
  primarySoft: string;
  /** Words on `primarySoft`. */
  onPrimarySoft: string;
  /** Links, always underlined in a text. */
  link: string;
  /** Links out of the product that were followed before. */
  visited: string;
  /** Good to know. */
  info: string;
  /** The ground below `info`. */
  infoSoft: string;
  /** It worked, or it is reported. */
  success: string;
  /** The ground below `success`. */
  successSoft: string;
  /** Not to be missed, but no error. */
  warning: string;
  /** The ground below `warning`. */
  warningSoft: string;
  /** Errors only, never a judgement about somebody's health. */
  danger: string;
  /** The ground below `danger`. */
  dangerSoft: string;
  /** Words on `danger` as a ground. */
  onDanger: string;
  /** The upper blood pressure value. */
  chartUp: string;
  /** The lower blood pressure value. */
  chartDown: string;
  /** Blood sugar. */
  chartSugar: string;
  /** The ground of a toast, the reverse of the page. */
  toast: string;
  /** Words on a toast. */
  onToast: string;
  /** The inner, bright tone of the focus ring. */
  focus: string;
  /** The outer, dark tone of the focus ring. */
  focusInk: string;
  /** Laid over the page behind an overlay. */
  scrim: string;
}

/** The name of a colour. */
export type ColorToken = keyof ColorTokens;

/** Shadows of one theme, as CSS `box-shadow` values. */
export interface ShadowTokens {
  /** Below what stays in view while the page scrolls. */
  sticky: string;
  /** Below menus and overlays. */
  overlay: string;
}

/** What differs between light and dark. */
export interface ThemeTokens {
  /** Colours, by what they are for. */
  color: ColorTokens;
  /** Shadows of what floats. */
  shadow: ShadowTokens;
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
  // Depth in the dark comes from the raised surface: a shadow would not be seen.
  shadow: { sticky: '0 1px 2px #00000066', overlay: '0 12px 32px #00000080' },
};

/** Steps of distance, in rem: 4, 8, 12, 16, 24, 32, 48 and 64 px at the usual text size. */
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

/** The typeface, what stands in until it has come, then system faces for scripts that it lacks, such as Arabic. */
export const fontFamily =
  "'Atkinson Hyperlegible Next Variable', 'Atkinson Hyperlegible Next Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', 'Noto Naskh Arabic', sans-serif";

/** Corner radii in px. */
export const radiusPx = { control: 6, card: 12, overlay: 20, pill: 9999 } as const;

/** Widths, in px, from which a layout has more room. */
export const breakpointPx = { small: 480, medium: 768, large: 1024 } as const;

/** Widest content column, in px. */
export const contentPx = 1120;

/** Smallest edge of a main control, in px. */
export const targetPx = 44;

/** Durations in ms. */
export const durationMs = { control: 120, overlay: 200 } as const;
