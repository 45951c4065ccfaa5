import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDoctor, addPatient, fullSections } from '../../test/data/people.ts';
import { databases } from '../../test/databases/databases.ts';
import type { Database } from '../database/database.ts';
import { listAllergies, listChronicDiseases, listMedicines } from './histories.ts';
import { findPatient, type Reader, updatePatientProfile } from './patients.ts';
import {
  addBloodPressure,
  addBloodSugar,
  addEarlierBloodPressures,
  addEarlierBloodSugars,
  listBloodPressures,
  listBloodSugars,
} from './readings.ts';
import { replyToRequest, createRequest } from './requests.ts';

const as = (accountId: number): Reader => ({ access: 'account', accountId });

describe.each(databases)('patients on $name', ({ open }) => {
  let database: Database;
  let patient: number;
  let other: number;
  let doctor: number;

  beforeAll(async () => {
    database = await open();
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

  afterAll(() => database.close());

  it('record their blood type, height and weight', async () => {
    expect(await findPatient(database.query, 'Wren Summer', as(other))).toMatchObject({
      id: other,
      bloodType: null,
      height: null,
      weight: null,
    });
    const profile = { bloodType: 'AB-', height: 172.5, weight: 63 };
    expect(await updatePatientProfile(database.query, other, profile)).toBe(true);
    expect(await findPatient(database.query, 'Wren Summer', as(other))).toMatchObject(profile);
    expect(await updatePatientProfile(database.query, 9999, profile)).toBe(false);
  });

  it('have a list of readings, newest first, which can be empty', async () => {
    const none = { patientId: other, items: [] };
    expect(await listBloodPressures(database.query, 'Wren Summer', as(other))).toEqual(none);
    expect(await listBloodSugars(database.query, 'Wren Summer', as(other))).toEqual(none);

    await addBloodPressure(database.query, other, { systolic: 120, diastolic: 80 });
    await addBloodSugar(database.query, other, 99.5);
    const [first, second] = [new Date('2024-01-01T08:00:00Z'), new Date('2024-01-02T08:00:00Z')];
    await addEarlierBloodPressures(database.query, other, [
      { systolic: 110, diastolic: 70, measuredAt: first },
      { systolic: 115, diastolic: 75, measuredAt: second },
    ]);
    await addEarlierBloodSugars(database.query, other, [
      { value: 90, measuredAt: first },
      { value: 95, measuredAt: second },
    ]);

    const pressures = await listBloodPressures(database.query, 'Wren Summer', as(other));
    expect(pressures?.items).toMatchObject([
      { systolic: 120, diastolic: 80 },
      { systolic: 115, diastolic: 75, measuredAt: second },
      { systolic: 110, diastolic: 70, measuredAt: first },
    ]);
    const sugars = await listBloodSugars(database.query, 'Wren Summer', as(other));
    expect(sugars?.items).toMatchObject([
      { value: 99.5 },
      { value: 95, measuredAt: second },
      { value: 90, measuredAt: first },
    ]);
  });

  it('have at most their newest 5,000 readings listed', async () => {
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
