import { countCharacters } from '../../../components/Form/numbers.ts';
import type { FormErrors } from '../../../components/Form/useForm.ts';
import type { doctorProfile } from '../../../messages/en/doctorProfile.ts';
import type { form } from '../../../messages/en/form.ts';
import type { Texts } from '../../../messages/textsIn.ts';

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

type ProfileTexts = Texts<typeof doctorProfile>;
type TooLong = Texts<typeof form>['tooLong'];

/** Maximum length of each field, in characters. */
export const maxLength = { cvUrl: 2000, bio: 4000, name: 100, location: 200, openHours: 100 };

/** Trims every value. */
export function trimValues<Values extends AboutValues | ClinicValues>(values: Values): Values {
  const trimmed = { ...values };
  for (const [name, text] of Object.entries(values))
    Object.assign(trimmed, { [name]: text.trim() });
  return trimmed;
}

/**
 * Returns the errors of CV link and bio.
 * @param t - The texts of the fields and their errors.
 * @param tooLong - The error of a text that is too long.
 */
export function validateAbout(
  values: AboutValues,
  t: ProfileTexts,
  tooLong: TooLong,
): FormErrors<AboutValues> {
  const { cvUrl, bio } = trimValues(values);
  return {
    cvUrl: cvUrlProblem(cvUrl, t) ?? lengthProblem('cvUrl', cvUrl, t, tooLong),
    bio: lengthProblem('bio', bio, t, tooLong),
  };
}

/**
 * Returns the errors of a clinic.
 * @param t - The texts of the fields and their errors.
 * @param tooLong - The error of a text that is too long.
 */
export function validateClinic(
  values: ClinicValues,
  t: ProfileTexts,
  tooLong: TooLong,
): FormErrors<ClinicValues> {
  const { name, location, openHours } = trimValues(values);
  const isNameMissing = name === '' && `${location}${openHours}` !== '';
  return {
    name: isNameMissing ? t.enterName : lengthProblem('name', name, t, tooLong),
    location: lengthProblem('location', location, t, tooLong),
    openHours: lengthProblem('openHours', openHours, t, tooLong),
  };
}

function cvUrlProblem(text: string, t: ProfileTexts) {
  if (text === '') return undefined;
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  return isWeb ? undefined : t.cvUrlFormat;
}

function lengthProblem(
  name: keyof typeof maxLength,
  text: string,
  t: ProfileTexts,
  tooLong: TooLong,
) {
  const max = maxLength[name];
  return countCharacters(text) > max ? tooLong({ label: t[name], max }) : undefined;
}
