import { prefetch } from '../data/readQuery.ts';
import { useLocked } from '../data/locked.ts';
import { listView, useView } from '../data/useView.ts';
import { allergiesQuery, chronicDiseasesQuery, medicinesQuery } from '../resources/histories.ts';
import { pressuresQuery, sugarsQuery } from '../resources/readings.ts';

export interface RecordParts {
  readings: boolean;
  histories: boolean;
}

export function prefetchRecord(name: string, { readings, histories }: RecordParts): void {
  if (readings) {
    void prefetch(pressuresQuery(name));
    void prefetch(sugarsQuery(name));
  }
  if (histories) {
    void prefetch(medicinesQuery(name));
    void prefetch(chronicDiseasesQuery(name));
    void prefetch(allergiesQuery(name));
  }
}

/**
 * Reads the record of the patient `name`.
 * @param parts - Only the lists that the page shows: the access log shows the patient each read.
 */
export function useRecord(name: string, { readings, histories }: RecordParts) {
  const locked = useLocked();
  const reading = { enabled: readings };
  const history = { enabled: histories };
  return {
    pressures: useView({ ...pressuresQuery(name), ...reading }, listView, locked),
    sugars: useView({ ...sugarsQuery(name), ...reading }, listView, locked),
    medicines: useView({ ...medicinesQuery(name), ...history }, listView, locked),
    chronicDiseases: useView({ ...chronicDiseasesQuery(name), ...history }, listView, locked),
    allergies: useView({ ...allergiesQuery(name), ...history }, listView, locked),
  };
}
