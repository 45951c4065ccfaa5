import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { createTheme } from './createTheme.ts';
import { color, space, type } from './theme.ts';
import { dark, light, spaceRem, typeScale, type ThemeTokens } from './tokens.ts';
import { sharedVariables, themeVariables } from './variables.ts';

const themes: [string, ThemeTokens][] = [
  ['light', light],
  ['dark', dark],
];

test('the ratio is that of WCAG 2', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1);
  // The usual example of a grey that just passes, and of the next one that does not.
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5);
});

describe.each(themes)('%s theme', (_name, theme) => {
  test.each(contrastPairs.map((pair) => [`${pair.front} on ${pair.back}`, pair] as const))(
    '%s',
    (_title, { front, back, atLeast }) => {
      expect(contrastRatio(theme.color[front], theme.color[back])).toBeGreaterThanOrEqual(atLeast);
    },
  );

  test('one tone of the focus ring stands out on every ground', () => {
    for (const ground of ['canvas', 'surface', 'raised', 'sunken', 'primary'] as const) {
      const best = Math.max(
        contrastRatio(theme.color.focus, theme.color[ground]),
        contrastRatio(theme.color.focusInk, theme.color[ground]),
      );
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
    expect(contrastRatio(theme.color.focus, theme.color.focusInk)).toBeGreaterThanOrEqual(3);
  });
});

test('everything that components may write has a custom property behind it', () => {
  const defined = themeVariables(light) + themeVariables(dark) + sharedVariables();
  const written = [...Object.values(color), ...Object.values(space), ...Object.values(type)].join();
  const names = [...written.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(names).toHaveLength(
    Object.keys(light.color).length + spaceRem.length + 2 * Object.keys(typeScale).length,
  );
  for (const name of names) expect(defined).toContain(`${name}:`);
});

test('a theme of your own changes what it names and nothing else', () => {
  const theme = createTheme({ dark: { color: { primary: '#ABCDEF' } } });
  expect(theme.light).toEqual(light);
  expect(theme.dark).toEqual({ ...dark, color: { ...dark.color, primary: '#ABCDEF' } });
});
