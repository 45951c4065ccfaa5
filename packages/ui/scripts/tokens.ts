// Writes the tokens of the standard theme as CSS, as DTCG JSON and as variables for Figma into `dist`.
import { mkdirSync, writeFileSync } from 'node:fs';
import * as palette from '../src/theme/palette.ts';
import { standardTheme } from '../src/theme/standardTheme.ts';
import {
  breakpointPx,
  contentPx,
  durationMs,
  readingPx,
  spaceRem,
  targetPx,
  typeScale,
} from '../src/theme/tokens.ts';
import { themeRules } from '../src/theme/variables.ts';

const ROOT_PX = 16;

const modes = ['light', 'dark'] as const;

const primitives = new Map<string, string>(
  Object.entries(palette).map(([name, value]) => [value, name]),
);

/** Red, green, blue and opacity of `#RRGGBB` or `#RRGGBBAA`, from 0 to 1. */
function channels(hex: string): number[] {
  const pairs = hex.slice(1).match(/../g) ?? [];
  const numbers = pairs.map((pair) => Math.round((Number.parseInt(pair, 16) / 255) * 1e4) / 1e4);
  return numbers.length === 3 ? [...numbers, 1] : numbers;
}

function dtcgColor(hex: string) {
  const [red, green, blue, alpha] = channels(hex);
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}

const token = (type: string, value: unknown) => ({ $type: type, $value: value });

const mapped = <Value, Result>(values: Record<string, Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const px = (value: number) => token('dimension', { value, unit: 'px' });
const rem = (value: number) => token('dimension', { value, unit: 'rem' });

/** The layers of a CSS `box-shadow` in px without spread. */
const dtcgShadow = (css: string) =>
  css.split(', ').map((layer) => {
    const [offsetX = 0, offsetY = 0, blur = 0] = layer
      .split(' ')
      .slice(0, 3)
      .map((part) => Number.parseFloat(part));
    const dimension = (value: number) => ({ value, unit: 'px' });
    return {
      color: dtcgColor(layer.slice(layer.indexOf('#'))),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(0),
    };
  });

/** The format of the Design Tokens Community Group, version 2025.10. Semantic colours refer to the palette. */
export function tokensDtcg() {
  const { shared } = standardTheme;
  const theme = (mode: (typeof modes)[number]) => ({
    color: mapped({ ...standardTheme[mode].color }, (hex) => {
      const primitive = primitives.get(hex);
      return token('color', primitive ? `{palette.${primitive}}` : dtcgColor(hex));
    }),
    shadow: mapped({ ...standardTheme[mode].shadow }, (css) => token('shadow', dtcgShadow(css))),
  });
  return {
    palette: mapped({ ...palette }, (hex) => token('color', dtcgColor(hex))),
    ...Object.fromEntries(modes.map((mode) => [mode, theme(mode)])),
    space: Object.fromEntries(
      spaceRem.map((value, index) => [`${index + 1}`, rem(value * shared.spacing)]),
    ),
    fontSize: mapped(typeScale, ([size]) => rem(size)),
    lineHeight: mapped(typeScale, ([, height]) => rem(height)),
    fontFamily: token(
      'fontFamily',
      shared.fontFamily.split(', ').map((name) => name.replaceAll("'", '')),
    ),
    radius: mapped({ ...shared.radiusPx }, px),
    duration: mapped(durationMs, (value) => token('duration', { value, unit: 'ms' })),
    breakpoint: mapped(breakpointPx, px),
    width: { content: px(contentPx), reading: px(readingPx) },
    target: px(targetPx),
  };
}

type FigmaType = 'COLOR' | 'FLOAT';

/**
 * The body of `POST /v1/files/:key/variables` of Figma's REST API: a collection of primitives, and one of the theme with
 * the modes light and dark, whose colours are aliases of primitives. Lengths are in px.
 */
export function figmaVariables() {
  const collections = [
    { id: 'palette', name: 'Palette', modes: ['value'] },
    { id: 'theme', name: 'Theme', modes: [...modes] },
  ];
  const variables: { collection: string; name: string; type: FigmaType; values: unknown[] }[] = [];
  const idOf = (collection: string, name: string) => `${collection}/${name}`;
  const rgba = (hex: string) => {
    const [r, g, b, a] = channels(hex);
    return { r, g, b, a };
  };
  for (const [name, hex] of Object.entries(palette))
    variables.push({ collection: 'palette', name, type: 'COLOR', values: [rgba(hex)] });
  const dark: Record<string, string> = { ...standardTheme.dark.color };
  for (const [name, light] of Object.entries({ ...standardTheme.light.color })) {
    const values = [light, dark[name] ?? light].map((hex) => {
      const primitive = primitives.get(hex);
      return primitive ? { type: 'VARIABLE_ALIAS', id: idOf('palette', primitive) } : rgba(hex);
    });
    variables.push({ collection: 'theme', name: `color/${name}`, type: 'COLOR', values });
  }
  const numbers: Record<string, number> = {
    ...Object.fromEntries(spaceRem.map((value, index) => [`space/${index + 1}`, value * ROOT_PX])),
    ...Object.fromEntries(
      Object.entries(standardTheme.shared.radiusPx).map(([name, value]) => [
        `radius/${name}`,
        value,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(typeScale).flatMap(([name, [size, height]]) => [
        [`fontSize/${name}`, size * ROOT_PX],
        [`lineHeight/${name}`, height * ROOT_PX],
      ]),
    ),
    'width/content': contentPx,
    'width/reading': readingPx,
    target: targetPx,
  };
  for (const [name, value] of Object.entries(numbers))
    variables.push({ collection: 'theme', name, type: 'FLOAT', values: [value, value] });
  const modeId = (collection: string, mode: string) => `${collection}:${mode}`;
  const modesOf = (id: string) =>
    collections.find((collection) => collection.id === id)?.modes ?? [];
  return {
    variableCollections: collections.map(({ id, name, modes: [first = ''] }) => ({
      action: 'CREATE',
      id,
      name,
      initialModeId: modeId(id, first),
    })),
    variableModes: collections.flatMap(({ id, modes: names }) =>
      names.map((name, index) => ({
        // A collection has its first mode from the start.
        action: index === 0 ? 'UPDATE' : 'CREATE',
        id: modeId(id, name),
        name,
        variableCollectionId: id,
      })),
    ),
    variables: variables.map(({ collection, name, type }) => ({
      action: 'CREATE',
      id: idOf(collection, name),
      name,
      variableCollectionId: collection,
      resolvedType: type,
    })),
    variableModeValues: variables.flatMap(({ collection, name, values }) =>
      modesOf(collection).map((mode, index) => ({
        variableId: idOf(collection, name),
        modeId: modeId(collection, mode),
        value: values[index],
      })),
    ),
  };
}

if (import.meta.main) {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/tokens.css', themeRules(standardTheme));
  writeFileSync('dist/tokens.json', `${JSON.stringify(tokensDtcg(), null, 2)}\n`);
  writeFileSync('dist/figma-variables.json', `${JSON.stringify(figmaVariables(), null, 2)}\n`);
}
