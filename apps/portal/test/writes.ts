import type { Capability } from '@medportal/api-client';
import { paths } from '../src/paths.ts';
import { type Viewer } from '../src/testing/PortalAt.tsx';
import { people } from '../src/testing/people.ts';
import type { OperationId } from './backend.ts';
import { addresses } from './pages.ts';

export interface Entry {
  /** The start of the field's label. */
  label: string;
  /** The text, the option's label, or `on` for a radio button or checkbox. */
  value: string;
  /** The field's tab; absent for a form without tabs. */
  tab?: string;
}

export interface WriteCase {
  id: OperationId;
  path: string;
  viewer: Viewer;
  /** The extension that the backend needs; absent for the calls of the specification. */
  extension?: Capability;
  /** The button that opens the form in an overlay; absent for a form in the page. */
  opener?: string;
  entries: readonly [Entry, ...Entry[]];
  button: string;
  /** The title of its failure. */
  fails: string;
  /** The title when its outcome is unknown; absent for a call that changes nothing. */
  unknown?: string;
  /** Whether each attempt has an idempotency key of its own; otherwise all have the same. */
  hasOwnKeys?: boolean;
}

const ownDoctorProfile = paths.doctorProfile(people.doctor.name);
const ownRecord = paths.patientProfile(people.patient.name);
const dailyCheck = paths.patientProfile(people.patient.name, { tab: 'dailyCheck' });

const person: readonly [Entry, ...Entry[]] = [
  { label: 'Name', value: 'Casey Sample' },
  { label: 'Email address', value: 'casey.sample@demo.example' },
  { label: 'Password', value: 'a made-up password' },
  { label: 'Phone number', value: '+00 000 0003' },
  { label: 'Address', value: '3 Example Street, Demoville' },
  { label: 'Female', value: 'on' },
];

/** What is said of something that is saved, here with the button of most forms. */
const saves = (what: string) => ({
  button: 'Save',
  fails: `${what} could not be saved`,
  unknown: 'We do not know if it was saved',
});

const signsUp = {
  button: 'Sign Up',
  fails: 'You could not be signed up',
  unknown: 'We do not know if you were signed up',
};

export const writes: readonly WriteCase[] = [
  {
    id: 'login',
    path: paths.login(),
    viewer: 'visitor',
    entries: [
      { label: 'Email address', value: 'casey.sample@demo.example' },
      { label: 'Password', value: 'a made-up password' },
    ],
    button: 'Log In',
    fails: 'You could not be logged in',
  },
  {
    id: 'registerPatient',
    path: paths.patientRegister(),
    viewer: 'visitor',
    entries: person,
    ...signsUp,
  },
  {
    id: 'registerDoctor',
    path: paths.doctorRegister(),
    viewer: 'visitor',
    entries: [...person, { label: 'Medical specialization', value: 'Dermatology' }],
    ...signsUp,
  },
  {
    id: 'createRequest',
    path: addresses.requestForm,
    viewer: 'patient',
    entries: [{ label: 'Description', value: 'I feel dizzy.\nWhat could help?' }],
    button: 'Send Request',
    fails: 'Your request could not be sent',
    unknown: 'We do not know if it was sent',
  },
  {
    id: 'createResponse',
    path: addresses.responseForm,
    viewer: 'doctor',
    entries: [
      { tab: 'General Report', label: 'Diagnosis', value: 'Low blood pressure' },
      { tab: 'Medicine', label: 'Medicine name', value: 'Examplazole' },
      { tab: 'Chronic Disease', label: 'Chronic disease name', value: 'Sample hypotension' },
      { tab: 'Chronic Disease', label: 'Date of diagnosis', value: '2024-01-31' },
      { tab: 'Allergy', label: 'Allergy name', value: 'Birch pollen' },
    ],
    ...saves('Your response'),
  },
  {
    id: 'updateClinic',
    path: ownDoctorProfile,
    viewer: 'owner',
    opener: 'Edit clinic',
    entries: [
      { label: 'Name', value: 'Blue Leaf Clinic' },
      { label: 'Location', value: '4 Example Square' },
      { label: 'Open hours', value: 'Mondays' },
    ],
    ...saves('Your clinic'),
  },
  {
    id: 'updateDoctorProfile',
    path: ownDoctorProfile,
    viewer: 'owner',
    opener: 'Edit about me',
    entries: [
      { label: 'CV link', value: 'https://demo.example/cv/new' },
      { label: 'Bio', value: 'An invented doctor.\nListens.' },
    ],
    ...saves('Your profile'),
  },
  {
    id: 'updatePatientProfile',
    path: ownRecord,
    viewer: 'owner',
    opener: 'Edit medical information',
    entries: [
      { label: 'Height', value: '180' },
      { label: 'Weight', value: '72.5' },
      { label: 'Blood type', value: 'B-' },
    ],
    ...saves('Your medical information'),
  },
  {
    id: 'addBloodPressure',
    path: dailyCheck,
    viewer: 'owner',
    entries: [
      { label: 'Upper value', value: '121' },
      { label: 'Lower value', value: '81' },
    ],
    ...saves('Your blood pressure'),
    button: 'Save blood pressure',
  },
  {
    id: 'addBloodSugar',
    path: dailyCheck,
    viewer: 'owner',
    entries: [{ label: 'Blood sugar', value: '104.5' }],
    ...saves('Your blood sugar'),
    button: 'Save blood sugar',
  },
  {
    id: 'shareRecord',
    path: paths.patientProfile(people.patient.name, { tab: 'sharing' }),
    viewer: 'owner',
    extension: 'sharing',
    opener: 'Change what Dr. Sami Sample can read',
    entries: [{ label: 'Until', value: '2030-05-17' }],
    ...saves('What you share'),
  },
  {
    id: 'requestPasswordReset',
    path: paths.forgotPassword(),
    viewer: 'visitor',
    extension: 'mail',
    entries: [{ label: 'Email address', value: 'casey.sample@demo.example' }],
    button: 'Send the link',
    fails: 'The link could not be sent',
  },
  {
    id: 'resetPassword',
    path: paths.resetPassword('a-made-up-token'),
    viewer: 'visitor',
    entries: [{ label: 'New password', value: 'a made-up password' }],
    ...saves('Your new password'),
    button: 'Change password',
  },
  {
    id: 'updateContact',
    path: paths.account(),
    viewer: 'patient',
    extension: 'account',
    opener: 'Change contact details',
    entries: [
      { label: 'Phone number', value: '+00 000 0009' },
      { label: 'Address', value: '9 Example Street, Demoville' },
      { label: 'Female', value: 'on' },
    ],
    ...saves('Your contact details'),
  },
  {
    id: 'changeEmail',
    path: paths.account(),
    viewer: 'patient',
    extension: 'mail',
    opener: 'Change email',
    entries: [
      { label: 'New email address', value: 'robin.new@demo.example' },
      { label: 'Your password', value: 'a made-up password' },
    ],
    button: 'Send the link',
    fails: 'The link could not be sent',
    unknown: 'We do not know if it was sent',
  },
  {
    id: 'changePassword',
    path: paths.account(),
    viewer: 'patient',
    extension: 'account',
    opener: 'Change password',
    entries: [
      { label: 'Current password', value: 'a made-up password' },
      { label: 'New password', value: 'another made-up password' },
    ],
    ...saves('Your password'),
    fails: 'Your password could not be changed',
  },
  {
    id: 'closeAccount',
    path: paths.account(),
    viewer: 'patient',
    extension: 'account',
    opener: 'Close my account',
    entries: [{ label: 'Your password', value: 'a made-up password' }],
    button: 'Close my account',
    fails: 'Your account could not be closed',
    unknown: 'We do not know if your account is closed',
    hasOwnKeys: true,
  },
];

export function writeOf(id: OperationId): WriteCase {
  const found = writes.find((write) => write.id === id);
  if (!found) throw new Error(`There is no write ${id}`);
  return found;
}
