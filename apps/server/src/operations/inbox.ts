import { Problem } from '../problem.ts';
import { doctorInbox, markAnswersSeen, patientInbox } from '../repositories/inbox.ts';
import { listRequests } from '../repositories/requests.ts';
import type { Handlers } from './handler.ts';
import { tidyName } from './names.ts';
import { toSlice } from './pages.ts';
import { toListItem } from './requests.ts';

const toTime = (date: Date | null) => date && date.toISOString();

export const inbox: Handlers<
  'getCapabilities' | 'getInbox' | 'markAnswersSeen' | 'listInboxRequests'
> = {
  getCapabilities: async ({ services }) => ({ capabilities: services.capabilities }),

  getInbox: async ({ grant, query }) => {
    if (grant.role === 'Patient') {
      const { newAnswers, newAnswersCount, leftRequests, waitingCount, oldestWaitingAt } =
        await patientInbox(query, grant.id);
      return {
        role: 'Patient',
        newAnswers: newAnswers.map(({ sentAt, answeredAt, ...answer }) => ({
          ...answer,
          sentAt: sentAt.toISOString(),
          answeredAt: answeredAt.toISOString(),
        })),
        newAnswersCount,
        leftRequests: leftRequests.map(({ requestId, ...request }) =>
          toListItem({
            ...request,
            id: requestId,
            patientId: grant.id,
            patientName: grant.name,
            answeredAt: null,
            hasDoctorLeft: true,
          }),
        ),
        waitingCount,
        oldestWaitingAt: toTime(oldestWaitingAt),
      };
    }
    const { waitingCount, oldestWaitingAt, oldestWaiting } = await doctorInbox(query, grant.id);
    return {
      role: 'Doctor',
      waitingCount,
      oldestWaitingAt: toTime(oldestWaitingAt),
      oldestWaiting: oldestWaiting.map(({ sentAt, ...request }) => ({
        ...request,
        doctorId: grant.id,
        sentAt: sentAt.toISOString(),
      })),
    };
  },

  markAnswersSeen: ({ body: { requestIds }, grant, write, setSubject }) => {
    // Set before the look-up, so that a refusal is audited for that patient.
    const [requestId] = requestIds;
    if (requestId !== undefined) setSubject({ requestId });
    return write(async (query) => {
      const answers = await markAnswersSeen(query, { patientId: grant.id, requestIds });
      if (answers === undefined) throw new Problem(404);
      return {
        message: 'Marked as seen.',
        answers: answers.map((answer) => ({
          ...answer,
          answeredAt: answer.answeredAt.toISOString(),
        })),
      };
    });
  },

  listInboxRequests: async ({ grant, search, query, setSubject }) => {
    const page = await listRequests(query, {
      party: 'Doctor',
      accountId: grant.id,
      isAnswered: search.isAnswered,
      search: tidyName(search.search ?? ''),
      order: search.order ?? 'newest',
      ...toSlice(search),
    });
    setSubject({ ids: page.requests.map(({ patientId }) => patientId) });
    return {
      requests: page.requests.map((request) => ({
        ...toListItem(request),
        answeredAt: toTime(request.answeredAt),
      })),
      totalCount: page.totalCount,
    };
  },
};
