import { icu } from '../icu.ts';

export const recordSummary = {
  loading: icu('Loading {what}'),
  // 'Here', because a patient may have diseases or allergies that are not in MedPortal.
  noneRecorded: 'None recorded here',
  retry: icu('Retry<hidden> {what}</hidden>'),
  notShared: 'Not shared with you',
  logIn: icu('<link>Log in</link> to see {what}'),
  nameNotRecorded: 'Name not recorded',
  asRecorded: 'as it was recorded',
  notRecorded: 'Not recorded',
};
