import { icu } from '@medportal/ui/messages';

/** The texts inside of downloaded files in English. */
export const copy = {
  /** The headers of CSV files. */
  csv: {
    takenAt: 'Date and time',
    systolic: 'Upper value, systolic (mmHg)',
    diastolic: 'Lower value, diastolic (mmHg)',
    sugar: 'Blood sugar (mg/dL)',
    asRecorded: 'As it was recorded',
  },
  /** The notes of a FHIR file: values that its format has no field for. */
  notes: {
    longTerm: 'Long-term medicine: Yes',
    notLongTerm: 'Long-term medicine: No',
    description: icu('Description: {text}'),
    causes: icu('Causes: {text}'),
    symptoms: icu('Symptoms: {text}'),
    diagnosis: icu('Diagnosis: {text}'),
    treatment: icu('Treatment: {text}'),
    dateOfDiagnosis: icu('Date of diagnosis: {text}'),
    treatmentPlan: icu('Treatment plan: {text}'),
    notes: icu('Notes: {text}'),
    attachment: icu('Attachment: {text}'),
  },
};
