// When a page paints the first thing that its reader came for: a doctor's name, a reading, a request. In a browser whose
// network and processor are throttled for real; Lighthouse simulates both.
import type { Browser } from 'playwright';
import { newContext, storageWith } from '../e2e/browser.ts';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. The protocol takes bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

const CPU_SLOWDOWN = 4;

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

declare global {
  interface Window {
    /** When the content was painted, in milliseconds since the navigation began. */
    contentPaintedAt?: number;
  }
}

/**
 * Runs in the page before anything else, and looks at it before each frame. What is in the document is not yet on the
 * screen: the frame that shows it has been painted when the next one begins.
 */
function recordContent(text: string): void {
  const isOnScreen = ({ parentElement }: Node) => {
    if (parentElement instanceof HTMLOptionElement && !parentElement.selected) return false;
    const element = parentElement?.closest('select') ?? parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return false;
    const { width, height, top, bottom } = element.getBoundingClientRect();
    // What only screen readers are told has a size of one pixel.
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

/** A page, and what counts as its content. */
export interface ContentPage {
  url: string;
  /** Of who is logged in; nobody is without one. */
  token: string | undefined;
  /** What only its data says, in one piece on the first screen of a phone. */
  text: string;
}

/**
 * How long a page takes to paint its content on a throttled phone, in milliseconds, from a browser that has nothing in
 * its cache.
 * @throws Error when it is not there after 30 s
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
    // Seldom: asking takes the page's time, too.
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
