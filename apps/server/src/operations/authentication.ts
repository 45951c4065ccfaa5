import { toDatabaseFault } from '../database/errors.ts';
import { toDevice } from '../security/device.ts';
import { Problem, type ProblemCode, invalidInput } from '../problem.ts';
import { toAddressKey, toNetwork } from '../security/attempt-limits.ts';
import { faultOfPassword } from '../security/passwords.ts';
import {
  type NewAccount,
  createDoctor,
  createPatient,
  findCredentials,
  findPassword,
} from '../repositories/accounts.ts';
import { reopenAccount } from '../repositories/closures.ts';
import { toEmailKey } from '../repositories/keys.ts';
import { beginSession, endSession } from '../repositories/sessions.ts';
import type { Call, Handlers, Services } from './handler.ts';
import { toNewName, toText } from './names.ts';

export const authentication: Handlers<'login' | 'logOut' | 'registerDoctor' | 'registerPatient'> = {
  login: ({ body, ip, userAgent, query, services }) => {
    const { passwords, sessions } = services;
    return countWrongPasswords(services, { email: toEmailKey(body.email), ip }, async () => {
      const found = await findCredentials(query, body.email);
      // Also verified for an unknown email, so that timing does not reveal who is registered.
      const isRight = await passwords.isRight(found?.passwordHash, body.password);
      if (!found || !isRight) throw wrongCredentials();
      const isReopened = found.isClosed && (await reopenAccount(query, found.id));
      const sessionId = await beginSession(query, {
        accountId: found.id,
        passwordHash: found.passwordHash,
        device: toDevice(userAgent),
        hours: sessions.hours,
      });
      if (sessionId === undefined) throw wrongCredentials();
      return {
        token: sessions.issue({ ...found, sessionId }),
        ...(isReopened && { isReopened }),
      };
    });
  },

  logOut: ({ grant, writeAtOnce }) =>
    writeAtOnce(async (query) => {
      await endSession(query, { accountId: grant.id, sessionId: grant.sessionId });
      return { message: 'You are logged out.' };
    }),

  registerDoctor: async ({ body, ip, write, services }) => {
    const account = await toNewAccount(body, ip, services);
    return refuseTaken(() =>
      write(async (query) => {
        await createDoctor(query, {
          ...account,
          specializationId: body.medicalSpecificationId,
          review: services.reviewOfNewDoctors,
        });
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },

  registerPatient: async ({ body, ip, write, setSubject, services }) => {
    const account = await toNewAccount(body, ip, services);
    return refuseTaken(() =>
      write(async (query) => {
        setSubject(await createPatient(query, account));
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },
};

/** Limits how often `work` may fail with a wrong password for one account, network or address. */
export const countWrongPasswords = <Result>(
  { addressFailures, networkFailures, accountFailures }: Services,
  { email, ip }: { email: string; ip: string },
  work: () => Promise<Result>,
): Promise<Result> =>
  addressFailures.countFailure(toAddressKey(ip), () =>
    networkFailures.countFailure(`${email} ${toNetwork(ip)}`, () =>
      accountFailures.countFailure(email, work),
    ),
  );

/**
 * Checks the password of a caller before a change that needs it.
 * @returns the stored hash
 * @throws Problem 403 for the field `password` when it is wrong, which counts like a failed log-in
 */
export async function checkPassword({
  body: { password },
  grant,
  ip,
  query,
  services,
}: Pick<
  Call<'changeEmail' | 'closeAccount'>,
  'body' | 'grant' | 'ip' | 'query' | 'services'
>): Promise<string> {
  const stored = await findPassword(query, grant.id);
  return countWrongPasswords(services, { email: stored?.emailKey ?? '', ip }, async () => {
    const isRight = await services.passwords.isRight(stored?.passwordHash, password);
    if (!stored || !isRight) throw wrongPassword('password');
    return stored.passwordHash;
  });
}

/** @throws Problem 400 for `field` when the rules of registration refuse the password */
export function checkNewPassword(password: string, field: string): void {
  const fault = faultOfPassword(password);
  if (fault !== undefined) throw invalidInput({ [field]: [fault] });
}

/** The password in `field` is not that of the account. */
export const wrongPassword = (field: string) => {
  const message = 'This is not your current password.';
  return new Problem(403, {
    code: 'wrong-password',
    title: 'Wrong password',
    message,
    errors: { [field]: [message] },
  });
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
  checkNewPassword(body.password, 'password');
  // From here on an attempt costs a hash and can reveal whether a name or an email is taken.
  await registrations.count(toAddressKey(ip));
  return {
    name,
    email: body.email,
    passwordHash: await passwords.hash(body.password),
    gender: body.gender ?? null,
    phoneNumber: toText(body.phoneNumber),
    address: toText(body.address),
  };
}

/** @throws Problem 409 when `work` breaks a rule of the database that a name or an email belongs to one account */
export async function refuseTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const fault = toDatabaseFault(error);
    const problem = fault && 'constraint' in fault ? refusals[fault.constraint] : undefined;
    throw problem?.() ?? error;
  }
}

const takenName = (code: ProblemCode, message: string) =>
  new Problem(409, { code, title: 'Sign up failed', message, errors: { name: [message] } });

/** Another account has the email in `field`. */
export const takenEmail = (field: string) => {
  const message = 'An account with this email already exists.';
  return new Problem(409, {
    code: 'email-taken',
    title: 'Email already in use',
    message,
    errors: { [field]: [message] },
  });
};

const refusals: Record<string, () => Problem> = {
  account_name_unique: () =>
    takenName(
      'name-taken',
      'An account with this name already exists. Add a middle name or an initial.',
    ),
  name_skeleton_unique: () =>
    takenName(
      'name-too-similar',
      'This name looks like that of another account. Add a middle name or an initial.',
    ),
  account_email_unique: () => takenEmail('email'),
  doctor_specialization_exists: () =>
    invalidInput({ medicalSpecificationId: ['Choose a specialization from the list.'] }),
};
