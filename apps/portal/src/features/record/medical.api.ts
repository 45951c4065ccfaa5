import type { MedicalValues } from '@medportal/ui/screens';
import { client } from '../../core/api/client.ts';
import type { Write } from '../../core/query/useWrite.ts';

const onlyTexts = (parts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  );

/**
 * Empty fields are cleared. Values that could not be parsed are sent back unchanged, since some backends clear fields
 * that they do not receive.
 */
export const saveMedicalInfo: Write<MedicalValues> = {
  operation: 'updatePatientProfile',
  invalidates: ['getPatient'],
  call: ({ bloodType, heightCm, weightKg, unread = {} }, options) => {
    const stored = {
      bloodType: unread.bloodType,
      height: unread.heightCm,
      weight: unread.weightKg,
    };
    const values = {
      bloodType: bloodType ?? null,
      height: heightCm ?? null,
      weight: weightKg ?? null,
    };
    return client.updatePatientProfile({ body: { ...values, ...onlyTexts(stored) } }, options);
  },
  outcome: 'saved',
  fields: { height: 'heightCm', weight: 'weightKg' },
};
