import { countCharacters } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';
import type { Draft, Gender } from '../../view.ts';

/** The registration values that patients and doctors share. */
export interface RegistrationValues {
  /** The name, unique among all accounts; normalized to NFC, trimmed, with single spaces. */
  name: string;
  /** The email address, trimmed. */
  email: string;
  /** The password, exactly as entered. */
  password: string;
  /** Phone number as free text; may be empty. */
  phoneNumber: string;
  /** Postal address as free text; may be empty. */
  address: string;
  /** Gender; `unspecified` when none is chosen. */
  gender: Gender;
}

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
const RESERVED_NAMES = new Set(['.', '..', 'requests', 'accesslog']);
// One @, then a domain with a dot. Only a confirmation mail could check more.
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether the text could be an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** Normalizes whitespace in every value except the password. */
export function normalizeRegistration<Values extends RegistrationValues>(values: Values): Values {
  return {
    ...values,
    name: values.name.normalize('NFC').trim().replace(/\s+/gu, ' '),
    email: values.email.trim(),
    phoneNumber: values.phoneNumber.trim(),
    address: values.address.trim(),
  };
}

/** Returns the errors of a registration. */
export function validateRegistration(input: RegistrationValues): FormErrors<RegistrationValues> {
  const values = normalizeRegistration(input);
  return {
    name: nameProblem(values.name),
    email: emailProblem(values.email),
    password: passwordProblem(values.password),
    phoneNumber: lengthProblem('Phone number', values.phoneNumber, maxLength.phoneNumber),
    address: lengthProblem('Address', values.address, maxLength.address),
  };
}

function nameProblem(name: string) {
  if (name === '') return 'Enter your name';
  if (RESERVED_CHARACTERS.test(name)) return 'Name must not contain / \\ % ? or #';
  if (INVISIBLE.test(name)) return 'Name has hidden characters. Delete it and type it again';
  if (RESERVED_NAMES.has(name.toLowerCase()))
    return 'You cannot use this name. Enter a different one';
  return lengthProblem('Name', name, maxLength.name);
}

function emailProblem(email: string) {
  if (email === '') return 'Enter your email address';
  if (!isEmail(email)) {
    return 'Enter an email address in the correct format, like name@example.com';
  }
  return lengthProblem('Email address', email, maxLength.email);
}

function passwordProblem(password: string) {
  if (password === '') return 'Enter a password';
  if (countCharacters(password) < MIN_PASSWORD_LENGTH) {
    return `Password must be ${MIN_PASSWORD_LENGTH} characters or more`;
  }
  return lengthProblem('Password', password, maxLength.password);
}

function lengthProblem(label: string, text: string, max: number) {
  return countCharacters(text) > max ? `${label} must be ${max} characters or fewer` : undefined;
}
