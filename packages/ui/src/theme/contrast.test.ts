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

test('calculates the contrast ratio of WCAG 2', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#FFFFFF', '#FFFFFF')).toBe(1);
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

  test('one tone of the focus ring has a contrast of 3 on every background', () => {
    for (const background of ['canvas', 'surface', 'raised', 'sunken', 'primary'] as const) {
      const best = Math.max(
        contrastRatio(theme.color.focus, theme.color[background]),
        contrastRatio(theme.color.focusInk, theme.color[background]),
      );
      expect(best, background).toBeGreaterThanOrEqual(3);
    }
    expect(contrastRatio(theme.color.focus, theme.color.focusInk)).toBeGreaterThanOrEqual(3);
  });
});

test('defines every custom property that the theme refers to', () => {
  const defined = themeVariables(light) + themeVariables(dark) + sharedVariables();
  const written = [...Object.values(color), ...Object.values(space), ...Object.values(type)].join();
  const names = [...written.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(names).toHaveLength(
    Object.keys(light.color).length + spaceRem.length + 2 * Object.keys(typeScale).length,
  );
  for (const name of names) expect(defined).toContain(`${name}:`);
});

test('createTheme changes only the given values', () => {
  const theme = createTheme({ dark: { color: { primary: '#ABCDEF' } } });
  expect(theme.light).toEqual(light);
  expect(theme.dark).toEqual({ ...dark, color: { ...dark.color, primary: '#ABCDEF' } });
});
