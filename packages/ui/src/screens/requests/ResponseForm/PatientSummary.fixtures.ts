import type { AllergyItem, MedicineItem } from '../../../clinicalSections.ts';
import {
  newestSugar,
  oddPressures,
  samplePressures,
  sampleSugars,
} from '../../../components/Readings/Readings.fixtures.ts';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import {
  allergyViews,
  chronicDiseaseViews,
  longMedicines,
  manyAllergies,
  manyMedicines,
  medicineViews,
  pressureViews,
  sugarViews,
} from '../../record/PatientProfile.fixtures.ts';
import type { PatientRecord } from './PatientSummary.tsx';

const inStatus = <Status extends keyof typeof allergyViews>(status: Status) => ({
  allergies: allergyViews[status],
  medicines: medicineViews[status],
  chronicDiseases: chronicDiseaseViews[status],
  pressures: pressureViews[status],
  sugars: sugarViews[status],
});

const ready = <Item>(items: readonly Item[]) => ({ status: 'ready' as const, items });

const longAllergies: AllergyItem[] = [
  {
    name: 'Synthetic-extended-release-combination-of-several-invented-compounds-for-testing',
    symptoms: 'Sneezing, and a text that goes on for longer than a line has room. '.repeat(6),
  },
];

const arabicMedicines: MedicineItem[] = [
  { name: 'دواء تجريبي', dosage: '٥ مل', frequency: 'مساءً' },
];

export const patientRecords = {
  ready: inStatus('ready'),
  loading: inStatus('loading'),
  empty: inStatus('empty'),
  failed: inStatus('failed'),
  locked: inStatus('locked'),
  /** A list that needs a log-in. */
  loggedOut: {
    ...inStatus('ready'),
    allergies: { status: 'locked', reason: { kind: 'log-in', loginHref: '#log-in' } },
  },
  allergiesFailed: { ...inStatus('ready'), allergies: allergyViews.failed },
  /** Every list is stale, and the allergies are empty. */
  refreshFailed: {
    allergies: { ...allergyViews.empty, stale },
    medicines: { ...medicineViews.ready, stale },
    chronicDiseases: { ...chronicDiseaseViews.ready, stale },
    pressures: { ...pressureViews.ready, stale },
    sugars: { ...sugarViews.ready, stale },
  },
  /** Long lists, which are partly collapsed. */
  many: {
    ...inStatus('ready'),
    allergies: ready(manyAllergies),
    medicines: ready(manyMedicines),
    pressures: ready(samplePressures(24)),
    sugars: ready(sampleSugars(24)),
  },
  long: { ...inStatus('ready'), allergies: ready(longAllergies), medicines: ready(longMedicines) },
  veryLowSugar: { ...inStatus('ready'), sugars: ready(newestSugar(48)) },
  /** Data from another system: no names, and values that are no numbers. */
  odd: {
    allergies: ready([{ symptoms: 'Sneezing' }]),
    medicines: ready([{ dosage: '5 ml' }]),
    chronicDiseases: ready([{ addedBy: 'Sami Sample' }]),
    pressures: ready(oddPressures),
    sugars: ready([{ value: { kind: 'text', text: 'forgot' } }]),
  },
  arabic: {
    ...inStatus('ready'),
    allergies: ready([{ name: 'غبار تجريبي', symptoms: 'عطاس' }]),
    medicines: ready(arabicMedicines),
  },
} satisfies Record<string, PatientRecord>;
