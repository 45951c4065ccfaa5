import { icu } from '../icu.ts';

export const showMore = {
  progress: icu('Showing {shown, number, ::group-off} of {total, number, ::group-off}'),
  loaded: icu('{shown, number, ::group-off} of {total, number, ::group-off} loaded'),
  failed: 'We could not load more. Try again.',
  showMore: 'Show more',
};
