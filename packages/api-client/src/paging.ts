import { defaultPageSize, maxPageSize } from './constants.ts';
import type { PortalResult } from './types.ts';

/** A page of a list, as list operations take it. */
export interface Page {
  /** Which page, counted from 1. */
  readonly pageNumber: number;
  /** How many items it has. */
  readonly pageSize: number;
}

/** The page to ask for next. */
export interface NextPage extends Page {
  /** Whether its items follow those that are shown; otherwise they take their place. */
  readonly appends: boolean;
}

/**
 * The next page of a list of which `shown` items are shown; the first one when there are none. Lists grow by asking for
 * a longer first page; where the contract allows no longer one, they go on page by page.
 */
export function nextPage(shown: number): NextPage {
  const pageSize = shown + defaultPageSize;
  return pageSize <= maxPageSize
    ? { pageNumber: 1, pageSize, appends: false }
    : {
        pageNumber: Math.floor(shown / defaultPageSize) + 1,
        pageSize: defaultPageSize,
        appends: true,
      };
}

/**
 * Whether there is more than what is shown.
 * @param totalCount - How many items there are on all pages, as the answer says.
 * @param size - How many items are shown.
 */
export function hasMore(totalCount: number, size: number): boolean {
  return totalCount > size;
}

/** The answer of a list operation: a list, and how long it is in all. */
export interface Counted {
  /** How many items there are on all pages. */
  readonly totalCount: number;
}

/** One step of {@link growPages}: what the call gave, and whether its items follow those of the steps before. */
export type GrownPage<Data> = PortalResult<Data> & Pick<NextPage, 'appends'>;

/**
 * Reads a list step by step, as the contract's lists grow: 9 items, then the first 18, and so on up to 900; from there
 * on each step has the next 9 alone, and says so with `appends`. It ends with the last items, or with a call that failed.
 *
 * ```ts
 * const load = (page: Page) => portal.listDoctors({ ...page, searchName: 'sam' }, { signal });
 * for await (const page of growPages(load)) {
 *   if (!page.ok) throw page.error;
 *   doctors = page.appends ? [...doctors, ...page.data.doctors] : page.data.doctors;
 *   if (doctors.length >= 50) break;
 * }
 * ```
 * @param load - Makes the call for one page. A signal that it hands on ends the reading, too.
 * @param from - How many items are shown already, to go on after a failure.
 */
export async function* growPages<Data extends Counted>(
  load: (page: Page) => Promise<PortalResult<Data>>,
  from = 0,
): AsyncGenerator<GrownPage<Data>, void, undefined> {
  let shown = from;
  let isLast = false;
  while (!isLast) {
    const { appends, ...page } = nextPage(shown);
    // oxlint-disable-next-line no-await-in-loop -- each page is asked for when the one before has been used
    const result = await load(page);
    yield { ...result, appends };
    if (!result.ok) return;
    const count = itemsOf(result.data).length;
    shown = appends ? shown + count : count;
    // A page that was not filled is the last one, whatever the count says: asking again would never end.
    isLast = count < page.pageSize || !hasMore(result.data.totalCount, shown);
  }
}

/** The items of a page: the one list in it. */
function itemsOf(data: object): readonly unknown[] {
  return Object.values(data).find(Array.isArray) ?? [];
}
