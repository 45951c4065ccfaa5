import type { Input } from '@medportal/api-client';
import { expect } from 'vitest';
import type { OperationId } from '../../src/contract.ts';
import type { Rule } from '../../src/operations/access.ts';
import type { Role } from '../../src/repositories/accounts.ts';
import { PASSWORD, type TestApp } from '../app/harness.ts';

export interface Scene {
  patient: { name: string; email: string };
  doctor: { id: number; name: string };
  requestId: number;
  findOpenRequest: () => Promise<number>;
  findAnsweredRequest: () => Promise<number>;
  /** Makes a token to reset the password of somebody else. */
  findResetToken: () => Promise<string>;
  /** Makes a token to confirm the email of somebody else. */
  findEmailToken: () => Promise<string>;
  /** Makes a token to turn off the notices of somebody else. */
  findUnsubscribeToken: () => Promise<string>;
  /** Begins another session of the caller. */
  findSession: (role: Role) => Promise<number>;
  inventAccount: () => { name: string; email: string; password: string };
}

/** The patient in an audit line: the owner of the record, the caller, all on a list (for a patient, the caller), or nobody. */
export type AuditedPatient = 'owner' | 'caller' | 'listed' | 'nobody';

interface Write {
  /** The base body; that of `input` by default. */
  body?: (scene: Scene) => Promise<Sent>;
  /** Reads the stored values under the names of the body, with open records. */
  read?: (sent: Sent, scene: Reading) => Promise<object>;
  ignored?: readonly string[];
  /** The status of accepted input; 200 by default. */
  status?: number;
}

type Sent = Readonly<Record<string, unknown>>;

interface Reading extends Pick<TestApp, 'call'> {
  patient: { name: string; token: string };
  doctor: { name: string };
}

interface OperationCase<Id extends OperationId> {
  /** Who may call it; repeated here to detect a wrong rule in ACCESS. */
  access: Rule;
  /** The patient in the audit line by status, where it differs from other operations with this access. */
  audited?: Readonly<Record<number, AuditedPatient>>;
  /** Returns the input of a valid call. Each input can be sent once. */
  input: (scene: Scene, role: Role) => Promise<Input<Id>>;
  /** The expected answer when the operations run in the order of this table. */
  answer: (scene: Scene) => unknown;
  write?: Write;
}

const ofPatient = async ({ patient }: Scene) => ({ name: patient.name });
const saved = () => ({ message: expect.any(String) });
const one = [expect.any(Object)];
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Every operation of the contract, each after those it builds on. The suites iterate over this table. */
export const OPERATIONS: { readonly [Id in OperationId]: OperationCase<Id> } = {
  registerDoctor: {
    access: 'public',
    input: async ({ inventAccount }) => ({
      body: { ...inventAccount(), medicalSpecificationId: 1 },
    }),
    answer: saved,
    write: {
      read: async (sent, { call }) => {
        await logIn(sent, call);
        return (await call('getDoctor', { params: { name: String(sent['name']) } })).body;
      },
      ignored: ['password'],
    },
  },
  registerPatient: {
    access: 'public',
    input: async ({ inventAccount }) => ({ body: inventAccount() }),
    answer: saved,
    write: {
      read: async (sent, { call }) => {
        await logIn(sent, call);
        return (await call('getPatient', { params: { name: String(sent['name']) } })).body;
      },
      ignored: ['password'],
    },
  },
  login: {
    access: 'public',
    input: async ({ patient }) => ({ body: { email: patient.email, password: PASSWORD } }),
    answer: () => ({ token: expect.any(String) }),
    write: { ignored: ['email', 'password'], status: 401 },
  },
  listSpecializations: {
    access: 'public',
    input: async () => ({}),
    answer: () => expect.arrayContaining([{ msId: 1, msName: 'Cardiology' }]),
  },
  listDoctorsBySpecialization: {
    access: 'public',
    input: async () => ({ msId: 1 }),
    answer: ({ doctor }) =>
      expect.arrayContaining([expect.objectContaining({ name: doctor.name })]),
  },
  listDoctors: {
    access: 'public',
    input: async ({ doctor }) => ({
      searchName: doctor.name.slice(0, 4),
      pageNumber: 1,
      pageSize: 9,
    }),
    answer: ({ doctor }) => ({ doctors: [{ name: doctor.name }], totalCount: 1 }),
  },
  updateClinic: {
    access: 'doctor',
    input: async () => ({ body: { name: 'By the Pond', location: 'Here', openHours: '9 to 5' } }),
    answer: saved,
    write: {
      read: async (_, { doctor, call }) => {
        const { body } = await call('getDoctor', { params: { name: doctor.name } });
        const { clinicName, ...clinic } = body.clinic ?? {};
        return { ...clinic, name: clinicName === 'No Clinic Yet !' ? '' : clinicName };
      },
    },
  },
  updateDoctorProfile: {
    access: 'doctor',
    input: async () => ({ body: { cvUrl: '', bio: 'Calm.' } }),
    answer: saved,
    write: {
      read: async (_, { doctor, call }) =>
        (await call('getDoctor', { params: { name: doctor.name } })).body,
    },
  },
  getDoctor: {
    access: 'doctor-profile',
    input: async ({ doctor }) => ({ name: doctor.name }),
    answer: ({ doctor }) => ({
      doctorId: doctor.id,
      bio: 'Calm.',
      clinic: { clinicName: 'By the Pond' },
    }),
  },
  updatePatientProfile: {
    access: 'patient',
    input: async () => ({ body: { bloodType: 'O+', height: 170, weight: 70 } }),
    answer: saved,
    write: {
      read: async (_, { patient, call }) =>
        (await call('getPatient', { params: { name: patient.name } })).body,
    },
  },
  getPatient: {
    access: 'record-reader',
    input: ofPatient,
    answer: () => ({ bloodType: 'O+', height: 170 }),
  },
  addBloodPressure: {
    access: 'patient',
    input: async () => ({ body: { value: '120/80' } }),
    answer: saved,
    write: {
      read: async (_, { patient, call }) => {
        const { body } = await call('listBloodPressures', { params: { name: patient.name } });
        return { value: body[0]?.value };
      },
    },
  },
  addBloodSugar: {
    access: 'patient',
    input: async () => ({ body: { value: 90 } }),
    answer: saved,
  },
  listBloodPressures: {
    access: 'record-reader',
    input: ofPatient,
    answer: () => [{ value: '120/80', date: expect.any(String) }],
  },
  listBloodSugars: {
    access: 'record-reader',
    input: ofPatient,
    answer: () => [{ value: 90 }],
  },
  createRequest: {
    access: 'patient',
    input: async ({ doctor }) => ({ doctorId: doctor.id, body: { description: 'Hello.' } }),
    answer: () => ({ ...saved(), requestId: expect.any(Number) }),
    write: {
      read: async (_, { patient: { token }, call }) => {
        const { body } = await call('listPatientRequests', { token, search: { pageSize: 1 } });
        return { description: body.requests[0]?.description };
      },
    },
  },
  createResponse: {
    access: 'doctor-of-request',
    input: async ({ findOpenRequest }) => ({
      body: {
        requestId: await findOpenRequest(),
        generalReport: { diagnosis: 'Tired.' },
        medicine: { medicinName: 'Examplin' },
        chronicDisease: { chronicDiseaseName: 'Sampleitis' },
        allergy: { allergyName: 'Testpollen', symptons: 'Sneezing' },
      },
    }),
    answer: saved,
    write: {
      // Only one text, so that a blank makes the response empty.
      body: async ({ findOpenRequest }) => ({
        requestId: await findOpenRequest(),
        generalReport: { diagnosis: 'Well' },
      }),
      read: async ({ requestId }, { patient: { token }, call }) => {
        const params = { role: 'Patient', requestId: Number(requestId) };
        const { body } = await call('getRequest', { token, params });
        const medicine = { ...body.medicine, medicinName: body.medicine?.medicineName };
        return { ...body, medicine };
      },
      // The server takes the names from the token and the request.
      ignored: ['doctorName', 'patientName'],
    },
  },
  declineRequests: {
    access: 'doctor-of-request',
    input: async ({ requestId }) => ({ requestId, body: { isDeclined: false } }),
    answer: saved,
  },
  getRequest: {
    access: 'party-of-request',
    input: async ({ requestId }, role) => ({ role, requestId }),
    answer: ({ doctor }) => ({
      isAnswered: true,
      doctorName: doctor.name,
      medicine: { medicineName: 'Examplin' },
    }),
  },
  listDoctorRequests: {
    access: 'doctor',
    audited: { 200: 'listed' },
    input: async () => ({ isAnswered: false }),
    answer: () => ({ requests: one, totalCount: 1 }),
  },
  listPatientRequests: {
    access: 'patient',
    input: async () => ({ isAnswered: true, pageSize: 9 }),
    answer: () => ({ requests: one, totalCount: 1 }),
  },
  getCapabilities: {
    access: 'public',
    input: async () => ({}),
    answer: () => ({ capabilities: { inbox: 3, accessLog: 1, sharing: 2, account: 2, mail: 1 } }),
  },
  getInbox: {
    access: 'account',
    input: async () => ({}),
    answer: () => ({ role: expect.stringMatching('Patient|Doctor'), waitingCount: 1 }),
  },
  markResponsesSeen: {
    access: 'patient-of-request',
    input: async ({ findAnsweredRequest }) => ({
      body: { requestIds: [await findAnsweredRequest()] },
    }),
    answer: () => ({
      ...saved(),
      responses: [{ requestId: expect.any(Number), answeredAt: expect.any(String) }],
    }),
    write: {
      read: async ({ requestIds }, { patient: { token }, call }) => {
        const { body } = await call('getInbox', { token });
        const isNew = 'newResponses' in body && body.newResponsesCount > 0;
        return { requestIds: isNew ? [] : requestIds };
      },
    },
  },
  listInboxRequests: {
    access: 'doctor',
    audited: { 200: 'listed' },
    input: async () => ({ isAnswered: false, order: 'oldest', search: 'hello' }),
    answer: () => ({ requests: one, totalCount: 1 }),
  },
  listMedicines: {
    access: 'record-reader',
    input: ofPatient,
    answer: () => one,
  },
  listChronicDiseases: {
    access: 'record-reader',
    input: ofPatient,
    answer: () => one,
  },
  listAllergies: {
    access: 'record-reader',
    input: ofPatient,
    answer: () => [{ symptons: 'Sneezing' }],
  },
  listAccessLog: {
    access: 'patient',
    input: async () => ({ pageSize: 9 }),
    answer: () => ({
      entries: expect.arrayContaining([expect.any(Object)]),
      totalCount: expect.any(Number),
    }),
  },
  shareRecord: {
    access: 'patient',
    input: async ({ doctor }) => ({
      doctorId: doctor.id,
      body: { sections: ['details', 'readings'], expiresAt: daysAhead(30) },
    }),
    answer: saved,
    write: {
      read: async (_, { patient: { token }, call }) =>
        (await call('listGrants', { token })).body.grants[0] ?? {},
    },
  },
  listGrants: {
    access: 'patient',
    input: async () => ({}),
    answer: ({ doctor }) => ({
      grants: [{ doctorId: doctor.id, sections: ['details', 'readings'], source: 'patient' }],
    }),
  },
  listPatients: {
    access: 'doctor-overview',
    input: async ({ patient }) => ({ searchName: patient.name.slice(1).toUpperCase() }),
    answer: ({ patient }) => ({
      patients: [{ patientName: patient.name, sections: ['details', 'readings'] }],
      totalCount: 1,
    }),
  },
  stopSharing: {
    access: 'patient',
    input: async ({ doctor }) => ({ doctorId: doctor.id }),
    answer: saved,
  },
  getAccount: {
    access: 'account',
    input: async () => ({}),
    answer: () => ({ email: expect.any(String), phoneNumber: expect.any(String) }),
  },
  getAccountData: {
    access: 'own-data',
    input: async () => ({}),
    answer: () => ({
      account: { email: expect.any(String) },
      sessions: expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
    }),
  },
  updateContact: {
    access: 'own-account',
    input: async () => ({
      body: { gender: 'Female', phoneNumber: '+49 30 1234567', address: '1 Sample Street' },
    }),
    answer: saved,
    write: {
      read: async (_, { patient: { token }, call }) => (await call('getAccount', { token })).body,
    },
  },
  changeEmail: {
    access: 'own-account',
    input: async ({ inventAccount }) => ({
      body: { new: inventAccount().email, password: PASSWORD },
    }),
    answer: saved,
    write: { ignored: ['new', 'password'], status: 403 },
  },
  confirmEmail: {
    access: 'public',
    input: async ({ findEmailToken }) => ({ body: { token: await findEmailToken() } }),
    answer: saved,
    write: { ignored: ['token'] },
  },
  updateNotices: {
    access: 'patient',
    audited: { 200: 'nobody' },
    input: async () => ({ body: { responses: true } }),
    answer: saved,
  },
  unsubscribe: {
    access: 'public',
    input: async ({ findUnsubscribeToken }) => ({ body: { token: await findUnsubscribeToken() } }),
    answer: saved,
    write: { ignored: ['token'] },
  },
  changePassword: {
    access: 'own-account',
    input: async () => ({ body: { current: PASSWORD, new: PASSWORD } }),
    answer: saved,
    write: { ignored: ['current', 'new'], status: 403 },
  },
  listSessions: {
    access: 'account',
    input: async () => ({}),
    answer: () => ({
      sessions: expect.arrayContaining([expect.objectContaining({ isCurrent: true })]),
    }),
  },
  listLogIns: {
    access: 'account',
    input: async () => ({ pageSize: 9 }),
    answer: () => ({ entries: expect.any(Array), totalCount: expect.any(Number), next: null }),
  },
  endSession: {
    access: 'own-session',
    input: async ({ findSession }, role) => ({ sessionId: await findSession(role) }),
    answer: saved,
  },
  endOtherSessions: {
    access: 'own-account',
    input: async () => ({}),
    answer: saved,
  },
  requestPasswordReset: {
    access: 'public',
    input: async ({ patient }) => ({ body: { email: patient.email } }),
    answer: saved,
    write: { ignored: ['email'], status: 202 },
  },
  resetPassword: {
    access: 'public',
    input: async ({ findResetToken }) => ({
      body: { token: await findResetToken(), new: PASSWORD },
    }),
    answer: saved,
    write: { ignored: ['token', 'new'] },
  },
  closeAccount: {
    access: 'own-account',
    input: async () => ({ body: { password: PASSWORD } }),
    answer: () => ({ message: expect.any(String), deletedAfter: expect.any(String) }),
    write: { ignored: ['password'], status: 403 },
  },
  logOut: {
    access: 'own-account',
    input: async () => ({}),
    answer: saved,
  },
};

export function caseOf(id: OperationId): OperationCase<OperationId> {
  const found = OPERATIONS[id];
  if (!found) throw new Error(`${id} needs an entry in test/data/operations.ts`);
  return found;
}

/** Checks a password, which cannot be read back, by logging in. */
async function logIn({ email, password }: Sent, call: Reading['call']) {
  if (password === PASSWORD) return;
  const { status } = await call('login', { body: { email, password } });
  expect(status).toBe(200);
}
