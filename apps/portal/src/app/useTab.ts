import { type ShouldRevalidateFunction, useNavigate, useSearchParams } from 'react-router-dom';
import { oneOf } from './params.ts';

/**
 * A tab that lives in the address, so that Back and a shared link work.
 * @param name - The query parameter.
 * @param tabs - The values it may have; the first one is open when the address names none.
 */
export function useTab<Tab extends string>(
  name: string,
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (tab: Tab) => void | Promise<void>] {
  const [query] = useSearchParams();
  // Not by the setter of the query: that does not tell when the address has changed.
  const navigate = useNavigate();
  const open = oneOf(tabs, query.get(name));
  const select = (tab: Tab) => {
    // The same address again would load the page again.
    if (tab === open) return undefined;
    const next = new URLSearchParams({ ...Object.fromEntries(query), [name]: tab });
    return navigate(`?${next}`, { preventScrollReset: true });
  };
  return [open, select];
}

/**
 * For pages some of whose tabs show parts of what is already loaded: another one of those is no reason to load again.
 * @param names - Their query parameters.
 */
export function revalidateUnless(...names: readonly string[]): ShouldRevalidateFunction {
  const withoutTabs = ({ pathname, searchParams }: URL) => {
    const rest = new URLSearchParams(searchParams);
    for (const name of names) rest.delete(name);
    return `${pathname}?${rest}`;
  };
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const isTabChange =
      currentUrl.href !== nextUrl.href && withoutTabs(currentUrl) === withoutTabs(nextUrl);
    return !isTabChange && defaultShouldRevalidate;
  };
}
