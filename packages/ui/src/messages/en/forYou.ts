import { icu } from '../icu.ts';

export const forYou = {
  title: 'For you',
  responses: {
    title: 'New responses',
    loading: 'Loading your responses',
    what: 'your responses',
    none: 'No new responses',
    latest: 'Responses to your latest requests',
    noneYet: 'No responses yet',
    doctor: icu('Dr. {name}'),
    unnamed: 'Your doctor',
    request: icu('Your request of <date></date>'),
    left: icu(
      '<doctor></doctor> no longer responds here. Your request of <date></date> will not be answered.',
    ),
    all: 'All responses',
    waiting: icu(
      'You are waiting for {count, plural, =0 {no response} one {# response} other {# responses}}.',
    ),
    since: icu('The oldest is from <date></date>.'),
  },
  waiting: {
    title: 'Waiting for you',
    loading: 'Loading the requests',
    what: 'the requests',
    none: 'No request waits for you',
    count: icu(
      '{count, plural, one {# request waits for you.} other {# requests wait for you, the oldest first.}}',
    ),
    reply: icu('Reply<hidden> to <person></person></hidden>'),
    all: 'All requests',
    shared: icu('<person></person> shared their record with you.'),
  },
  readings: {
    title: 'Latest readings',
    loading: 'Loading your readings',
    what: 'your readings',
    pressure: 'Blood pressure',
    sugar: 'Blood sugar',
    none: 'None yet',
  },
  steps: {
    title: 'First steps',
    done: icu('{step}: done'),
    medical: 'Complete your medical information',
    reading: 'Add a reading',
    doctor: 'Send a request to a doctor',
    profile: 'Write about yourself',
    clinic: 'Add your clinic',
  },
};
