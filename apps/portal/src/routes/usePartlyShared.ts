import type { PatientProfileView } from '@medportal/ui/screens';
import { useCapability } from '../data/capabilities.ts';
import { useReader } from '../session/session.ts';
import { histories, readings, useRecord } from './useRecord.ts';

const everyPart = [...readings, ...histories];

/**
 * The profile of a patient who shares parts of the record with the logged-in doctor, but not the contact and medical
 * details: with the name alone. Any other view stays as it is, also that of a record of which nothing is shared.
 */
export function usePartlyShared(name: string, view: PatientProfileView): PatientProfileView {
  const hasSharing = useCapability('sharing') === true;
  const isDoctor = useReader()?.persona === 'doctor';
  const isRefused = view.status === 'locked' && view.reason.kind === 'no-access';
  const asks = hasSharing && isDoctor && isRefused;
  const record = useRecord(name, asks ? everyPart : []);
  if (!asks) return view;
  const statuses = Object.values(record).map((part) => part.view.status);
  if (statuses.some((status) => status === 'ready' || status === 'empty'))
    return {
      status: 'ready',
      viewer: 'other',
      patient: { name, gender: 'unspecified', notShared: true },
    };
  return statuses.includes('loading') ? { status: 'loading' } : view;
}
