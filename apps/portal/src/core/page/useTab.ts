import { useNavigate, useSearchParams } from 'react-router-dom';
import { oneOf } from './params.ts';

/** For loaders: the tab in the request's query parameter `name`; the first one when absent or unknown. */
export function tabOf<Tab extends string>(
  { url }: Request,
  name: string,
  tabs: readonly [Tab, ...Tab[]],
): Tab {
  return oneOf(tabs, new URL(url).searchParams.get(name));
}

/**
 * Keeps the selected tab in the address.
 * @param name - The query parameter.
 * @param tabs - Its values; the first one is the default.
 */
export function useTab<Tab extends string>(
  name: string,
  tabs: readonly [Tab, ...Tab[]],
): [Tab, (tab: Tab) => void | Promise<void>] {
  const [query] = useSearchParams();
  // Unlike the setter of `useSearchParams`, it returns a promise.
  const navigate = useNavigate();
  const open = oneOf(tabs, query.get(name));
  const select = (tab: Tab) => {
    if (tab === open) return undefined;
    const next = new URLSearchParams({ ...Object.fromEntries(query), [name]: tab });
    return navigate(`?${next}`, { preventScrollReset: true });
  };
  return [open, select];
}
