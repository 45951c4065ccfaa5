// The contract's lists grow by asking for a longer first page; past its limit they go on page by page.
import type { More } from '@medportal/ui';

/** How many items a list starts with, and how many 'Show more' adds. */
const PAGE_STEP = 9;

/** The longest page that the contract allows. */
const MAX_PAGE_SIZE = 900;

/** The page to ask for next, and whether it continues what is shown or replaces it. */
export interface NextPage {
  pageNumber: number;
  pageSize: number;
  appends: boolean;
}

/** The next page of a list of which `shown` items are shown; the first one when there are none. */
export function nextPage(shown: number): NextPage {
  const size = shown + PAGE_STEP;
  return size <= MAX_PAGE_SIZE
    ? { pageNumber: 1, pageSize: size, appends: false }
    : { pageNumber: Math.floor(shown / PAGE_STEP) + 1, pageSize: PAGE_STEP, appends: true };
}

/** Whether there is more than what is shown. */
export function more(shown: number, totalCount: number): More {
  return totalCount > shown ? 'available' : 'none';
}
