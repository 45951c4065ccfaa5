import type { Failure } from '../../view.ts';
import type { RequestSummary } from '../RequestCard/RequestCard.tsx';
import type { RequestListView } from './RequestList.tsx';
import type { OnePerStatus } from '../../testing/fixtures.ts';

export const sampleRequest: RequestSummary = {
  id: 1,
  person: { name: 'Pat Example', href: '#patient', role: 'patient' },
  sentAt: '2026-02-03T09:30:00Z',
  description: 'I have felt tired after climbing stairs for two weeks. No other symptoms.',
  link: { kind: 'reply', href: '#reply' },
};

const people = ['Pat Example', 'Robin Sample', 'سلمى المثالية', 'Dana Placeholder', 'Kim Invented'];

export function sampleRequests(count: number, answered: boolean): RequestSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    ...sampleRequest,
    id: index + 1,
    person: {
      name: people[index % people.length] ?? 'Pat Example',
      href: '#patient',
      role: 'patient',
    },
    sentAt: `2026-02-${String(20 - index).padStart(2, '0')}T09:30:00Z`,
    link: answered ? { kind: 'response', href: '#response' } : { kind: 'reply', href: '#reply' },
  }));
}

const failure: Failure = {
  title: 'The requests could not be loaded',
  message: 'The server did not answer. Check your connection and try again.',
};

export const requestListViews = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  failed: { status: 'failed', failure },
  locked: { status: 'locked', reason: { kind: 'log-in', loginHref: '#log-in' } },
  ready: {
    status: 'ready',
    requests: sampleRequests(9, false),
    totalCount: 14,
    more: 'available',
  },
} satisfies OnePerStatus<RequestListView>;
