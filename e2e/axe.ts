import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { hydrated, painted } from './steps.ts';

/** Pass it to `addInitScript` before {@link problemsOf}. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare const axe: {
  run: (
    context: Document,
    options: { runOnly: string[]; resultTypes: string[] },
  ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
};

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe on the page. `onlyColours` skips the rules that a change of colour scheme cannot affect. */
export async function problemsOf(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  await painted(page);
  return page.evaluate(
    async (runOnly) => {
      // Overlays and toasts fade in with low contrast. The countdown of a toast is longer than 2 seconds.
      const animations = document.getAnimations().filter(({ effect }) => {
        const end = effect?.getComputedTiming().endTime;
        return typeof end === 'number' && end < 2000;
      });
      await Promise.allSettled(animations.map(({ finished }) => finished));
      const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'] });
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`,
      );
      const headings = document.querySelectorAll('h1').length;
      if (headings !== 1) found.push(`${headings} headings of rank 1`);
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) found.push(`it scrolls sideways: ${scrollWidth}`);
      return found;
    },
    onlyColours ? colourRules : rules,
  );
}

/** Checks that the first Tab focuses the skip link, and that the link moves the focus to `main`. */
export async function skipLinkProblems(page: Page): Promise<string[]> {
  // Chromium may drop keys before the window has the focus and is painted.
  await page.waitForFunction(
    () => document.hasFocus() && performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await hydrated(page);
  await painted(page);
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.textContent.slice(0, 100));
  await page.keyboard.press('Enter');
  const reached = await page.evaluate(() => document.activeElement?.id);
  return first === 'Skip to content' && reached === 'main'
    ? []
    : [`the skip link: '${first}' leads to '${reached}'`];
}
