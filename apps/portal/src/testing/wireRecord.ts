// A synthetic patient's record, and the handlers that answer for its lists.
import { mock } from '@medportal/api-client/msw';
import { wirePressures, wireSugars } from './wireSamples.ts';
import { people } from './PortalAt.tsx';

const addedBy = people.doctor.name;

/** A record with something in each of its lists. */
export const wireRecord = {
  allergies: [{ addedBy, allergyName: 'Birch pollen' }],
  medicines: [
    { addedBy, medicineName: 'Examplazole', dosage: '5 mg', frequency: 'Once a day' },
    { addedBy: 'Sorrel Field', medicineName: 'Placebol', dosage: '5 ml' },
  ],
  chronicDiseases: [
    { addedBy, chronicDiseaseName: 'Sample hypotension', treatment: 'Water and slow movements' },
  ],
  pressures: wirePressures(8),
  sugars: wireSugars(8),
};

/** Answers for every list of the record, whoever the patient is. */
export const recordHandlers = (record: typeof wireRecord = wireRecord) => [
  mock.listAllergies.ok(record.allergies),
  mock.listMedicines.ok(record.medicines),
  mock.listChronicDiseases.ok(record.chronicDiseases),
  mock.listBloodPressures.ok(record.pressures),
  mock.listBloodSugars.ok(record.sugars),
];
