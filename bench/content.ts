// Measures when a page paints its first content: a doctor's name, a reading, a request. Throttles network and CPU, which
// Lighthouse only simulates.
import type { Browser } from 'playwright';
import { newContext, storageWith } from '../e2e/browser.ts';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up, here in bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** How many times slower the phone's CPU is than this machine's. */
export const CPU_SLOWDOWN = 4;

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation. */
    contentPaintedAt?: number;
  }
}

/**
 * Runs in the page before its scripts, and checks for content before each frame. A frame has been painted when the next
 * one begins.
 */
function recordContent(text: string): void {
  const isOnScreen = ({ parentElement }: Node) => {
    if (parentElement instanceof HTMLOptionElement && !parentElement.selected) return false;
    const element = parentElement?.closest('select') ?? parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return false;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && top < window.innerHeight;
  };
  const isContentOnScreen = () => {
    const main = document.querySelector('main');
    const texts = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts?.nextNode())
      if (texts.currentNode.textContent?.includes(text) && isOnScreen(texts.currentNode))
        return true;
    return false;
  };
  const onFrame = () => {
    if (!isContentOnScreen()) requestAnimationFrame(onFrame);
    else
      requestAnimationFrame(() => {
        window.contentPaintedAt = performance.now();
      });
  };
  requestAnimationFrame(onFrame);
}

export interface ContentPage {
  url: string;
  /** The token of the session; without one, nobody is logged in. */
  token: string | undefined;
  /** Text that only the page's data contains, in one text node on the first screen of a phone. */
  text: string;
}

/**
 * The time in milliseconds until a throttled phone with an empty cache paints the content.
 * @throws Error after 30 s without the content
 */
export async function contentTime(
  browser: Browser,
  { url, token, text }: ContentPage,
): Promise<number> {
  const storageState = storageWith(new URL(url).origin, token);
  const context = await newContext(browser, { ...phone, storageState });
  try {
    await context.addInitScript(recordContent, text);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'commit' });
    // Polls slowly, because each poll takes CPU time of the page.
    const found = await page
      .waitForFunction(() => window.contentPaintedAt, undefined, { polling: 250, timeout: 30_000 })
      .catch((cause) => {
        throw new Error(`${url} does not show '${text}' within 30 s.`, { cause });
      });
    return (await found.jsonValue()) ?? NaN;
  } finally {
    await context.close();
  }
}
