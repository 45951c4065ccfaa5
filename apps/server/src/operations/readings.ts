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
  addBloodPressure: ({ body, subject, writeAtOnce, setPatient }) => {
    const reading = toBloodPressure(body.value);
    return writeAtOnce(async (query) => {
      setPatient(subject.id);
      await addBloodPressure(query, subject.id, reading);
      return { message: 'Your blood pressure is saved.' };
    });
  },

  addBloodSugar: ({ body, subject, writeAtOnce, setPatient }) => {
    // As meters show it. The contract cannot say so: 0.1 has no exact binary form.
    if (Number(body.value.toFixed(1)) !== body.value) {
      throw invalidInput({ value: ['Enter a number with at most one decimal.'] });
    }
    return writeAtOnce(async (query) => {
      setPatient(subject.id);
      await addBloodSugar(query, subject.id, body.value);
      return { message: 'Your blood sugar is saved.' };
    });
  },

  listBloodPressures: async ({ params, subject, query, setPatient }) => {
    const list = await listBloodPressures(query, toName(params.name), subject);
    if (list === undefined) throw new Problem(404);
    setPatient(list.patientId);
    return list.items.map(toBloodPressureReading);
  },

  listBloodSugars: async ({ params, subject, query, setPatient }) => {
    const list = await listBloodSugars(query, toName(params.name), subject);
    if (list === undefined) throw new Problem(404);
    setPatient(list.patientId);
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
