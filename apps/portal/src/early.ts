// What happens before the portal's scripts have come, and what they take over from it.

declare global {
  interface Window {
    /** The answers that the page has asked for by itself, by address. */
    earlyAnswers?: Map<string, Promise<Response>>;
    /** The button that was pressed last; null where a form was sent that has none. */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Runs in the head of a page that the build has drawn, on its own: nothing outside of it may be named in it. A page is
 * drawn for a visitor. Where somebody is logged in, the address is another, or a draft comes back, it says so on <html>,
 * for the style sheet to hide what is not for this reader; a visitor's reads start now, beside the scripts that will want them.
 * @param tokenKey - Where the browser keeps the token.
 * @param draftPrefix - With what the names of drafts begin: they come back with the scripts.
 * @param path - The address that the page is drawn for; null when it stands for many.
 * @param calls - The addresses that the page will read. `{2}` stands for the second segment of the page's own.
 */
export function beforeScripts(
  tokenKey: string,
  draftPrefix: string,
  path: string | null,
  calls: readonly string[],
): void {
  // A form whose script has not come would leave the page. It is sent when that has come.
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    window.earlyPress = event.submitter;
  });
  // A button does nothing yet. It is pressed again then.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]');
    if (button) window.earlyPress = button;
  });
  let isOther = location.search !== '' || (path !== null && path !== location.pathname);
  try {
    isOther ||= Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix));
    if (localStorage.getItem(tokenKey) !== null) {
      document.documentElement.dataset['reader'] = 'user';
      return;
    }
  } catch {
    // Where a browser forbids storage, everybody is a visitor.
  }
  if (isOther) {
    document.documentElement.dataset['reader'] = 'elsewhere';
    return;
  }
  const segments = location.pathname.split('/');
  window.earlyAnswers = new Map(
    calls.map((call) => {
      const own = call.replaceAll(/\{(\d)\}/g, (_, index) => segments[Number(index)] ?? '');
      const { href } = new URL(own, location.href);
      const answer = fetch(href, { signal: AbortSignal.timeout(30_000) });
      // Whoever takes it looks at that.
      answer.catch(() => {});
      return [href, answer];
    }),
  );
}

/** The answer that the page has asked for already, once; nothing for any other call. */
export function takeEarly({ method, url, headers }: Request): Promise<Response> | undefined {
  if (method !== 'GET' || headers.has('Authorization')) return undefined;
  const answer = globalThis.window?.earlyAnswers?.get(url);
  if (answer) window.earlyAnswers?.delete(url);
  return answer;
}

/** Ends what was begun before the scripts: the page is there. Answers that nobody took would only grow old. */
export function endEarly(): void {
  delete window.earlyAnswers;
  delete document.documentElement.dataset['reader'];
}
