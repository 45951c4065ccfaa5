import { expect, test } from 'vitest';
import * as palette from '../src/theme/palette.ts';
import { standardTheme } from '../src/theme/standardTheme.ts';
import { themeRules } from '../src/theme/variables.ts';
import { figmaVariables, tokensDtcg } from './tokens.ts';

test('every colour of the palette is there once, and the themes use each', () => {
  const values = Object.values(palette);
  expect(new Set(values).size).toBe(values.length);
  const used = JSON.stringify([standardTheme.light, standardTheme.dark]);
  expect(values.filter((value) => !used.includes(value))).toEqual([]);
});

test('the CSS has the custom properties of both themes', () => {
  const css = themeRules(standardTheme);
  const { light, dark } = standardTheme;
  expect(css.match(/--medportal-color-canvas: #\w+;/g)).toEqual([
    `--medportal-color-canvas: ${light.color.canvas};`,
    `--medportal-color-canvas: ${dark.color.canvas};`,
    `--medportal-color-canvas: ${dark.color.canvas};`,
  ]);
  expect(css).toContain('--medportal-space-4: 1rem;');
});

test('the DTCG file refers to the palette, which has every colour as channels', () => {
  const tokens = tokensDtcg();
  expect(tokens).toMatchObject({
    light: { color: { primary: { $type: 'color', $value: '{palette.teal600}' } } },
    dark: { color: { primary: { $type: 'color', $value: '{palette.teal400}' } } },
    palette: { white: { $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1 } } },
    space: { 4: { $type: 'dimension', $value: { value: 1, unit: 'rem' } } },
  });
  const references = [...JSON.stringify(tokens).matchAll(/\{palette\.(\w+)\}/g)];
  expect(references.length).toBeGreaterThan(80);
  expect(references.filter(([, name = '']) => !(name in tokens.palette))).toEqual([]);
});

test('the variables for Figma have a value in each mode of their collection', () => {
  const { variableModes, variables, variableModeValues } = figmaVariables();
  const ids = new Set(variables.map(({ id }) => id));
  expect(ids.size).toBe(variables.length);
  for (const { id, variableCollectionId } of variables)
    expect(
      variableModeValues.filter(
        ({ variableId, value }) => variableId === id && value !== undefined,
      ),
      id,
    ).toHaveLength(
      variableModes.filter((mode) => mode.variableCollectionId === variableCollectionId).length,
    );
  const aliases = variableModeValues.filter(({ value }) => Object(value).type === 'VARIABLE_ALIAS');
  expect(aliases.length).toBeGreaterThan(80);
  expect(aliases.filter(({ value }) => !ids.has(Object(value).id))).toEqual([]);
});
