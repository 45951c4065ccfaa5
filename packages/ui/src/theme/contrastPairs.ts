import type { ColorToken } from './tokens.ts';

/** Two colours that touch on the screen, and the contrast that they need. */
export interface ContrastPair {
  front: ColorToken;
  back: ColorToken;
  /** 4.5 for text, 3 for the edges of controls and for charts. */
  atLeast: 4.5 | 3;
}

const text = (front: ColorToken, ...backs: ColorToken[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, atLeast: 4.5 }));

const control = (front: ColorToken, ...backs: ColorToken[]): ContrastPair[] =>
  backs.map((back) => ({ front, back, atLeast: 3 }));

/** Every pair that the components use. The theme test checks them in light and dark. */
export const contrastPairs: ContrastPair[] = [
  ...text('text', 'canvas', 'surface', 'raised', 'sunken'),
  ...text('textMuted', 'canvas', 'surface', 'raised', 'sunken'),
  ...text('textSubtle', 'canvas', 'surface', 'raised', 'sunken'),
  ...text('primary', 'canvas', 'surface', 'raised', 'sunken'),
  ...text('accent', 'canvas', 'surface', 'raised'),
  ...text('onAccentSoft', 'accentSoft'),
  ...text('link', 'canvas', 'surface', 'raised', 'sunken'),
  ...text('visited', 'surface'),
  ...text('danger', 'canvas', 'surface', 'raised'),
  ...text('onPrimary', 'primary', 'primaryHover', 'primaryActive'),
  ...text('onPrimarySoft', 'primarySoft'),
  ...text('success', 'successSoft'),
  ...text('warning', 'warningSoft'),
  ...text('danger', 'dangerSoft'),
  ...text('info', 'infoSoft'),
  ...text('onDanger', 'danger'),
  ...text('onTint1', 'tint1'),
  ...text('onTint2', 'tint2'),
  ...text('onTint3', 'tint3'),
  ...text('onTint4', 'tint4'),
  ...text('onTint5', 'tint5'),
  ...text('onTint6', 'tint6'),
  ...text('onToast', 'toast'),
  ...control('borderControl', 'canvas', 'surface', 'raised'),
  ...control('borderControl', 'sunken'),
  ...control('chartUp', 'surface', 'sunken'),
  ...control('chartDown', 'surface', 'sunken'),
  ...control('chartSugar', 'surface', 'sunken'),
];
