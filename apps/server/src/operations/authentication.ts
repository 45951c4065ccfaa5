import { toDatabaseFault } from '../database/errors.ts';
import { Problem, type ProblemCode, invalidInput } from '../plugins/errors.ts';
import { toAddressKey, toNetwork } from '../plugins/limits.ts';
import { faultOfPassword } from '../plugins/passwords.ts';
import {
  type NewAccount,
  createDoctor,
  createPatient,
  findCredentials,
} from '../repositories/accounts.ts';
import { toEmailKey } from '../repositories/keys.ts';
import type { Call, Handlers, Services } from './handler.ts';
import { toNewName, toText } from './names.ts';

export const authentication: Handlers<'login' | 'registerDoctor' | 'registerPatient'> = {
  login: ({ body, ip, query, services }) => {
    const { addressFailures, networkFailures, accountFailures, passwords, sessions } = services;
    const email = toEmailKey(body.email);
    const logIn = async () => {
      const found = await findCredentials(query, body.email);
      // Also verified for an unknown email, so that timing does not reveal who is registered.
      const isRight = await passwords.isRight(found?.passwordHash, body.password);
      if (found && isRight) return { token: sessions.issue(found) };
      throw new Problem(401, {
        code: 'wrong-credentials',
        title: 'Log in failed',
        message: 'The email or password is wrong.',
      });
    };
    return addressFailures.countFailure(toAddressKey(ip), () =>
      networkFailures.countFailure(`${email} ${toNetwork(ip)}`, () =>
        accountFailures.countFailure(email, logIn),
      ),
    );
  },

  registerDoctor: async ({ body, ip, write, services }) => {
    const account = await toNewAccount(body, ip, services);
    return signUp(() =>
      write(async (query) => {
        await createDoctor(query, { ...account, specializationId: body.medicalSpecificationId });
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },

  registerPatient: async ({ body, ip, write, setSubject, services }) => {
    const account = await toNewAccount(body, ip, services);
    return signUp(() =>
      write(async (query) => {
        setSubject(await createPatient(query, account));
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },
};

async function toNewAccount(
  body: Call<'registerPatient'>['body'],
  ip: string,
  { registrations, passwords }: Services,
): Promise<NewAccount> {
  const name = toNewName(body.name);
  const fault = faultOfPassword(body.password);
  if (fault !== undefined) throw invalidInput({ password: [fault] });
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

async function signUp<Result>(register: () => Promise<Result>): Promise<Result> {
  try {
    return await register();
  } catch (error) {
    const fault = toDatabaseFault(error);
    const problem = fault && 'constraint' in fault ? refusals[fault.constraint] : undefined;
    throw problem?.() ?? error;
  }
}

const taken = (field: 'name' | 'email', code: ProblemCode, message: string) =>
  new Problem(409, { code, title: 'Sign up failed', message, errors: { [field]: [message] } });

const refusals: Record<string, () => Problem> = {
  account_name_unique: () =>
    taken(
      'name',
      'name-taken',
      'An account with this name already exists. Add a middle name or an initial.',
    ),
  name_skeleton_unique: () =>
    taken(
      'name',
      'name-too-similar',
      'This name looks like that of another account. Add a middle name or an initial.',
    ),
  account_email_unique: () =>
    taken('email', 'email-taken', 'An account with this email already exists.'),
  doctor_specialization_exists: () =>
    invalidInput({ medicalSpecificationId: ['Choose a specialization from the list.'] }),
};
