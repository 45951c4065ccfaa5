import { useSearchParams } from 'react-router-dom';
import { termParam } from './params.ts';

/** Keeps a search term in the address, as its parameter `name`. A new one replaces the entry in the history. */
export function useSearchTerm(name: string): [term: string, setTerm: (term: string) => void] {
  const [query, setQuery] = useSearchParams();
  const setTerm = (term: string) =>
    setQuery(
      (given) => {
        const next = new URLSearchParams(given);
        if (term) next.set(name, term);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [termParam(query, name), setTerm];
}
