// What only a test run can do to a story, through the browser that the run drives. Called from the preview and not from a
// setup file of the test runner, whose hooks end with the first file when files share a page.
import axe, { type RunOptions, type Spec } from 'axe-core';
import { commands, page } from 'vitest/browser';

/** What the browser tells a page of its reader's system. */
export interface Media {
  forcedColors: 'active' | 'none';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
    photograph: (id: string, setting: string) => Promise<string | undefined>;
  }
}

/** Plays another system to the page; returns what ends it. */
export async function playMedia(media: Media): Promise<() => Promise<void>> {
  await commands.emulateMedia(media);
  return () => commands.emulateMedia({ forcedColors: 'none' });
}

/** Storybook stops all animations while it looks at a story that was played, and leaves them so where that look fails. */
export function letAnimationsRun(): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.startsWith('*, *:before, *:after {')) style.remove();
  }
}

/** Settings in which screens are compared besides their own. Style sheets alone follow them: nothing renders anew. */
const settings: Record<string, { width?: number; theme?: string }> = {
  narrow: { width: 320 },
  dark: { theme: 'dark' },
};

const still = `*, ::before, ::after, ::backdrop {
  animation: none !important;
  transition: none !important;
  caret-color: transparent !important;
}`;

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

interface Story {
  id: string;
  tags: readonly string[];
}

/** Plays settings that the style sheets alone follow to a story that stands still; `restore` ends it. */
function playSettings() {
  const root = document.documentElement;
  const { theme, dir } = { theme: root.dataset['theme'], dir: root.dir };
  const stillness = document.head.appendChild(document.createElement('style'));
  stillness.textContent = still;
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
      stillness.remove();
    },
  };
}

interface AccessibilityParameters {
  test?: 'off' | 'todo' | 'error';
  disable?: boolean;
  config?: Spec;
  options?: RunOptions;
}

/** Axe's rules that the look of a page decides; the others are about its elements, which stay the same. */
const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * Looks at a story's accessibility once more, in the other theme and the other direction; Storybook's addon looks at it
 * as it is. Contrast is a matter of the theme and layout one of the direction: one look shows both.
 */
export async function lookInTheDark({ config, options, ...a11y }: AccessibilityParameters) {
  if (a11y.disable || a11y.test === 'off') return;
  // Named here they would also run where the story rules them out.
  const values = rulesOfLooks.filter((rule) => options?.rules?.[rule]?.enabled !== false);
  const played = playSettings();
  try {
    played.set(played.theme === 'dark' ? 'light' : 'dark', played.dir === 'rtl' ? 'ltr' : 'rtl');
    await twoFrames();
    axe.reset();
    if (config) axe.configure(config);
    const context = { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] };
    const { violations } = await axe.run(context, {
      ...options,
      runOnly: { type: 'rule', values },
    });
    if (violations.length > 0)
      throw new Error(
        violations
          .flatMap(({ help, nodes }) =>
            nodes.map(({ html, failureSummary }) => `${help}: ${html}\n${failureSummary}`),
          )
          .join('\n'),
      );
  } finally {
    played.restore();
  }
}

/** Waits a moment for the parts of a page that come by themselves, unless the story is about their coming. */
async function partsAreThere(tags: readonly string[]): Promise<void> {
  const isComing = () => document.querySelector('[data-state="loading"]') !== null;
  for (let frames = 0; frames < 30 && isComing() && !tags.includes('state:loading'); frames += 1)
    // oxlint-disable-next-line no-await-in-loop
    await twoFrames();
}

/** Photographs a story as it is after its play function, and fails where it differs from its baselines. */
export async function compareWithBaselines({ id, tags }: Story): Promise<void> {
  await document.fonts.ready;
  await partsAreThere(tags);
  const root = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const isScreen = tags.includes('screen');
  const played = playSettings();
  const differences: string[] = [];
  const compare = async (setting: string) => {
    const width = settings[setting]?.width ?? innerWidth;
    await page.viewport(width, innerHeight);
    // Some components look at the window's width by themselves, and follow a frame later.
    await twoFrames();
    // As tall as the story: what lies below the window's edge would be cut off.
    if (root.scrollHeight > innerHeight) await page.viewport(width, root.scrollHeight);
    // A part that is as tall as the window has grown with it; what was scrolled before may be so still.
    window.scrollTo(0, 0);
    const difference = await commands.photograph(id, setting);
    if (difference) differences.push(difference);
  };
  try {
    await compare('base');
    for (const [setting, { theme }] of Object.entries(settings)) {
      if (!isScreen) break;
      played.set(theme ?? played.theme, played.dir);
      // One after the other: there is one window.
      // oxlint-disable-next-line no-await-in-loop
      await compare(setting);
    }
  } finally {
    played.restore();
    await page.viewport(innerWidth, innerHeight);
  }
  if (differences.length > 0) throw new Error(differences.join('\n'));
}
