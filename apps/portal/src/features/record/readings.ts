import { parseBloodPressure, type Schemas } from '@medportal/api-client';
import type { PressureReading, SugarReading } from '@medportal/ui';
import type { PressureValues, SugarValues } from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import { readQuery } from '../../core/query/readQuery.ts';
import type { Write } from '../../core/query/useWrite.ts';
import { allMapped, moment, number, record, text } from '../../core/api/wire.ts';

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
  call: ({ systolic, diastolic }, options) =>
    client.addBloodPressure({ body: { value: `${systolic}/${diastolic}` } }, options),
  outcome: 'saved',
  // The contract has one field for both numbers: its errors appear at the first.
  fields: { value: 'systolic' },
};

/** Adds a blood sugar in mg/dL. */
export const addSugar: Write<SugarValues> = {
  operation: 'addBloodSugar',
  call: ({ mgPerDl }, options) => client.addBloodSugar({ body: { value: mgPerDl } }, options),
  outcome: 'saved',
  fields: { value: 'mgPerDl' },
};
