import { icu } from '../icu.ts';

export const accessLog = {
  title: 'Who has looked at your record',
  lead: 'Everyone who opened or changed your record, or was refused.',
  about: {
    title: 'What is recorded, and for how long',
    visits: 'Each time: who, when, and what about.',
    lists: 'Also when a doctor opens a list with one of your requests on it.',
    anonymous:
      'Refusals of people who were not logged in are counted together, for up to one hour.',
    self: 'Opening this list is recorded too, but not shown here.',
    retention:
      'MedPortal never changes or deletes an entry. Entries are kept as long as the law requires.',
    administrators: 'What administrators do in the database itself is not recorded.',
  },
  loading: 'Loading who looked at your record',
  what: 'the access log',
  empty: 'Nothing recorded yet',
  emptyHint: 'Who opens or changes your record will appear here.',
  person: 'Person',
  everyone: 'Everyone',
  counts: icu(
    '{done, plural, =0 {No reads or changes} one {# read or change} other {# reads and changes}}{of, select, all { by others} other {}}, {refused, plural, =0 {none refused} one {# refused} other {# refused}}',
  ),
  nobodyElse: 'Nobody else has looked at your record.',
  nobodyElseLoaded: 'Nobody else, as far as this list goes.',
  own: icu('Times you looked yourself ({count, number})'),
  noDate: 'Date not recorded',
  doctor: icu('Dr. {name}'),
  anonymous: 'Somebody who was not logged in',
  unnamed: 'Somebody without a recorded name',
  /** Between what somebody did, how often, and when. */
  separator: ', ',
  times: icu('{count, plural, one {# time} other {# times}}'),
  /** A time of up to one hour. */
  from: icu('from {time}'),
  refused: 'Refused',
  backTo: icu('Back to {day}'),
  loaded: 'More can be loaded',
  nothingEarlier: 'There is nothing earlier',
  /** What other people did. They cannot do what only the patient can. */
  did: {
    responded: icu('<who></who> replied to your request'),
    decidedRequests: icu('<who></who> changed whether they receive your requests'),
    data: icu('<who></who> downloaded your requests and responses'),
  },
  ended: icu('<who></who> could not open your record: sharing had ended'),
  notShared: icu('<who></who> could not open your record: it was not shared'),
  read: icu('<who></who> read: {what}'),
  /** Anything else that other people did or were refused. */
  entry: icu('<who></who>: {what}'),
  /** What the patient did, and anybody was refused. */
  you: {
    details: 'Your contact and medical details',
    readings: 'Your readings',
    medicines: 'Your medicines',
    chronicDiseases: 'Your chronic diseases',
    allergies: 'Your allergies',
    request: 'A request',
    requests: 'The list of your requests',
    inbox: 'A new response',
    log: 'This list',
    shares: 'Who can see your record',
    addedReading: 'A reading added',
    changedDetails: 'Your medical information changed',
    sentRequest: 'A request sent',
    changedShares: 'Who can see your record changed',
    responded: 'A response',
    decidedRequests: 'Whether they receive your requests',
    data: 'All of your data, downloaded',
    created: 'This account was created',
    other: 'Something else',
  },
};
