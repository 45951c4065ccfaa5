// What axe, and a first press of Tab, say of a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** For `addInitScript`, so that {@link problemsOf} can ask axe. */
export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The part of axe that is used here, once its source has run in the page. */
declare const axe: {
  run: (
    context: Document,
    options: { runOnly: string[]; resultTypes: string[] },
  ) => Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
};

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those that colours decide; the others are about elements and their places. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** What is wrong with the page as it stands; `onlyColours` where it has been looked at in others. */
export async function problemsOf(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  return page.evaluate(
    async (runOnly) => {
      // Overlays and toasts fade in; half-seen words have half the contrast. A toast's countdown is longer.
      const moving = document.getAnimations().filter(({ effect }) => {
        const end = effect?.getComputedTiming().endTime;
        return typeof end === 'number' && end < 2000;
      });
      await Promise.allSettled(moving.map(({ finished }) => finished));
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
    onlyColours ? rulesOfColours : rules,
  );
}

/** From the top of the page the first Tab reaches the skip link, which leads into the main part. */
export async function skipLinkProblems(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab');
  const first = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press('Enter');
  const reached = await page.evaluate(() => document.activeElement?.id);
  return first === 'Skip to content' && reached === 'main'
    ? []
    : [`the skip link: '${first}' leads to '${reached}'`];
}
