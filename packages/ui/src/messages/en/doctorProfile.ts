import { icu } from '../icu.ts';

export const doctorProfile = {
  loading: 'Loading the doctor’s profile',
  missing: 'Doctor not found',
  missingHint: icu(
    'We cannot find a doctor called ‘{name}’. Check the spelling, or look in the list of doctors.',
  ),
  allDoctors: 'All doctors',
  noSpecialization: 'Specialization not recorded',
  contact: 'Contact',
  requestSent: icu('Your request is with <doctor></doctor>'),
  afterRequest: icu(
    'The response will appear in your profile, under <link>Requests</link>. There is no set time for it.',
  ),
  responseSent: 'Your response has been sent',
  afterResponse: icu(
    'The patient can read it now. You find it under <link>Answered requests</link>.',
  ),
  next: {
    loading: 'Looking for the request that waits longest',
    none: 'No other requests are waiting.',
    new: icu('Next: {name}'),
    hour: icu('Next: {name}, waiting {count, plural, one {# hour} other {# hours}}'),
    day: icu('Next: {name}, waiting {count, plural, one {# day} other {# days}}'),
    link: 'Next request',
    retry: 'Retry',
  },
  nameNotGiven: 'Name not given',
  review: {
    pending: {
      title: 'Your profile is not yet checked',
      text: 'Patients cannot find you until the people who run this portal have checked it. You can complete it meanwhile.',
    },
    refused: {
      title: 'Your registration as a doctor was refused',
      text: 'Patients cannot find you. If this is a mistake, contact the people who run this portal.',
    },
  },
  tabs: 'Your profile',
  about: 'About',
  requests: 'Requests',
  patients: 'Patients',
  aboutMe: 'about me',
  editAboutMe: 'Edit about me',
  cvUrl: 'CV link',
  cvUrlHint: 'A web address that begins with https://',
  cvUrlFormat: 'Enter a web address that begins with https:// or http://',
  bio: 'Bio',
  clinic: 'clinic',
  editClinic: 'Edit clinic',
  name: 'Name',
  enterName: 'Enter the clinic’s name, or leave all fields blank if you have no clinic',
  location: 'Location',
  openHours: 'Open hours',
  openHoursHint: 'For example: Monday to Friday, 9:00–17:00',
};
