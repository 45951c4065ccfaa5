// The lists of a patient's record: the patient's own profile shows them, and the form in which a doctor answers.
import { prefetch } from '../data/readQuery.ts';
import { useLocked } from '../data/locked.ts';
import { listView, useView } from '../data/useView.ts';
import { allergiesQuery, chronicDiseasesQuery, medicinesQuery } from '../resources/histories.ts';
import { pressuresQuery, sugarsQuery } from '../resources/readings.ts';

/** The two groups of lists. */
export interface RecordParts {
  /** Blood pressures and blood sugars. */
  readings: boolean;
  /** Medicines, chronic diseases and allergies. */
  histories: boolean;
}

/** Starts reading parts of the record of the patient `name`. */
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
 * The record of the patient `name`.
 * @param parts - What the page shows of it: nothing else is read, since the patient finds each read in the access log.
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
