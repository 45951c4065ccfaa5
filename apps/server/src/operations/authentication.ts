import { Problem } from '../problem.ts';
import {
  type NewAccount,
  createDoctor,
  createPatient,
  findCredentials,
} from '../repositories/accounts.ts';
import { requestEmailChange } from '../repositories/email-changes.ts';
import { reopenAccount } from '../repositories/closures.ts';
import { toEmailKey } from '../repositories/keys.ts';
import { beginSession, endSession } from '../repositories/sessions.ts';
import { toAddressKey } from '../security/attempt-limits.ts';
import { toDevice } from '../security/device.ts';
import type { Call, Handlers, Services } from './handler.ts';
import { toNewName, toText } from './names.ts';
import { checkNewPassword, countWrongPasswords } from './passwords.ts';
import { refuseTaken } from './refusals.ts';

export const authentication: Handlers<'login' | 'logOut' | 'registerDoctor' | 'registerPatient'> = {
  login: ({ body, ip, userAgent, query, setAccount, entry, services }) => {
    const { passwords, sessions } = services;
    return countWrongPasswords(services, { email: toEmailKey(body.email), ip }, async () => {
      const found = await findCredentials(query, body.email);
      if (found) setAccount(found);
      // Also verified for an unknown email, so that timing does not reveal who is registered.
      const isRight = await passwords.isRight(found?.passwordHash, body.password);
      if (!found || !isRight) throw wrongCredentials();
      const isReopened =
        found.isClosed && (await reopenAccount(query, found.id, entry('reopenAccount')));
      const sessionId = await beginSession(query, {
        accountId: found.id,
        passwordHash: found.passwordHash,
        device: toDevice(userAgent),
        hours: sessions.hours,
        entry: entry('login'),
      });
      if (sessionId === undefined) throw wrongCredentials();
      return {
        token: sessions.issue({ ...found, sessionId }),
        ...(isReopened && { isReopened }),
      };
    });
  },

  logOut: ({ subject, writeAtOnce }) =>
    writeAtOnce(async (query) => {
      await endSession(query, { accountId: subject.id, sessionId: subject.sessionId });
      return { message: 'You are logged out.' };
    }),

  registerDoctor: async ({ body, ip, write, services }) => {
    const account = await toNewAccount(body, ip, services);
    return refuseTaken(() =>
      write(async (query) => {
        const accountId = await createDoctor(query, {
          ...account,
          specializationId: body.medicalSpecificationId,
          review: services.reviewOfNewDoctors,
        });
        if (services.sendsMail) await requestEmailChange(query, { ...account, accountId });
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },

  registerPatient: async ({ body, ip, write, setPatient, services }) => {
    const account = await toNewAccount(body, ip, services);
    return refuseTaken(() =>
      write(async (query) => {
        const accountId = await createPatient(query, account);
        setPatient(accountId);
        if (services.sendsMail) await requestEmailChange(query, { ...account, accountId });
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },
};

const wrongCredentials = () =>
  new Problem(401, {
    code: 'wrong-credentials',
    title: 'Log in failed',
    message: 'The email or password is wrong.',
  });

async function toNewAccount(
  body: Call<'registerPatient'>['body'],
  ip: string,
  { registrations, passwords }: Services,
): Promise<NewAccount> {
  const name = toNewName(body.name);
  checkNewPassword(body.password, 'password', name, body.email);
  // From here on an attempt costs a hash and can reveal whether a name or an email is taken.
  for (const limit of registrations) {
    // oxlint-disable-next-line no-await-in-loop -- what one limit refuses does not count for the next
    await limit.count(toAddressKey(ip));
  }
  return {
    name,
    email: body.email,
    passwordHash: await passwords.hash(body.password),
    gender: body.gender ?? null,
    phoneNumber: toText(body.phoneNumber),
    address: toText(body.address),
    isEmailConfirmed: false,
  };
}
