// Reads that a page starts while its scripts arrive; see docs/decisions/054-started-reads.md.
import type { User } from '../session/token.ts';

/** What some users of a page need first. */
export interface PageStart {
  /** Default: every user. */
  persona?: User['persona'];
  /** Only for the user whom the path names. */
  own?: boolean;
  /** Parameters that the address has, with `''` for none. Default: any. */
  query?: Readonly<Record<string, string>>;
  /** Paths of reads, with parameters in braces: those of the page's own path, or the name of the user. */
  reads?: readonly string[];
  /** Modules: in the source, relative to `src`; in the script, the URLs of their scripts. */
  modules?: readonly string[];
}

interface StartedRead {
  authorization: string;
  /** Undefined when there was none. */
  response: Promise<Response | undefined>;
}

declare global {
  /** By URL, each until it is used. */
  var startedReads: Map<string, StartedRead> | undefined;
}

/**
 * Starts what a page needs for the logged-in user. The build writes this function as a script, so it uses nothing from outside.
 * @param tokenKey - Where `localStorage` has the token.
 * @param pattern - The pattern of the page's path.
 */
export function startPage(tokenKey: string, pattern: string, starts: readonly PageStart[]): void {
  try {
    const token = localStorage.getItem(tokenKey);
    // The client has begun without it when the script arrives late.
    if (!token || globalThis.startedReads) return;
    const payload = token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '';
    const bytes = Uint8Array.from(atob(payload), (byte) => byte.charCodeAt(0));
    const { name, role } = JSON.parse(new TextDecoder().decode(bytes));
    const segments = location.pathname.split('/').map(decodeURIComponent);
    const values = new Map(pattern.split('/').map((part, index) => [part, segments[index] ?? '']));
    const query = new URLSearchParams(location.search);
    const isFor = (start: PageStart) =>
      (!start.persona || (start.persona === 'doctor') === (role === 'Doctor')) &&
      (!start.own || values.get(':name')?.toLowerCase() === name.toLowerCase()) &&
      Object.entries(start.query ?? {}).every(([key, value]) => (query.get(key) ?? '') === value);
    const authorization = `Bearer ${token}`;
    const started: Map<string, StartedRead> = new Map();
    globalThis.startedReads = started;
    for (const { reads = [], modules = [] } of starts.filter(isFor)) {
      for (const path of reads) {
        const url = path.replace(/\{(\w+)\}/g, (_, parameter) =>
          encodeURIComponent(values.get(`:${parameter}`) ?? name),
        );
        const headers = { Accept: 'application/json', Authorization: authorization };
        const response = fetch(url, { headers }).catch(() => undefined);
        started.set(new URL(url, location.href).href, { authorization, response });
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
 * The response to a read that the page has started, once.
 * @returns undefined when it has not, or for another user; a promise of undefined when there was none
 */
export function startedResponse({
  method,
  url,
  headers,
}: Request): Promise<Response | undefined> | undefined {
  const reads = (globalThis.startedReads ??= new Map());
  const read = method === 'GET' ? reads.get(url) : undefined;
  const authorization = headers.get('Authorization');
  // Some reads take no token.
  if (!read || (authorization !== null && authorization !== read.authorization)) return undefined;
  reads.delete(url);
  return read.response;
}
