// Chromatic modes. Viewports and globals are those of preview.tsx.

export interface Mode {
  /** A key of `parameters.viewport.options`. */
  viewport: 'narrow' | 'desktop';
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Modes by name, which Chromatic shows with the screenshot. */
export type Modes = Record<string, Mode>;

const viewports = ['desktop', 'narrow'] as const;
const themes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;

/** All combinations, for sheets. */
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

/** The modes of every other story: two that differ in everything. A sheet shows the states of a component in all modes. */
export const standardModes: Modes = {
  'desktop light ltr': { viewport: 'desktop', theme: 'light', direction: 'ltr' },
  'narrow dark rtl': { viewport: 'narrow', theme: 'dark', direction: 'rtl' },
};

/** The tags of stories with screenshots in this repository: one per component, and every state of every screen. */
export const baselineTags = ['sheet', 'screen', 'screenshot'];
