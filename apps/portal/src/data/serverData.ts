// Data that our server renders into a page; see docs/decisions/053-server-rendering.md.
import type { QueryKey } from '@tanstack/react-query';
import { hydration } from './hydration.ts';
import { queryClient } from './queryClient.ts';

const ELEMENT_ID = 'server-data';

/** On the server: the answers to the reads of the page that it renders, by URL. */
export const answers = new Map<string, string>();

/** Node has no page that relative URLs could belong to. */
export const SERVER_ORIGIN = 'http://portal.invalid';

/**
 * Answers a read on the server.
 * @throws DOMException `AbortError`, which is not reported, when the server has not read it
 */
export async function fetchAnswer({ url }: Request): Promise<Response> {
  const answer = answers.get(url.slice(SERVER_ORIGIN.length));
  if (answer === undefined) throw new DOMException('not read', 'AbortError');
  return new Response(answer, { headers: { 'Content-Type': 'application/json' } });
}

/**
 * The data that has been read on the server, as an element for {@link restoreData}: empty without data, undefined when a read
 * has failed.
 */
export function dataElement(): string | undefined {
  if (answers.size === 0) return '';
  const queries = queryClient.getQueryCache().getAll();
  if (queries.some(({ state }) => state.status !== 'success')) return undefined;
  const json = JSON.stringify(queries.map(({ queryKey, state }) => [queryKey, state.data]));
  // No text may end the element.
  return `<script type="application/json" id="${ELEMENT_ID}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** What {@link restoreData} has put into the cache. */
let restored: QueryKey[] = [];

/** Back may show a page from the HTTP cache, with data of any age. */
const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Fills the cache with the data of the page, once. The page refreshes data that may be old. */
export function restoreData(): void {
  const element = document.getElementById(ELEMENT_ID);
  const entries: [QueryKey, unknown][] = JSON.parse(element?.textContent ?? '[]');
  const updatedAt = isFromHistory() ? 0 : Date.now();
  for (const [key, data] of entries) queryClient.setQueryData(key, data, { updatedAt });
  restored = entries.map(([key]) => key);
  hydration.hasData = restored.length > 0;
  element?.remove();
}

/** Whether the cache still has all data of the page. A log-in in another tab empties it. */
export const isRestored = (): boolean =>
  restored.every((key) => queryClient.getQueryData(key) !== undefined);
