import { wirePressures, wireResponse, wireSugars } from './wireSamples.ts';
import { people } from './people.ts';

const addedBy = people.doctor.name;

export const wireRecord = {
  allergies: [{ addedBy, ...wireResponse.allergy }],
  medicines: [
    { addedBy, ...wireResponse.medicine, isMaintenace: true },
    { addedBy: 'Sorrel Field', medicineName: 'Placebol', dosage: '5 ml', isMaintenace: false },
  ],
  chronicDiseases: [{ addedBy, ...wireResponse.chronicDisease }],
  pressures: wirePressures(8),
  sugars: wireSugars(8),
};
