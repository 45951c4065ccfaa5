import type { RecordSection } from '@medportal/api-client';
import { type Query, sql } from '../database/sql.ts';
import {
  type PatientList,
  type PatientRow,
  type Reader,
  readablePatient,
  toPatientList,
} from './patients.ts';
import { type Section, type SectionName, fieldsOf, tableOf } from './sections.ts';

type HistoryItem<Name extends SectionName> = Section<Name> & { addedBy: string };

const listSections =
  <Name extends SectionName>(section: Name, shared: RecordSection) =>
  async (
    query: Query,
    name: string,
    reader: Reader,
  ): Promise<PatientList<HistoryItem<Name>> | undefined> =>
    toPatientList(
      await query<PatientRow<HistoryItem<Name>>>(sql`
        select
          readable.patient_id as "patientId", item.request_id as "itemId", doctor.name as "addedBy",
          ${fieldsOf(section)}
        from ${readablePatient(name, reader, shared)} readable
        left join (
          ${tableOf(section)} item
          join request on request.id = item.request_id
          join account doctor on doctor.id = request.doctor_id
        ) on request.patient_id = readable.patient_id
        order by request.answered_at desc, item.request_id desc`),
    );

/**
 * The medicines in a patient's responses, latest first. Undefined when the patient does not exist or
 * the reader may not read; an empty list is a record without medicines.
 */
export const listMedicines = listSections('medicine', 'medicines');

export const listChronicDiseases = listSections('chronicDisease', 'chronicDiseases');

export const listAllergies = listSections('allergy', 'allergies');
