import { icu } from '../icu.ts';

export const staleNotice = {
  notRefreshed: icu('This could not be refreshed. It was last loaded on <date></date>.'),
  upToDate: 'This is up to date.',
  retry: 'Retry',
  retryWhat: icu('Retry<hidden> {what}</hidden>'),
};
