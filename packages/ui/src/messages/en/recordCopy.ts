import { icu } from '../icu.ts';

export const recordCopy = {
  title: 'Download my record',
  lead: 'The copy is made on this device. Nothing is stored or sent anywhere.',
  format: 'Format',
  formats: {
    print: { label: 'Printable page', hint: 'To print, or to save as a PDF' },
    csv: { label: 'CSV files', hint: 'For a spreadsheet: readings, requests and responses' },
    fhir: { label: 'FHIR R4 file', hint: 'For another health app, or for a clinic' },
  },
  include: 'What to include',
  sections: {
    details: 'Contact and medical details',
    allergies: 'Allergies',
    medicines: 'Medicines',
    chronicDiseases: 'Chronic diseases',
    pressures: 'Blood pressure readings',
    sugars: 'Blood sugar readings',
    requests: 'Requests and responses',
  },
  noneChosen: 'Choose at least one section',
  create: 'Create copy',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  building: icu('Reading your record: {read, number} of {total, number}'),
  failed: 'Nothing was downloaded',
  unread: icu('We could not read: {sections}. {reason}'),
  ready: 'Your copy is ready',
  keepSafe: 'Keep it safe: anyone who opens it can read your record.',
  download: icu('Download <file>{name}</file>'),
  print: 'Print or save as PDF',
  close: 'Close',
  /** The copy of one response. */
  ofResponse: {
    title: 'Download this response',
    keepSafe:
      'The copy is made on this device. Keep it safe: anyone who opens it can read this response.',
    fhir: 'Download FHIR R4 file',
  },
  page: {
    record: 'Health record',
    created: icu('Created on <date></date> with MedPortal. Times are in the time zone {zone}.'),
    byPatient: 'Recorded by the patient.',
    dateTime: 'Date and time',
    upper: 'Upper value, systolic (mmHg)',
    lower: 'Lower value, diastolic (mmHg)',
    sugarMgPerDl: 'Blood sugar (mg/dL)',
    sugarMmolPerL: 'Blood sugar (mmol/L)',
    asRecorded: icu('<value>{text}</value> (as it was recorded)'),
    notRecorded: 'Not recorded',
    readings: icu(
      '{count, plural, one {# reading} other {# readings}}, newest first. Recorded by the patient.',
    ),
  },
};
