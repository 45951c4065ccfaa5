import { type Capability, type PortalError, type Schemas, supports } from '@medportal/api-client';
import { type QueryObserverOptions, useQuery } from '@tanstack/react-query';
import { session, useUser } from '../session/session.ts';
import { client } from './client.ts';
import { queryClient } from './queryClient.ts';
import { apiHost } from './settings.ts';

const noExtensions: Schemas['Capabilities'] = { capabilities: {} };

/**
 * Whether a failure means that the backend has no extensions. A call that CORS refuses looks like a lost connection:
 * on another host, with a connection, it counts as refused.
 */
function lacksExtensions({ kind, status = 0 }: PortalError): boolean {
  if (kind === 'http') return [401, 403, 404, 405].includes(status);
  const isOtherHost = new URL(apiHost, location.href).origin !== location.origin;
  return kind === 'parse' || (kind === 'network' && isOtherHost && navigator.onLine);
}

/** A failure that says nothing about the extensions is tried again when the window gets the focus. */
export const capabilitiesQuery: QueryObserverOptions<Schemas['Capabilities']> = {
  queryKey: ['getCapabilities'],
  queryFn: async ({ signal }) => {
    const result = await client.getCapabilities({}, { signal });
    if (result.ok) return result.data;
    if (lacksExtensions(result.error)) return noExtensions;
    throw result.error;
  },
  // They change with a deployment only.
  staleTime: Infinity,
  refetchOnWindowFocus: ({ state }) => state.status === 'error' && 'always',
};

/**
 * Starts the read in a loader of a page that depends on it.
 * @returns whether the backend has `capability`; undefined for visitors, and when the read failed
 */
export async function prefetchCapability(
  capability: Capability,
  version?: number,
): Promise<boolean | undefined> {
  const hasFailed = queryClient.getQueryState(capabilitiesQuery.queryKey)?.status === 'error';
  if (!session.user() || hasFailed) return undefined;
  return readCapability(capability, version);
}

/** Whether the backend has an extension; undefined when that cannot be read. Asks for visitors, too. */
export async function readCapability(
  capability: Capability,
  version?: number,
): Promise<boolean | undefined> {
  const read = queryClient.query({ ...capabilitiesQuery, staleTime: 'static' });
  const data = await read.catch(() => undefined);
  return data && supports(data, capability, version);
}

function useCapabilities(isForVisitors = false) {
  const user = useUser();
  return useQuery({ ...capabilitiesQuery, enabled: isForVisitors || user !== undefined });
}

/** Whether the backend has an extension; undefined while that is unknown, and for visitors, who have no use for most. */
export function useCapability(capability: Capability, version?: number): boolean | undefined {
  const { data } = useCapabilities();
  return data && supports(data, capability, version);
}

/** Whether the backend sends emails; undefined while that is unknown. Visitors need it to get a new password. */
export function useSendsMail(): boolean | undefined {
  const { data } = useCapabilities(true);
  return data && supports(data, 'mail');
}

/** Whether the backend has not answered yet which extensions it has. */
export const useIsAskingCapabilities = (): boolean => useCapabilities().isLoading;
