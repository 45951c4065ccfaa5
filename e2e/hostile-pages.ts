// Every page that shows text of the backend's, with what it reads and who sees it, and every form that can be refused.
import { paths } from '../apps/portal/src/paths.ts';
import type { OperationId } from '../packages/api-client/src/index.ts';
import { people, type ReadId } from './hostile-backend.ts';

/** Who looks at a page. */
export type Viewer = keyof typeof people | 'visitor';

const ownDoctor = (query: Parameters<typeof paths.doctorProfile>[1]) =>
  paths.doctorProfile(people.doctor.name, query);
const ownPatient = (query: Parameters<typeof paths.patientProfile>[1]) =>
  paths.patientProfile(people.patient.name, query);

const answerPath = (requestId: number, doctorName: string, patientName: string) =>
  paths.responseForm({
    requestId,
    doctorId: people.doctor.id,
    doctorName,
    patientId: people.patient.id,
    patientName,
  });

/** A page with a list of records. */
export interface ListPage {
  name: string;
  viewer: Viewer;
  path: string;
  reads: ReadId;
  /** The button that shows the whole list. */
  opener?: RegExp;
  /** Which fields of a record the page shows, by their place in it, and of how many; absent for all. */
  fields?: { of: number; places: number[] };
  /** What the page adds to the words of a failed read. */
  afterFailure?: string;
}

/** Every list. */
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
    opener: /^Show all/,
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
      ['allergies', 'listAllergies', { of: 3, places: [1, 2] }],
      ['medicines', 'listMedicines', { of: 5, places: [1, 2, 3] }],
      ['chronic diseases', 'listChronicDiseases', { of: 7, places: [1, 6] }],
    ] as const
  ).map(([what, reads, { of, places }]): ListPage => ({
    name: `the ${what} beside a doctor’s answer`,
    viewer: 'doctor',
    path: answerPath(1, people.doctor.name, people.patient.name),
    reads,
    fields: { of, places: [...places] },
    afterFailure: ' You can write and save your answer all the same.',
  })),
];

/** A page about one record. */
export interface RecordPage {
  name: string;
  viewer: Viewer;
  /** The path in one round, with a name from the corpus for those that carry one. */
  path: (text: string, round: number) => string;
  reads: ReadId;
  /** What the path tells the operation, by the contract's names. */
  asked: (text: string) => Record<string, string>;
  /** The places of the fields that the page shows, in the answer; absent for all. */
  places?: number[];
  /** How many texts a field has at a time. */
  size: number;
  /** Whether a field may be a link, and takes a text for an address only when it is alone. */
  isLinked?: boolean;
}

/** Every page about one record. */
export const records: RecordPage[] = [
  {
    name: 'a doctor, to a visitor',
    viewer: 'visitor',
    path: (text) => paths.doctorProfile(text),
    reads: 'getDoctor',
    asked: (text) => ({ name: text }),
    size: 20,
    isLinked: true,
  },
  {
    name: 'a doctor, to a patient',
    viewer: 'patient',
    path: (text) => paths.doctorProfile(text),
    reads: 'getDoctor',
    asked: (text) => ({ name: text }),
    size: 20,
  },
  {
    name: 'a doctor, to that doctor',
    viewer: 'doctor',
    path: () => ownDoctor({}),
    reads: 'getDoctor',
    asked: () => ({ name: people.doctor.name }),
    size: 20,
  },
  {
    name: 'a doctor, to a patient who writes to them',
    viewer: 'patient',
    path: (text) => paths.request(text, people.doctor.id),
    reads: 'getDoctor',
    asked: (text) => ({ name: text }),
    // The name and the specialization.
    places: [0, 6],
    size: 20,
  },
  {
    name: 'a patient, to a doctor',
    viewer: 'doctor',
    path: (text) => paths.patientProfile(text),
    reads: 'getPatient',
    asked: (text) => ({ name: text }),
    size: 20,
  },
  {
    name: 'a patient, to that patient',
    viewer: 'patient',
    path: () => ownPatient({}),
    reads: 'getPatient',
    asked: () => ({ name: people.patient.name }),
    size: 20,
  },
  {
    name: 'a response, to a patient',
    viewer: 'patient',
    path: (_, round) => paths.response(round + 1, 'Patient'),
    reads: 'getRequest',
    asked: () => ({ role: 'Patient' }),
    size: 20,
    isLinked: true,
  },
  {
    name: 'a request, to the doctor who answers',
    viewer: 'doctor',
    path: (text, round) => answerPath(round + 1, text, text),
    reads: 'getRequest',
    asked: () => ({ role: 'Doctor' }),
    // Each time the doctor's page loads five lists of the patient's, too.
    size: 100,
  },
];

/** A form, and how it is sent. */
export interface RefusedForm {
  name: string;
  viewer: Viewer;
  path: string;
  writes: OperationId;
  /** The button that opens the form, where it is in an overlay. */
  opener?: string;
  /** What the form needs to be sent, by label. */
  fill: Record<string, string>;
  button: string;
  /** The fields that the backend finds fault with, by its names. */
  fields: string[];
}

const registration = {
  fill: { Name: 'Sam', 'Email address': 'sam@sample.example', Password: 'a long password' },
  button: 'Sign Up',
};

/** Every form. */
export const forms: RefusedForm[] = [
  {
    name: 'a log-in',
    viewer: 'visitor',
    path: paths.login(),
    writes: 'login',
    fill: { 'Email address': 'sam@sample.example', Password: 'a password' },
    button: 'Log In',
    fields: [],
  },
  {
    name: 'a patient’s registration',
    viewer: 'visitor',
    path: paths.patientRegister(),
    writes: 'registerPatient',
    ...registration,
    fields: ['name', 'email', 'password', 'phoneNumber', 'address'],
  },
  {
    name: 'a doctor’s registration',
    viewer: 'visitor',
    path: paths.doctorRegister(),
    writes: 'registerDoctor',
    ...registration,
    fields: ['name', 'email', 'password', 'phoneNumber', 'address', 'medicalSpecificationId'],
  },
  {
    name: 'a request',
    viewer: 'patient',
    path: paths.request('Sample', people.doctor.id),
    writes: 'createRequest',
    fill: { Description: 'A question' },
    button: 'Send Request',
    fields: ['description'],
  },
  {
    name: 'a response',
    viewer: 'doctor',
    path: answerPath(1, people.doctor.name, people.patient.name),
    writes: 'createResponse',
    fill: { Diagnosis: 'A question' },
    button: 'Save',
    fields: ['generalReport.diagnosis', 'medicine.medicinName', 'allergy.symptons'],
  },
  {
    name: 'what a doctor says about themselves',
    viewer: 'doctor',
    path: ownDoctor({}),
    writes: 'updateDoctorProfile',
    opener: 'Edit about me',
    fill: { 'CV link': '', Bio: 'A question' },
    button: 'Save',
    fields: ['cvUrl', 'bio'],
  },
  {
    name: 'a clinic',
    viewer: 'doctor',
    path: ownDoctor({}),
    writes: 'updateClinic',
    opener: 'Edit clinic',
    fill: {},
    button: 'Save',
    fields: ['name', 'location', 'openHours'],
  },
  {
    name: 'a patient’s medical information',
    viewer: 'patient',
    path: ownPatient({}),
    writes: 'updatePatientProfile',
    opener: 'Edit medical information',
    fill: {},
    button: 'Save',
    fields: ['bloodType', 'height', 'weight'],
  },
  {
    name: 'a blood pressure',
    viewer: 'patient',
    path: ownPatient({ tab: 'dailyCheck' }),
    writes: 'addBloodPressure',
    fill: { 'Upper value (systolic)': '120', 'Lower value (diastolic)': '80' },
    button: 'Save blood pressure',
    fields: ['value'],
  },
  {
    name: 'a blood sugar',
    viewer: 'patient',
    path: ownPatient({ tab: 'dailyCheck' }),
    writes: 'addBloodSugar',
    fill: { 'Blood sugar': '90' },
    button: 'Save blood sugar',
    fields: ['value'],
  },
];
