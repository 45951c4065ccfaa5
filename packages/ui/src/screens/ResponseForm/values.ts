import { countCharacters } from '../../components/Form/numbers.ts';
import type { FormErrors } from '../../components/Form/useForm.ts';

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

/** A section of the response, shown on its own tab. */
export type ResponseSection = keyof ResponseValues;

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

/** The label of each field. */
export const fieldLabels: Readonly<Record<keyof ResponseDraft, string>> = {
  'generalReport.diagnosis': 'Diagnosis',
  'generalReport.treatmentPlan': 'Treatment plan',
  'generalReport.notes': 'Notes',
  'generalReport.attachment': 'Attachment',
  'medicine.name': 'Medicine name',
  'medicine.dosage': 'Dosage',
  'medicine.frequency': 'Frequency',
  'medicine.instructions': 'Instructions',
  'medicine.isMaintenance': 'Long-term medicine',
  'chronicDisease.name': 'Chronic disease name',
  'chronicDisease.description': 'Description',
  'chronicDisease.causes': 'Causes',
  'chronicDisease.symptoms': 'Symptoms',
  'chronicDisease.diagnosis': 'Diagnosis',
  'chronicDisease.treatment': 'Treatment',
  'chronicDisease.dateOfDiagnosis': 'Date of diagnosis',
  'allergy.name': 'Allergy name',
  'allergy.symptoms': 'Symptoms',
};

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

const namedSections = {
  medicine: 'Enter the medicine name',
  chronicDisease: 'Enter the chronic disease name',
  allergy: 'Enter the allergy name',
};

/** Finds sections with text but no name, like a dosage without its medicine. */
function missingNames(texts: [string, string][]): [string, string][] {
  const filled = texts.filter(([, text]) => text.trim() !== '').map(([name]) => name);
  return Object.entries(namedSections)
    .filter(([section]) => filled.some((name) => name.startsWith(`${section}.`)))
    .filter(([section]) => !filled.includes(`${section}.name`))
    .map(([section, problem]) => [`${section}.name`, problem]);
}

/**
 * Returns the errors of a response: it needs at least one text, a name in each section with text, texts within the
 * maximum length, and no diagnosis in the future.
 *
 * @param today The reader's local date as yyyy-mm-dd.
 */
export function validateResponse(draft: ResponseDraft, today: string): FormErrors<ResponseDraft> {
  const texts = Object.entries(draft).filter(isText);
  if (texts.every(([, text]) => text.trim() === '')) {
    return { form: 'Fill in at least one field before you save' };
  }
  const tooLong = texts.flatMap(([name, text]) => {
    const max = name.endsWith('.name') ? maxLength.name : maxLength.text;
    return countCharacters(text.trim()) > max
      ? [[name, `${fieldLabels[name]} must be ${max} characters or fewer`]]
      : [];
  });
  // ISO dates compare as strings.
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

/** Returns the section of a form field. */
export function sectionOf(field: string): ResponseSection | undefined {
  return sections.find((section) => field.startsWith(`${section}.`));
}

function isText(entry: [string, string | boolean]): entry is [keyof ResponseDraft, string] {
  return typeof entry[1] === 'string';
}
