import type { FormErrors } from '../../components/Form/useForm.ts';
import type { account } from '../../messages/en/account.ts';
import type { registration } from '../../messages/en/registration.ts';
import type { Texts } from '../../messages/textsIn.ts';
import { newPasswordProblem } from '../PatientRegister/registration.ts';

/** Both passwords of a change, exactly as entered. */
export interface PasswordValues {
  /** The password until now. */
  current: string;
  /** The password from now on. */
  next: string;
}

/** An untouched form. */
export const emptyPasswords: PasswordValues = { current: '', next: '' };

/**
 * Returns the errors of a change of the password.
 * @param t - The texts of the section.
 * @param rules - The texts of a registration, whose rules a new password follows.
 */
export function validatePasswords(
  { current, next }: PasswordValues,
  { password: t }: Texts<typeof account>,
  rules: Texts<typeof registration>,
): FormErrors<PasswordValues> {
  return {
    current: current === '' ? t.enterCurrent : undefined,
    next: next === '' ? t.enterNext : newPasswordProblem(next, rules),
  };
}
