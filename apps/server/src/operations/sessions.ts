import { Problem } from '../problem.ts';
import { type Session, endSession, endSessions, listSessions } from '../repositories/sessions.ts';
import type { Handlers } from './handler.ts';

export const sessions: Handlers<'endOtherSessions' | 'endSession' | 'listSessions'> = {
  listSessions: async ({ subject, query }) => {
    const all = await listSessions(query, subject.id);
    return { sessions: all.map((each) => toActiveSession(each, subject.sessionId)) };
  },

  endSession: ({ params: { sessionId }, subject, write }) =>
    write(async (query) => {
      const isFound = await endSession(query, { accountId: subject.id, sessionId });
      if (!isFound) throw new Problem(404, { message: 'This session was not found.' });
      return { message: 'The device is logged out.' };
    }),

  endOtherSessions: ({ subject, write }) =>
    write(async (query) => {
      await endSessions(query, { accountId: subject.id, except: subject.sessionId });
      return { message: 'You are logged out everywhere else.' };
    }),
};

export const toActiveSession = (
  { createdAt, lastSeenAt, ...rest }: Session,
  currentId: number,
) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent: rest.sessionId === currentId,
});
