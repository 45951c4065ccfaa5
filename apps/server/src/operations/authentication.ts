import { toDatabaseFault } from '../database/errors.ts';
import { Problem, invalidInput } from '../plugins/errors.ts';
import { hashPassword, isCommonPassword, isRightPassword } from '../plugins/passwords.ts';
import {
  type NewAccount,
  createDoctor,
  createPatient,
  findCredentials,
} from '../repositories/accounts.ts';
import { toEmailKey } from '../repositories/keys.ts';
import type { Call, Handlers } from './handler.ts';
import { toName, toText } from './names.ts';

/** Logging in and registering. */
export const authentication: Handlers<'login' | 'registerDoctor' | 'registerPatient'> = {
  login: async ({ body, ip, query, services }) => {
    const forgiveAddress = services.addressFailures.attempt(ip);
    const forgiveAccount = services.accountFailures.attempt(toEmailKey(body.email));
    let isFailure = false;
    try {
      const found = await findCredentials(query, body.email);
      // Checked for an unknown email too: neither the answer nor its time tells who is registered.
      const isRight = await isRightPassword(found?.passwordHash, body.password);
      if (found && isRight) return { token: services.sessions.issue(found) };
      isFailure = true;
      throw new Problem(401, {
        title: 'Log in failed',
        message: 'The email or password is wrong.',
      });
    } finally {
      // A database that is away is not the caller's failure either.
      if (!isFailure) {
        forgiveAddress();
        forgiveAccount();
      }
    }
  },

  registerDoctor: async ({ body, write }) => {
    const account = await toNewAccount(body);
    return signUp(() =>
      write(async (query) => {
        await createDoctor(query, { ...account, specializationId: body.medicalSpecificationId });
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },

  registerPatient: async ({ body, write, concerns }) => {
    const account = await toNewAccount(body);
    return signUp(() =>
      write(async (query) => {
        concerns(await createPatient(query, account));
        return { message: 'Your account is ready. Log in to use it.' };
      }),
    );
  },
};

async function toNewAccount(body: Call<'registerPatient'>['body']): Promise<NewAccount> {
  const name = toName(body.name);
  if (isCommonPassword(body.password)) {
    throw invalidInput({ password: ['Many people use this password. Choose another one.'] });
  }
  return {
    name,
    email: body.email,
    passwordHash: await hashPassword(body.password),
    gender: body.gender ?? null,
    phoneNumber: toText(body.phoneNumber),
    address: toText(body.address),
  };
}

/** Says in words what the database's constraints refuse. */
async function signUp<Result>(register: () => Promise<Result>): Promise<Result> {
  try {
    return await register();
  } catch (error) {
    const fault = toDatabaseFault(error);
    const problem = fault && 'constraint' in fault ? refusals[fault.constraint] : undefined;
    throw problem?.() ?? error;
  }
}

const taken = (field: 'name' | 'email', message: string) =>
  new Problem(409, { title: 'Sign up failed', message, errors: { [field]: [message] } });

const refusals: Record<string, () => Problem> = {
  account_name_unique: () => taken('name', 'An account with this name already exists.'),
  account_email_unique: () => taken('email', 'An account with this email already exists.'),
  doctor_specialization_exists: () =>
    invalidInput({ medicalSpecificationId: ['Choose a specialization from the list.'] }),
};
