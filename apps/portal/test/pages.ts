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

const read = (id: OperationId, shows: string, failed: string, locked?: string): Read => ({
  id,
  shows,
  fails: `${failed} could not be loaded`,
  ...(locked !== undefined && { locks: `Log in to see ${locked}` }),
});

const doctors = read('listDoctors', 'Dr. Sample Doctor 2', 'The doctors');
const specializations = read('listSpecializations', 'Dermatology', 'The specializations');
const doctorProfile = read('getDoctor', 'Cardiology', 'This doctor');
const question = 'Question 2: I feel dizzy in the mornings. What could help?';
const requests = (id: OperationId) => read(id, question, 'The requests', 'these requests');
const patientProfile = read('getPatient', 'Patient record', 'This patient', 'this record');
const pressures = read(
  'listBloodPressures',
  '117/75',
  'The blood pressure readings',
  'blood pressure readings',
);
const sugars = read('listBloodSugars', '88', 'The blood sugar readings', 'blood sugar readings');
const medicines = read('listMedicines', 'Examplazole', 'The medicines', 'medicines');
const chronicDiseases = read(
  'listChronicDiseases',
  'Sample hypotension',
  'The chronic diseases',
  'chronic diseases',
);
const allergies = read('listAllergies', 'Birch pollen', 'The allergies', 'allergies');
const histories: readonly Read[] = [
  { ...medicines, tab: 'Medicine' },
  { ...chronicDiseases, tab: 'Chronic Disease' },
  { ...allergies, tab: 'Allergy' },
];
const response = read('getRequest', 'Description', 'The response', 'this response');
const requestToAnswer = read('getRequest', 'General Report', 'The request', 'this request');

/** The overview of the info tab: lists without tabs, readings with units. */
const overview: readonly Read[] = [
  medicines,
  allergies,
  { ...pressures, shows: '117/75 mmHg' },
  { ...sugars, shows: '88 mg/dL (4.9 mmol/L)' },
];

/** The record beside the response form. */
const record = [...overview, chronicDiseases];

const latestResponse = read(
  'listPatientRequests',
  'Dr. Juniper Vale',
  'The requests',
  'your responses',
);

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

const recordPage = (
  viewer: Viewer,
  query: Parameters<typeof paths.patientProfile>[1],
  ...reads: readonly Read[]
) => page(paths.patientProfile(patient, query), viewer, patient, patientProfile, ...reads);

const welcome = 'Better health, with a doctor to ask';
const everybody = ['visitor', 'patient', 'doctor'] as const;

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
      requests('listDoctorRequests'),
    ),
  ),
  // The backend refuses no visitor, as one without access control.
  recordPage('visitor', {}, ...overview),
  recordPage('doctor', {}, ...overview),
  recordPage('owner', {}, ...overview, latestResponse),
  ...(['doctor', 'owner'] as const).flatMap((viewer) => [
    recordPage(viewer, { tab: 'dailyCheck' }, pressures, sugars),
    recordPage(viewer, { tab: 'medHistory' }, ...histories),
  ]),
  ...['false', 'true'].map((answered) =>
    recordPage('owner', { tab: 'requests', answered }, requests('listPatientRequests')),
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
