import { type Query, sql } from '../database/database.ts';
import {
  type PatientList,
  type PatientRow,
  type Reader,
  readablePatient,
  toPatientList,
} from './patients.ts';

/** A medicine of an answer; null is not filled in. */
export interface Medicine {
  name: string | null;
  dosage: string | null;
  frequency: string | null;
  instructions: string | null;
  /** Whether it is taken for long. */
  isMaintenance: boolean;
}

/** A chronic disease of an answer; null is not filled in. */
export interface ChronicDisease {
  name: string | null;
  description: string | null;
  causes: string | null;
  symptoms: string | null;
  diagnosis: string | null;
  treatment: string | null;
  /** A plain date, YYYY-MM-DD: no time and no zone. */
  dateOfDiagnosis: string | null;
}

/** An allergy of an answer; null is not filled in. */
export interface Allergy {
  name: string | null;
  symptoms: string | null;
}

/** An item of a history, and the doctor whose answer it comes from. */
export type HistoryItem<Section> = Section & { addedBy: string };

/**
 * The medicines of a patient's answered requests, latest answer first. Undefined when there is no
 * such patient or the reader may not read: no items always means a record without any.
 */
export async function listMedicines(
  query: Query,
  name: string,
  reader: Reader,
): Promise<PatientList<HistoryItem<Medicine>> | undefined> {
  return toPatientList(
    await query<PatientRow<HistoryItem<Medicine>>>(sql`
      select
        readable.patient_id as "patientId", item.request_id as "itemId", doctor.name as "addedBy",
        item.name, dosage, frequency, instructions, is_maintenance as "isMaintenance"
      from ${readablePatient(name, reader)} readable
      left join (
        prescribed_medicine item
        join request on request.id = item.request_id
        join account doctor on doctor.id = request.doctor_id
      ) on request.patient_id = readable.patient_id
      order by request.answered_at desc, item.request_id desc`),
  );
}

/** The chronic diseases of a patient's answered requests; otherwise like `listMedicines`. */
export async function listChronicDiseases(
  query: Query,
  name: string,
  reader: Reader,
): Promise<PatientList<HistoryItem<ChronicDisease>> | undefined> {
  return toPatientList(
    await query<PatientRow<HistoryItem<ChronicDisease>>>(sql`
      select
        readable.patient_id as "patientId", item.request_id as "itemId", doctor.name as "addedBy",
        item.name, item.description, causes, symptoms, diagnosis, treatment,
        date_of_diagnosis as "dateOfDiagnosis"
      from ${readablePatient(name, reader)} readable
      left join (
        chronic_disease item
        join request on request.id = item.request_id
        join account doctor on doctor.id = request.doctor_id
      ) on request.patient_id = readable.patient_id
      order by request.answered_at desc, item.request_id desc`),
  );
}

/** The allergies of a patient's answered requests; otherwise like `listMedicines`. */
export async function listAllergies(
  query: Query,
  name: string,
  reader: Reader,
): Promise<PatientList<HistoryItem<Allergy>> | undefined> {
  return toPatientList(
    await query<PatientRow<HistoryItem<Allergy>>>(sql`
      select
        readable.patient_id as "patientId", item.request_id as "itemId", doctor.name as "addedBy",
        item.name, symptoms
      from ${readablePatient(name, reader)} readable
      left join (
        allergy item
        join request on request.id = item.request_id
        join account doctor on doctor.id = request.doctor_id
      ) on request.patient_id = readable.patient_id
      order by request.answered_at desc, item.request_id desc`),
  );
}
