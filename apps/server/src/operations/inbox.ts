import { Problem } from '../problem.ts';
import { doctorInbox, markResponsesSeen, patientInbox } from '../repositories/inbox.ts';
import { listRequests } from '../repositories/requests.ts';
import type { Handlers } from './handler.ts';
import { tidyName } from './names.ts';
import { toSlice } from './pages.ts';
import { toListItem } from './requests.ts';

const toTime = (date: Date | null) => date && date.toISOString();

export const inbox: Handlers<
  'getCapabilities' | 'getInbox' | 'markResponsesSeen' | 'listInboxRequests'
> = {
  getCapabilities: async ({ services }) => ({ capabilities: services.capabilities }),

  getInbox: async ({ subject, query }) => {
    if (subject.role === 'Patient') {
      const { newResponses, newResponsesCount, leftRequests, waitingCount, oldestWaitingAt } =
        await patientInbox(query, subject.id);
      return {
        role: 'Patient',
        newResponses: newResponses.map(({ sentAt, answeredAt, ...response }) => ({
          ...response,
          sentAt: sentAt.toISOString(),
          answeredAt: answeredAt.toISOString(),
        })),
        newResponsesCount,
        leftRequests: leftRequests.map(({ requestId, ...request }) =>
          toListItem({
            ...request,
            id: requestId,
            patientId: subject.id,
            patientName: subject.name,
            answeredAt: null,
            hasDoctorLeft: true,
          }),
        ),
        waitingCount,
        oldestWaitingAt: toTime(oldestWaitingAt),
      };
    }
    const { waitingCount, oldestWaitingAt } = await doctorInbox(query, subject.id);
    return { role: 'Doctor', waitingCount, oldestWaitingAt: toTime(oldestWaitingAt) };
  },

  markResponsesSeen: ({ body: { requestIds }, subject, write, setPatient }) => {
    // Set before the look-up, so that a refusal is audited for that patient.
    const [requestId] = requestIds;
    if (requestId !== undefined) setPatient({ requestId });
    return write(async (query) => {
      const responses = await markResponsesSeen(query, { patientId: subject.id, requestIds });
      if (responses === undefined) throw new Problem(404);
      return {
        message: 'Marked as seen.',
        responses: responses.map((response) => ({
          ...response,
          answeredAt: response.answeredAt.toISOString(),
        })),
      };
    });
  },

  listInboxRequests: async ({ subject, search, query, setPatient }) => {
    const page = await listRequests(query, {
      party: 'Doctor',
      accountId: subject.id,
      isAnswered: search.isAnswered,
      search: tidyName(search.search ?? ''),
      order: search.order ?? 'newest',
      ...toSlice(search),
    });
    setPatient({ ids: page.requests.map(({ patientId }) => patientId) });
    return {
      requests: page.requests.map((request) => ({
        ...toListItem(request),
        answeredAt: toTime(request.answeredAt),
      })),
      totalCount: page.totalCount,
    };
  },
};
