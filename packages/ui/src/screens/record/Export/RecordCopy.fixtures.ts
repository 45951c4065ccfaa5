import { samplePressures, sampleSugars } from '../../../components/Readings/Readings.fixtures.ts';
import {
  arabicResponse,
  emptyResponse,
  fullResponse,
  leftUnanswered,
  longResponse,
  mixedResponse,
  unansweredRequest,
} from '../../requests/ResponseView/ResponseView.fixtures.ts';
import type { CopiedRecord } from './copiedRecord.ts';
import {
  allergyViews,
  arabicDiseases,
  arabicPatient,
  chronicDiseaseViews,
  fullPatient,
  longMedicines,
  longPatient,
  medicineViews,
  unreadPatient,
} from '../PatientProfile.fixtures.ts';
import type { RecordCopyView } from './RecordCopy.tsx';
import type { OnePerStatus } from '../../../testing/fixtures.ts';

export const recordCopyViews = {
  choosing: { status: 'choosing' },
  building: { status: 'building', read: 2, total: 7 },
  ready: { status: 'ready', files: [] },
  failed: {
    status: 'failed',
    sections: ['allergies', 'medicines'],
    reason: 'MedPortal could not be reached. Check your connection and try again.',
  },
} satisfies OnePerStatus<RecordCopyView>;

export const csvFiles = [
  { name: 'blood-pressure.csv', href: '#blood-pressure' },
  { name: 'blood-sugar.csv', href: '#blood-sugar' },
  { name: 'requests-and-responses.csv', href: '#requests' },
];

export const longFile = {
  name: 'health-record-Maximiliane-Alexandra-Example-Longlastname-von-und-zu-2026-11-26.fhir.json',
  href: '#health-record',
};

export const printedRecord: CopiedRecord = {
  name: fullPatient.name,
  details: fullPatient,
  allergies: allergyViews.ready.items,
  medicines: medicineViews.ready.items,
  chronicDiseases: chronicDiseaseViews.ready.items,
  pressures: samplePressures(40),
  sugars: sampleSugars(24),
  requests: [fullResponse],
};

export const emptyRecord: CopiedRecord = {
  name: 'Robin Sample',
  details: { name: 'Robin Sample', gender: 'unspecified' },
  allergies: [],
  medicines: [],
  chronicDiseases: [],
  pressures: [],
  sugars: [],
  requests: [],
};

export const oddRecord: CopiedRecord = {
  name: longPatient.name,
  details: unreadPatient,
  allergies: [{}],
  medicines: longMedicines,
  pressures: [{ value: { kind: 'text', text: 'high' } }],
  sugars: [
    { value: { kind: 'text', text: undefined }, takenAt: '2026-11-20T08:00:00Z' },
    ...sampleSugars(1),
  ],
  requests: [{ answered: false }, longResponse],
};

/** Requests in every state, and no other section. */
export const printedRequests: CopiedRecord = {
  name: fullPatient.name,
  requests: [unansweredRequest, leftUnanswered, fullResponse, mixedResponse, emptyResponse],
};

export const arabicRecord: CopiedRecord = {
  ...printedRecord,
  name: arabicPatient.name,
  details: arabicPatient,
  chronicDiseases: arabicDiseases,
  requests: [arabicResponse],
};
