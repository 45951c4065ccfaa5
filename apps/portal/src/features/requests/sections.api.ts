// Maps the four sections of a response between the contract's spelling and the views.
import type { Body, Schemas } from '@medportal/api-client';
import type { ResponseValues } from '@medportal/ui/screens';
import { allMapped, day, linkedText, text } from '../../core/api/wire.ts';

type Section<Name extends keyof Schemas> = NonNullable<Schemas[Name]>;

/** Undefined when the section is absent or all of its fields are empty. */
export function filled<Fields extends object>(
  section: Fields | null | undefined,
): Fields | undefined {
  return section && Object.values(section).some((value) => value !== undefined)
    ? section
    : undefined;
}

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

export function allergy({ allergyName, symptons, ...rest }: Section<'AllergySection'>) {
  allMapped(rest);
  return { name: text(allergyName), symptoms: text(symptons) };
}

/** With each field of the contract, also where it is optional there. */
type Complete = {
  [Name in keyof ResponseValues]: Required<NonNullable<Body<'createResponse'>[Name]>>;
};

export const payloads = (values: ResponseValues): Complete => ({
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

/** Maps the contract's field names to those of the form, where they differ. */
export const fieldNames = {
  'medicine.medicinName': 'medicine.name',
  'medicine.isMaintenace': 'medicine.isMaintenance',
  'chronicDisease.chronicDiseaseName': 'chronicDisease.name',
  'chronicDisease.digonsis': 'chronicDisease.diagnosis',
  'chronicDisease.dateOfDiagonsis': 'chronicDisease.dateOfDiagnosis',
  'allergy.allergyName': 'allergy.name',
  'allergy.symptons': 'allergy.symptoms',
};
