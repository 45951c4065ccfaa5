import type { Schemas } from '@medportal/api-client';
import type { PasswordValues, SessionView } from '@medportal/ui/screens';
import { client, queries } from '../data/apiClient.ts';
import { readQuery } from '../data/readQuery.ts';
import type { Write } from '../data/useWrite.ts';
import { allMapped, flag, moment, number, record, required, text } from './wire.ts';

function sessionView(wire: Schemas['ActiveSession']): SessionView {
  const { sessionId, device, createdAt, lastSeenAt, isCurrent, ...rest } = record(wire);
  allMapped(rest);
  return {
    id: required(number(sessionId)),
    device: text(device),
    since: moment(createdAt),
    lastUsed: moment(lastSeenAt),
    isHere: required(flag(isCurrent)),
  };
}

/** Where the user is logged in, by a backend that has the extension `account`. */
export const sessionsQuery = () => ({
  ...readQuery({
    query: queries.listSessions.queryOptions({}),
    map: ({ sessions }) => sessions.map(sessionView),
  }),
  // The page has no loader that reads it again after a failure.
  retryOnMount: true,
});

/** Changes the password of the user, which logs out their other devices. */
export const changePassword: Write<PasswordValues> = {
  operation: 'changePassword',
  call: ({ current, next }, options) =>
    client.changePassword({ body: { current, new: next } }, options),
  outcome: 'saved',
  fields: { new: 'next' },
};

/** Logs out one other device of the user. */
export const endSession: Write<SessionView> = {
  operation: 'endSession',
  call: ({ id }, options) => client.endSession({ sessionId: id }, options),
};

/** Logs out all other devices of the user. */
export const endOtherSessions: Write<object> = {
  operation: 'endOtherSessions',
  call: (_, options) => client.endOtherSessions({}, options),
};
