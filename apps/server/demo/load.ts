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
import { addEarlierRequest } from '../src/repositories/requests.ts';
import { listSpecializations } from '../src/repositories/specializations.ts';
import { demoDoctors } from './doctors.ts';
import { DEMO_LOGINS } from './logins.ts';
import { createDemoPatients } from './patients.ts';
import { createDemoRequests } from './requests.ts';

/**
 * Fills a database that nobody has registered in with invented people, readings, requests and
 * answers: all of it or nothing, and always the same for the same `now`.
 * @param options.now what the dates count back from
 * @param options.hashPassword hashes the password that all demo accounts share
 * @returns false when somebody has registered already: then nothing is added
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

// A transaction runs on one connection, so one statement after the other is as fast as it gets.
/* oxlint-disable no-await-in-loop */

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
    await addEarlierRequest(query, { ...request, doctorId, patientId });
  }
}
