import type { RecordSection } from '@medportal/api-client';
import { type Query, type Sql, sql } from '../database/sql.ts';
import type { Gender } from './accounts.ts';
import { toNameKey } from './keys.ts';

/**
 * Who reads a patient's record. An account must be the patient or a doctor with whom the patient shares the
 * section: by a decision, or without one by a request. `open` allows everyone.
 */
export type Reader = { access: 'open' } | { access: 'account'; accountId: number };

/** The editable part of a record; null when not recorded. */
export interface PatientProfile {
  bloodType: string | null;
  /** In centimetres. */
  height: number | null;
  /** In kilograms. */
  weight: number | null;
}

export interface PatientDetail extends PatientProfile {
  id: number;
  name: string;
  gender: Gender | null;
  phoneNumber: string;
  email: string;
  address: string;
}

export interface PatientList<Item> {
  patientId: number;
  items: Item[];
}

/**
 * A row of a readable patient left-joined to the items of a list. A patient without items has one row
 * with a null `itemId`.
 */
export type PatientRow<Item> = { patientId: number } & (
  | ({ itemId: number } & Item)
  | { itemId: null }
);

/** Collects the rows of one patient; undefined without rows, when there is no readable patient. */
export function toPatientList<Item>(rows: PatientRow<Item>[]): PatientList<Item> | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const items = rows.flatMap((row) => (row.itemId === null ? [] : [row]));
  return { patientId: first.patientId, items };
}

/**
 * A table with the `patient_id` of that name. Empty when there is no such patient or the reader may not
 * read the section, so that callers cannot tell the two apart.
 */
export function readablePatient(name: string, reader: Reader, section: RecordSection): Sql {
  const accountId = reader.access === 'account' ? reader.accountId : null;
  return sql`readable_patient(
    ${toNameKey(name)}, ${reader.access === 'open'}, ${accountId}, ${[section]}
  )`;
}

/** The details of that name; undefined when the record does not exist or the reader may not read them. */
export async function findPatient(
  query: Query,
  name: string,
  reader: Reader,
): Promise<PatientDetail | undefined> {
  const rows = await query<PatientDetail>(sql`
    select
      account.id, name, gender, phone_number as "phoneNumber", email, address,
      blood_type as "bloodType", height_cm as height, weight_kg as weight
    from ${readablePatient(name, reader, 'details')} readable
    join account on account.id = readable.patient_id
    join patient on patient.id = readable.patient_id`);
  return rows[0];
}

/**
 * Updates the given fields; null clears a field. A single statement, so that concurrent updates of
 * different fields are all kept.
 * @returns false when the patient does not exist
 */
export async function updatePatientProfile(
  query: Query,
  patientId: number,
  { bloodType, height, weight }: Partial<PatientProfile>,
): Promise<boolean> {
  const rows = await query(sql`
    update patient set
      blood_type = case when ${bloodType === undefined} then blood_type else ${bloodType} end,
      height_cm = case when ${height === undefined} then height_cm else ${height} end,
      weight_kg = case when ${weight === undefined} then weight_kg else ${weight} end
    where id = ${patientId}
    returning id`);
  return rows.length > 0;
}
