import { countCharacters } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';
import type { form } from '../../messages/en/form.ts';
import type { registration } from '../../messages/en/registration.ts';
import type { Texts } from '../../messages/textsIn.ts';
import type { Draft, Gender } from '../../view.ts';

/** How to reach a person, and how to address them. */
export interface ContactValues {
  /** Phone number as free text; may be empty. */
  phoneNumber: string;
  /** Postal address as free text; may be empty. */
  address: string;
  /** Gender; `unspecified` when none is chosen. */
  gender: Gender;
}

/** The registration values that patients and doctors share. */
export interface RegistrationValues extends ContactValues {
  /** The name, unique among all accounts; normalized to NFC, trimmed, with single spaces. */
  name: string;
  /** The email address, trimmed. */
  email: string;
  /** The password, exactly as entered. */
  password: string;
}

type RegistrationTexts = Texts<typeof registration>;

/** An untouched form. */
export const emptyRegistration: RegistrationValues = {
  name: '',
  email: '',
  password: '',
  phoneNumber: '',
  address: '',
  gender: 'unspecified',
};

/** Unsent input of a registration, without the password. */
export type RegistrationDraft<Values extends RegistrationValues = RegistrationValues> = Draft<
  Omit<Values, 'password'>
>;

/** Adapts a draft to the form. Removes the password before the owner stores the values. */
export function withoutPassword<Values extends RegistrationValues>(
  draft: RegistrationDraft<Values> | undefined,
): Draft<Values> | undefined {
  if (!draft) return undefined;
  return {
    kept: draft.kept,
    onChange: (values) => {
      if (!values) return draft.onChange(undefined);
      const { password: _never, ...rest } = values;
      draft.onChange(rest);
    },
  };
}

const maxLength = { name: 100, email: 254, password: 128, phoneNumber: 30, address: 200 };
/** Minimum length of a new password, in characters. */
export const MIN_PASSWORD_LENGTH = 8;

// Control characters, bidi overrides and unpaired surrogates.
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
// Names are part of URL paths: these characters are reserved there.
const RESERVED_CHARACTERS = /[/\\%?#]/;
// Dot segments, and names that match other routes.
const RESERVED_NAMES = new Set(['.', '..', 'requests']);
// One @, then a domain with a dot. Only a confirmation mail could check more.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether the text could be an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Normalizes whitespace in every value except the password. */
export function normalizeRegistration<Values extends RegistrationValues>(values: Values): Values {
  return {
    ...normalizeContact(values),
    name: values.name.normalize('NFC').trim().replace(/\s+/gu, ' '),
    email: values.email.trim(),
  };
}

/** Trims contact details. */
export function normalizeContact<Values extends ContactValues>(values: Values): Values {
  return { ...values, phoneNumber: values.phoneNumber.trim(), address: values.address.trim() };
}

/**
 * Returns the errors of a registration.
 * @param t - The texts of the fields and their errors.
 * @param tooLong - The error of a text that is too long.
 */
export function validateRegistration(
  input: RegistrationValues,
  t: RegistrationTexts,
  tooLong: Texts<typeof form>['tooLong'],
): FormErrors<RegistrationValues> {
  const values = normalizeRegistration(input);
  return {
    name: nameProblem(values.name, t) ?? lengthProblem('name', values, t, tooLong),
    email: newEmailProblem(values.email, t, tooLong),
    password: newPasswordProblem(values.password, t, tooLong),
    ...validateContact(values, t, tooLong),
  };
}

/** Returns the errors of contact details. Parameters as for {@link validateRegistration}. */
export function validateContact(
  input: ContactValues,
  t: RegistrationTexts,
  tooLong: Texts<typeof form>['tooLong'],
): FormErrors<ContactValues> {
  const values = normalizeContact(input);
  return {
    phoneNumber: lengthProblem('phoneNumber', values, t, tooLong),
    address: lengthProblem('address', values, t, tooLong),
  };
}

function lengthProblem<Name extends keyof typeof maxLength>(
  name: Name,
  values: Record<Name, string>,
  t: Record<Name, string>,
  tooLong: Texts<typeof form>['tooLong'],
) {
  const max = maxLength[name];
  return countCharacters(values[name]) > max ? tooLong({ label: t[name], max }) : undefined;
}

/**
 * Returns the error of an email address for an account, if it has one.
 * @param email - The trimmed text.
 * @param t - The label of the field, and the texts of the errors.
 * @param tooLong - The error of a text that is too long.
 */
export function newEmailProblem(
  email: string,
  t: Pick<RegistrationTexts, 'email' | 'enterEmail' | 'emailFormat'>,
  tooLong: Texts<typeof form>['tooLong'],
): string | undefined {
  return emailProblem(email, t) ?? lengthProblem('email', { email }, t, tooLong);
}

function nameProblem(name: string, t: RegistrationTexts) {
  if (name === '') return t.enterName;
  if (RESERVED_CHARACTERS.test(name)) return t.nameCharacters;
  if (INVISIBLE.test(name)) return t.nameHiddenCharacters;
  return RESERVED_NAMES.has(name.toLowerCase()) ? t.nameReserved : undefined;
}

/**
 * Returns the error of an email address, if it has one.
 * @param email - The trimmed text.
 * @param t - The texts of the errors.
 */
export function emailProblem(
  email: string,
  t: Pick<RegistrationTexts, 'enterEmail' | 'emailFormat'>,
): string | undefined {
  if (email === '') return t.enterEmail;
  return isEmail(email) ? undefined : t.emailFormat;
}

/**
 * Returns the error of a new password, if it has one.
 * @param t - The label of the field, and the texts of the errors.
 * @param tooLong - The error of a text that is too long.
 */
export function newPasswordProblem(
  password: string,
  t: Pick<RegistrationTexts, 'password' | 'enterPassword' | 'passwordTooShort'>,
  tooLong: Texts<typeof form>['tooLong'],
): string | undefined {
  const length = countCharacters(password);
  if (length === 0) return t.enterPassword;
  if (length < MIN_PASSWORD_LENGTH) return t.passwordTooShort({ min: MIN_PASSWORD_LENGTH });
  const max = maxLength.password;
  return length > max ? tooLong({ label: t.password, max }) : undefined;
}
