import { mock } from '@medportal/api-client/msw';
import { wirePressures, wireRequests, wireSugars } from './wireSamples.ts';
import { people } from './people.ts';

const addedBy = people.doctor.name;

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

export const recordHandlers = (record: typeof wireRecord = wireRecord) => [
  mock.listAllergies.ok(record.allergies),
  mock.listMedicines.ok(record.medicines),
  mock.listChronicDiseases.ok(record.chronicDiseases),
  mock.listBloodPressures.ok(record.pressures),
  mock.listBloodSugars.ok(record.sugars),
];

/** What the info tab reads beside the profile: the record, and the owner's requests. */
export const overviewHandlers = (record: typeof wireRecord = wireRecord) => [
  ...recordHandlers(record),
  mock.listPatientRequests.ok(({ query }) => {
    const requests = wireRequests(3, query.get('isAnswered') === 'true');
    return { requests, totalCount: requests.length };
  }),
];
