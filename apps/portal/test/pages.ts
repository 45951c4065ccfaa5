// Every page of the portal, for everybody for whom it differs, with the reads that it makes.
import { paths } from '../src/paths.ts';
import { people, type Viewer } from '../src/testing/PortalAt.tsx';
import type { OperationId } from './backend.ts';

/** A read as a page shows it. */
export interface Read {
  /** The operation that it calls. */
  id: OperationId;
  /** Words that are there when the answer is. */
  shows: string;
  /** What its failure is called. */
  fails: string;
  /** What is said when it needs a log-in; absent for what everybody may read. */
  locks?: string;
  /** The tab to open first. */
  tab?: string;
}

/** A page as somebody visits it. */
export interface PageCase {
  name: string;
  path: string;
  viewer: Viewer;
  /** Its heading when all is well. */
  heading: string;
  reads: readonly Read[];
}

const doctor = people.doctor.name;
const patient = people.patient.name;
const otherDoctor = 'Sample Doctor 1';

const notLoaded = (what: string) => `${what} could not be loaded`;

const doctors: Read = {
  id: 'listDoctors',
  shows: 'Dr. Sample Doctor 2',
  fails: notLoaded('The doctors'),
};
const specializations: Read = {
  id: 'listSpecializations',
  shows: 'Dermatology',
  fails: notLoaded('The specializations'),
};
const doctorProfile: Read = {
  id: 'getDoctor',
  shows: 'Cardiology',
  fails: notLoaded('This doctor'),
};
const requests = {
  shows: 'Question 2: I feel dizzy in the mornings. What could help?',
  fails: notLoaded('The requests'),
  locks: 'Log in to see these requests',
};
const patientProfile: Read = {
  id: 'getPatient',
  shows: 'Patient record',
  fails: notLoaded('This patient'),
  locks: 'Log in to see this record',
};
const pressures: Read = {
  id: 'listBloodPressures',
  shows: '117/75',
  fails: notLoaded('The blood pressure readings'),
  locks: 'Log in to see blood pressure readings',
};
const sugars: Read = {
  id: 'listBloodSugars',
  shows: '88',
  fails: notLoaded('The blood sugar readings'),
  locks: 'Log in to see blood sugar readings',
};
const histories: readonly Read[] = [
  {
    id: 'listMedicines',
    shows: 'Examplazole',
    fails: notLoaded('The medicines'),
    locks: 'Log in to see medicines',
    tab: 'Medicine',
  },
  {
    id: 'listChronicDiseases',
    shows: 'Sample hypotension',
    fails: notLoaded('The chronic diseases'),
    locks: 'Log in to see chronic diseases',
    tab: 'Chronic Disease',
  },
  {
    id: 'listAllergies',
    shows: 'Birch pollen',
    fails: notLoaded('The allergies'),
    locks: 'Log in to see allergies',
    tab: 'Allergy',
  },
];
const response: Read = {
  id: 'getRequest',
  shows: 'Description',
  fails: notLoaded('The response'),
  locks: 'Log in to see this response',
};
const requestToAnswer: Read = {
  id: 'getRequest',
  shows: 'General Report',
  fails: notLoaded('The request'),
  locks: 'Log in to see this request',
};

/** What stands beside the answer that a doctor writes, all at once and with units. */
const record: readonly Read[] = [
  ...histories.map((read) => ({ ...read, tab: undefined })),
  { ...pressures, shows: '117/75 mmHg' },
  { ...sugars, shows: '88 mg/dL (4.9 mmol/L)' },
];

/** The addresses of the pages that take more than a name. */
export const addresses = {
  cardiologists: paths.specializationDoctors('Cardiology', 1),
  requestForm: paths.request(doctor, 7),
  responseForm: paths.responseForm({
    requestId: 99,
    doctorId: 7,
    doctorName: doctor,
    patientId: 3,
    patientName: patient,
  }),
};

const page = (
  path: string,
  viewer: Viewer,
  heading: string,
  ...reads: readonly Read[]
): PageCase => ({ name: `${viewer} at ${path}`, path, viewer, heading, reads });

const welcome = 'Better health, with a doctor to ask';
const everybody = ['visitor', 'patient', 'doctor'] as const;
const readers = ['doctor', 'owner'] as const;

/** All fourteen routes, for each persona for whom they differ. */
export const pages: readonly PageCase[] = [
  ...everybody.map((viewer) => page(paths.home(), viewer, welcome)),
  ...everybody.map((viewer) => page(paths.features(), viewer, 'Features')),
  page(paths.doctors(), 'visitor', 'Doctors', doctors),
  page(paths.specializations(), 'visitor', 'Medical specializations', specializations),
  page(addresses.cardiologists, 'visitor', 'Cardiology', {
    ...doctors,
    id: 'listDoctorsBySpecialization',
  }),
  page(paths.login(), 'visitor', 'Log in'),
  page(paths.login(), 'patient', welcome),
  page(paths.register(), 'visitor', 'Sign up'),
  page(paths.register(), 'doctor', welcome),
  page(paths.patientRegister(), 'visitor', 'Sign up as a patient'),
  page(paths.doctorRegister(), 'visitor', 'Sign up as a doctor', specializations),
  ...[...everybody, 'owner' as const].map((viewer) =>
    page(paths.doctorProfile(otherDoctor), viewer, `Dr. ${otherDoctor}`, doctorProfile),
  ),
  ...['false', 'true'].map((answered) =>
    page(
      paths.doctorProfile(doctor, { tab: 'requests', answered }),
      'owner',
      `Dr. ${doctor}`,
      doctorProfile,
      { id: 'listDoctorRequests', ...requests },
    ),
  ),
  ...(['visitor', 'doctor', 'owner'] as const).map((viewer) =>
    page(paths.patientProfile(patient), viewer, patient, patientProfile),
  ),
  ...readers.flatMap((viewer) => [
    page(
      paths.patientProfile(patient, { tab: 'dailyCheck' }),
      viewer,
      patient,
      patientProfile,
      pressures,
      sugars,
    ),
    page(
      paths.patientProfile(patient, { tab: 'medHistory' }),
      viewer,
      patient,
      patientProfile,
      ...histories,
    ),
  ]),
  ...['false', 'true'].map((answered) =>
    page(
      paths.patientProfile(patient, { tab: 'requests', answered }),
      'owner',
      patient,
      patientProfile,
      { id: 'listPatientRequests', ...requests },
    ),
  ),
  page(addresses.requestForm, 'visitor', 'Send a request'),
  page(addresses.requestForm, 'doctor', 'Send a request'),
  page(addresses.requestForm, 'patient', 'Send a request', doctorProfile),
  page(paths.response(100, 'Doctor'), 'visitor', 'Response', response),
  page(paths.response(100, 'Doctor'), 'doctor', 'Response', response),
  page(paths.response(100, 'Patient'), 'patient', 'Response', response),
  page(addresses.responseForm, 'visitor', 'Log in to see this request'),
  page(addresses.responseForm, 'patient', 'You do not have access to this request'),
  page(addresses.responseForm, 'doctor', 'Write a response', requestToAnswer, ...record),
];
