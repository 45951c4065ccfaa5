// Reads that the HTML of a page starts while its scripts arrive; see docs/decisions/054-started-reads.md.

/** What a page needs first. */
export interface PageStart {
  /** Paths of its reads, with the parameters of the page's own path in braces. */
  reads: readonly string[];
  /** Its modules: in the source, relative to `src`; in the HTML, the URLs of their scripts. */
  modules: readonly string[];
}

interface StartedRead {
  authorization: string;
  /** Undefined when there was none. */
  answer: Promise<Response | undefined>;
}

declare global {
  /** By URL, each until it is used. */
  var startedReads: Map<string, StartedRead> | undefined;
}

/**
 * Starts what a page of a logged-in user needs. The HTML contains this function, so it uses nothing from outside.
 * @param tokenKey - Where `localStorage` has the token.
 * @param pattern - The pattern of the page's path.
 * @param starts - By tab, with `''` for every tab.
 */
export function startPage(
  tokenKey: string,
  pattern: string,
  starts: Record<string, PageStart>,
): void {
  try {
    const token = localStorage.getItem(tokenKey);
    if (!token) return;
    const segments = location.pathname.split('/').map(decodeURIComponent);
    const values = new Map(pattern.split('/').map((name, index) => [name, segments[index] ?? '']));
    const tab = new URLSearchParams(location.search).get('tab') ?? '';
    const chosen = Object.entries(starts).filter(([name]) => name === '' || name === tab);
    const authorization = `Bearer ${token}`;
    const started: Map<string, StartedRead> = new Map();
    globalThis.startedReads = started;
    for (const [, { reads, modules }] of chosen) {
      for (const path of reads) {
        const url = path.replace(/\{(\w+)\}/g, (_, name) =>
          encodeURIComponent(values.get(`:${name}`) ?? ''),
        );
        const headers = { Accept: 'application/json', Authorization: authorization };
        const answer = fetch(url, { headers }).catch(() => undefined);
        started.set(new URL(url, location.href).href, { authorization, answer });
      }
      for (const href of modules) {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
      }
    }
  } catch {
    // The page starts them itself.
  }
}

/**
 * The answer to a read that the page has started, once.
 * @returns undefined when it has not, or for another user; a promise of undefined when there was no answer
 */
export function startedAnswer({
  method,
  url,
  headers,
}: Request): Promise<Response | undefined> | undefined {
  const read = method === 'GET' ? globalThis.startedReads?.get(url) : undefined;
  const authorization = headers.get('Authorization');
  // Some reads take no token.
  if (!read || (authorization !== null && authorization !== read.authorization)) return undefined;
  globalThis.startedReads?.delete(url);
  return read.answer;
}
