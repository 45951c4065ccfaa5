import type { Operation, OperationId, Schema } from '../../src/contract.ts';
import { claimsIn } from '../app/client.ts';
import { PASSWORD, type Person, type TestApp } from '../app/harness.ts';
import type { Known } from '../fuzz/arbitraries.ts';
import { addEmailToken, addResetToken, addUnsubscribeToken } from './people.ts';

export interface Member extends Person {
  role: 'Doctor' | 'Patient';
}

export interface Setting {
  people: readonly [Member, Member];
  /** Existing values by field name. */
  known: Known;
}

/** What makes a token for each operation that takes another one than that of a new password. */
const TOKENS: Partial<Record<OperationId, typeof addResetToken>> = {
  confirmEmail: addEmailToken,
  unsubscribe: addUnsubscribeToken,
};

/**
 * Creates a doctor and a patient with a record of each kind.
 * @param label The end of their names; the same label creates the same setting.
 */
export async function createSetting(
  test: TestApp,
  { id, input }: Operation,
  label: string = id,
): Promise<Setting> {
  const [doctor, patient] = [
    await test.join('Doctor', `Doctor of ${label}`),
    await test.join('Patient', `Patient of ${label}`),
  ];
  const [asPatient, asDoctor] = [{ token: patient.token }, { token: doctor.token }];
  const requestId = await test.ask(patient, doctor);
  const answered = {
    requestId,
    generalReport: { diagnosis: 'Well' },
    medicine: { medicinName: 'Examplin' },
    chronicDisease: { chronicDiseaseName: 'Hay fever' },
    allergy: { allergyName: 'Pollen' },
  };
  await test.call('createResponse', { ...asDoctor, body: answered });
  await test.call('addBloodPressure', { ...asPatient, body: { value: '120/80' } });
  await test.call('addBloodSugar', { ...asPatient, body: { value: 90 } });
  // Each request can be answered only once.
  const isAboutRequests = JSON.stringify(input).includes('"requestId"');
  const open = await Promise.all(
    Array.from({ length: isAboutRequests ? 60 : 1 }, () => test.ask(patient, doctor)),
  );
  const { body: specializations } = await test.call('listSpecializations');
  const specializationIds = specializations.map(({ msId }) => msId);
  // Most registrations need an unused name and email.
  const free = Array.from({ length: isRegistration(input.body) ? 40 : 0 }, (_, index) => index);
  // Most work once.
  const addToken = TOKENS[id] ?? addResetToken;
  const isAboutTokens = JSON.stringify(input).includes('"token"');
  const tokens = await Promise.all(
    Array.from({ length: isAboutTokens ? 60 : 1 }, () => addToken(test.database.query)),
  );
  return {
    people: [
      { ...doctor, role: 'Doctor' },
      { ...patient, role: 'Patient' },
    ],
    known: {
      name: [
        doctor.name,
        patient.name,
        patient.name.toUpperCase(),
        ...free.map((index) => `Newcomer ${index} of ${id}`),
      ],
      searchName: ['doctor', doctor.name],
      email: [
        doctor.email,
        patient.email,
        ...free.map((index) => `newcomer-${index}@${id}.example`),
      ],
      password: [PASSWORD],
      current: [PASSWORD],
      new: [PASSWORD],
      token: tokens,
      sessionId: [patient, doctor].map(sessionIdOf),
      doctorId: [doctor.id],
      patientId: [patient.id],
      msId: specializationIds,
      medicalSpecificationId: specializationIds,
      role: ['Doctor', 'Patient', 'pATIENT'],
      requestId: [requestId, ...open],
      requestIds: [[requestId], [requestId, requestId]],
      cursor: ['4000000000000000-1', '0-0'],
      value: ['120/80', '250/0', '251/80', '80/80', '80/120', 0, 1000],
      dateOfDiagonsis: ['2024-02-29', ''],
      sections: [['details'], ['readings', 'allergies']],
      expiresAt: [null, inYears(1), inYears(-1), inYears(4.99), inYears(5.01)],
      'idempotency-key': Array.from({ length: 60 }, (_, index) => `key ${index}`),
    },
  };
}

/** The session of a person's token. */
export const sessionIdOf = ({ token }: { token: string }): number => Number(claimsIn(token)['jti']);

const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 86_400_000).toISOString();

const isRegistration = (body: Schema | undefined) => {
  const required = new Set([body?.['required']].flat());
  return required.has('name') && required.has('password');
};
