import type { components } from '@medportal/api-client/schema';
import { invalidInput } from '../problem.ts';
import type {
  Allergy,
  Sections,
  ChronicDisease,
  GeneralReport,
  Medicine,
} from '../repositories/sections.ts';
import { MISLEADING_ADDRESS, isMisleadingAddress, toTextOrNull } from './names.ts';

// Maps the four sections of a response between the contract's spelling and ours.
type Wire = components['schemas'];

/** With each field, so that a new one is not forgotten. */
type Every<Section> = Record<keyof Section, unknown>;

export const toMedicine = ({ name, dosage, frequency, instructions }: Medicine) => ({
  medicineName: name,
  dosage,
  frequency,
  instructions,
});

export const toChronicDisease = (disease: ChronicDisease) =>
  ({
    chronicDiseaseName: disease.name,
    description: disease.description,
    causes: disease.causes,
    symptoms: disease.symptoms,
    digonsis: disease.diagnosis,
    treatment: disease.treatment,
    dateOfDiagonsis: disease.dateOfDiagnosis,
  }) satisfies Every<NonNullable<Wire['ChronicDiseaseSection']>>;

export const toAllergy = ({ name, symptoms }: Allergy) =>
  ({ allergyName: name, symptons: symptoms }) satisfies Every<NonNullable<Wire['AllergySection']>>;

export const toGeneralReport = (report: GeneralReport): Wire['GeneralReportSection'] => report;

/**
 * Parses a response. A section without a filled field is null.
 * @param now the time after which dates of diagnosis are rejected
 * @throws Problem 400 when no field is filled, or a date of diagnosis is in the future
 */
export function readSections(payload: Wire['ResponsePayload'], now: Date): Sections {
  const sections = {
    generalReport: readGeneralReport(payload.generalReport),
    medicine: readMedicine(payload.medicine),
    chronicDisease: readChronicDisease(payload.chronicDisease),
    allergy: readAllergy(payload.allergy),
  };
  if (Object.values(sections).every((section) => section === null)) {
    const text = 'Fill in at least one field of the response.';
    throw invalidInput({ generalReport: [text] });
  }
  const date = sections.chronicDisease?.dateOfDiagnosis;
  if (date && date > latestDate(now)) {
    throw invalidInput({
      'chronicDisease.dateOfDiagonsis': ['Enter a date that is not in the future.'],
    });
  }
  if (isMisleadingAddress(sections.generalReport?.attachment)) {
    throw invalidInput({ 'generalReport.attachment': [MISLEADING_ADDRESS] });
  }
  return sections;
}

// A date has no zone: today is the latest date anywhere on earth (UTC+14).
const latestDate = (now: Date) =>
  new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);

function readGeneralReport(report: Wire['GeneralReportPayload'] | undefined) {
  return ifFilled({
    diagnosis: toTextOrNull(report?.diagnosis),
    treatmentPlan: toTextOrNull(report?.treatmentPlan),
    notes: toTextOrNull(report?.notes),
    attachment: toTextOrNull(report?.attachment),
  } satisfies Every<GeneralReport>);
}

function readMedicine(medicine: Wire['MedicinePayload'] | undefined) {
  const filled = ifFilled({
    name: toTextOrNull(medicine?.medicinName),
    dosage: toTextOrNull(medicine?.dosage),
    frequency: toTextOrNull(medicine?.frequency),
    instructions: toTextOrNull(medicine?.instructions),
  });
  return filled && { ...filled, isMaintenance: medicine?.isMaintenace ?? true };
}

function readChronicDisease(disease: Wire['ChronicDiseasePayload'] | undefined) {
  return ifFilled({
    name: toTextOrNull(disease?.chronicDiseaseName),
    description: toTextOrNull(disease?.description),
    causes: toTextOrNull(disease?.causes),
    symptoms: toTextOrNull(disease?.symptoms),
    diagnosis: toTextOrNull(disease?.digonsis),
    treatment: toTextOrNull(disease?.treatment),
    dateOfDiagnosis: toTextOrNull(disease?.dateOfDiagonsis),
  } satisfies Every<ChronicDisease>);
}

function readAllergy(allergy: Wire['AllergyPayload'] | undefined) {
  return ifFilled({
    name: toTextOrNull(allergy?.allergyName),
    symptoms: toTextOrNull(allergy?.symptons),
  } satisfies Every<Allergy>);
}

const ifFilled = <Section extends Record<string, string | null>>(section: Section) =>
  Object.values(section).some((value) => value !== null) ? section : null;
