import { defaultPageSize, maxPageSize } from './generated/constants.ts';
import type { OperationId, PortalResult } from './types.ts';

/** The paging parameters of a list operation. */
export interface Page {
  /** The page, counted from 1. */
  readonly pageNumber: number;
  /** The number of items per page. */
  readonly pageSize: number;
}

/** The page to load next. */
export interface NextPage extends Page {
  /** Whether to append its items to the list; otherwise they replace the list. */
  readonly appends: boolean;
}

/**
 * The page to load after `shown` items. Up to `maxPageSize` items it is a longer first page, which replaces the list;
 * beyond that it is the next page of `defaultPageSize` items, which is appended.
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
 * Whether a list has items that are not shown yet.
 * @param totalCount - The number of items on all pages, from the answer.
 * @param size - The number of items shown.
 */
export function hasMore(totalCount: number, size: number): boolean {
  return totalCount > size;
}

/** The answer of a paged operation. */
export interface Counted {
  /** The number of items on all pages. */
  readonly totalCount: number;
}

/** One result of {@link growPages}. `appends` tells whether to append its items or to replace the list. */
export type GrownPage<Data> = PortalResult<Data> & Pick<NextPage, 'appends'>;

/**
 * Loads a list page by page: the first 9 items, then the first 18, and so on up to 900, then the next 9 each time with
 * `appends: true`. Ends after the last item or the first failed call.
 *
 * ```ts
 * const load = (page: Page) => portal.listDoctors({ ...page, searchName: 'sam' }, { signal });
 * for await (const page of growPages(load)) {
 *   if (!page.ok) throw page.error;
 *   doctors = page.appends ? [...doctors, ...page.data.doctors] : page.data.doctors;
 *   if (doctors.length >= 50) break;
 * }
 * ```
 * @param load - Calls the operation for one page. Aborting its signal ends the iteration.
 * @param from - The number of items already shown, to resume after a failure. Default: 0.
 */
export async function* growPages<Data extends Counted>(
  load: (page: Page) => Promise<PortalResult<Data>>,
  from = 0,
): AsyncGenerator<GrownPage<Data>, void, undefined> {
  let shown = from;
  let isLast = false;
  while (!isLast) {
    const { appends, ...page } = nextPage(shown);
    // oxlint-disable-next-line no-await-in-loop -- the consumer decides when to load the next page
    const result = await load(page);
    yield { ...result, appends };
    if (!result.ok) return;
    const count = itemsOf(result.data).length;
    shown = appends ? shown + count : count;
    // A short page is the last one whatever `totalCount` says, or the loop would not end.
    isLast = count < page.pageSize || !hasMore(result.data.totalCount, shown);
  }
}

/** An item of a page: the type of the list in its answer. */
export type ItemOf<Data> = {
  [Key in keyof Data]: Data[Key] extends readonly (infer Item)[] ? Item : never;
}[keyof Data];

/** Options of {@link eachPage} and {@link eachItem}. */
export interface PageOptions {
  /** The number of items per page. Default: `maxPageSize`. */
  readonly pageSize?: number;
}

/**
 * Loads a list page by page, each item once. Ends after the last item or the first failed call. When items are added or
 * removed meanwhile, those at the edge of a page may come twice or not at all.
 *
 * ```ts
 * for await (const page of eachPage((page) => portal.listDoctors(page, { signal }))) {
 *   if (!page.ok) throw page.error;
 *   doctors.push(...page.data.doctors);
 * }
 * ```
 * @param load - Calls the operation for one page. Aborting its signal ends the iteration.
 */
export async function* eachPage<Data extends Counted, Id extends OperationId>(
  load: (page: Page) => Promise<PortalResult<Data, Id>>,
  { pageSize = maxPageSize }: PageOptions = {},
): AsyncGenerator<PortalResult<Data, Id>, void, undefined> {
  for (let pageNumber = 1, isLast = false; !isLast; pageNumber += 1) {
    // oxlint-disable-next-line no-await-in-loop -- the consumer decides when to load the next page
    const result = await load({ pageNumber, pageSize });
    yield result;
    isLast = !result.ok || isLastPage(result.data, { pageNumber, pageSize });
  }
}

/** Whether a page is the last of its list. */
export function isLastPage(data: Counted, { pageNumber, pageSize }: Page): boolean {
  // A short page is the last one whatever `totalCount` says, or loops over all pages would not end.
  return itemsOf(data).length < pageSize || !hasMore(data.totalCount, pageNumber * pageSize);
}

/**
 * The items of all pages, loaded as by {@link eachPage}.
 *
 * ```ts
 * for await (const doctor of eachItem((page) => portal.listDoctors(page))) console.log(doctor.name);
 * ```
 * @param load - Calls the operation for one page.
 * @throws PortalError when a call fails
 */
export async function* eachItem<Data extends Counted, Id extends OperationId>(
  load: (page: Page) => Promise<PortalResult<Data, Id>>,
  options?: PageOptions,
): AsyncGenerator<ItemOf<Data>, void, undefined> {
  for await (const page of eachPage(load, options)) yield* itemsOf(page.orThrow());
}

function itemsOf<Data extends object>(data: Data): readonly ItemOf<Data>[] {
  return Object.values(data).find(Array.isArray) ?? [];
}
