import { type Query, sql } from '../database/sql.ts';
import {
  type PatientList,
  type PatientRow,
  type Reader,
  readablePatient,
  toPatientList,
} from './patients.ts';

/** A blood pressure, in mmHg. */
export interface BloodPressure {
  systolic: number;
  diastolic: number;
}

export interface BloodPressureReading extends BloodPressure {
  measuredAt: Date;
}

export interface BloodSugarReading {
  /** In mg/dL. */
  value: number;
  measuredAt: Date;
}

/** Adds a reading with the current time. */
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

/** Adds a reading in mg/dL with the current time. */
export async function addBloodSugar(query: Query, patientId: number, value: number): Promise<void> {
  await query(sql`
    insert into blood_sugar (patient_id, value) values (${patientId}, ${value}) returning id`);
}

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
 * A patient's newest 5,000 blood pressures (the contract's limit), newest first. Undefined when the
 * patient does not exist or the reader may not read; an empty list is a record without readings.
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
      from ${readablePatient(name, reader, 'readings')} readable
      left join lateral (
        select id, systolic, diastolic, measured_at from blood_pressure
        where patient_id = readable.patient_id
        order by measured_at desc, id desc
        limit 5000
      ) reading on true
      order by measured_at desc, reading.id desc`),
  );
}

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
      from ${readablePatient(name, reader, 'readings')} readable
      left join lateral (
        select id, value, measured_at from blood_sugar
        where patient_id = readable.patient_id
        order by measured_at desc, id desc
        limit 5000
      ) reading on true
      order by measured_at desc, reading.id desc`),
  );
}

interface OwnReadings {
  patientId: number;
  limit: number;
  offset: number;
}

/** One page of a patient's blood pressures, oldest first, so that new ones do not shift the next page. */
export async function listOwnBloodPressures(
  query: Query,
  { patientId, limit, offset }: OwnReadings,
): Promise<BloodPressureReading[]> {
  return query<BloodPressureReading>(sql`
    select systolic, diastolic, measured_at as "measuredAt" from blood_pressure
    where patient_id = ${patientId}
    order by blood_pressure.measured_at, id limit ${limit} offset ${offset}`);
}

/** Like {@link listOwnBloodPressures}, in mg/dL. */
export async function listOwnBloodSugars(
  query: Query,
  { patientId, limit, offset }: OwnReadings,
): Promise<BloodSugarReading[]> {
  return query<BloodSugarReading>(sql`
    select value, measured_at as "measuredAt" from blood_sugar
    where patient_id = ${patientId}
    order by blood_sugar.measured_at, id limit ${limit} offset ${offset}`);
}
