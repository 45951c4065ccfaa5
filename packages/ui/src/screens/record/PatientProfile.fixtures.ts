import type { AllergyItem, ChronicDiseaseItem, MedicineItem } from '../../clinicalSections.ts';
import { samplePressures, sampleSugars } from '../../components/Readings/Readings.fixtures.ts';
import type { PressureReading, SugarReading } from '../../components/Readings/reading.ts';
import type { RequestSummary } from '../../components/RequestCard/RequestCard.tsx';
import type { ListView } from '../shared/view.ts';
import type { PatientDetails } from './PatientDetails.ts';
import type { PatientProfileView } from './PatientProfile.tsx';
import type { OnePerStatus } from '../../testing/fixtures.ts';
import { noAnswer } from '../shared/failed.fixtures.ts';

export const fullPatient: PatientDetails = {
  name: 'Pat Example',
  gender: 'female',
  phoneNumber: '+00 555 0123',
  email: 'pat.example@example.com',
  address: '2 Sample Street, Exampletown',
  bloodType: 'AB-',
  heightCm: 171,
  weightKg: 68.5,
};

export const barePatient: PatientDetails = { name: 'Robin Sample', gender: 'unspecified' };

export const longPatient: PatientDetails = {
  ...fullPatient,
  name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
  email: 'maximiliane.alexandra.example-longlastname@mail.department.institute.example',
  address: 'The Synthetic Centre for Long Addresses, Building Example, Floor 3, Exampletown 00000',
};

export const arabicPatient: PatientDetails = {
  ...fullPatient,
  name: 'سلمى المثالية',
  address: 'شارع المثال ١، مدينة تجريبية',
};

export const unmeasuredPatient: PatientDetails = {
  ...fullPatient,
  bloodType: undefined,
  heightCm: undefined,
  weightKg: undefined,
};

/** A patient with measures stored as texts by another system. */
export const unreadPatient: PatientDetails = {
  ...unmeasuredPatient,
  unread: { bloodType: 'A (Rh unknown)', heightCm: 'about 170', weightKg: '11 stone' },
};

export const patientProfileViews = {
  loading: { status: 'loading' },
  locked: { status: 'locked', reason: { kind: 'log-in', loginHref: '#log-in' } },
  failed: noAnswer('The profile could not be loaded'),
  ready: { status: 'ready', viewer: 'owner', patient: fullPatient },
} satisfies OnePerStatus<PatientProfileView>;

function listViews<Item>(items: readonly Item[], what: string) {
  return {
    loading: { status: 'loading' },
    empty: { status: 'empty' },
    failed: noAnswer(`The ${what} could not be loaded`),
    locked: { status: 'locked', reason: { kind: 'not-shared' } },
    ready: { status: 'ready', items },
  } satisfies OnePerStatus<ListView<Item>>;
}

export const pressureViews = listViews<PressureReading>(
  samplePressures(8),
  'blood pressure readings',
);

export const sugarViews = listViews<SugarReading>(sampleSugars(24), 'blood sugar readings');

export const medicineViews = listViews<MedicineItem>(
  [
    {
      addedBy: 'Sami Sample',
      name: 'Examplazole',
      dosage: '1 tablet of 20 mg',
      frequency: 'Once a day',
      instructions: 'With water, before breakfast',
      isMaintenance: true,
    },
    { addedBy: 'مريم المثالية', name: 'Placebol', dosage: '5 ml', frequency: 'As needed' },
    { name: 'Samplicillin', isMaintenance: false },
  ],
  'medicines',
);

export const chronicDiseaseViews = listViews<ChronicDiseaseItem>(
  [
    {
      addedBy: 'Sami Sample',
      name: 'Example syndrome',
      description: 'An invented disease.',
      causes: 'Unknown',
      symptoms: 'Tiredness',
      diagnosis: 'Found in a routine check',
      treatment: 'Rest',
      dateOfDiagnosis: '2024-02-20',
    },
  ],
  'chronic diseases',
);

export const longMedicines: MedicineItem[] = [
  {
    addedBy: longPatient.name,
    name: 'Synthetic-extended-release-combination-of-several-invented-compounds-for-testing',
    dosage: 'As much as fits on a line that is meant to show what a long line does to a card',
    frequency: 'In the morning, at noon, in the evening and before going to bed, with no exception',
    instructions: 'First this.\nThen that.\n\nAnd never the other, whatever happens in between.',
    isMaintenance: false,
  },
  { addedBy: 'Sami Sample', name: 'Placebol', dosage: '5 ml' },
];

/** Enough medicines to make the page scroll. */
export const manyMedicines: MedicineItem[] = Array.from({ length: 24 }, (_, index) => ({
  addedBy: index % 2 === 0 ? 'Sami Sample' : 'Dana Placeholder',
  name: `Examplazole ${index + 1}`,
  dosage: `${index + 1} mg`,
  frequency: 'Once a day',
  isMaintenance: index % 3 === 0,
}));

export const manyAllergies: AllergyItem[] = Array.from({ length: 12 }, (_, index) => ({
  name: `Sample allergen ${index + 1}`,
}));

export const arabicDiseases: ChronicDiseaseItem[] = [
  {
    addedBy: 'مريم المثالية',
    name: 'متلازمة تجريبية',
    description: 'مرض مختلق لا وجود له.',
    symptoms: 'تعب في الصباح',
    treatment: 'راحة وماء',
    dateOfDiagnosis: '2024-02-20',
  },
];

export const allergyViews = listViews<AllergyItem>(
  [
    { addedBy: 'Sami Sample', name: 'Example pollen', symptoms: 'Sneezing' },
    { addedBy: 'Dana Placeholder', name: 'Sample dust' },
  ],
  'allergies',
);

export const latestResponseViews = listViews<RequestSummary>(
  [
    {
      id: 3,
      person: { name: 'Sami Sample', href: '#doctor', role: 'doctor' },
      sentAt: '2026-02-03T09:30:00Z',
      description: 'I have felt tired after climbing stairs for two weeks. No other symptoms.',
      link: { kind: 'response', href: '#response' },
    },
  ],
  'requests',
);
