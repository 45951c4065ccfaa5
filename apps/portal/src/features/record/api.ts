import { bloodTypes, type Schemas } from '@medportal/api-client';
import { queries } from '../../core/api/client.ts';
import { readQuery } from '../../core/query/readQuery.ts';
import { allMapped, gender, measure, number, required, text } from '../../core/api/wire.ts';

/** The contract's placeholder for a blood type that is not recorded. */
const NO_BLOOD_TYPE = '+O';

const bloodTypeOf = (value: unknown) =>
  bloodTypes.find((known) => known === text(value)?.trim().toUpperCase());

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

export const patientQuery = (name: string) =>
  readQuery({
    query: queries.getPatient.queryOptions({ name }),
    map: patient,
  });
