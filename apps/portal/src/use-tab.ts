import { type ShouldRevalidateFunction, useSearchParams } from 'react-router-dom';
import { oneOf } from './params.ts';

/**
 * A tab that lives in the address, so that Back and a shared link work.
 * @param name - The query parameter.
 * @param tabs - The values it may have; the first one is open when the address names none.
 */
export function useTab<Tab extends string>(
  name: string,
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (tab: Tab) => void] {
  const [query, setQuery] = useSearchParams();
  const open = oneOf(tabs, query.get(name));
  const select = (tab: Tab) => {
    // The same address again would load the page again.
    if (tab === open) return;
    setQuery((before) => ({ ...Object.fromEntries(before), [name]: tab }), {
      preventScrollReset: true,
    });
  };
  return [open, select];
}

/** For pages whose tabs show parts of what is already loaded: another tab is no reason to load it again. */
export const revalidateUnlessTab: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const isTabChange =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isTabChange && defaultShouldRevalidate;
};
