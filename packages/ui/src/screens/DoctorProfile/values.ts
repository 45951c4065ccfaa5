import { countCharacters } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';

/** What a doctor writes about themselves. */
export interface AboutValues {
  /** URL of a CV, http or https; empty for none. */
  cvUrl: string;
  /** Free text of at most 4000 characters; empty for none. */
  bio: string;
}

/** A doctor's clinic. All values empty means no clinic. */
export interface ClinicValues {
  /** At most 100 characters. */
  name: string;
  /** At most 200 characters. */
  location: string;
  /** Free text of at most 100 characters, such as 'Mon–Fri 9:00–17:00'. */
  openHours: string;
}

/** Maximum length of each field, in characters. */
export const maxLength = { cvUrl: 2000, bio: 4000, name: 100, location: 200, openHours: 100 };

/** Trims every value. */
export function trimValues<Values extends AboutValues | ClinicValues>(values: Values): Values {
  const trimmed = { ...values };
  for (const [name, text] of Object.entries(values))
    Object.assign(trimmed, { [name]: text.trim() });
  return trimmed;
}

/** Returns the errors of CV link and bio. */
export function validateAbout(values: AboutValues): FormErrors<AboutValues> {
  return {
    cvUrl: cvUrlProblem(values.cvUrl.trim()) ?? lengthProblem('CV link', values, 'cvUrl'),
    bio: lengthProblem('Bio', values, 'bio'),
  };
}

/** Returns the errors of a clinic. */
export function validateClinic(values: ClinicValues): FormErrors<ClinicValues> {
  const { name, location, openHours } = trimValues(values);
  const isNameMissing = name === '' && `${location}${openHours}` !== '';
  return {
    name: isNameMissing
      ? 'Enter the clinic’s name, or leave all fields blank if you have no clinic'
      : lengthProblem('Name', values, 'name'),
    location: lengthProblem('Location', values, 'location'),
    openHours: lengthProblem('Open hours', values, 'openHours'),
  };
}

function cvUrlProblem(text: string) {
  if (text === '') return undefined;
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isWeb ? undefined : 'Enter a web address that begins with https:// or http://';
}

function lengthProblem<Name extends keyof typeof maxLength>(
  label: string,
  values: Record<Name, string>,
  name: Name,
) {
  const max = maxLength[name];
  return countCharacters(values[name].trim()) > max
    ? `${label} must be ${max} characters or fewer`
    : undefined;
}
