// In which settings Chromatic photographs a story. Viewports and globals are those of preview.tsx.

/** One setting of the toolbar and the viewport. */
export interface Mode {
  /** A key of `parameters.viewport.options`. */
  viewport: 'narrow' | 'desktop';
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Settings by the name that a reviewer sees beside the picture. */
export type Modes = Record<string, Mode>;

const viewports = ['desktop', 'narrow'] as const;
const themes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;

/** Every theme in every viewport and direction: for sheets and screens, where layout can break. */
export const allModes: Modes = Object.fromEntries(
  viewports.flatMap((viewport) =>
    themes.flatMap((theme) =>
      directions.map((direction) => [
        `${viewport} ${theme} ${direction}`,
        { viewport, theme, direction },
      ]),
    ),
  ),
);

/** One picture, for every other story: the sheet beside it already shows it in all modes. */
export const standardModes: Modes = {
  'desktop light ltr': { viewport: 'desktop', theme: 'light', direction: 'ltr' },
};
