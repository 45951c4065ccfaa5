// A reader without a pointer: keys, and an eye on what has the focus.
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { heading } from './steps.ts';

/** What is wrong with the focus as it stands: it must be in view, uncovered, and seen to be there. */
export async function focusProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['nothing has the focus'];
    const words = focused.getAttribute('aria-label') ?? focused.textContent;
    const who = `${focused.tagName} ‘${words.trim().slice(0, 40)}’`;
    const found: string[] = [];

    const { top, bottom, height } = focused.getBoundingClientRect();
    // What is long is read by scrolling, and a text area is scrolled to where its writer is.
    const fits = height <= innerHeight - 100 && focused.tagName !== 'TEXTAREA';
    const isInView = fits ? top >= 0 && bottom <= innerHeight : bottom > 0 && top < innerHeight;
    const where = `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}, scrolled by ${scrollY}`;
    if (!isInView) found.push(`${who} is out of view (${where})`);

    // A link may run over several lines. A toast goes by itself.
    const isUncovered = [...focused.getClientRects()].every((line) => {
      const hits = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      const hit = hits.find((one) => focused.contains(one) || !one.closest('.Toastify'));
      return focused.contains(hit ?? null);
    });
    if (fits && isInView && !isUncovered) found.push(`${who} is covered`);

    // A heading is a place to read from, not a control.
    const isPlace = focused.matches('h1, h2, main');
    // The ring of a link may be around its whole card, and that of a radio button around its segment.
    const styles = [
      getComputedStyle(focused),
      getComputedStyle(focused, '::after'),
      getComputedStyle(focused.parentElement ?? focused),
    ];
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    if (!isPlace && !hasRing) found.push(`${who} has no ring`);
    return found;
  });
}

/** The same once the page has come to rest: on a busy machine it may still be scrolling to what has the focus. */
async function lastingProblems(page: Page): Promise<string[]> {
  const found = await focusProblems(page);
  if (found.length === 0) return found;
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
  return focusProblems(page);
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** The keys of one window. Every stop on the way of the focus is looked at. */
export class Keys {
  /** What was wrong at the stops so far. */
  readonly problems: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses keys, one after the other. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Presses `key` once and looks at where the focus has gone. */
  async step(key: string): Promise<void> {
    await this.press(key);
    // Past the last stop the focus is with the browser, for one press.
    const isOutside = await this.page.evaluate(() => document.activeElement === document.body);
    if (!isOutside) this.problems.push(...(await lastingProblems(this.page)));
  }

  /** Presses `key` until the focus is on `target`. */
  async to(target: Locator, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 100; presses += 1) {
      await this.step(key);
      if (await hasFocus(target)) return;
    }
    throw new Error(`${key} does not lead to ${target.toString()}`);
  }

  /** Goes to a control and presses Enter there. */
  async choose(target: Locator, key = 'Tab'): Promise<void> {
    await this.to(target, key);
    await this.press('Enter');
  }

  /** Fills fields that lie one after the other, by their labels. */
  async fill(scope: Page | Locator, values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.to(scope.getByLabel(label, { exact: true }));
      await this.type(value);
    }
  }

  /** The focus has come to `target`, where it can be seen. */
  async expectAt(target: Locator): Promise<void> {
    await expect.poll(() => hasFocus(target), { timeout: 30_000 }).toBe(true);
    this.problems.push(...(await lastingProblems(this.page)));
  }

  /** A new page begins at its heading. */
  async expectPage(name: string | RegExp): Promise<void> {
    await this.expectAt(heading(this.page, name));
  }

  /** A screen reader was given these words, without the focus going there. */
  async expectSaid(words: string): Promise<void> {
    const live = this.page.locator('[role=status], [role=alert], output, [aria-live]');
    await live.filter({ hasText: words }).first().waitFor({ state: 'attached' });
  }
}
