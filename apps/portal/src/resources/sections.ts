// The four sections of a response, as request details and histories carry them: from the contract's spelling to ours.
import type { Schemas } from '@medportal/api-client';
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
