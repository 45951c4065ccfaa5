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

  getInbox: async ({ subject, query }) => {
    if (subject.role === 'Patient') {
      const { newAnswers, newAnswersCount, leftRequests, waitingCount, oldestWaitingAt } =
        await patientInbox(query, subject.id);
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
    const { waitingCount, oldestWaitingAt, oldestWaiting } = await doctorInbox(query, subject.id);
    return {
      role: 'Doctor',
      waitingCount,
      oldestWaitingAt: toTime(oldestWaitingAt),
      oldestWaiting: oldestWaiting.map(({ sentAt, ...request }) => ({
        ...request,
        doctorId: subject.id,
        sentAt: sentAt.toISOString(),
      })),
    };
  },

  markAnswersSeen: ({ body: { requestIds }, subject, write, setPatient }) => {
    // Set before the look-up, so that a refusal is audited for that patient.
    const [requestId] = requestIds;
    if (requestId !== undefined) setPatient({ requestId });
    return write(async (query) => {
      const answers = await markAnswersSeen(query, { patientId: subject.id, requestIds });
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
