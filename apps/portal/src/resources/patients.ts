import { bloodTypes, type Schemas } from '@medportal/api-client';
import type { MedicalValues, PatientProfileView } from '@medportal/ui';
import { client, protectedFailedView, type ReadContext, writeResult } from '../data/apiClient.ts';
import { isSameName, type User } from '../session/session.ts';
import type { WriteContext, WriteResult } from '../writes.ts';
import type { Settled } from '../views.ts';
import { readAs } from './read-as.ts';
import { allMapped, gender, measure, number, required, text } from './wire.ts';

/** The contract's word for a blood type that nobody chose. */
const NO_BLOOD_TYPE = '+O';

const bloodTypeOf = (value: unknown) =>
  bloodTypes.find((known) => known === text(value)?.trim().toUpperCase());

/** What is stored where nothing could be read. */
const unreadText = (value: unknown, read: unknown) =>
  read === undefined ? text(value)?.trim() : undefined;

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
  const type = bloodTypeOf(bloodType);
  const unread = {
    bloodType: text(bloodType)?.trim() === NO_BLOOD_TYPE ? undefined : unreadText(bloodType, type),
    heightCm: unreadText(height, number(height)),
    weightKg: unreadText(weight, number(weight)),
  };
  return {
    name: required(text(name)),
    gender: gender(wireGender),
    phoneNumber: text(phoneNumber),
    email: text(email),
    address: text(address),
    bloodType: type,
    heightCm: measure(height),
    weightKg: measure(weight),
    unread: Object.values(unread).some(Boolean) ? unread : undefined,
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

const onlyTexts = (parts: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  );

/**
 * Saves blood type, height and weight. What is left empty is cleared; what could not be read goes back as it came, for
 * backends that clear what they do not get.
 */
export async function saveMedicalInfo(
  { bloodType, heightCm, weightKg, unread = {} }: MedicalValues,
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const stored = { bloodType: unread.bloodType, height: unread.heightCm, weight: unread.weightKg };
  const result = await client.updatePatientProfile(
    {
      body: {
        bloodType: bloodType ?? null,
        height: heightCm ?? null,
        weight: weightKg ?? null,
        ...onlyTexts(stored),
      },
    },
    { idempotencyKey, signal: request.signal },
  );
  return writeResult(result, 'Your medical information could not be saved', {
    height: 'heightCm',
    weight: 'weightKg',
  });
}
