import { isPortalError, type PortalError } from '@medportal/api-client';
import type { CopiedRecord, CopySection } from '@medportal/ui/screens';
import type { ReadQuery } from '../../../core/query/readQuery.ts';
import { readRequests } from './copiedRequests.ts';
import {
  allergiesQuery,
  chronicDiseasesQuery,
  medicinesQuery,
  patientQuery,
  pressuresQuery,
  sugarsQuery,
} from '../api.ts';

/** A record, or the sections that could not be read: a copy must not lack what its reader expects. */
export type RecordResult =
  | { status: 'read'; record: CopiedRecord }
  | {
      status: 'failed';
      sections: readonly CopySection[];
      /** Why the first of them could not be read. */
      error: PortalError;
    };

/**
 * Reads sections of the record of the patient `name`. Past the cache, so that the copy is of one moment and nothing of it
 * stays behind.
 * @param options.signal - Aborts the reads; the result is then `failed`.
 * @param options.onRead - Called after each section that was read.
 */
export async function readRecord(
  name: string,
  sections: readonly CopySection[],
  { signal, onRead }: { signal: AbortSignal; onRead: () => void },
): Promise<RecordResult> {
  const failures: { section: CopySection; error: PortalError }[] = [];
  async function read<Data>(section: CopySection, { queryFn }: Pick<ReadQuery<Data>, 'queryFn'>) {
    if (!sections.includes(section)) return undefined;
    try {
      const data = await queryFn({ signal });
      onRead();
      return data;
    } catch (error) {
      if (!isPortalError(error)) throw error;
      failures.push({ section, error });
      return undefined;
    }
  }
  const [details, allergies, medicines, chronicDiseases, pressures, sugars, requests] =
    await Promise.all([
      read('details', patientQuery(name)),
      read('allergies', allergiesQuery(name)),
      read('medicines', medicinesQuery(name)),
      read('chronicDiseases', chronicDiseasesQuery(name)),
      read('pressures', pressuresQuery(name)),
      read('sugars', sugarsQuery(name)),
      read('requests', { queryFn: async () => readRequests(signal) }),
    ]);
  const [first] = failures;
  if (first) {
    const failed = sections.filter((section) => failures.some((one) => one.section === section));
    return { status: 'failed', sections: failed, error: first.error };
  }
  return {
    status: 'read',
    record: { name, details, allergies, medicines, chronicDiseases, pressures, sugars, requests },
  };
}
