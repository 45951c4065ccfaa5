import { type Query, sql } from '../database/database.ts';
import {
  type PatientList,
  type PatientRow,
  type Reader,
  readablePatient,
  toPatientList,
} from './patients.ts';
import { type Section, type SectionName, fieldsOf, tableOf } from './sections.ts';

/** An item of a history, and the doctor whose answer it comes from. */
type HistoryItem<Name extends SectionName> = Section<Name> & { addedBy: string };

/** Lists the sections of one kind in a patient's answered requests. */
const listSections =
  <Name extends SectionName>(section: Name) =>
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
        from ${readablePatient(name, reader)} readable
        left join (
          ${tableOf(section)} item
          join request on request.id = item.request_id
          join account doctor on doctor.id = request.doctor_id
        ) on request.patient_id = readable.patient_id
        order by request.answered_at desc, item.request_id desc`),
    );

/**
 * The medicines of a patient's answered requests, latest answer first. Undefined when there is no
 * such patient or the reader may not read: no items always means a record without any.
 */
export const listMedicines = listSections('medicine');

/** The chronic diseases of a patient's answered requests; otherwise like `listMedicines`. */
export const listChronicDiseases = listSections('chronicDisease');

/** The allergies of a patient's answered requests; otherwise like `listMedicines`. */
export const listAllergies = listSections('allergy');
