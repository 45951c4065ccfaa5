import { Problem } from '../problem.ts';
import { type Session, endSession, endSessions, listSessions } from '../repositories/sessions.ts';
import type { Handlers } from './handler.ts';

export const sessions: Handlers<'endOtherSessions' | 'endSession' | 'listSessions'> = {
  listSessions: async ({ grant, query }) => {
    const all = await listSessions(query, grant.id);
    return { sessions: all.map((each) => toActiveSession(each, grant.sessionId)) };
  },

  endSession: ({ params: { sessionId }, grant, write }) =>
    write(async (query) => {
      const isFound = await endSession(query, { accountId: grant.id, sessionId });
      if (!isFound) throw new Problem(404, { message: 'This session was not found.' });
      return { message: 'The device is logged out.' };
    }),

  endOtherSessions: ({ grant, write }) =>
    write(async (query) => {
      await endSessions(query, { accountId: grant.id, except: grant.sessionId });
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
