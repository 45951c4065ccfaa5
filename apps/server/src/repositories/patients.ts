import { type Query, type Sql, sql } from '../database/database.ts';
import type { Gender } from './accounts.ts';
import { toNameKey } from './keys.ts';

/**
 * Who asks for a patient's record: an account, which then must be the patient's own or that of a
 * doctor to whom the patient has sent a request; or anybody, where records are open.
 */
export type Reader = { access: 'open' } | { access: 'account'; accountId: number };

/** What a patient records about themself; null is not recorded. */
export interface PatientProfile {
  bloodType: string | null;
  /** In centimetres. */
  height: number | null;
  /** In kilograms. */
  weight: number | null;
}

/** A patient's record. */
export interface PatientDetail extends PatientProfile {
  id: number;
  name: string;
  gender: Gender | null;
  phoneNumber: string;
  email: string;
  address: string;
}

/** A list out of a patient's record, with whose it is. */
export interface PatientList<Item> {
  patientId: number;
  items: Item[];
}

/**
 * A row of a readable patient left-joined to the items of a list. The item's columns are null in the
 * only row of a patient without items, and `itemId` tells.
 */
export type PatientRow<Item> = { patientId: number } & (
  | ({ itemId: number } & Item)
  | { itemId: null }
);

/** Collects the rows of one patient: no row is no readable patient. */
export function toPatientList<Item>(rows: PatientRow<Item>[]): PatientList<Item> | undefined {
  const [first] = rows;
  if (!first) return undefined;
  const items = rows.flatMap((row) => (row.itemId === null ? [] : [row]));
  return { patientId: first.patientId, items };
}

/**
 * A table of the patient of that name (column `patient_id`), empty when there is none or when the
 * reader may not read: whoever selects from it cannot tell the two apart, nor read too much.
 */
export function readablePatient(name: string, reader: Reader): Sql {
  const accountId = reader.access === 'account' ? reader.accountId : null;
  return sql`readable_patient(${toNameKey(name)}, ${reader.access === 'open'}, ${accountId})`;
}

/** The record of that name; undefined when there is none, or when the reader may not read it. */
export async function findPatient(
  query: Query,
  name: string,
  reader: Reader,
): Promise<PatientDetail | undefined> {
  const rows = await query<PatientDetail>(sql`
    select
      account.id, name, gender, phone_number as "phoneNumber", email, address,
      blood_type as "bloodType", height_cm as height, weight_kg as weight
    from ${readablePatient(name, reader)} readable
    join account on account.id = readable.patient_id
    join patient on patient.id = readable.patient_id`);
  return rows[0];
}

/**
 * Changes what a patient records about themself: null clears, what is not given stays. It is one
 * statement, so that of two updates at once, each of a part, both last.
 * @returns false when there is no such patient
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
