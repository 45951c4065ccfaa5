import type { OperationId } from '../src/contract.ts';

/** Who calls: everybody without a valid token counts as anonymous. */
export const PRINCIPALS = [
  'anonymous',
  'otherPatient',
  'owner',
  'relatedDoctor',
  'unrelatedDoctor',
] as const;

/** One of those who call. */
export type Principal = (typeof PRINCIPALS)[number];

/** The status that each principal gets for a call about the owner's data. */
export type Row = Record<Principal, number>;

const row = (
  anonymous: number,
  otherPatient: number,
  owner: number,
  relatedDoctor: number,
  unrelatedDoctor: number,
): Row => ({ anonymous, otherPatient, owner, relatedDoctor, unrelatedDoctor });

const everybody = row(200, 200, 200, 200, 200);
const record = row(401, 404, 200, 200, 404);
const patientsOwn = row(401, 200, 200, 403, 403);
const doctorsOwn = row(401, 403, 403, 200, 200);

/** Who may do what, in strict mode. An operation without a row fails the tests. */
export const ACCESS_MATRIX: Record<OperationId, Row> = {
  login: everybody,
  registerDoctor: everybody,
  registerPatient: everybody,
  listSpecializations: everybody,
  listDoctorsBySpecialization: everybody,
  listDoctors: everybody,
  getDoctor: everybody,
  updateClinic: doctorsOwn,
  updateDoctorProfile: doctorsOwn,
  listDoctorRequests: doctorsOwn,
  getPatient: record,
  updatePatientProfile: patientsOwn,
  addBloodPressure: patientsOwn,
  addBloodSugar: patientsOwn,
  listBloodPressures: record,
  listBloodSugars: record,
  listPatientRequests: patientsOwn,
  listMedicines: record,
  listChronicDiseases: record,
  listAllergies: record,
  createRequest: patientsOwn,
  getRequest: record,
  createResponse: row(401, 403, 403, 200, 404),
};
