import type { Schemas } from '@medportal/api-client';
import type {
  AccountView,
  ClosureValues,
  ContactValues,
  EmailValues,
  LogInEvent,
  LogInView,
  PasswordValues,
  SessionView,
} from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import { cursorQuery, readQuery } from '../../core/query/readQuery.ts';
import type { Write } from '../../core/query/useWrite.ts';
import { session } from '../../core/session/session.ts';
import {
  allMapped,
  callsOf,
  flag,
  gender,
  isDenied,
  moment,
  number,
  record,
  required,
  text,
  wireGender,
} from '../../core/api/wire.ts';

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
export const sessionsQuery = () =>
  readQuery({
    query: queries.listSessions.queryOptions({}),
    map: ({ sessions }) => sessions.map(sessionView),
  });

/** By the action of the log. */
const events = new Map<string, LogInEvent>(
  Object.entries({
    login: 'login',
    logOut: 'logOut',
    changePassword: 'changePassword',
    resetPassword: 'resetPassword',
    changeEmail: 'changeEmail',
    confirmEmail: 'confirmEmail',
    closeAccount: 'closeAccount',
    reopenAccount: 'reopenAccount',
    endSession: 'endSession',
    endOtherSessions: 'endSession',
    approveDoctor: 'approveDoctor',
    refuseDoctor: 'approveDoctor',
  }),
);

function logInView(wire: Schemas['LogIn']): LogInView {
  const { date, action, outcome, device, network, count, ...rest } = record(wire);
  allMapped(rest);
  return {
    // A newer backend may know more.
    event: events.get(action) ?? 'other',
    isRefused: isDenied(outcome) || action === 'refuseDoctor',
    at: moment(date),
    device: text(device),
    network: text(network),
    count: callsOf(count),
  };
}

/** The log-ins to the account of the user, newest first, by a backend with version 2 of `account`. */
export function logInsQuery() {
  const read = queries.listLogIns;
  return cursorQuery({
    key: read.queryKey(),
    page: (page) => read.queryOptions(page),
    pageSize: 10,
    map: logInView,
  });
}

function accountView(wire: Schemas['AccountDetail']): AccountView {
  const {
    name,
    email,
    newEmail,
    isEmailConfirmed,
    gender: given,
    phoneNumber,
    address,
    responseNotices,
    retentionDays,
    ...rest
  } = record(wire);
  allMapped(rest);
  return {
    name: required(text(name)),
    email: required(text(email)),
    newEmail: text(newEmail),
    isEmailConfirmed: flag(isEmailConfirmed),
    phoneNumber: text(phoneNumber),
    address: text(address),
    gender: gender(given),
    responseNotices: flag(responseNotices),
    retentionDays: number(retentionDays),
  };
}

/** The email, the contact details and the notices of the user. */
export const accountQuery = () =>
  readQuery({ query: queries.getAccount.queryOptions({}), map: accountView });

/** Reads everything that is stored about the user, as the backend sends it. */
export const readAccountData = async () => (await client.getAccountData({})).orThrow();

export const saveContact: Write<ContactValues> = {
  operation: 'updateContact',
  invalidates: [
    'getAccount',
    'getDoctor',
    'getPatient',
    'listDoctors',
    'listDoctorsBySpecialization',
  ],
  call: ({ phoneNumber, address, gender: chosen }, options) =>
    client.updateContact(
      { body: { phoneNumber, address, gender: wireGender(chosen) ?? null } },
      options,
    ),
  outcome: 'saved',
};

/** Asks for another email of the user. */
export const changeEmail: Write<EmailValues> = {
  operation: 'changeEmail',
  invalidates: ['getAccount', 'listLogIns'],
  call: ({ email, password }, options) =>
    client.changeEmail({ body: { new: email, password } }, options),
  outcome: 'sent',
  fields: { new: 'email' },
};

/** Makes the address that a link was sent to the email of its account. */
export const confirmEmail: Write<{ token: string }> = {
  operation: 'confirmEmail',
  invalidates: ['getAccount', 'getDoctor', 'getPatient'],
  call: (values, options) => client.confirmEmail({ body: values }, options),
  outcome: 'saved',
};

/** Whether the user gets an email about a new response. */
export const updateNotices: Write<{ responses: boolean }> = {
  operation: 'updateNotices',
  invalidates: ['getAccount'],
  call: (values, options) => client.updateNotices({ body: values }, options),
};

/** Turns off the emails of the account that a link was sent to. */
export const unsubscribe: Write<{ token: string }> = {
  operation: 'unsubscribe',
  invalidates: ['getAccount'],
  call: (values, options) => client.unsubscribe({ body: values }, options),
};

/** Changes the password of the user, which logs out their other devices. */
export const changePassword: Write<PasswordValues> = {
  operation: 'changePassword',
  invalidates: ['listLogIns', 'listSessions'],
  call: ({ current, next }, options) =>
    client.changePassword({ body: { current, new: next } }, options),
  outcome: 'saved',
  fields: { new: 'next' },
};

/**
 * Closes the account of the user, which ends the session. Each attempt has an idempotency key of its own: after a log-in
 * that opened the account again, the response to an earlier attempt would be wrong.
 */
export const closeAccount: Write<ClosureValues> = {
  operation: 'closeAccount',
  // The portal restarts without any cached data.
  invalidates: [],
  call: async (values) => {
    const result = await client.closeAccount({ body: values });
    if (result.ok) session.closeAccount(moment(result.data?.deletedAfter));
    return result;
  },
  outcome: 'closed',
};

/** Logs out one other device of the user. */
export const endSession: Write<SessionView> = {
  operation: 'endSession',
  invalidates: ['listLogIns', 'listSessions'],
  call: ({ id }, options) => client.endSession({ sessionId: id }, options),
};

/** Logs out all other devices of the user. */
export const endOtherSessions: Write<object> = {
  operation: 'endOtherSessions',
  invalidates: ['listLogIns', 'listSessions'],
  call: (_, options) => client.endOtherSessions({}, options),
};
