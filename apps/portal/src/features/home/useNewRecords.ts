import type { Reference } from '@medportal/ui';
import { useQuery } from '@tanstack/react-query';
import { prefetchCapability, useCapability } from '../../core/api/capabilities.ts';
import { prefetch } from '../../core/query/readQuery.ts';
import { newSharedRecordsQuery } from '../sharing/api.ts';

export async function prefetchNewRecords(): Promise<void> {
  if (await prefetchCapability('sharing', 2)) void prefetch(newSharedRecordsQuery());
}

/** The patients who shared a record that the logged-in doctor has not opened since; undefined while that is asked. */
export function useNewRecords(): readonly Reference[] | undefined {
  const listsPatients = useCapability('sharing', 2);
  const { data = [], isFetched } = useQuery({
    ...newSharedRecordsQuery(),
    enabled: listsPatients === true,
  });
  return listsPatients === false || isFetched ? data : undefined;
}
