import type { Schemas } from '@medportal/api-client';
import type { BloodType, PatientProfileView } from '@medportal/ui';
import { client, protectedFailedView, type ReadContext, writeResult } from '../api.ts';
import { isSameName, type User } from '../session.ts';
import type { WriteContext, WriteResult } from '../writes.ts';
import type { Settled } from '../views.ts';
import { readAs } from './read-as.ts';
import { allMapped, gender, measure, required, text } from './wire.ts';

const bloodTypes: readonly BloodType[] = ['O+', 'O-', 'A+', 'A-', 'B+', 'B-', 'AB+', 'AB-'];

function patient(wire: Schemas['PatientDetail']) {
  const {
    name,
    gender: wireGender,
    phoneNumber,
    email,
    address,
    bloodType,
    height,
    weight,
    ...rest
  } = wire;
  allMapped(rest);
  return {
    name: required(text(name)),
    gender: gender(wireGender),
    phoneNumber: text(phoneNumber),
    email: text(email),
    address: text(address),
    bloodType: bloodTypes.find((known) => known === text(bloodType)?.trim().toUpperCase()),
    heightCm: measure(height),
    weightKg: measure(weight),
  };
}

/** The profile of a patient, as `user` may see it. */
export async function loadPatientProfile(
  name: string,
  user: User | undefined,
  context: ReadContext,
): Promise<Settled<PatientProfileView>> {
  const answer = await client.getPatient({ name }, { signal: context.signal });
  const result = readAs('getPatient', answer, patient);
  if (!result.ok)
    return protectedFailedView(result.error, 'This patient could not be loaded', context);
  const loaded = result.data;
  const isOwner = user?.persona === 'patient' && isSameName(user.name, loaded.name);
  return { status: 'ready', viewer: isOwner ? 'owner' : 'other', patient: loaded };
}

/** What a patient records of their body; nothing where it is not recorded. */
export interface MedicalValues {
  bloodType: BloodType | undefined;
  heightCm: number | undefined;
  weightKg: number | undefined;
}

/** Saves blood type, height and weight. What is left empty is cleared. */
export async function saveMedicalInfo(
  { bloodType, heightCm, weightKg }: MedicalValues,
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.updatePatientProfile(
    {
      body: { bloodType: bloodType ?? null, height: heightCm ?? null, weight: weightKg ?? null },
    },
    { idempotencyKey, signal: request.signal },
  );
  return writeResult(result, 'Your medical information could not be saved', {
    height: 'heightCm',
    weight: 'weightKg',
  });
}
