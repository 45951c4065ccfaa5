import { useNavigate, useSearchParams } from 'react-router-dom';
import { oneOf } from './params.ts';

/** The tab that an address names, for its loader; the first one when it names none. */
export function tabOf<Tab extends string>(
  { url }: Request,
  name: string,
  tabs: readonly [Tab, ...Tab[]],
): Tab {
  return oneOf(tabs, new URL(url).searchParams.get(name));
}

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
  // Unlike the setter of the query, it tells when the address has changed.
  const navigate = useNavigate();
  const open = oneOf(tabs, query.get(name));
  const select = (tab: Tab) => {
    if (tab === open) return undefined;
    const next = new URLSearchParams({ ...Object.fromEntries(query), [name]: tab });
    return navigate(`?${next}`, { preventScrollReset: true });
  };
  return [open, select];
}
