import type { PatientProfileView } from '@medportal/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { useCapability } from '../../core/api/capabilities.ts';
import { isSharedQuery } from '../sharing/api.ts';
import { useReader } from '../../core/session/session.ts';

/**
 * The profile of a patient who shares parts of the record with the logged-in doctor, but not the contact and medical
 * details: with the name alone. Any other view stays as it is, also that of a record of which nothing is shared. It asks
 * for no part of the record, since the access log shows the patient each refusal.
 */
export function usePartlyShared(name: string, view: PatientProfileView): PatientProfileView {
  const listsPatients = useCapability('sharing', 2) === true;
  const isDoctor = useReader()?.persona === 'doctor';
  const isRefused = view.status === 'locked' && view.reason.kind === 'no-access';
  const enabled = listsPatients && isDoctor && isRefused;
  const { data: isShared, isLoading } = useQuery({ ...isSharedQuery(name), enabled });
  if (isLoading) return { status: 'loading' };
  if (!enabled || !isShared) return view;
  return {
    status: 'ready',
    viewer: 'other',
    patient: { name, gender: 'unspecified', notShared: true },
  };
}
