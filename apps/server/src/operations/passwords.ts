import { Problem, invalidInput } from '../problem.ts';
import { findPassword } from '../repositories/accounts.ts';
import { toAddressKey, toNetwork } from '../security/attempt-limits.ts';
import { faultOfPassword } from '../security/passwords.ts';
import type { Call, Services } from './handler.ts';

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
  subject,
  ip,
  query,
  services,
}: Pick<
  Call<'changeEmail' | 'closeAccount'>,
  'body' | 'subject' | 'ip' | 'query' | 'services'
>): Promise<string> {
  const stored = await findPassword(query, subject.id);
  return countWrongPasswords(services, { email: stored?.emailKey ?? '', ip }, async () => {
    const isRight = await services.passwords.isRight(stored?.passwordHash, password);
    if (!stored || !isRight) throw wrongPassword('password');
    return stored.passwordHash;
  });
}

/**
 * @param owner what others know of the owner: name and email
 * @throws Problem 400 for `field` when the rules of registration refuse the password
 */
export function checkNewPassword(
  password: string,
  field: string,
  ...owner: (string | undefined)[]
): void {
  const fault = faultOfPassword(password, owner);
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
