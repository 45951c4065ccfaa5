import { icu } from '../icu.ts';

export const requestQueue = {
  search: 'Search by name or words of the request',
  count: icu('{count, plural, one {# request} other {# requests}}'),
  found: icu('{count, plural, one {# request found} other {# requests found}}'),
  foundInLoaded: icu(
    '{count, plural, one {# request} other {# requests}} found in the {loaded, number} loaded so far',
  ),
  order: 'Sort by',
  newest: 'Newest first',
  oldest: 'Oldest first',
  longestWaiting: 'Longest waiting first',
  loadAll: 'Newest first. Load all requests to change the order.',
  nothingFound: 'No requests found',
  noMatch: 'Check the spelling, or search for fewer words.',
  noMatchInLoaded: icu(
    'We searched the {loaded, number} requests loaded so far. Show more to search the others.',
  ),
  clear: 'Clear the search',
};
