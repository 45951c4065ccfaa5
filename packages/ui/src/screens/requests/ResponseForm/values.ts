import { countCharacters } from '../../../components/Form/numbers.ts';
import type { FormErrors } from '../../../components/Form/useForm.ts';
import type { form } from '../../../messages/en/form.ts';
import type { responseForm } from '../../../messages/en/responseForm.ts';
import type { Texts } from '../../../messages/textsIn.ts';
import { type ResponseSection, responseSections } from '../../shared/responseValues.tsx';

/** A doctor's response. Each of its sections may be empty. */
export interface ResponseValues {
  /** Diagnosis and treatment plan. */
  generalReport: {
    /** The diagnosis. */
    diagnosis: string;
    /** The treatment plan. */
    treatmentPlan: string;
    /** Anything else. */
    notes: string;
    /** URL of a document, or a text that says where it is. */
    attachment: string;
  };
  /** A prescribed medicine. */
  medicine: {
    /** Its name. */
    name: string;
    /** Amount per intake. */
    dosage: string;
    /** How often to take it. */
    frequency: string;
    /** How to take it. */
    instructions: string;
    /** Whether it is a long-term medicine. On its own, it does not count as input. */
    isMaintenance: boolean;
  };
  /** A diagnosed chronic disease. */
  chronicDisease: {
    /** Its name. */
    name: string;
    /** What it is. */
    description: string;
    /** Its causes. */
    causes: string;
    /** Its symptoms. */
    symptoms: string;
    /** How it was diagnosed. */
    diagnosis: string;
    /** Its treatment. */
    treatment: string;
    /** A date as yyyy-mm-dd, or empty. */
    dateOfDiagnosis: string;
  };
  /** A diagnosed allergy. */
  allergy: {
    /** What the patient is allergic to. */
    name: string;
    /** Its symptoms. */
    symptoms: string;
  };
}

type DraftOf<Section extends ResponseSection> = {
  [
    Field in Extract<keyof ResponseValues[Section], string> as `${Section}.${Field}`
  ]: ResponseValues[Section][Field];
};

/** The values as form input with flat keys: `medicine.name`, `allergy.name`, … */
export type ResponseDraft = DraftOf<'generalReport'> &
  DraftOf<'medicine'> &
  DraftOf<'chronicDisease'> &
  DraftOf<'allergy'>;

/** Initial form input. A medicine is long-term by default. */
export const emptyDraft: ResponseDraft = {
  'generalReport.diagnosis': '',
  'generalReport.treatmentPlan': '',
  'generalReport.notes': '',
  'generalReport.attachment': '',
  'medicine.name': '',
  'medicine.dosage': '',
  'medicine.frequency': '',
  'medicine.instructions': '',
  'medicine.isMaintenance': true,
  'chronicDisease.name': '',
  'chronicDisease.description': '',
  'chronicDisease.causes': '',
  'chronicDisease.symptoms': '',
  'chronicDisease.diagnosis': '',
  'chronicDisease.treatment': '',
  'chronicDisease.dateOfDiagnosis': '',
  'allergy.name': '',
  'allergy.symptoms': '',
};

type FormTexts = Texts<typeof responseForm>;

const maxLength = { name: 200, text: 4000 };

/** Parses form input into sections with trimmed texts. */
export function parseResponse(draft: ResponseDraft): ResponseValues {
  return {
    generalReport: {
      diagnosis: draft['generalReport.diagnosis'].trim(),
      treatmentPlan: draft['generalReport.treatmentPlan'].trim(),
      notes: draft['generalReport.notes'].trim(),
      attachment: draft['generalReport.attachment'].trim(),
    },
    medicine: {
      name: draft['medicine.name'].trim(),
      dosage: draft['medicine.dosage'].trim(),
      frequency: draft['medicine.frequency'].trim(),
      instructions: draft['medicine.instructions'].trim(),
      isMaintenance: draft['medicine.isMaintenance'],
    },
    chronicDisease: {
      name: draft['chronicDisease.name'].trim(),
      description: draft['chronicDisease.description'].trim(),
      causes: draft['chronicDisease.causes'].trim(),
      symptoms: draft['chronicDisease.symptoms'].trim(),
      diagnosis: draft['chronicDisease.diagnosis'].trim(),
      treatment: draft['chronicDisease.treatment'].trim(),
      dateOfDiagnosis: draft['chronicDisease.dateOfDiagnosis'],
    },
    allergy: {
      name: draft['allergy.name'].trim(),
      symptoms: draft['allergy.symptoms'].trim(),
    },
  };
}

const namedSections = ['medicine', 'chronicDisease', 'allergy'] as const;

/** Finds sections with text but no name, like a dosage without its medicine. */
function missingNames(texts: [string, string][], t: FormTexts): [string, string][] {
  const filled = texts.filter(([, text]) => text.trim() !== '').map(([name]) => name);
  return namedSections
    .filter((section) => filled.some((name) => name.startsWith(`${section}.`)))
    .filter((section) => !filled.includes(`${section}.name`))
    .map((section) => [`${section}.name`, t.enterName[section]]);
}

/**
 * Returns the errors of a response: it needs at least one text, a name in each section with text, texts within the
 * maximum length, and no diagnosis in the future.
 *
 * @param today The reader's local date as yyyy-mm-dd.
 * @param t The texts of the fields and their errors.
 * @param tooLong The error of a text that is too long.
 */
export function validateResponse(
  draft: ResponseDraft,
  today: string,
  t: FormTexts,
  tooLong: Texts<typeof form>['tooLong'],
): FormErrors<ResponseDraft> {
  const texts = Object.entries(draft).filter(isText);
  if (texts.every(([, text]) => text.trim() === '')) return { form: t.fillInOne };
  const longTexts = texts.flatMap(([name, text]) => {
    const max = name.endsWith('.name') ? maxLength.name : maxLength.text;
    return countCharacters(text.trim()) > max
      ? [[name, tooLong({ label: t.fields[name], max })]]
      : [];
  });
  // ISO dates compare as strings.
  const isFuture = draft['chronicDisease.dateOfDiagnosis'] > today;
  return {
    ...Object.fromEntries(longTexts),
    ...Object.fromEntries(missingNames(texts, t)),
    ...(isFuture && { 'chronicDisease.dateOfDiagnosis': t.futureDiagnosis }),
  };
}

/** Returns the sections with text. */
export function filledSections(draft: ResponseDraft): ReadonlySet<ResponseSection> {
  const filled = Object.entries(draft)
    .filter(isText)
    .filter(([, text]) => text.trim() !== '');
  return new Set(
    responseSections.filter((section) => filled.some(([name]) => sectionOf(name) === section)),
  );
}

/** Returns the section of a form field. */
export function sectionOf(field: string): ResponseSection | undefined {
  return responseSections.find((section) => field.startsWith(`${section}.`));
}

function isText(entry: [string, string | boolean]): entry is [keyof ResponseDraft, string] {
  return typeof entry[1] === 'string';
}
