import { createPortalClient, type PortalError } from '@medportal/api-client';
import { createQueries } from '@medportal/api-client/react-query';
import { QueryClient, useMutation, useQuery } from '@tanstack/react-query';

/** Compiled, not run: hooks need React. */
export function useDoctor(queries: ReturnType<typeof createQueries>, name: string) {
  const query = useQuery(queries.getDoctor.queryOptions({ name }));
  const error: PortalError<'getDoctor'> | null = query.error;
  const save = useMutation({
    ...queries.updateClinic.mutationOptions(),
    onSuccess: (saved) => saved?.message,
  });
  const problem: readonly string[] | undefined = save.error?.fieldErrors?.openHours;
  return { bio: query.data?.bio, error, problem };
}

/** Reads the doctors page by page, and one of them. */
export async function browse({ baseUrl, doctor }: { baseUrl: string; doctor: string }) {
  const queries = createQueries(createPortalClient({ baseUrl, getToken: () => null }));
  const queryClient = new QueryClient();
  const read = queries.getDoctor.queryOptions({ name: doctor });
  await queryClient.fetchQuery(read);
  const list = queries.listDoctors.infiniteQueryOptions({ pageSize: 5 });
  const { pages } = await queryClient.fetchInfiniteQuery({ ...list, pages: 2 });
  const unknown = queries.getDoctor.queryOptions({ name: 'Nobody of This Name' });
  const code = await queryClient
    .fetchQuery({ ...unknown, retry: false })
    .then(() => 'found')
    .catch((error: PortalError) => error.code);
  return {
    doctor: queryClient.getQueryData(read.queryKey)?.name,
    pages: pages.map(({ doctors }) => doctors.length),
    code,
  };
}
