import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { heading, see, settle, tab } from './steps.ts';

/** Checks that the focused element is in view, uncovered, and has a focus ring. */
export async function focusProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return ['nothing has the focus'];
    const label = focused.getAttribute('aria-label') ?? focused.textContent;
    const name = `${focused.tagName} ‘${label.trim().slice(0, 40)}’`;
    const found: string[] = [];

    const { top, bottom, height } = focused.getBoundingClientRect();
    // A tall element is read by scrolling; a text area scrolls to its caret.
    const fits = height <= innerHeight - 100 && focused.tagName !== 'TEXTAREA';
    const isInView = fits ? top >= 0 && bottom <= innerHeight : bottom > 0 && top < innerHeight;
    const where = `${Math.round(top)} to ${Math.round(bottom)} of ${innerHeight}, scrolled by ${scrollY}`;
    // A toast that leaves is still in the tab order while it moves out of view.
    const isLeaving = focused.closest('[class*="Toastify__"][class*="-exit"]') !== null;
    if (!isInView && !isLeaving) found.push(`${name} is out of view (${where})`);

    // A link may wrap. A toast disappears by itself.
    const isUncovered = [...focused.getClientRects()].every((line) => {
      const hits = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      const hit = hits.find((one) => focused.contains(one) || !one.closest('.Toastify'));
      return focused.contains(hit ?? null);
    });
    if (fits && isInView && !isUncovered) found.push(`${name} is covered`);

    // Headings and `main` receive focus only to be read.
    const isStatic = focused.matches('h1, h2, main');
    // A card shows the ring of its link, a segment that of its radio button.
    const styles = [
      getComputedStyle(focused),
      getComputedStyle(focused, '::after'),
      getComputedStyle(focused.parentElement ?? focused),
    ];
    const hasRing = styles.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    if (!isStatic && !hasRing) found.push(`${name} has no ring`);
    return found;
  });
}

/** Checks again two frames later: the page may still be scrolling to the focus. */
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

/** Moves the focus to the element before. */
export const back = 'Shift+Tab';

/** Drives a page by keyboard and checks the focus after each step. */
export class Keys {
  readonly problems: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  async step(key: string): Promise<void> {
    await this.press(key);
    // After the last element, the focus moves to the browser's own controls.
    const isOutside = await this.page.evaluate(() => document.activeElement === document.body);
    if (!isOutside) await this.#checkFocus(`after ${key}`);
  }

  async to(target: Locator, key = 'Tab'): Promise<void> {
    for (let presses = 0; presses < 100; presses += 1) {
      await this.step(key);
      if (await hasFocus(target)) return;
    }
    throw new Error(`${key} does not lead to ${target.toString()}`);
  }

  async choose(target: Locator, key = 'Tab'): Promise<void> {
    await this.to(target, key);
    await this.press('Enter');
  }

  /** Fills fields by label, in focus order. */
  async fill(scope: Page | Locator, values: Record<string, string>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.to(scope.getByLabel(label, { exact: true }));
      await this.type(value);
    }
  }

  async expectAt(target: Locator): Promise<void> {
    await expect.poll(() => hasFocus(target)).toBe(true);
    await this.#checkFocus(`at ${target.toString()}`);
  }

  async #checkFocus(where: string): Promise<void> {
    const found = await lastingProblems(this.page);
    this.problems.push(...found.map((problem) => `${problem}, ${where} of ${this.page.url()}`));
  }

  /** Waits until the heading of a page has the focus. */
  async expectPage(name: string | RegExp): Promise<void> {
    await this.expectAt(heading(this.page, name));
  }

  /** Waits for a text in a live region. */
  async expectAnnounced(text: string | RegExp): Promise<void> {
    const live = this.page.locator('[role=status], [role=alert], output, [aria-live]');
    await live.filter({ hasText: text }).first().waitFor({ state: 'attached' });
  }

  /** Opens another tab with an arrow key and Enter; the focus stays in the tab list. */
  async openTab(name: string, key: string): Promise<void> {
    const opened = tab(this.page, name).and(this.page.locator('[aria-selected=true]'));
    await this.step(key);
    await this.expectAt(tab(this.page, name));
    expect(await opened.count()).toBe(0);
    await this.press('Enter');
    await see(opened);
    // The tab is shown as open before its panel replaces the former one, which may have the focus by then.
    await see(this.page.getByRole('tabpanel', { name, exact: true }));
    await settle(this.page);
  }
}

/** Types into the focused field, in place of what it contains. */
export async function retype(keys: Keys, text: string): Promise<void> {
  await keys.press('Control+a');
  await keys.type(text);
}
