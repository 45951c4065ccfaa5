// Data that our server renders into a page; see docs/decisions/053-server-rendering.md.
import type { QueryKey } from '@tanstack/react-query';
import { hydration } from './hydration.ts';
import { queryClient } from './queryClient.ts';

const ELEMENT_ID = 'server-data';

/** On the server: the responses to the reads of the page that it renders, by URL. */
export const responses = new Map<string, string>();

/** Node has no page that relative URLs could belong to. */
export const SERVER_ORIGIN = 'http://portal.invalid';

/**
 * Answers a read on the server.
 * @throws DOMException `AbortError`, which is not reported, when the server has not read it
 */
export async function fetchResponse({ url }: Request): Promise<Response> {
  const response = responses.get(url.slice(SERVER_ORIGIN.length));
  if (response === undefined) throw new DOMException('not read', 'AbortError');
  return new Response(response, { headers: { 'Content-Type': 'application/json' } });
}

/**
 * The data that has been read on the server, as an element for {@link restoreData}: empty without data, undefined when the
 * read has failed.
 */
export function dataElement(): string | undefined {
  if (responses.size === 0) return '';
  const [query, ...others] = queryClient.getQueryCache().getAll();
  if (query?.state.status !== 'success' || others.length > 0) return undefined;
  const json = JSON.stringify([query.queryKey, query.state.data]);
  // No text may end the element.
  return `<script type="application/json" id="${ELEMENT_ID}">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** Fills the cache with the data of the page, once. */
export function restoreData(): void {
  const element = document.getElementById(ELEMENT_ID);
  if (!element) return;
  const [key, data]: [QueryKey, unknown] = JSON.parse(element.textContent);
  // Back may show a page from the HTTP cache, with data of any age. The page refreshes it.
  const [navigation = {}] = performance.getEntriesByType('navigation');
  const isFromHistory = 'type' in navigation && navigation.type === 'back_forward';
  queryClient.setQueryData(key, data, { updatedAt: isFromHistory ? 0 : Date.now() });
  hydration.dataKey = key;
  element.remove();
}

/** Whether the cache still has the data of the page, if any. A log-in in another tab removes it. */
export const isRestored = (): boolean =>
  !hydration.dataKey || queryClient.getQueryData(hydration.dataKey) !== undefined;
