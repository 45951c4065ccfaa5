// A window that notices when text has become markup: scripts that ran, violations of the policy, elements and
// addresses that no page of the portal has.
import type { BrowserContext } from 'playwright';
import { openWindow, type Watched } from './browser.ts';

/** What the page itself can tell; in every page of a guarded window as `window.inspector`. */
interface Inspector {
  /** Goes to a path of the portal as a press of Back does: without loading the page anew. */
  visit: (path: string) => void;
  /** Waits until each text is the whole of an element's own text. Returns those that are not after `patience`, in ms. */
  missing: (expected: readonly string[], patience: number) => Promise<string[]>;
  /** Elements and addresses that scripts could hide in. */
  unsafe: () => string[];
  /** Does what a visitor might: presses links that are scripts, and sets off what elements wait for. */
  provoke: () => Promise<void>;
}

declare global {
  interface Window {
    inspector: Inspector;
    /** What a payload calls. */
    probe: (id: unknown) => void;
    reportViolation: (what: string) => void;
  }
}

/** Runs in the page before any of its own scripts. */
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
  // The portal has none of these in its pages.
  const strangers =
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
      // The router's own notes on this entry stay: it would complain of a stranger's.
      history.replaceState(history.state, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    async missing(expected, patience) {
      const end = performance.now() + patience;
      for (;;) {
        const shown = texts();
        const missing = expected.filter((text) => !shown.has(text));
        if (missing.length === 0 || performance.now() > end) return missing;
        await pause();
      }
    },
    unsafe() {
      const found = [...document.querySelectorAll(`main :is(${strangers})`)].map(
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
        // The next press would call this one off.
        await pause();
      }
    },
  };
  Object.defineProperty(window, 'inspector', { value: inspector });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    window.reportViolation(`${violatedDirective} kept off ${blockedURI}`),
  );
}

/** A new window on the product at `url` whose problems name all that a script would do, too. */
export async function openGuarded(context: BrowserContext, url: string): Promise<Watched> {
  const watched = await openWindow(context, url);
  const { page, problems } = watched;
  await page.exposeFunction('probe', (id: unknown) => problems.push(`payload ${String(id)} ran`));
  await page.exposeFunction('reportViolation', (what: string) =>
    problems.push(`policy violation: ${what}`),
  );
  await page.addInitScript(installInspector);
  page.on('dialog', (dialog) => {
    // The portal's own question before what was typed is left.
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
