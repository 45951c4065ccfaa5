import {
  contentPx,
  durationMs,
  fontFamily,
  radiusPx,
  spaceRem,
  targetPx,
  typeScale,
  type ThemeTokens,
} from './tokens.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const block = (prefix: string, values: Record<string, string | number>, unit = '') =>
  Object.entries(values).map(([name, value]) => `--${prefix}-${kebab(name)}: ${value}${unit};`);

/** The custom properties that differ between themes, as CSS declarations. */
export function themeVariables({ color, shadow }: ThemeTokens): string {
  return [...block('color', { ...color }), ...block('shadow', { ...shadow })].join('\n');
}

/** The custom properties that all themes share, as CSS declarations. */
export function sharedVariables(): string {
  return [
    ...spaceRem.map((rem, index) => `--space-${index + 1}: ${rem}rem;`),
    ...Object.entries(typeScale).flatMap(([name, [fontSize, lineHeight]]) => [
      `--font-size-${name}: ${fontSize}rem;`,
      `--line-height-${name}: ${lineHeight}rem;`,
    ]),
    ...block('radius', radiusPx, 'px'),
    ...Object.entries(durationMs).map(
      ([name, ms]) => `--motion-${name}: ${ms}ms cubic-bezier(0.2, 0, 0, 1);`,
    ),
    `--font-family: ${fontFamily};`,
    `--content-width: ${contentPx / 16}rem;`,
    `--target: ${targetPx / 16}rem;`,
  ].join('\n');
}
