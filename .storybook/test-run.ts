// What only a test run can do to a story, through the browser that the run drives. Called from the preview and not from a
// setup file of the test runner, whose hooks end with the first file when files share a page.
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

/** How screens and sheets are photographed besides as they are. All of it is for the style sheets alone to follow. */
const settings: Record<string, { width?: number; theme?: string; direction?: string }> = {
  narrow: { width: 320 },
  dark: { theme: 'dark' },
  rtl: { direction: 'rtl' },
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

/** Photographs a story as it is after its play function, and fails where it differs from its baselines. */
export async function compareWithBaselines({ id, tags }: Story): Promise<void> {
  await document.fonts.ready;
  const root = document.documentElement;
  const { innerWidth, innerHeight } = window;
  const { theme, dir } = { theme: root.dataset['theme'], dir: root.dir };
  const isInEverySetting = tags.includes('screen') || tags.includes('sheet');
  const stillness = document.head.appendChild(document.createElement('style'));
  stillness.textContent = still;
  const differences: string[] = [];
  const compare = async (setting: string) => {
    const width = settings[setting]?.width ?? innerWidth;
    await page.viewport(width, innerHeight);
    // Some components look at the window's width by themselves, and follow a frame later.
    await twoFrames();
    // As tall as the story: what lies below the window's edge would be cut off.
    if (root.scrollHeight > innerHeight) await page.viewport(width, root.scrollHeight);
    const difference = await commands.photograph(id, setting);
    if (difference) differences.push(difference);
  };
  try {
    await compare('base');
    for (const [setting, { theme: other = theme, direction = dir }] of Object.entries(settings)) {
      if (!isInEverySetting) break;
      root.dataset['theme'] = other;
      root.dir = direction;
      // One after the other: there is one window.
      // oxlint-disable-next-line no-await-in-loop
      await compare(setting);
    }
  } finally {
    root.dataset['theme'] = theme;
    root.dir = dir;
    await page.viewport(innerWidth, innerHeight);
    stillness.remove();
  }
  if (differences.length > 0) throw new Error(differences.join('\n'));
}
