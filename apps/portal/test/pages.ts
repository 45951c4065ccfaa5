import { paths } from '../src/paths.ts';
import { type Viewer } from '../src/testing/PortalAt.tsx';
import { people } from '../src/testing/people.ts';
import type { OperationId } from './backend.ts';

export interface Read {
  id: OperationId;
  /** A text that appears once it has loaded. */
  shows: string;
  /** The title of its failure. */
  fails: string;
  /** The title when it needs a log-in; absent for public data. */
  locks?: string;
  tab?: string;
}

export interface PageCase {
  name: string;
  path: string;
  viewer: Viewer;
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

/** The record beside the response form: all lists at once, readings with units. */
const record: readonly Read[] = [
  ...histories.map((read) => ({ ...read, tab: undefined })),
  { ...pressures, shows: '117/75 mmHg' },
  { ...sugars, shows: '88 mg/dL (4.9 mmol/L)' },
];

/** The overview of the info tab. */
const overview = record.filter(({ id }) => id !== 'listChronicDiseases');

const latestResponse: Read = {
  id: 'listPatientRequests',
  shows: 'Dr. Juniper Vale',
  fails: notLoaded('The requests'),
  locks: 'Log in to see your responses',
};

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

/** All routes, for each viewer for whom they differ. */
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
  page(paths.resetPassword('a-made-up-token'), 'visitor', 'Choose a new password'),
  page(paths.resetPassword(), 'patient', 'This link does not work any more'),
  page(paths.confirmEmail(), 'visitor', 'This link does not work any more'),
  page(paths.confirmEmail('a-made-up-token'), 'patient', 'Confirm your email'),
  page(paths.unsubscribe('a-made-up-token'), 'visitor', 'Turn off emails about responses'),
  page(paths.unsubscribe(), 'patient', 'This link does not work'),
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
  // The backend refuses no visitor, as one without access control.
  ...(['visitor', 'doctor'] as const).map((viewer) =>
    page(paths.patientProfile(patient), viewer, patient, patientProfile, ...overview),
  ),
  page(
    paths.patientProfile(patient),
    'owner',
    patient,
    patientProfile,
    ...overview,
    latestResponse,
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
  page(paths.response(100, 'Doctor'), 'visitor', `Response to ${patient}`, response),
  page(paths.response(100, 'Doctor'), 'doctor', `Response to ${patient}`, response),
  page(paths.response(100, 'Patient'), 'patient', `Response from Dr. ${doctor}`, response),
  page(addresses.responseForm, 'visitor', 'Log in to see this request'),
  page(addresses.responseForm, 'patient', 'You do not have access to this request'),
  page(addresses.responseForm, 'doctor', 'Write a response', requestToAnswer, ...record),
];
