import { parseBloodPressure, type Schemas } from '@medportal/api-client';
import type { PressureReading, SugarReading } from '@medportal/ui';
import type { PressureValues, SugarValues } from '@medportal/ui/screens';
import { client } from '../data/apiClient.ts';
import { readQuery } from '../data/readQuery.ts';
import { saved, type Write } from '../data/useWrite.ts';
import { allMapped, moment, number, record, text } from './wire.ts';

/** A value that is not what it should be is shown as it is. */
function asItIs(value: unknown): { kind: 'text'; text: string } {
  return { kind: 'text', text: text(value) ?? 'Not recorded' };
}

function pressureReading(wire: Schemas['BloodPressureReading']): PressureReading {
  const { value, date: takenAt, ...rest } = record(wire);
  allMapped(rest);
  const pressure = parseBloodPressure(text(value));
  return {
    value: pressure ? { kind: 'parsed', ...pressure } : asItIs(value),
    takenAt: moment(takenAt),
  };
}

function sugarReading(wire: Schemas['BloodSugarReading']): SugarReading {
  const { value, date: takenAt, ...rest } = record(wire);
  allMapped(rest);
  const mgPerDl = number(value);
  return {
    value: mgPerDl === undefined ? asItIs(value) : { kind: 'parsed', mgPerDl },
    takenAt: moment(takenAt),
  };
}

/** The blood pressures of a patient, in the order that the backend gives. */
export const pressuresQuery = (name: string) =>
  readQuery({
    key: ['listBloodPressures', name],
    call: (options) => client.listBloodPressures({ name }, options),
    map: (readings) => readings.map(pressureReading),
    failure: 'The blood pressure readings could not be loaded',
  });

/** The blood sugars of a patient, in the order that the backend gives. */
export const sugarsQuery = (name: string) =>
  readQuery({
    key: ['listBloodSugars', name],
    call: (options) => client.listBloodSugars({ name }, options),
    map: (readings) => readings.map(sugarReading),
    failure: 'The blood sugar readings could not be loaded',
  });

/** Logs a blood pressure in mm[Hg]. */
export const addPressure: Write<PressureValues> = {
  operation: 'addBloodPressure',
  call: ({ systolic, diastolic }, options) =>
    client.addBloodPressure({ body: { value: `${systolic}/${diastolic}` } }, options),
  failure: 'Your blood pressure could not be saved',
  again: saved('Save blood pressure'),
  // The contract has one field for both numbers; its words belong beside the first.
  fields: { value: 'systolic' },
};

/** Logs a blood sugar in mg/dL. */
export const addSugar: Write<SugarValues> = {
  operation: 'addBloodSugar',
  call: ({ mgPerDl }, options) => client.addBloodSugar({ body: { value: mgPerDl } }, options),
  failure: 'Your blood sugar could not be saved',
  again: saved('Save blood sugar'),
  fields: { value: 'mgPerDl' },
};
