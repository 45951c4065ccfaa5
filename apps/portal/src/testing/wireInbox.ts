// What stories of the inbox share.
import type { Schemas } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { readHandlers } from './anyPage.ts';
import { people } from './PortalAt.tsx';
import { wireRequests } from './wireSamples.ts';

export const wirePatientInbox: Schemas['PatientInbox'] = {
  role: 'Patient',
  newAnswers: [
    {
      requestId: 100,
      doctorId: 7,
      doctorName: people.doctor.name,
      sentAt: '2026-11-16T08:00:00.000Z',
      answeredAt: '2026-11-19T15:30:00.000Z',
    },
  ],
  newAnswersCount: 1,
  waitingCount: 2,
  oldestWaitingAt: '2026-11-18T07:45:00.000Z',
};

export const wireDoctorInbox: Schemas['DoctorInbox'] = {
  role: 'Doctor',
  waitingCount: 15,
  oldestWaitingAt: '2026-11-14T09:15:00.000Z',
  oldestWaiting: [
    {
      requestId: 101,
      doctorId: 7,
      patientId: 3,
      patientName: people.patient.name,
      sentAt: '2026-11-14T09:15:00.000Z',
      description: 'I have been tired for a week and would like a check.',
    },
  ],
};

/** A backend with the inbox, and the other reads of the home page. */
export const inboxHandlers = () => [
  mock.getCapabilities.ok({ capabilities: { inbox: 1 } }),
  ...readHandlers(),
  mock.listPatientRequests.ok(({ query }) => {
    const requests = wireRequests(3, query.get('isAnswered') === 'true');
    return { requests, totalCount: requests.length };
  }),
];
