import type {
  DataTag,
  InfiniteData,
  UseInfiniteQueryOptions,
  UseMutationOptions,
  UseQueryOptions,
} from '@tanstack/react-query';
import { newIdempotencyKey } from './client.ts';
import { operationIds, operations } from './generated/operations.ts';
import { maxPageSize } from './generated/constants.ts';
import type { PortalError } from './errors.ts';
import { type Counted, isLastPage } from './paging.ts';
import type {
  CallOptions,
  Input,
  OperationId,
  Output,
  PortalClient,
  PortalResult,
} from './types.ts';

/** The operations that only read. */
export type ReadOperationId = {
  [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never;
}[OperationId];

/** The reads of a page of a list. */
export type PagedOperationId = {
  [Id in ReadOperationId]: 'pageNumber' extends keyof Input<Id> ? Id : never;
}[ReadOperationId];

/** The key of a read: its operationId, and its input if there is one. */
export type PortalQueryKey<Id extends ReadOperationId = ReadOperationId> = readonly [
  Id,
  ...(readonly unknown[]),
];

type InputArguments<Id extends OperationId> =
  Partial<Input<Id>> extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>];

/** What TanStack Query passes to a query. */
export interface QueryContext {
  /** Cancels the call. */
  signal: AbortSignal;
}

/** What TanStack Query passes to an infinite query. */
export interface PageContext extends QueryContext {
  /** The page, counted from 1. */
  pageParam: number;
}

/** Options of `useQuery`, `useSuspenseQuery`, `prefetchQuery` and their like for one read. */
export type PortalQueryOptions<Id extends ReadOperationId> = Omit<
  UseQueryOptions<Output<Id>, PortalError<Id>, Output<Id>, PortalQueryKey<Id>>,
  'queryKey' | 'queryFn'
> & {
  /** Typed, so that `queryClient.getQueryData` knows the data. */
  queryKey: DataTag<PortalQueryKey<Id>, Output<Id>, PortalError<Id>>;
  /** Calls the operation. */
  queryFn: (context: QueryContext) => Promise<Output<Id>>;
};

/** Options of `useInfiniteQuery` and its like for the pages of a list. */
export type PortalInfiniteQueryOptions<Id extends PagedOperationId> = Omit<
  UseInfiniteQueryOptions<
    Output<Id>,
    PortalError<Id>,
    InfiniteData<Output<Id>, number>,
    PortalQueryKey<Id>,
    number
  >,
  'queryKey' | 'queryFn'
> & {
  /** Typed, so that `queryClient.getQueryData` knows the data. */
  queryKey: DataTag<PortalQueryKey<Id>, InfiniteData<Output<Id>, number>, PortalError<Id>>;
  /** Calls the operation for one page. */
  queryFn: (context: PageContext) => Promise<Output<Id>>;
};

/** Options of `useMutation` for one write. */
export interface PortalMutationOptions<Id extends OperationId> extends Pick<
  UseMutationOptions<Output<Id>, PortalError<Id>, Input<Id>>,
  'retry' | 'throwOnError'
> {
  /** The operationId. */
  mutationKey: readonly [Id];
  /** Calls the operation. */
  mutationFn: (input: Input<Id>) => Promise<Output<Id>>;
}

/** What a read offers. */
export interface PortalRead<Id extends ReadOperationId> {
  /** The key of its query with this input; without one, the key that matches all of its queries, as for `invalidateQueries`. */
  readonly queryKey: (input?: Input<Id>) => PortalQueryKey<Id>;
  /** The options of its query. */
  readonly queryOptions: (...args: InputArguments<Id>) => PortalQueryOptions<Id>;
}

/** What the read of a page of a list offers besides. */
export interface PortalPagedRead<Id extends PagedOperationId> extends PortalRead<Id> {
  /** The options of an infinite query over its pages, of `pageSize` items each. Default: `maxPageSize`. */
  readonly infiniteQueryOptions: (
    input?: Omit<Input<Id>, 'pageNumber'>,
  ) => PortalInfiniteQueryOptions<Id>;
}

/** What a write offers. */
export interface PortalWrite<Id extends OperationId> {
  /** The key of its mutations, as for `useMutationState`. */
  readonly mutationKey: readonly [Id];
  /**
   * Options of `useMutation`; the variables are the input. Retries of TanStack Query repeat the `Idempotency-Key`, because
   * they pass the same input object.
   */
  readonly mutationOptions: (options?: Omit<CallOptions, 'signal'>) => PortalMutationOptions<Id>;
}

/** Options for TanStack Query by operation. */
export type PortalQueries = {
  readonly [Id in keyof typeof operations]: Id extends PagedOperationId
    ? PortalPagedRead<Id>
    : Id extends ReadOperationId
      ? PortalRead<Id>
      : PortalWrite<Id>;
};

type LooseInput = Readonly<Record<string, unknown>>;

type LooseCall = (
  input: LooseInput | undefined,
  options: CallOptions,
) => Promise<PortalResult<Counted>>;

/**
 * Creates the options that TanStack Query needs for every operation, so that its hooks are used as they are:
 *
 * ```ts
 * const queries = createQueries(portal);
 * const { data } = useQuery(queries.getDoctor.queryOptions({ name }));
 * const save = useMutation(queries.updateClinic.mutationOptions());
 * await queryClient.invalidateQueries({ queryKey: queries.getDoctor.queryKey() });
 * ```
 *
 * A failed call throws its `PortalError`; cancelling a query cancels the call.
 */
export function createQueries(client: PortalClient): PortalQueries {
  const entries = operationIds().map((id) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the public types are those of the same table
    const call = client[id] as unknown as LooseCall;
    return [id, operations[id].method === 'GET' ? readOf(id, call) : writeOf(id, call)];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type maps over the same table
  return Object.fromEntries(entries) as PortalQueries;
}

function readOf(id: OperationId, call: LooseCall) {
  const queryKey = (input?: LooseInput) => (input ? [id, input] : [id]);
  return {
    queryKey,
    queryOptions: (input?: LooseInput) => ({
      queryKey: queryKey(input),
      queryFn: async ({ signal }: QueryContext) => (await call(input, { signal })).orThrow(),
    }),
    infiniteQueryOptions: ({ pageSize = maxPageSize, ...input }: { pageSize?: number } = {}) => ({
      queryKey: [...queryKey({ ...input, pageSize }), 'pages'],
      queryFn: async ({ pageParam, signal }: PageContext) =>
        (await call({ ...input, pageSize, pageNumber: pageParam }, { signal })).orThrow(),
      initialPageParam: 1,
      getNextPageParam: (last: Counted, _: unknown, pageNumber: number) =>
        isLastPage(last, { pageNumber, pageSize }) ? undefined : pageNumber + 1,
    }),
  };
}

function writeOf(id: OperationId, call: LooseCall) {
  const keys = new WeakMap<object, string>();
  return {
    mutationKey: [id],
    mutationOptions: (options: CallOptions = {}) => ({
      mutationKey: [id],
      mutationFn: async (input: LooseInput) => {
        const idempotencyKey = options.idempotencyKey ?? keys.get(input) ?? newIdempotencyKey();
        keys.set(input, idempotencyKey);
        return (await call(input, { ...options, idempotencyKey })).orThrow();
      },
    }),
  };
}
