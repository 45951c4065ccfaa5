import type { RecordAccess } from '@medportal/ui/screens';
import { useQuery } from '@tanstack/react-query';
import { prefetchCapability, useCapability } from '../../core/api/capabilities.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { grantsQuery } from '../sharing/api.ts';
import { useReader } from '../../core/session/session.ts';

/** Starts the reads of {@link useRecordAccess}. */
export async function prefetchGrants(): Promise<void> {
  if (await prefetchCapability('sharing')) void prefetch(grantsQuery());
}

/** What a request lets a doctor read of the logged-in patient's record; undefined while it is unknown. */
export function useRecordAccess(doctorId: number): RecordAccess | undefined {
  const isPatient = useReader()?.persona === 'patient';
  const canShare = useCapability('sharing');
  const grants = useQuery({ ...grantsQuery(), enabled: canShare === true && isPatient });
  if (canShare === false || grants.isError) return 'opened';
  if (!grants.data) return undefined;
  const grant = grants.data.find((one) => one.doctorId === doctorId);
  if (!grant) return 'chosen';
  return grant.state === 'active' ? 'shared' : 'stopped';
}
