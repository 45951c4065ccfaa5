import { isPortalError, type PortalError } from '@medportal/api-client';
import type { CopiedRecord, RecordSection } from '@medportal/ui/screens';
import { queryClient } from '../data/queryClient.ts';
import type { ReadQuery } from '../data/readQuery.ts';
import { allergiesQuery, chronicDiseasesQuery, medicinesQuery } from '../resources/histories.ts';
import { patientQuery } from '../resources/patients.ts';
import { pressuresQuery, sugarsQuery } from '../resources/readings.ts';

/** Sections that could not be read, so that there is no copy. */
export class UnreadSections extends Error {
  readonly sections: readonly RecordSection[];
  /** Why the first of them could not be read. */
  readonly reason: PortalError;

  constructor(failures: readonly { section: RecordSection; error: PortalError }[]) {
    super(failures.map(({ section }) => section).join(', '));
    this.name = 'UnreadSections';
    this.sections = failures.map(({ section }) => section);
    const [first] = failures;
    if (!first) throw new TypeError('There is no failure.');
    this.reason = first.error;
  }
}

/**
 * Reads sections of the record of the patient `name` from the backend, whatever the cache has.
 * @param onRead - Called after each section that was read.
 * @throws UnreadSections when one of them fails: a copy must not lack a section that its reader expects.
 */
export async function readRecord(
  name: string,
  sections: readonly RecordSection[],
  onRead: () => void,
): Promise<CopiedRecord> {
  const failures: { section: RecordSection; error: PortalError }[] = [];
  async function read<Data>(section: RecordSection, query: ReadQuery<Data>) {
    if (!sections.includes(section)) return undefined;
    try {
      const data = await queryClient.query({ ...query, staleTime: 0 });
      onRead();
      return data;
    } catch (error) {
      if (!isPortalError(error)) throw error;
      failures.push({ section, error });
      return undefined;
    }
  }
  const [details, allergies, medicines, chronicDiseases, pressures, sugars] = await Promise.all([
    read('details', patientQuery(name)),
    read('allergies', allergiesQuery(name)),
    read('medicines', medicinesQuery(name)),
    read('chronicDiseases', chronicDiseasesQuery(name)),
    read('pressures', pressuresQuery(name)),
    read('sugars', sugarsQuery(name)),
  ]);
  if (failures.length > 0) throw new UnreadSections(failures);
  return { name, details, allergies, medicines, chronicDiseases, pressures, sugars };
}
