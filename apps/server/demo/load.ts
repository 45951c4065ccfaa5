import type { Database, Query } from '../src/database/database.ts';
import {
  createDoctor,
  createPatient,
  hasNoAccounts,
  lockAccounts,
} from '../src/repositories/accounts.ts';
import { updateClinic, updateDoctorProfile } from '../src/repositories/doctors.ts';
import { updatePatientProfile } from '../src/repositories/patients.ts';
import { addEarlierBloodPressures, addEarlierBloodSugars } from '../src/repositories/readings.ts';
import { markResponsesSeen } from '../src/repositories/inbox.ts';
import { addEarlierRequest } from '../src/repositories/requests.ts';
import { listSpecializations } from '../src/repositories/specializations.ts';
import { demoDoctors } from './doctors.ts';
import { DEMO_LOGINS } from './logins.ts';
import { createDemoPatients } from './patients.ts';
import { createDemoRequests } from './requests.ts';

/**
 * Fills a database without accounts with invented people, readings, requests and responses in one transaction. The
 * data depends only on `now`.
 * @param options.now The date that all dates count back from.
 * @param options.hashPassword Hashes the password that all demo accounts share.
 * @returns false, without adding anything, if the database has accounts
 */
export async function loadDemoData(
  database: Database,
  options: { now: Date; hashPassword: (password: string) => Promise<string> },
): Promise<boolean> {
  const passwordHash = await options.hashPassword(DEMO_LOGINS.doctor.password);
  return database.transaction(async (query) => {
    await lockAccounts(query);
    if (!(await hasNoAccounts(query))) return false;
    const doctorIds = await addDoctors(query, passwordHash);
    const patientIds = await addPatients(query, passwordHash, options.now);
    await addRequests(query, { doctorIds, patientIds, now: options.now });
    return true;
  });
}

/** Older answers count as seen. */
const NEW_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/* oxlint-disable no-await-in-loop -- a transaction has one connection */

async function addDoctors(query: Query, passwordHash: string): Promise<number[]> {
  const specializations = await listSpecializations(query);
  const specializationIds = new Map(specializations.map(({ id, name }) => [name, id]));
  const ids: number[] = [];
  for (const doctor of demoDoctors) {
    const specializationId = specializationIds.get(doctor.specialization);
    if (specializationId === undefined) continue;
    const id = await createDoctor(query, { ...doctor, passwordHash, specializationId });
    await updateClinic(query, id, doctor.clinic);
    await updateDoctorProfile(query, id, doctor);
    ids.push(id);
  }
  return ids;
}

async function addPatients(query: Query, passwordHash: string, now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const patient of createDemoPatients(now)) {
    const id = await createPatient(query, { ...patient, passwordHash });
    await updatePatientProfile(query, id, patient);
    await addEarlierBloodPressures(query, id, patient.bloodPressures);
    await addEarlierBloodSugars(query, id, patient.bloodSugars);
    ids.push(id);
  }
  return ids;
}

async function addRequests(
  query: Query,
  { doctorIds, patientIds, now }: { doctorIds: number[]; patientIds: number[]; now: Date },
): Promise<void> {
  for (const { doctorIndex, patientIndex, ...request } of createDemoRequests(now)) {
    const doctorId = doctorIds[doctorIndex];
    const patientId = patientIds[patientIndex];
    if (doctorId === undefined || patientId === undefined) continue;
    const requestId = await addEarlierRequest(query, { ...request, doctorId, patientId });
    const { answered } = request;
    if (answered && now.getTime() - answered.at.getTime() > NEW_FOR_MS)
      await markResponsesSeen(query, { patientId, requestIds: [requestId] });
  }
}
