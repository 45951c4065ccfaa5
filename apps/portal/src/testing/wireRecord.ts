import { wirePressures, wireSugars } from './wireSamples.ts';
import { people } from './people.ts';

const addedBy = people.doctor.name;

export const wireRecord = {
  allergies: [{ addedBy, allergyName: 'Birch pollen', symptons: 'Sneezing' }],
  medicines: [
    {
      addedBy,
      medicineName: 'Examplazole',
      dosage: '5 mg',
      frequency: 'Once a day',
      instructions: 'With breakfast',
      isMaintenace: true,
    },
    { addedBy: 'Sorrel Field', medicineName: 'Placebol', dosage: '5 ml', isMaintenace: false },
  ],
  chronicDiseases: [
    {
      addedBy,
      chronicDiseaseName: 'Sample hypotension',
      description: 'Blood pressure that is low for years',
      causes: 'Not known',
      symptoms: 'Dizziness in the mornings',
      digonsis: 'Measured on three mornings',
      treatment: 'Water and slow movements',
      dateOfDiagonsis: '2024-01-31',
    },
  ],
  pressures: wirePressures(8),
  sugars: wireSugars(8),
};

/** Nothing is recorded about the patient. */
export const emptyRecord: typeof wireRecord = {
  allergies: [],
  medicines: [],
  chronicDiseases: [],
  pressures: [],
  sugars: [],
};
