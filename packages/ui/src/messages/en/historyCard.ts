import { icu } from '../icu.ts';

export const historyCard = {
  nameNotRecorded: 'Name not recorded',
  by: icu('By Dr.<value>{name}</value>'),
  doctorNotRecorded: 'Doctor’s name not recorded',
  dosage: 'Dosage',
  frequency: 'Frequency',
  instructions: 'Instructions',
  isMaintenance: 'Long-term medicine',
  yes: 'Yes',
  no: 'No',
  description: 'Description',
  causes: 'Causes',
  symptoms: 'Symptoms',
  diagnosis: 'Diagnosis',
  treatment: 'Treatment',
  dateOfDiagnosis: 'Date of diagnosis',
};
