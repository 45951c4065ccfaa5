import { countCharacters } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';
import type { Draft, Gender } from '../../view.ts';

/** What patients and doctors alike give when they register. */
export interface RegistrationValues {
  /** The name, unique among all accounts: in NFC, trimmed, with single spaces. */
  name: string;
  /** The email address, trimmed. */
  email: string;
  /** The password, exactly as typed. */
  password: string;
  /** Free text; may be empty. */
  phoneNumber: string;
  /** Free text; may be empty. */
  address: string;
  /** `unspecified` until somebody chooses. */
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

/** What is kept of a registration that is not sent yet: everything but the password. */
export type RegistrationDraft<Values extends RegistrationValues = RegistrationValues> = Draft<
  Omit<Values, 'password'>
>;

/** The draft as a form uses it. A password never leaves the form. */
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

const longest = { name: 100, email: 254, password: 128, phoneNumber: 30, address: 200 };
/** The fewest characters of a new password. */
export const SHORTEST_PASSWORD = 8;

/** Control characters, overrides of the writing direction, unpaired surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
/** Characters that have a meaning of their own in a page's address. */
const RESERVED = /[/\\%?#]/;
/** Names that would lead somewhere else in a page's address. */
const TAKEN = new Set(['.', '..', 'requests', 'accesslog']);
/** One @ between something and a domain with a dot. Only a message sent there could prove more. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether the text could be an email address. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}

/** The values as they are sent: names and addresses without stray spaces, the password untouched. */
export function tidyRegistration<Values extends RegistrationValues>(values: Values): Values {
  return {
    ...values,
    name: values.name.normalize('NFC').trim().replace(/\s+/gu, ' '),
    email: values.email.trim(),
    phoneNumber: values.phoneNumber.trim(),
    address: values.address.trim(),
  };
}

/** What is wrong with a registration, in plain words. An empty answer means nothing is. */
export function validateRegistration(typed: RegistrationValues): FormErrors<RegistrationValues> {
  const values = tidyRegistration(typed);
  return {
    name: nameProblem(values.name),
    email: emailProblem(values.email),
    password: passwordProblem(values.password),
    phoneNumber: lengthProblem('Phone number', values.phoneNumber, longest.phoneNumber),
    address: lengthProblem('Address', values.address, longest.address),
  };
}

function nameProblem(name: string) {
  if (name === '') return 'Enter your name';
  if (RESERVED.test(name)) return 'Name must not contain / \\ % ? or #';
  if (INVISIBLE.test(name)) return 'Name contains characters that cannot be shown. Type it again';
  if (TAKEN.has(name.toLowerCase())) return 'This name cannot be used. Enter a different one';
  return lengthProblem('Name', name, longest.name);
}

function emailProblem(email: string) {
  if (email === '') return 'Enter your email address';
  if (!isEmail(email)) {
    return 'Enter an email address in the correct format, like name@example.com';
  }
  return lengthProblem('Email address', email, longest.email);
}

function passwordProblem(password: string) {
  if (password === '') return 'Enter a password';
  if (countCharacters(password) < SHORTEST_PASSWORD) {
    return `Password must be ${SHORTEST_PASSWORD} characters or more`;
  }
  return lengthProblem('Password', password, longest.password);
}

function lengthProblem(label: string, text: string, max: number) {
  return countCharacters(text) > max ? `${label} must be ${max} characters or fewer` : undefined;
}
