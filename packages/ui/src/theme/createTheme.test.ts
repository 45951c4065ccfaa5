import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { assert, integer, property } from 'fast-check';
import { contrastProblems, createTheme } from './createTheme.ts';
import { standardTheme } from './standardTheme.ts';
import { color, space, type } from './theme.ts';
import { dark, light, spaceRem, typeScale, type ThemeTokens } from './tokens.ts';
import { sharedVariables, themeVariables } from './variables.ts';

const themes: [string, ThemeTokens][] = [
  ['light', light],
  ['dark', dark],
];

function expectVisibleFocus({ color: { focus, focusInk, ...colors } }: ThemeTokens) {
  for (const background of ['canvas', 'surface', 'raised', 'sunken', 'primary'] as const) {
    const best = Math.max(
      contrastRatio(focus, colors[background]),
      contrastRatio(focusInk, colors[background]),
    );
    expect(best, background).toBeGreaterThanOrEqual(3);
  }
  expect(contrastRatio(focus, focusInk)).toBeGreaterThanOrEqual(3);
}

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
    expectVisibleFocus(theme);
  });
});

test('defines every custom property that the theme refers to', () => {
  const defined =
    themeVariables(light) + themeVariables(dark) + sharedVariables(standardTheme.shared);
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

describe('a theme from a brand colour', () => {
  const brandColor = integer({ min: 0, max: 0xff_ff_ff }).map(
    (number) => `#${number.toString(16).padStart(6, '0')}`,
  );
  const extremes = ['#000000', '#FFFFFF', '#808080', '#FFFF00', '#0000FF', '#00FF00', '#0B6472'];

  test('keeps every contrast, whatever the colour', () => {
    assert(
      property(brandColor, (brand) => {
        const theme = createTheme({ brand });
        expect(contrastProblems(theme)).toEqual([]);
        expectVisibleFocus(theme.light);
        expectVisibleFocus(theme.dark);
      }),
      { examples: extremes.map((brand) => [brand]) },
    );
  });

  test('tells hover, press and the lines of charts apart', () => {
    for (const brand of extremes)
      for (const { color: colors } of Object.values(createTheme({ brand })).slice(0, 2)) {
        const { primary, primaryHover, primaryActive, chartUp, chartDown, chartSugar } = colors;
        expect(new Set([chartUp, chartDown, chartSugar]).size, brand).toBe(3);
        expect(new Set([primary, primaryHover, primaryActive]).size, brand).toBe(3);
      }
  });

  test('keeps a colour that has enough contrast', () => {
    expect(createTheme({ brand: '#5B2A86' }).light.color.primary).toBe('#5B2A86');
  });

  test('leaves the other colours alone, and gives way to overrides', () => {
    const theme = createTheme({ brand: '#5B2A86', light: { color: { link: '#155A9E' } } });
    expect(theme.light.color).toMatchObject({ text: light.color.text, link: '#155A9E' });
  });

  test.each(['', 'red', '#FFF', '#12345G', 'rgb(0, 0, 0)'])('rejects %j', (brand) => {
    expect(() => createTheme({ brand })).toThrow(TypeError);
  });
});

test('createTheme sets radii, spacing and typeface', () => {
  const { shared } = createTheme({ radiusPx: { card: 0 }, spacing: 0.75, fontFamily: 'serif' });
  expect(shared.radiusPx).toEqual({ ...standardTheme.shared.radiusPx, card: 0 });
  const css = sharedVariables(shared);
  expect(css).toContain('--medportal-radius-card: 0px;');
  expect(css).toContain('--medportal-space-4: 0.75rem;');
  expect(css).toContain('--medportal-font-family: serif;');
  for (const spacing of [0, 0.4, 2.1, Number.NaN])
    expect(() => createTheme({ spacing })).toThrow(RangeError);
});

test('contrastProblems names the pairs without enough contrast', () => {
  expect(contrastProblems(createTheme())).toEqual([]);
  const pale = createTheme({ light: { color: { textMuted: '#AAAAAA', onDanger: 'white' } } });
  expect(contrastProblems(pale)).toContainEqual(
    expect.objectContaining({ mode: 'light', front: 'textMuted', back: 'canvas', atLeast: 4.5 }),
  );
  expect(contrastProblems(pale)).toContainEqual(
    expect.objectContaining({ front: 'onDanger', contrast: Number.NaN }),
  );
});
