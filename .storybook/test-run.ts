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
    photograph: (id: string, setting: string) => Promise<void>;
  }
}

/** Plays another system to the page; returns what ends it. */
export async function playMedia(media: Media): Promise<() => Promise<void>> {
  await commands.emulateMedia(media);
  return () => commands.emulateMedia({ forcedColors: 'none' });
}

/** Photographs a story and fails where it differs from its baseline in the setting. */
export async function compareWithBaseline(id: string, setting: string): Promise<void> {
  await document.fonts.ready;
  const { innerWidth: width, innerHeight: height } = window;
  const caret = document.head.appendChild(document.createElement('style'));
  caret.textContent = '* { caret-color: transparent !important; }';
  // As tall as the story: what lies below the window's edge would be cut off.
  await page.viewport(width, Math.max(height, document.documentElement.scrollHeight));
  try {
    await commands.photograph(id, setting);
  } finally {
    await page.viewport(width, height);
    caret.remove();
  }
}
