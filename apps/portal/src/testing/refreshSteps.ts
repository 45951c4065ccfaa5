import { queryClient } from '../core/api/queryClient.ts';

export async function refresh(): Promise<void> {
  // The capabilities stay unknown in most stories.
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== 'getCapabilities',
  });
}
