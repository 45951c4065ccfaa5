import { countCharacters } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';

/** What a doctor writes about themselves. */
export interface AboutValues {
  /** The web address of a CV, http or https only; empty for none. */
  cvUrl: string;
  /** Free text of at most 4000 characters; empty for none. */
  bio: string;
}

/** A doctor's clinic. All empty: no clinic. */
export interface ClinicValues {
  /** At most 100 characters. */
  name: string;
  /** At most 200 characters. */
  location: string;
  /** Free text of at most 100 characters, such as 'Mon–Fri 9:00–17:00'. */
  openHours: string;
}

/** The most characters that each field takes. */
export const longest = { cvUrl: 2000, bio: 4000, name: 100, location: 200, openHours: 100 };

/** The values as they are sent: without blanks around them. */
export function tidy<Values extends AboutValues | ClinicValues>(values: Values): Values {
  const trimmed = { ...values };
  for (const [name, text] of Object.entries(values))
    Object.assign(trimmed, { [name]: text.trim() });
  return trimmed;
}

/** What is wrong with what a doctor wrote about themselves. */
export function checkAbout(values: AboutValues): FormErrors<AboutValues> {
  return {
    cvUrl: addressProblem(values.cvUrl.trim()) ?? lengthProblem('CV link', values, 'cvUrl'),
    bio: lengthProblem('Bio', values, 'bio'),
  };
}

/** What is wrong with a clinic. */
export function checkClinic(values: ClinicValues): FormErrors<ClinicValues> {
  const { name, location, openHours } = tidy(values);
  const nameless = name === '' && `${location}${openHours}` !== '';
  return {
    name: nameless
      ? 'Enter the clinic’s name, or leave all fields blank if you have no clinic'
      : lengthProblem('Name', values, 'name'),
    location: lengthProblem('Location', values, 'location'),
    openHours: lengthProblem('Open hours', values, 'openHours'),
  };
}

function addressProblem(text: string) {
  if (text === '') return undefined;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb ? undefined : 'Enter a web address that begins with https:// or http://';
}

function lengthProblem<Name extends keyof typeof longest>(
  label: string,
  values: Record<Name, string>,
  name: Name,
) {
  const max = longest[name];
  return countCharacters(values[name].trim()) > max
    ? `${label} must be ${max} characters or fewer`
    : undefined;
}
