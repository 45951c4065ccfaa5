import { countCharacters } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';

/** A doctor's answer as typed: four sections, each of which may stay empty. */
export interface ResponseValues {
  /** What the doctor found, and what is to be done. */
  generalReport: {
    /** The diagnosis. */
    diagnosis: string;
    /** The treatment plan. */
    treatmentPlan: string;
    /** Anything else. */
    notes: string;
    /** A document: its web address, or where to find it. */
    attachment: string;
  };
  /** A medicine to take. */
  medicine: {
    /** Its name. */
    name: string;
    /** Amount per intake. */
    dosage: string;
    /** How often to take it. */
    frequency: string;
    /** How to take it. */
    instructions: string;
    /** Whether it is taken permanently. Alone it does not fill the section. */
    isMaintenance: boolean;
  };
  /** A chronic disease that was found. */
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
    /** A plain date, yyyy-mm-dd, or empty. */
    dateOfDiagnosis: string;
  };
  /** An allergy that was found. */
  allergy: {
    /** What the patient is allergic to. */
    name: string;
    /** Its symptoms. */
    symptoms: string;
  };
}

/** A section of the answer; each has a tab of its own. */
export type ResponseSection = keyof ResponseValues;

type DraftOf<Section extends ResponseSection> = {
  [
    Field in Extract<keyof ResponseValues[Section], string> as `${Section}.${Field}`
  ]: ResponseValues[Section][Field];
};

/** The same values in one level, as a form needs them: `medicine.name`, `allergy.name`, … */
export type ResponseDraft = DraftOf<'generalReport'> &
  DraftOf<'medicine'> &
  DraftOf<'chronicDisease'> &
  DraftOf<'allergy'>;

/** An untouched answer. A medicine is permanent until the doctor says otherwise. */
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

/** The most characters of a name, and of any other text. */
export const longest = { name: 200, text: 4000 };

/** The typed answer in sections, without blanks around the texts. */
export function readResponse(draft: ResponseDraft): ResponseValues {
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

const namedSections = {
  medicine: 'Enter the medicine name',
  chronicDisease: 'Enter the chronic disease name',
  allergy: 'Enter the allergy name',
};

/** A dosage without its medicine, or symptoms without their allergy, would mislead whoever reads them. */
function missingNames(texts: [string, string][]): [string, string][] {
  const filled = texts.filter(([, text]) => text.trim() !== '').map(([name]) => name);
  return Object.entries(namedSections)
    .filter(([section]) => filled.some((name) => name.startsWith(`${section}.`)))
    .filter(([section]) => !filled.includes(`${section}.name`))
    .map(([section, problem]) => [`${section}.name`, problem]);
}

/**
 * What is wrong with an answer: it must say something, name what it describes, keep to the lengths,
 * and date no diagnosis in the future.
 *
 * @param today The reader's date, yyyy-mm-dd.
 */
export function checkResponse(draft: ResponseDraft, today: string): FormErrors<ResponseDraft> {
  const texts = Object.entries(draft).filter(isText);
  if (texts.every(([, text]) => text.trim() === '')) {
    return { form: 'Fill in at least one field before you save' };
  }
  const tooLong = texts.flatMap(([name, text]) => {
    const max = name.endsWith('.name') ? longest.name : longest.text;
    return countCharacters(text.trim()) > max
      ? [[name, `This must be ${max} characters or fewer`]]
      : [];
  });
  // Plain dates in this form sort as text.
  const isFuture = draft['chronicDisease.dateOfDiagnosis'] > today;
  return {
    ...Object.fromEntries(tooLong),
    ...Object.fromEntries(missingNames(texts)),
    ...(isFuture && {
      'chronicDisease.dateOfDiagnosis': 'Date of diagnosis must be today or in the past',
    }),
  };
}

const sections = [
  'generalReport',
  'medicine',
  'chronicDisease',
  'allergy',
] as const satisfies readonly ResponseSection[];

/** The section that a field of the form belongs to. */
export function sectionOf(field: string): ResponseSection | undefined {
  return sections.find((section) => field.startsWith(`${section}.`));
}

function isText(entry: [string, string | boolean]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
