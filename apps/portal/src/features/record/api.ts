// The record of a patient: details, readings and histories.
import { bloodTypes, parseBloodPressure, type Schemas } from '@medportal/api-client';
import type {
  AllergyItem,
  ChronicDiseaseItem,
  MedicineItem,
  PressureReading,
  SugarReading,
} from '@medportal/ui';
import type { PressureValues, RecordPart, SugarValues } from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import {
  allMapped,
  flag,
  gender,
  measure,
  moment,
  number,
  record,
  required,
  text,
} from '../../core/api/wire.ts';
import { useLockedPart } from '../../core/query/locked.ts';
import { prefetch, readQuery } from '../../core/query/readQuery.ts';
import { listView, useView } from '../../core/query/useView.ts';
import type { Write } from '../../core/query/useWrite.ts';
import { allergy, chronicDisease, medicine } from '../requests/sections.api.ts';

/** The contract's placeholder for a blood type that is not recorded. */
const NO_BLOOD_TYPE = '+O';

const bloodTypeOf = (value: unknown) =>
  bloodTypes.find((known) => known === text(value)?.trim().toUpperCase());

const unreadText = (value: unknown, read: unknown) =>
  read === undefined ? text(value)?.trim() : undefined;

function patient(wire: Schemas['PatientDetail']) {
  const {
    name,
    gender: wireGender,
    phoneNumber,
    email,
    address,
    bloodType,
    height,
    weight,
    ...rest
  } = wire;
  allMapped(rest);
  const type = bloodTypeOf(bloodType);
  const unread = {
    bloodType: text(bloodType)?.trim() === NO_BLOOD_TYPE ? undefined : unreadText(bloodType, type),
    heightCm: unreadText(height, number(height)),
    weightKg: unreadText(weight, number(weight)),
  };
  return {
    name: required(text(name)),
    gender: gender(wireGender),
    phoneNumber: text(phoneNumber),
    email: text(email),
    address: text(address),
    bloodType: type,
    heightCm: measure(height),
    weightKg: measure(weight),
    unread: Object.values(unread).some(Boolean) ? unread : undefined,
  };
}

export const patientQuery = (name: string) =>
  readQuery({
    query: queries.getPatient.queryOptions({ name }),
    map: patient,
  });

function unparsed(value: unknown) {
  return { kind: 'text' as const, text: text(value) };
}

function pressureReading(wire: Schemas['BloodPressureReading']): PressureReading {
  const { value, date: takenAt, ...rest } = record(wire);
  allMapped(rest);
  const pressure = parseBloodPressure(text(value));
  return {
    value: pressure ? { kind: 'parsed', ...pressure } : unparsed(value),
    takenAt: moment(takenAt),
  };
}

function sugarReading(wire: Schemas['BloodSugarReading']): SugarReading {
  const { value, date: takenAt, ...rest } = record(wire);
  allMapped(rest);
  const mgPerDl = number(value);
  return {
    value: mgPerDl === undefined ? unparsed(value) : { kind: 'parsed', mgPerDl },
    takenAt: moment(takenAt),
  };
}

export const pressuresQuery = (name: string) =>
  readQuery({
    query: queries.listBloodPressures.queryOptions({ name }),
    map: (readings) => readings.map(pressureReading),
  });

export const sugarsQuery = (name: string) =>
  readQuery({
    query: queries.listBloodSugars.queryOptions({ name }),
    map: (readings) => readings.map(sugarReading),
  });

/** The names of the forms' drafts. */
export const readingForms = { pressure: 'pressure', sugar: 'sugar' };

/** Adds a blood pressure in mmHg. */
export const addPressure: Write<PressureValues> = {
  operation: 'addBloodPressure',
  invalidates: ['listBloodPressures'],
  call: ({ systolic, diastolic }, options) =>
    client.addBloodPressure({ body: { value: `${systolic}/${diastolic}` } }, options),
  outcome: 'saved',
  // The contract has one field for both numbers: its errors appear at the first.
  fields: { value: 'systolic' },
};

/** Adds a blood sugar in mg/dL. */
export const addSugar: Write<SugarValues> = {
  operation: 'addBloodSugar',
  invalidates: ['listBloodSugars'],
  call: ({ mgPerDl }, options) => client.addBloodSugar({ body: { value: mgPerDl } }, options),
  outcome: 'saved',
  fields: { value: 'mgPerDl' },
};

function medicineItem(wire: Schemas['MedicineHistoryItem']): MedicineItem {
  const { addedBy, isMaintenace, ...rest } = record(wire);
  return { addedBy: text(addedBy), ...medicine(rest), isMaintenance: flag(isMaintenace) };
}

function chronicDiseaseItem(wire: Schemas['ChronicDiseaseHistoryItem']): ChronicDiseaseItem {
  const { addedBy, ...rest } = record(wire);
  return { addedBy: text(addedBy), ...chronicDisease(rest) };
}

function allergyItem(wire: Schemas['AllergyHistoryItem']): AllergyItem {
  const { addedBy, ...rest } = record(wire);
  return { addedBy: text(addedBy), ...allergy(rest) };
}

export const medicinesQuery = (name: string) =>
  readQuery({
    query: queries.listMedicines.queryOptions({ name }),
    map: (items) => items.map(medicineItem),
  });

export const chronicDiseasesQuery = (name: string) =>
  readQuery({
    query: queries.listChronicDiseases.queryOptions({ name }),
    map: (items) => items.map(chronicDiseaseItem),
  });

export const allergiesQuery = (name: string) =>
  readQuery({
    query: queries.listAllergies.queryOptions({ name }),
    map: (items) => items.map(allergyItem),
  });

const queryOf = {
  allergies: allergiesQuery,
  medicines: medicinesQuery,
  chronicDiseases: chronicDiseasesQuery,
  pressures: pressuresQuery,
  sugars: sugarsQuery,
} satisfies Record<RecordPart, unknown>;

export const readings: readonly RecordPart[] = ['pressures', 'sugars'];

export const overview: readonly RecordPart[] = ['allergies', 'medicines', ...readings];

export const histories: readonly RecordPart[] = ['medicines', 'chronicDiseases', 'allergies'];

export function prefetchRecord(name: string, parts: readonly RecordPart[]): void {
  for (const part of parts) void prefetch<unknown>(queryOf[part](name));
}

/**
 * Reads the record of the patient `name`.
 * @param parts - Only the lists that the page shows: the access log shows the patient each read.
 */
export function useRecord(name: string, parts: readonly RecordPart[]) {
  const locked = useLockedPart();
  const enabled = (part: RecordPart) => ({ enabled: parts.includes(part) });
  return {
    pressures: useView({ ...pressuresQuery(name), ...enabled('pressures') }, listView, locked),
    sugars: useView({ ...sugarsQuery(name), ...enabled('sugars') }, listView, locked),
    medicines: useView({ ...medicinesQuery(name), ...enabled('medicines') }, listView, locked),
    chronicDiseases: useView(
      { ...chronicDiseasesQuery(name), ...enabled('chronicDiseases') },
      listView,
      locked,
    ),
    allergies: useView({ ...allergiesQuery(name), ...enabled('allergies') }, listView, locked),
  };
}
