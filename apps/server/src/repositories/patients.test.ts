import { beforeAll, describe, expect, it } from 'vitest';
import { addDoctor, addPatient, fullSections } from '../../test/data/people.ts';
import { databases, shareDatabase } from '../../test/databases/databases.ts';
import { listAllergies, listChronicDiseases, listMedicines } from './histories.ts';
import { type Reader } from './patients.ts';
import {
  addBloodPressure,
  addEarlierBloodPressures,
  addEarlierBloodSugars,
  listBloodPressures,
  listBloodSugars,
} from './readings.ts';
import { replyToRequest, createRequest } from './requests.ts';

const as = (accountId: number): Reader => ({ access: 'account', accountId });

describe.each(databases)('patients on $name', ({ open }) => {
  const database = shareDatabase(open);
  let patient: number;
  let other: number;
  let doctor: number;

  beforeAll(async () => {
    patient = await addPatient(database.query, 'Robin Meadow');
    other = await addPatient(database.query, 'Wren Summer');
    doctor = await addDoctor(database.query, 'Alder Brook');
    const request = { patientId: patient, doctorId: doctor, description: '?' };
    const requestId = await createRequest(database.query, request);
    await database.transaction((query) =>
      replyToRequest(query, {
        requestId: requestId ?? 0,
        doctorId: doctor,
        sections: fullSections,
      }),
    );
  });

  it('have their newest 5,000 readings listed, or none', async () => {
    const diligent = await addPatient(database.query, 'Sage Winter');
    const times = Array.from(
      { length: 5001 },
      (_, minute) => new Date(Date.UTC(2024, 0, 1, 0, minute)),
    );
    const pressures = times.map((measuredAt) => ({ systolic: 120, diastolic: 80, measuredAt }));
    await addEarlierBloodPressures(database.query, diligent, pressures);
    const sugars = times.map((measuredAt) => ({ value: 90, measuredAt }));
    await addEarlierBloodSugars(database.query, diligent, sugars);

    const newestFirst = times.slice(1).toReversed();
    for (const list of [listBloodPressures, listBloodSugars]) {
      const listed = await list(database.query, 'Sage Winter', as(diligent));
      expect(listed?.items.map(({ measuredAt }) => measuredAt)).toEqual(newestFirst);
      const none = await list(database.query, 'Wren Summer', as(other));
      expect(none).toEqual({ patientId: other, items: [] });
    }
  });

  it.each([
    [80, 120],
    [120, 120],
    [251, 80],
    [120, -1],
  ])('cannot have a blood pressure of %i over %i', async (systolic, diastolic) => {
    const adding = addBloodPressure(database.query, patient, { systolic, diastolic });
    await expect(adding).rejects.toMatchObject({ code: '23514' });
  });

  it('have histories with the doctor who added each item', async () => {
    const { medicine, chronicDisease, allergy } = fullSections;
    const addedBy = 'Alder Brook';
    const medicines = await listMedicines(database.query, 'Robin Meadow', as(patient));
    expect(medicines?.items).toMatchObject([{ ...medicine, addedBy }]);
    const diseases = await listChronicDiseases(database.query, 'Robin Meadow', as(patient));
    expect(diseases?.items).toMatchObject([{ ...chronicDisease, addedBy }]);
    const allergies = await listAllergies(database.query, 'Robin Meadow', as(patient));
    expect(allergies?.items).toMatchObject([{ ...allergy, addedBy }]);
    const nothing = await listMedicines(database.query, 'Wren Summer', as(other));
    expect(nothing).toEqual({ patientId: other, items: [] });
  });
});
