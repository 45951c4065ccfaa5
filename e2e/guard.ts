// A window that detects injected markup: executed scripts, CSP violations, foreign elements and unsafe URLs.
import type { BrowserContext } from 'playwright';
import type { Watched } from './browser.ts';
import { openWindow } from './journey.ts';

/** `window.inspector` in every page of a guarded window. */
interface Inspector {
  /** Navigates within the app, without a page load. */
  visit: (path: string) => void;
  /** Waits until each text is the complete text of an element. Returns the texts still missing after `timeoutMs`. */
  missing: (expected: readonly string[], timeoutMs: number) => Promise<string[]>;
  /** Returns elements and attributes that could run scripts. */
  unsafe: () => string[];
  /** Clicks links with script URLs and fires the events of inline handlers. */
  provoke: () => Promise<void>;
}

declare global {
  interface Window {
    inspector: Inspector;
    /** The function that payloads call. */
    probe: (id: unknown) => void;
    reportViolation: (what: string) => void;
  }
}

function installInspector() {
  const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
  const addressAttributes = new Set([
    'href',
    'xlink:href',
    'src',
    'action',
    'formaction',
    'data',
    'values',
  ]);
  // The pages of the portal contain none of these.
  const foreignElements =
    'script, iframe, object, embed, base, meta, link, style, template, math, video, audio, marquee';

  const isScript = (address: string) =>
    URL.canParse(address, location.origin) &&
    !safeProtocols.has(new URL(address, location.origin).protocol);

  const attributes = (root: ParentNode) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ element, name, value })),
    );

  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 4);
    });

  const textOf = ({ childNodes }: Element) =>
    [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');

  const texts = () => new Set([...document.body.querySelectorAll('*')].map(textOf));

  const inspector: Inspector = {
    visit(path) {
      // The router warns about an entry without its own state.
      history.replaceState(history.state, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    async missing(expected, timeoutMs) {
      const end = performance.now() + timeoutMs;
      for (;;) {
        const shown = texts();
        const missing = expected.filter((text) => !shown.has(text));
        if (missing.length === 0 || performance.now() > end) return missing;
        await pause();
      }
    },
    unsafe() {
      const found = [...document.querySelectorAll(`main :is(${foreignElements})`)].map(
        ({ localName }) => localName,
      );
      for (const { element, name, value } of attributes(document.body)) {
        const isAddress = addressAttributes.has(name) && isScript(value);
        if (isAddress || name.startsWith('on')) found.push(`${element.localName} ${name}=${value}`);
      }
      return found;
    },
    async provoke() {
      for (const { element, name, value } of attributes(document.body)) {
        if (name.startsWith('on')) element.dispatchEvent(new Event(name.slice(2)));
        if (!addressAttributes.has(name) || !/^\W*j\s*a\s*v/i.test(value)) continue;
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        // The next click would cancel this navigation.
        await pause();
      }
    },
  };
  Object.defineProperty(window, 'inspector', { value: inspector });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.reportViolation(`${violatedDirective} kept off ${blockedURI}`),
  );
}

/** Opens a window with an inspector that reports script execution as problems, too. */
export async function openGuarded(context: BrowserContext, url: string): Promise<Watched> {
  const watched = await openWindow(context, url);
  const { page, problems } = watched;
  await page.exposeFunction('probe', (id: unknown) => problems.push(`payload ${String(id)} ran`));
  await page.exposeFunction('reportViolation', (what: string) =>
    problems.push(`policy violation: ${what}`),
  );
  await page.addInitScript(installInspector);
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    problems.push(`a dialog: ${dialog.message()}`);
    return void dialog.dismiss();
  });
  page.on('popup', (popup) => problems.push(`a window of ${popup.url()}`));
  page.on('download', (download) => problems.push(`a download of ${download.url()}`));
  page.on('framenavigated', (frame) => {
    if (!frame.url().startsWith(url)) problems.push(`a frame at ${frame.url()}`);
  });
  return watched;
}
