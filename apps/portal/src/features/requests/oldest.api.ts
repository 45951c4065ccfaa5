// The unanswered requests that have waited longest for the logged-in doctor, from the core list.
import type { Schemas } from '@medportal/api-client';
import { client } from '../../core/api/client.ts';
import { number, required } from '../../core/api/wire.ts';

type Page = Schemas['RequestPage'];

/** Reads the pages that have the oldest requests: the core list is newest first, so they are its last ones. */
export async function oldestPages(pageSize: number, signal: AbortSignal): Promise<Page[]> {
  const page = async (pageNumber: number) =>
    (
      await client.listDoctorRequests({ isAnswered: false, pageNumber, pageSize }, { signal })
    ).orThrow();
  const lastPages = async (pageNumber = 1, triesLeft = 3): Promise<Page[]> => {
    const answer = await page(pageNumber);
    const last = Math.max(Math.ceil((number(answer.totalCount) ?? 0) / pageSize), 1);
    // The count may have changed since the previous page.
    if (last !== pageNumber && triesLeft > 0) return lastPages(last, triesLeft - 1);
    const isPartial = pageNumber > 1 && answer.requests.length < pageSize;
    return isPartial ? [await page(pageNumber - 1), answer] : [answer];
  };
  return lastPages();
}

/** The number of all requests that wait. */
export const waitingCountOf = (pages: readonly Page[]) =>
  required(number(pages.at(-1)?.totalCount));

/** The requests of these pages, the oldest first. */
export const oldestFirst = (pages: readonly Page[]) =>
  pages.flatMap(({ requests }) => [...requests]).toReversed();
