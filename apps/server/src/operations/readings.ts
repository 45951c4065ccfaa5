import { Problem, invalidInput } from '../problem.ts';
import {
  type BloodPressure,
  type BloodPressureReading,
  type BloodSugarReading,
  addBloodPressure,
  addBloodSugar,
  listBloodPressures,
  listBloodSugars,
} from '../repositories/readings.ts';
import type { Handlers } from './handler.ts';
import { toName } from './names.ts';

/** Blood pressure in mmHg and blood sugar in mg/dL. */
export const readings: Handlers<
  'addBloodPressure' | 'addBloodSugar' | 'listBloodPressures' | 'listBloodSugars'
> = {
  addBloodPressure: ({ body, grant, writeAtOnce, setSubject }) => {
    const reading = toBloodPressure(body.value);
    return writeAtOnce(async (query) => {
      setSubject(grant.id);
      await addBloodPressure(query, grant.id, reading);
      return { message: 'Your blood pressure is saved.' };
    });
  },

  addBloodSugar: ({ body, grant, writeAtOnce, setSubject }) =>
    writeAtOnce(async (query) => {
      setSubject(grant.id);
      await addBloodSugar(query, grant.id, body.value);
      return { message: 'Your blood sugar is saved.' };
    }),

  listBloodPressures: async ({ params, grant, query, setSubject }) => {
    const list = await listBloodPressures(query, toName(params.name), grant);
    if (list === undefined) throw new Problem(404);
    setSubject(list.patientId);
    return list.items.map(toBloodPressureReading);
  },

  listBloodSugars: async ({ params, grant, query, setSubject }) => {
    const list = await listBloodSugars(query, toName(params.name), grant);
    if (list === undefined) throw new Problem(404);
    setSubject(list.patientId);
    return list.items.map(toBloodSugarReading);
  },
};

export const toBloodPressureReading = ({
  systolic,
  diastolic,
  measuredAt,
}: BloodPressureReading) => ({
  value: `${systolic}/${diastolic}`,
  date: measuredAt.toISOString(),
});

export const toBloodSugarReading = ({ value, measuredAt }: BloodSugarReading) => ({
  value,
  date: measuredAt.toISOString(),
});

function toBloodPressure(value: string): BloodPressure {
  // The contract's pattern guarantees two whole numbers.
  const [systolic = 0, diastolic = 0] = value.split('/').map(Number);
  if (systolic > 250 || diastolic > 250) {
    throw invalidInput({ value: ['Enter numbers from 0 to 250.'] });
  }
  if (systolic <= diastolic) {
    throw invalidInput({ value: ['The upper number must be greater than the lower one.'] });
  }
  return { systolic, diastolic };
}
