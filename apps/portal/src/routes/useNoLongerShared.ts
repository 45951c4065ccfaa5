import { useQuery } from '@tanstack/react-query';
import { prefetchCapability, useCapability } from '../data/capabilities.ts';
import { prefetch } from '../data/readQuery.ts';
import { grantsQuery } from '../resources/sharing.ts';
import { useReader } from '../session/session.ts';

/** Starts the reads of {@link useNoLongerShared}. */
export async function prefetchGrants(): Promise<void> {
  if (await prefetchCapability('sharing')) void prefetch(grantsQuery());
}

/** Whether the logged-in patient no longer shares the record with a doctor; false if the backend does not say. */
export function useNoLongerShared(doctorId: number): boolean {
  const isPatient = useReader()?.persona === 'patient';
  const enabled = useCapability('sharing') === true && isPatient;
  const { data = [] } = useQuery({ ...grantsQuery(), enabled });
  return data.some((grant) => grant.doctorId === doctorId && grant.state !== 'active');
}
