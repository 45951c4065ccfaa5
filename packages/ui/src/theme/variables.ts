import {
  contentPx,
  durationMs,
  readingPx,
  spaceRem,
  targetPx,
  typeScale,
  type SharedTokens,
  type Theme,
  type ThemeTokens,
} from './tokens.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Declarations of custom properties. Their prefix keeps them apart from those of the page. */
const declare = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `--medportal-${kebab(name)}: ${value};`)
    .join('\n');

const named = <Value>(
  prefix: string,
  values: Record<string, Value>,
  textOf: (value: Value) => string = String,
) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, textOf(value)]),
  );

/** The custom properties that differ between themes, as CSS declarations. */
export function themeVariables({ color, shadow }: ThemeTokens): string {
  return declare({ ...named('color', { ...color }), ...named('shadow', { ...shadow }) });
}

/** The custom properties that light and dark share, as CSS declarations. */
export function sharedVariables({ radiusPx, spacing, fontFamily }: SharedTokens): string {
  return declare({
    ...Object.fromEntries(
      spaceRem.map((rem, index) => [`space-${index + 1}`, `${rem * spacing}rem`]),
    ),
    ...named('font-size', typeScale, ([size]) => `${size}rem`),
    ...named('line-height', typeScale, ([, height]) => `${height}rem`),
    ...named('radius', { ...radiusPx }, (px) => `${px}px`),
    ...named('motion', durationMs, (ms) => `${ms}ms cubic-bezier(0.2, 0, 0, 1)`),
    'font-family': fontFamily,
    'content-width': `${contentPx / 16}rem`,
    'reading-width': `${readingPx / 16}rem`,
    target: `${targetPx / 16}rem`,
  });
}

/** The custom properties of one mode, with what tells the mode to styles. */
export const modeVariables = (theme: Theme, mode: 'light' | 'dark') => `
  --medportal-color-scheme: ${mode};
  --medportal-is-dark: ${mode === 'dark' ? 1 : 0};
  ${themeVariables(theme[mode])}`;

/** The rules that set all custom properties of a theme, by `data-theme` or else by the system. */
export const themeRules = (theme: Theme) => `
:root { ${sharedVariables(theme.shared)} }
:root, [data-theme='light'] { ${modeVariables(theme, 'light')} }
[data-theme='dark'] { ${modeVariables(theme, 'dark')} }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) { ${modeVariables(theme, 'dark')} }
}
`;
