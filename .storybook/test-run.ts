// Browser control for stories in a test run. The preview calls it: hooks of a Vitest setup file would end with the first
// file, because files share a page.
import axe, { type RunOptions, type Spec } from 'axe-core';
import type { Globals } from 'storybook/internal/types';
import { commands, page } from 'vitest/browser';
import type { Guide } from './docs/guide.ts';
import { baselineTags } from './modes.ts';
import { overrideLocale } from './languages.ts';
import { overflowingTexts } from './overflow.ts';
import { misorderedValues } from './painted-order.ts';
import { PSEUDO } from './toolbar.ts';
import type { Subject } from '../scripts/screenshots.ts';

export interface Media {
  forcedColors?: 'active' | 'none';
  contrast?: 'more' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    compareScreenshot: (
      id: string,
      setting: string,
      subject: Subject,
    ) => Promise<string | undefined>;
  }
}

/** Emulates media features; returns a function that undoes it. */
export async function emulateMedia(media: Media): Promise<() => Promise<void>> {
  await commands.emulateMedia(media);
  return () => commands.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
}

/** Resumes animations. Storybook pauses them for its accessibility check, and leaves them paused if the check fails. */
export function resumeAnimations(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith('*, *:before, *:after {')) style.remove();
  }
}

/** More settings for screenshots of screens. They only change the styles, so stories need not render again. */
const settings: Record<string, { width?: number; theme?: string }> = {
  narrow: { width: 320 },
  dark: { theme: 'dark' },
};

const noMotion = `*, ::before, ::after, ::backdrop {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`;

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

interface Story {
  globals: Globals;
  id: string;
  componentId: string;
  title: string;
  tags: readonly string[];
}

/** Stops motion and sets theme and direction of a rendered story, until `restore`. */
function emulateSettings() {
  const root = document.documentElement;
  const { theme, dir } = { theme: root.dataset['theme'], dir: root.dir };
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = noMotion;
  return {
    theme,
    dir,
    set: (nextTheme: string | undefined, nextDir: string) => {
      root.dataset['theme'] = nextTheme;
      root.dir = nextDir;
    },
    restore: () => {
      root.dataset['theme'] = theme;
      root.dir = dir;
      style.remove();
    },
  };
}

interface AccessibilityParameters {
  test?: 'off' | 'todo' | 'error';
  disable?: boolean;
  config?: Spec;
  options?: RunOptions;
}

// The axe rules that depend on styles. The others check the DOM, which is the same in every theme.
const styleRules = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

const firstStories = new Map<string, string>();

/** Whether a story is the first one of its component, which the docs page shows. */
function isFirst({ id, componentId }: Story): boolean {
  if (!firstStories.has(componentId)) firstStories.set(componentId, id);
  return firstStories.get(componentId) === id;
}

/**
 * Whether Storybook's addon checks the accessibility of a story in this run: in `npm test` that of each story of a
 * screen, and of the first one of each component.
 */
export function isCheckedByAxe(story: Story): boolean {
  const { title, globals } = story;
  if (globals['checks'] !== 'play') return globals['checks'] === 'all';
  return title.startsWith('Screens/') || (isComponent(story) && isFirst(story));
}

const isComponent = ({ title }: Story) => title.startsWith('Components/');

/** Checks that the docs page of a component has guidelines. */
export function checkGuide(story: Story, guide: Guide | undefined): void {
  if (isComponent(story) && isFirst(story) && !guide)
    throw new Error(`${story.title} has no parameter guide`);
}

async function checkStyles({ config, options }: AccessibilityParameters, rules: string[]) {
  axe.reset();
  if (config) axe.configure(config);
  const context = { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] };
  const { violations } = await axe.run(context, {
    ...options,
    runOnly: { type: 'rule', values: rules },
  });
  if (violations.length > 0)
    throw new Error(
      violations
        .flatMap(({ help, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary}`),
        )
        .join('\n'),
    );
}

function checkPaintedOrder(): void {
  const misordered = misorderedValues(document.body);
  if (misordered.length > 0)
    throw new Error(
      `Painted in another order on a page with dir="${document.documentElement.dir}": ${misordered.join(' | ')}`,
    );
}

/**
 * Checks a representative story again, in the other theme and the other direction at once: contrast depends on the
 * theme, layout and the order of characters on the direction. Storybook's addon checks the accessibility of every story
 * as it is. Axe cannot check forced colours, which computed styles do not contain.
 */
export async function checkOtherTheme(story: Story, a11y: AccessibilityParameters): Promise<void> {
  // Screens, pages and flows, and one story of each component.
  if (isComponent(story) && !isFirst(story)) return;
  const { options } = a11y;
  const only = options?.runOnly;
  // `runOnly` would also run rules that the story disables.
  const rules = styleRules.filter(
    (rule) =>
      options?.rules?.[rule]?.enabled !== false && (!Array.isArray(only) || only.includes(rule)),
  );
  checkPaintedOrder();
  // Further down, the sticky bar covers controls, which axe takes for too small.
  window.scrollTo(0, 0);
  const emulated = emulateSettings();
  try {
    emulated.set(
      emulated.theme === 'dark' ? 'light' : 'dark',
      emulated.dir === 'rtl' ? 'ltr' : 'rtl',
    );
    checkPaintedOrder();
    if (!a11y.disable && a11y.test !== 'off' && rules.length > 0) await checkStyles(a11y, rules);
  } finally {
    emulated.restore();
  }
}

/**
 * Checks that a screen has room for longer texts on a narrow phone: nothing is cut off, and the page does not scroll
 * sideways.
 */
export async function checkPseudoLocale({ title, tags }: Story): Promise<void> {
  const isScreen = title.startsWith('Screens/');
  // Paper is wider than a phone.
  if (!isScreen || tags.includes('print')) return;
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, innerHeight);
  overrideLocale(PSEUDO);
  try {
    await twoFrames();
    const overflowing = overflowingTexts(document.body);
    if (overflowing.length > 0)
      throw new Error(`Longer texts do not fit at 320 px: ${overflowing.join('\n')}`);
  } finally {
    overrideLocale(undefined);
    await page.viewport(innerWidth, innerHeight);
  }
}

/** Waits up to 60 frames for loading parts of a page, unless the story shows a loading state. */
async function waitForContent(tags: readonly string[]): Promise<void> {
  const isLoading = () => document.querySelector('[data-state="loading"]') !== null;
  for (let count = 0; count < 30 && isLoading() && !tags.includes('state:loading'); count += 1)
    // oxlint-disable-next-line no-await-in-loop
    await twoFrames();
}

/** Compares screenshots of a story that has baselines, after its play function. Throws if they differ. */
export async function compareWithBaselines({ id, tags }: Story): Promise<void> {
  if (!baselineTags.some((tag) => tags.includes(tag))) return;
  await document.fonts.ready;
  await waitForContent(tags);
  const root = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const isScreen = tags.includes('screen');
  const emulated = emulateSettings();
  const differences: string[] = [];
  const compare = async (setting: string) => {
    const width = settings[setting]?.width ?? innerWidth;
    await page.viewport(width, innerHeight);
    // Components with a media query listener render again one frame later.
    await twoFrames();
    // The screenshot covers only the viewport, so it must be as tall as the story.
    if (root.scrollHeight > innerHeight) await page.viewport(width, root.scrollHeight);
    window.scrollTo(0, 0);
    const difference = await commands.compareScreenshot(
      id,
      setting,
      isScreen ? 'screen' : 'component',
    );
    if (difference) differences.push(difference);
  };
  try {
    await compare('base');
    for (const [setting, { theme }] of Object.entries(settings)) {
      if (!isScreen) break;
      emulated.set(theme ?? emulated.theme, emulated.dir);
      // One after the other, because all use the same window.
      // oxlint-disable-next-line no-await-in-loop
      await compare(setting);
    }
  } finally {
    emulated.restore();
    await page.viewport(innerWidth, innerHeight);
  }
  if (differences.length > 0) throw new Error(differences.join('\n'));
}
