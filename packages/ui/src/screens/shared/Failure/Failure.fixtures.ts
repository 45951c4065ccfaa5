import type { FailureScreenProps } from './Failure.tsx';

const links = [
  { label: 'Home', href: '#home' },
  { label: 'Doctors', href: '#doctors' },
];

export const failures = {
  notFound: { status: 404, statusText: 'Not Found', links },
  methodNotAllowed: { status: 405, statusText: 'Method Not Allowed', links },
  badRequest: { status: 400, statusText: 'Bad Request', links },
  thrown: { message: 'The readings could not be understood.', links },
  notFetched: {
    message: 'This page could not be loaded. Check your connection, then reload the page.',
    onRetry: () => {},
    links,
  },
  unknown: { links },
  longMessage: {
    status: 500,
    statusText: 'Internal Server Error',
    message:
      'A made-up message that goes on for a while, the way some servers do, with_one_very_long_word_that_has_no_place_to_break_at_all_anywhere_in_it_whatsoever. '.repeat(
        4,
      ),
    links,
  },
} satisfies Record<string, FailureScreenProps>;
