// Every page that shows text from the backend.
import { paths } from '../apps/portal/src/paths.ts';
import { isCoreOnly } from './browser.ts';
import { people, type ReadId } from './hostile-backend.ts';

export type Viewer = keyof typeof people | 'visitor';

const ownDoctor = (query: Parameters<typeof paths.doctorProfile>[1]) =>
  paths.doctorProfile(people.doctor.name, query);
const ownPatient = (query: Parameters<typeof paths.patientProfile>[1]) =>
  paths.patientProfile(people.patient.name, query);

const responsePath = (requestId: number, doctorName: string, patientName: string) =>
  paths.responseForm({
    requestId,
    doctorId: people.doctor.id,
    doctorName,
    patientId: people.patient.id,
    patientName,
  });

export interface ListPage {
  name: string;
  viewer: Viewer;
  path: string;
  reads: ReadId;
  opener?: RegExp;
  /** The indexes of the fields that the page shows, of `count` fields per record. Default: all. */
  fields?: { count: number; indexes: number[] };
}

const ofSharing = { viewer: 'patient', path: ownPatient({ tab: 'sharing' }) } as const;
const ofExtensions: ListPage[] = [
  { ...ofSharing, name: 'the doctors who can read a record', reads: 'listGrants' },
  { ...ofSharing, name: 'the access log', reads: 'listAccessLog' },
  {
    name: 'the patients who share a record',
    viewer: 'doctor',
    path: ownDoctor({ tab: 'patients' }),
    reads: 'listPatients',
  },
];
export const lists: ListPage[] = [
  { name: 'the doctors', viewer: 'visitor', path: paths.doctors(), reads: 'listDoctors' },
  {
    name: 'the specializations',
    viewer: 'visitor',
    path: paths.specializations(),
    reads: 'listSpecializations',
  },
  {
    name: 'the doctors of a specialization',
    viewer: 'visitor',
    path: paths.specializationDoctors('Neurology', 1),
    reads: 'listDoctorsBySpecialization',
  },
  {
    name: 'the choices of a registration',
    viewer: 'visitor',
    path: paths.doctorRegister(),
    reads: 'listSpecializations',
  },
  ...['true', 'false'].flatMap((answered): ListPage[] => [
    {
      name: `the requests to a doctor, answered: ${answered}`,
      viewer: 'doctor',
      path: ownDoctor({ tab: 'requests', answered }),
      reads: 'listDoctorRequests',
    },
    {
      name: `the requests of a patient, answered: ${answered}`,
      viewer: 'patient',
      path: ownPatient({ tab: 'requests', answered }),
      reads: 'listPatientRequests',
    },
  ]),
  {
    name: 'the blood pressures',
    viewer: 'patient',
    path: ownPatient({ tab: 'dailyCheck' }),
    reads: 'listBloodPressures',
    opener: /^Show more/,
  },
  ...(
    [
      ['medicine', 'listMedicines'],
      ['chronicDisease', 'listChronicDiseases'],
      ['allergy', 'listAllergies'],
    ] as const
  ).map(([history, reads]): ListPage => ({
    name: `the history, ${history}`,
    viewer: 'doctor',
    path: ownPatient({ tab: 'medHistory', history }),
    reads,
  })),
  ...(
    [
      ['allergies', 'listAllergies', { count: 3, indexes: [1, 2] }],
      ['medicines', 'listMedicines', { count: 5, indexes: [1, 2, 3] }],
      ['chronic diseases', 'listChronicDiseases', { count: 7, indexes: [1, 6] }],
    ] as const
  ).map(([what, reads, { count, indexes }]): ListPage => ({
    name: `the ${what} beside a doctor’s answer`,
    viewer: 'doctor',
    path: responsePath(1, people.doctor.name, people.patient.name),
    reads,
    fields: { count, indexes: [...indexes] },
  })),
  ...(isCoreOnly ? [] : ofExtensions),
];

export interface RecordPage {
  name: string;
  viewer: Viewer;
  /** The path in one round, with a text from the corpus in place of a name. */
  path: (text: string, round: number) => string;
  reads: ReadId;
  pathParameters: (text: string) => Record<string, string>;
  /** The indexes of the fields that the page shows. Default: all. */
  indexes?: number[];
  /** Whether a field becomes a link, which needs a single text. */
  isLinked?: boolean;
}

export const records: RecordPage[] = [
  {
    name: 'a doctor, to a visitor',
    viewer: 'visitor',
    path: (text) => paths.doctorProfile(text),
    reads: 'getDoctor',
    pathParameters: (text) => ({ name: text }),
    isLinked: true,
  },
  {
    name: 'a doctor, to a patient',
    viewer: 'patient',
    path: (text) => paths.doctorProfile(text),
    reads: 'getDoctor',
    pathParameters: (text) => ({ name: text }),
  },
  {
    name: 'a doctor, to that doctor',
    viewer: 'doctor',
    path: () => ownDoctor({}),
    reads: 'getDoctor',
    pathParameters: () => ({ name: people.doctor.name }),
  },
  {
    name: 'a doctor, to a patient who writes to them',
    viewer: 'patient',
    path: (text) => paths.request(text, people.doctor.id),
    reads: 'getDoctor',
    pathParameters: (text) => ({ name: text }),
    // The name and the specialization.
    indexes: [0, 6],
  },
  {
    name: 'a patient, to a doctor',
    viewer: 'doctor',
    path: (text) => paths.patientProfile(text),
    reads: 'getPatient',
    pathParameters: (text) => ({ name: text }),
  },
  {
    name: 'a patient, to that patient',
    viewer: 'patient',
    path: () => ownPatient({}),
    reads: 'getPatient',
    pathParameters: () => ({ name: people.patient.name }),
  },
  {
    name: 'a response, to a patient',
    viewer: 'patient',
    path: (_, round) => paths.response(round + 1, 'Patient'),
    reads: 'getRequest',
    pathParameters: () => ({ role: 'Patient' }),
    isLinked: true,
  },
  {
    name: 'a request, to the doctor who answers',
    viewer: 'doctor',
    path: (text, round) => responsePath(round + 1, text, text),
    reads: 'getRequest',
    pathParameters: () => ({ role: 'Doctor' }),
  },
];
