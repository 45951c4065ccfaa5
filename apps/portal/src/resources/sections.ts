// The four sections of a response, between the contract's spelling and ours: as request details and histories carry
// them, and as a doctor sends them.
import type { Body, Schemas } from '@medportal/api-client';
import type { ResponseValues } from '@medportal/ui/screens';
import { allMapped, day, linkedText, text } from './wire.ts';

type Section<Name extends keyof Schemas> = NonNullable<Schemas[Name]>;

/** The section, or nothing when it is absent or none of its fields is filled in. */
export function filled<Fields extends object>(
  section: Fields | null | undefined,
): Fields | undefined {
  return section && Object.values(section).some((value) => value !== undefined)
    ? section
    : undefined;
}

/** A general report. */
export function generalReport(wire: Section<'GeneralReportSection'>) {
  const { diagnosis, treatmentPlan, notes, attachment, ...rest } = wire;
  allMapped(rest);
  return {
    diagnosis: text(diagnosis),
    treatmentPlan: text(treatmentPlan),
    notes: text(notes),
    attachment: linkedText(attachment),
  };
}

/** A medicine. */
export function medicine(wire: Section<'MedicineSection'>) {
  const { medicineName, dosage, frequency, instructions, ...rest } = wire;
  allMapped(rest);
  return {
    name: text(medicineName),
    dosage: text(dosage),
    frequency: text(frequency),
    instructions: text(instructions),
  };
}

/** A chronic disease. */
export function chronicDisease(wire: Section<'ChronicDiseaseSection'>) {
  const {
    chronicDiseaseName,
    description,
    causes,
    symptoms,
    digonsis,
    treatment,
    dateOfDiagonsis,
    ...rest
  } = wire;
  allMapped(rest);
  return {
    name: text(chronicDiseaseName),
    description: text(description),
    causes: text(causes),
    symptoms: text(symptoms),
    diagnosis: text(digonsis),
    treatment: text(treatment),
    dateOfDiagnosis: day(dateOfDiagonsis),
  };
}

/** An allergy. */
export function allergy({ allergyName, symptons, ...rest }: Section<'AllergySection'>) {
  allMapped(rest);
  return { name: text(allergyName), symptoms: text(symptons) };
}

/** The sections as a response sends them. */
export const payloads = (values: ResponseValues): Omit<Body<'createResponse'>, 'requestId'> => ({
  generalReport: values.generalReport,
  medicine: {
    medicinName: values.medicine.name,
    dosage: values.medicine.dosage,
    frequency: values.medicine.frequency,
    instructions: values.medicine.instructions,
    isMaintenace: values.medicine.isMaintenance,
  },
  chronicDisease: {
    chronicDiseaseName: values.chronicDisease.name,
    description: values.chronicDisease.description,
    causes: values.chronicDisease.causes,
    symptoms: values.chronicDisease.symptoms,
    digonsis: values.chronicDisease.diagnosis,
    treatment: values.chronicDisease.treatment,
    dateOfDiagonsis: values.chronicDisease.dateOfDiagnosis,
  },
  allergy: { allergyName: values.allergy.name, symptons: values.allergy.symptoms },
});

/** The form's name of each field of a response that the contract spells otherwise. */
export const fieldNames = {
  'medicine.medicinName': 'medicine.name',
  'medicine.isMaintenace': 'medicine.isMaintenance',
  'chronicDisease.chronicDiseaseName': 'chronicDisease.name',
  'chronicDisease.digonsis': 'chronicDisease.diagnosis',
  'chronicDisease.dateOfDiagonsis': 'chronicDisease.dateOfDiagnosis',
  'allergy.allergyName': 'allergy.name',
  'allergy.symptons': 'allergy.symptoms',
};
