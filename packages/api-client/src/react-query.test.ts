import {
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { calls } from '../test/samples.ts';
import { createPortalClient, operations, type PortalError, type Schemas } from './index.ts';
import { operationIds } from './generated/operations.ts';
import { createQueries } from './react-query.ts';

function portalWith(answer: (request: Request) => Response | Promise<Response>) {
  const fetch = vi.fn(async (request: Request) => answer(request));
  const portal = createPortalClient({
    baseUrl: 'https://portal.example',
    getToken: () => null,
    fetch,
  });
  return { portal, queries: createQueries(portal), fetch };
}

const queryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const doctor = { doctorId: 1, name: 'Sami Sample', gender: null };

describe('a read', () => {
  it('fetches with its input under its key', async () => {
    const { queries, fetch } = portalWith(() => Response.json(doctor));
    const options = queries.getDoctor.queryOptions({ name: 'Sami Sample' });
    expect(options.queryKey).toEqual(['getDoctor', { name: 'Sami Sample' }]);
    const client = queryClient();
    expect(await client.fetchQuery(options)).toEqual(doctor);
    expect(client.getQueryData(options.queryKey)?.name).toBe('Sami Sample');
    expect(fetch.mock.calls[0]?.[0].url).toBe('https://portal.example/api/doctor/Sami%20Sample');
  });

  it('needs no input where the operation takes none', async () => {
    const { queries } = portalWith(() => Response.json([]));
    const options = queries.listSpecializations.queryOptions();
    expect(options.queryKey).toEqual(['listSpecializations']);
    expect(await queryClient().fetchQuery(options)).toEqual([]);
  });

  it('throws the error of a failed call', async () => {
    const { queries } = portalWith(() => Response.json({ code: 'not-found' }, { status: 404 }));
    const failed = queryClient().fetchQuery(queries.getDoctor.queryOptions({ name: 'x' }));
    await expect(failed).rejects.toMatchObject({ operationId: 'getDoctor', code: 'not-found' });
  });

  it('is cancelled with its query', async () => {
    const { queries, fetch } = portalWith(() => new Promise<Response>(() => {}));
    const client = queryClient();
    const options = queries.getDoctor.queryOptions({ name: 'x' });
    const observer = new QueryObserver(client, options);
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    stop();
    await vi.waitFor(() => expect(fetch.mock.calls[0]?.[0].signal.aborted).toBe(true));
  });

  it('is refreshed with all reads of its operation', async () => {
    const { queries, fetch } = portalWith(() => Response.json(doctor));
    const client = queryClient();
    const observer = new QueryObserver(client, queries.getDoctor.queryOptions({ name: 'x' }));
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await client.invalidateQueries({ queryKey: queries.getDoctor.queryKey() });
    await client.invalidateQueries({ queryKey: queries.listDoctors.queryKey() });
    expect(fetch).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('a paged read', () => {
  const doctors = Array.from({ length: 5 }, (_, index) => ({ name: `Doctor ${index}` }));
  const page = ({ url }: Request) => {
    const { searchParams } = new URL(url);
    const size = Number(searchParams.get('pageSize'));
    const start = (Number(searchParams.get('pageNumber')) - 1) * size;
    return Response.json({ doctors: doctors.slice(start, start + size), totalCount: 5 });
  };

  it('loads page after page until the last', async () => {
    const { queries, fetch } = portalWith(page);
    const client = queryClient();
    const options = queries.listDoctors.infiniteQueryOptions({ searchName: 'd', pageSize: 2 });
    const observer = new InfiniteQueryObserver(client, options);
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    await observer.fetchNextPage();
    expect(observer.getCurrentResult().hasNextPage).toBe(true);
    const { data, hasNextPage } = await observer.fetchNextPage();
    expect(data?.pages.flatMap((each) => each.doctors)).toEqual(doctors);
    expect(hasNextPage).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(fetch.mock.lastCall?.[0].url).toContain('searchName=d&pageNumber=3&pageSize=2');
    stop();
  });

  it('has another key than the query of one page', () => {
    const { queries } = portalWith(page);
    const { queryKey } = queries.listDoctors.queryOptions({ pageSize: 900 });
    expect(queries.listDoctors.infiniteQueryOptions().queryKey).not.toEqual(queryKey);
  });
});

describe('a write', () => {
  it('sends its variables', async () => {
    const { queries, fetch } = portalWith(() => Response.json({ message: 'Saved.' }));
    const options = queries.updateClinic.mutationOptions({ headers: { traceparent: '00-1' } });
    const mutation = new MutationObserver(queryClient(), options);
    await mutation.mutate({ body: { name: 'Example Clinic' } });
    const [request] = fetch.mock.calls[0] ?? [];
    expect(await request?.json()).toEqual({ name: 'Example Clinic' });
    expect(request?.headers.get('traceparent')).toBe('00-1');
  });

  it('repeats its key when TanStack Query retries it, and has a new one for another mutation', async () => {
    const answers = [503, 200, 200];
    const { queries, fetch } = portalWith(() =>
      Response.json({ message: 'Saved.' }, { status: answers.shift() ?? 500 }),
    );
    const options = { ...queries.updateClinic.mutationOptions(), retry: 1, retryDelay: 0 };
    const mutation = new MutationObserver(queryClient(), options);
    await mutation.mutate({ body: {} });
    await mutation.mutate({ body: {} });
    const keys = fetch.mock.calls.map(([{ headers }]) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('fails with the error of the call', async () => {
    const { queries } = portalWith(() => Response.json({}, { status: 400 }));
    const mutation = new MutationObserver(queryClient(), queries.login.mutationOptions());
    const variables = { body: { email: 'a@example.com', password: 'x' } };
    await expect(mutation.mutate(variables)).rejects.toMatchObject({ operationId: 'login' });
  });
});

it('covers every operation', () => {
  const { queries } = portalWith(() => Response.json({}));
  for (const id of operationIds()) {
    const isRead = operations[id].method === 'GET';
    expect(queries[id], id).toHaveProperty(isRead ? 'queryOptions' : 'mutationOptions');
  }
  expect(Object.keys(queries)).toEqual(Object.keys(calls));
});

/** `tsc` checks these; hooks cannot run here. */
function useTypes() {
  const { queries } = portalWith(() => Response.json({}));
  const query = useQuery(queries.getDoctor.queryOptions({ name: 'x' }));
  expectTypeOf(query.data).toEqualTypeOf<Schemas['DoctorDetail'] | undefined>();
  expectTypeOf(query.error).toEqualTypeOf<PortalError<'getDoctor'> | null>();
  const suspended = useSuspenseQuery(queries.listSpecializations.queryOptions());
  expectTypeOf(suspended.data).toEqualTypeOf<Schemas['Specialization'][]>();
  const pages = useInfiniteQuery(queries.listDoctors.infiniteQueryOptions({ searchName: 'x' }));
  expectTypeOf(pages.data?.pages).toEqualTypeOf<Schemas['DoctorPage'][] | undefined>();
  const { mutate, error } = useMutation(queries.login.mutationOptions());
  mutate({ body: { email: 'a@example.com', password: 'x' } });
  expectTypeOf(error?.fieldErrors?.email).toEqualTypeOf<readonly string[] | undefined>();
  // @ts-expect-error the name is missing
  queries.getDoctor.queryOptions();
  // @ts-expect-error a read is no write
  queries.getDoctor.mutationOptions();
  // @ts-expect-error one doctor has no pages
  queries.getDoctor.infiniteQueryOptions();
  // @ts-expect-error no such field
  mutate({ body: { email: 'a@example.com', password: 'x', name: 'y' } });
}

it('a query is typed by the contract', () => {
  expectTypeOf(useTypes).toBeFunction();
});
