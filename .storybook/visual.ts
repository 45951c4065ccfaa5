// For `npm run test:visual`: a picture of each story after its play function, compared with its baseline. Called from the
// preview and not from a setup file of the test runner, whose hooks end with the first file when files share a page.
import { expect } from 'vitest';
import { page } from 'vitest/browser';

interface Story {
  id: string;
  parameters: { chromatic?: { disableSnapshot?: boolean } };
}

/**
 * Compares a story with its baseline.
 * @param variant - `base` for every story as it is; another name for the screens and sheets in another setting.
 */
export async function compareWithBaseline(
  { id, parameters }: Story,
  variant: string,
): Promise<void> {
  if (parameters.chromatic?.disableSnapshot) return;
  const isInEveryVariant = id.startsWith('screens-') || id.endsWith('--all-states');
  if (variant !== 'base' && !isInEveryVariant) return;
  await document.fonts.ready;
  const name = variant === 'base' ? id : `${id}-${variant}`;
  const { innerWidth: width, innerHeight: height } = window;
  // As tall as the story: what lies below the window's edge would be white.
  await page.viewport(width, Math.max(height, document.documentElement.scrollHeight));
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
  } finally {
    await page.viewport(width, height);
  }
}
