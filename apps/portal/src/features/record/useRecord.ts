import type { RecordPart } from '@medportal/ui/screens';
import { prefetch } from '../../core/query/readQuery.ts';
import { useLockedPart } from '../../core/query/locked.ts';
import { listView, useView } from '../../core/query/useView.ts';
import { allergiesQuery, chronicDiseasesQuery, medicinesQuery } from './histories.ts';
import { pressuresQuery, sugarsQuery } from './readings.ts';

const queries = {
  allergies: allergiesQuery,
  medicines: medicinesQuery,
  chronicDiseases: chronicDiseasesQuery,
  pressures: pressuresQuery,
  sugars: sugarsQuery,
} satisfies Record<RecordPart, unknown>;

export const readings: readonly RecordPart[] = ['pressures', 'sugars'];

export const overview: readonly RecordPart[] = ['allergies', 'medicines', ...readings];

export const histories: readonly RecordPart[] = ['medicines', 'chronicDiseases', 'allergies'];

export function prefetchRecord(name: string, parts: readonly RecordPart[]): void {
  for (const part of parts) void prefetch<unknown>(queries[part](name));
}

/**
 * Reads the record of the patient `name`.
 * @param parts - Only the lists that the page shows: the access log shows the patient each read.
 */
export function useRecord(name: string, parts: readonly RecordPart[]) {
  const locked = useLockedPart();
  const enabled = (part: RecordPart) => ({ enabled: parts.includes(part) });
  return {
    pressures: useView({ ...pressuresQuery(name), ...enabled('pressures') }, listView, locked),
    sugars: useView({ ...sugarsQuery(name), ...enabled('sugars') }, listView, locked),
    medicines: useView({ ...medicinesQuery(name), ...enabled('medicines') }, listView, locked),
    chronicDiseases: useView(
      { ...chronicDiseasesQuery(name), ...enabled('chronicDiseases') },
      listView,
      locked,
    ),
    allergies: useView({ ...allergiesQuery(name), ...enabled('allergies') }, listView, locked),
  };
}
