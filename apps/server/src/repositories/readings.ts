import { type Query, sql } from '../database/database.ts';
import {
  type PatientList,
  type PatientRow,
  type Reader,
  readablePatient,
  toPatientList,
} from './patients.ts';

/** A blood pressure, in mmHg. */
export interface BloodPressure {
  /** The upper number. */
  systolic: number;
  /** The lower number. */
  diastolic: number;
}

/** A blood pressure and when it was entered. */
export interface BloodPressureReading extends BloodPressure {
  measuredAt: Date;
}

/** A blood sugar, in mg/dL, and when it was entered. */
export interface BloodSugarReading {
  value: number;
  measuredAt: Date;
}

/** Adds a reading, measured now. */
export async function addBloodPressure(
  query: Query,
  patientId: number,
  { systolic, diastolic }: BloodPressure,
): Promise<void> {
  await query(sql`
    insert into blood_pressure (patient_id, systolic, diastolic)
    values (${patientId}, ${systolic}, ${diastolic})
    returning id`);
}

/** Adds a reading in mg/dL, measured now. */
export async function addBloodSugar(query: Query, patientId: number, value: number): Promise<void> {
  await query(sql`
    insert into blood_sugar (patient_id, value) values (${patientId}, ${value}) returning id`);
}

/** Adds readings that were measured earlier, all in one statement. */
export async function addEarlierBloodPressures(
  query: Query,
  patientId: number,
  readings: readonly BloodPressureReading[],
): Promise<void> {
  await query(sql`
    insert into blood_pressure (patient_id, systolic, diastolic, measured_at)
    select ${patientId}::int, * from unnest(
      ${readings.map((reading) => reading.systolic)}::int[],
      ${readings.map((reading) => reading.diastolic)}::int[],
      ${readings.map((reading) => reading.measuredAt)}::timestamptz[]
    )`);
}

/** Adds readings that were measured earlier, all in one statement. */
export async function addEarlierBloodSugars(
  query: Query,
  patientId: number,
  readings: readonly BloodSugarReading[],
): Promise<void> {
  await query(sql`
    insert into blood_sugar (patient_id, value, measured_at)
    select ${patientId}::int, * from unnest(
      ${readings.map((reading) => reading.value)}::double precision[],
      ${readings.map((reading) => reading.measuredAt)}::timestamptz[]
    )`);
}

/**
 * A patient's blood pressures, newest first and at most 5,000, as the contract says. Undefined when
 * there is no such patient or the reader may not read: no items always means a record without readings.
 */
export async function listBloodPressures(
  query: Query,
  name: string,
  reader: Reader,
): Promise<PatientList<BloodPressureReading> | undefined> {
  return toPatientList(
    await query<PatientRow<BloodPressureReading>>(sql`
      select
        readable.patient_id as "patientId", reading.id as "itemId",
        systolic, diastolic, measured_at as "measuredAt"
      from ${readablePatient(name, reader)} readable
      left join lateral (
        select id, systolic, diastolic, measured_at from blood_pressure
        where patient_id = readable.patient_id
        order by measured_at desc, id desc
        limit 5000
      ) reading on true
      order by measured_at desc, reading.id desc`),
  );
}

/** A patient's blood sugars, as many and in the same order as in `listBloodPressures`; undefined as there. */
export async function listBloodSugars(
  query: Query,
  name: string,
  reader: Reader,
): Promise<PatientList<BloodSugarReading> | undefined> {
  return toPatientList(
    await query<PatientRow<BloodSugarReading>>(sql`
      select
        readable.patient_id as "patientId", reading.id as "itemId",
        value, measured_at as "measuredAt"
      from ${readablePatient(name, reader)} readable
      left join lateral (
        select id, value, measured_at from blood_sugar
        where patient_id = readable.patient_id
        order by measured_at desc, id desc
        limit 5000
      ) reading on true
      order by measured_at desc, reading.id desc`),
  );
}
