import type { AllergyItem, ChronicDiseaseItem, MedicineItem } from '../../../clinicalSections.ts';
import type { PressureReading, SugarReading } from '../../../components/Readings/reading.ts';
import type { Reference } from '../../../view.ts';
import type { ResponseDetails } from '../../shared/ResponseDetails.ts';
import type { PatientDetails } from '../PatientDetails.ts';

/** A request of the patient, with the response if there is one. */
export interface CopiedRequest extends Omit<
  ResponseDetails,
  'reader' | 'patient' | 'doctor' | 'answeredAt'
> {
  /** The doctor who received it. Absent if the backend omits the name. */
  doctor?: Pick<Reference, 'name'>;
}

/** A patient's record to take away. A section that was not chosen is absent; one without entries is empty. */
export interface CopiedRecord {
  /** The patient's name. */
  name: string;
  /** Contact details and medical information. */
  details?: PatientDetails | undefined;
  /** The blood pressure readings, in any order. */
  pressures?: readonly PressureReading[] | undefined;
  /** The blood sugar readings, in any order. */
  sugars?: readonly SugarReading[] | undefined;
  /** The medicines that doctors added. */
  medicines?: readonly MedicineItem[] | undefined;
  /** The chronic diseases that doctors added. */
  chronicDiseases?: readonly ChronicDiseaseItem[] | undefined;
  /** The allergies that doctors added. */
  allergies?: readonly AllergyItem[] | undefined;
  /** The requests, answered or not, newest first. */
  requests?: readonly CopiedRequest[] | undefined;
}

/** A section of a {@link CopiedRecord}. */
export type CopySection = Exclude<keyof CopiedRecord, 'name'>;

/** The sections, in display order. Allergies come first: they must not be missed. */
export const copySections = [
  'details',
  'allergies',
  'medicines',
  'chronicDiseases',
  'pressures',
  'sugars',
  'requests',
] as const satisfies readonly CopySection[];
