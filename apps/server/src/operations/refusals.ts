import { toDatabaseFault } from '../database/errors.ts';
import { Problem, type ProblemCode, invalidInput } from '../problem.ts';

export const noMail = (
  message = 'This portal sends no emails. Ask the people who run it for a link.',
) => new Problem(404, { title: 'No emails from here', message });

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

function similarName() {
  return takenName(
    'name-too-similar',
    'This name looks like that of another account. Add a middle name or an initial.',
  );
}

const refusals: Record<string, () => Problem> = {
  account_name_unique: () =>
    takenName(
      'name-taken',
      'An account with this name already exists. Add a middle name or an initial.',
    ),
  name_skeleton_unique: similarName,
  doctor_name_unique: similarName,
  account_email_unique: () => takenEmail('email'),
  doctor_specialization_exists: () =>
    invalidInput({ medicalSpecificationId: ['Choose a specialization from the list.'] }),
};
