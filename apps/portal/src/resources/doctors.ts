import { hasMore, nextPage, type Schemas } from '@medportal/api-client';
import type {
  DoctorProfileView,
  DoctorsView,
  DoctorSummary,
  RequestFormView,
  SpecializationDoctorsView,
} from '@medportal/ui';
import {
  client,
  failedView,
  isUnknown,
  logInView,
  noAccessView,
  type ReadContext,
  writeResult,
} from '../data/apiClient.ts';
import { paths } from '../paths.ts';
import { isSameName, type User } from '../session/session.ts';
import type { WriteContext, WriteResult } from '../writes.ts';
import type { Settled } from '../views.ts';
import { readAs } from './read-as.ts';
import {
  allMapped,
  clinicName,
  gender,
  linkedText,
  number,
  record,
  required,
  text,
} from './wire.ts';

function summary(wire: Schemas['DoctorListItem']): DoctorSummary {
  const {
    name: wireName,
    gender: wireGender,
    clinicName: clinic,
    medicalSpecificationName,
    ...rest
  } = record(wire);
  allMapped(rest);
  const name = text(wireName);
  return {
    name,
    href: name && paths.doctorProfile(name),
    gender: gender(wireGender),
    clinicName: clinicName(clinic),
    specialization: text(medicalSpecificationName),
  };
}

function profile(wire: Schemas['DoctorDetail']) {
  const {
    doctorId,
    name,
    gender: wireGender,
    phoneNumber,
    email,
    address,
    cvUrl,
    bio,
    medicalSpecification,
    clinic,
    ...rest
  } = wire;
  allMapped(rest);
  const clinicTitle = clinicName(clinic?.clinicName);
  return {
    doctorId: required(number(doctorId)),
    name: required(text(name)),
    gender: gender(wireGender),
    phoneNumber: text(phoneNumber),
    email: text(email),
    address: text(address),
    cv: linkedText(cvUrl),
    bio: text(bio),
    specialization: text(medicalSpecification?.msName),
    clinic:
      clinicTitle === undefined
        ? undefined
        : {
            name: clinicTitle,
            location: text(clinic?.location),
            openHours: text(clinic?.openHours),
          },
  };
}

/** What a list of doctors is asked for. */
export interface DoctorsQuery {
  /** A part of the name; blank finds everybody. */
  searchName: string;
}

const notLoaded = 'The doctors could not be loaded';

/** The first doctors that a search finds, or the longer list after `shown`. */
export async function loadDoctors(
  { searchName }: DoctorsQuery,
  signal: AbortSignal,
  shown: readonly DoctorSummary[] = [],
): Promise<Settled<DoctorsView>> {
  const { appends, ...page } = nextPage(shown.length);
  const answer = await client.listDoctors(
    { ...page, ...(searchName && { searchName }) },
    { signal },
  );
  const result = readAs('listDoctors', answer, (wire) => ({
    doctors: wire.doctors.map(summary),
    totalCount: required(number(wire.totalCount)),
  }));
  if (!result.ok) return failedView(result.error, notLoaded);
  const { doctors, totalCount } = result.data;
  const all = [...(appends ? shown : []), ...doctors];
  if (all.length === 0) return { status: 'empty' };
  const more = hasMore(totalCount, all.length) ? 'available' : 'none';
  return { status: 'ready', doctors: all, totalCount, more };
}

/** The doctors of one specialization. */
export async function loadDoctorsOfSpecialization(
  msId: number,
  signal: AbortSignal,
): Promise<Settled<SpecializationDoctorsView>> {
  const answer = await client.listDoctorsBySpecialization({ msId }, { signal });
  const result = readAs('listDoctorsBySpecialization', answer, (wire) => wire.map(summary));
  if (!result.ok)
    return isUnknown(result.error) ? { status: 'missing' } : failedView(result.error, notLoaded);
  if (result.data.length === 0) return { status: 'empty' };
  return { status: 'ready', doctors: result.data };
}

function viewer(user: User | undefined, name: string) {
  if (user?.persona === 'doctor') return isSameName(user.name, name) ? 'owner' : 'doctor';
  return user ? 'patient' : 'visitor';
}

/** The profile of a doctor, as `user` may see it. */
export async function loadDoctorProfile(
  name: string,
  user: User | undefined,
  signal: AbortSignal,
): Promise<Settled<DoctorProfileView>> {
  const result = readAs('getDoctor', await client.getDoctor({ name }, { signal }), profile);
  if (!result.ok)
    return isUnknown(result.error)
      ? { status: 'missing', name }
      : failedView(result.error, 'This doctor could not be loaded');
  const { doctorId, ...doctor } = result.data;
  const role = viewer(user, doctor.name);
  return {
    status: 'ready',
    viewer: role,
    doctor,
    contactHref: role === 'patient' ? paths.request(doctor.name, doctorId) : undefined,
  };
}

/** The doctor that a patient is about to write to. Both parts of the address must name the same doctor. */
export async function loadRequestForm(
  name: string,
  doctorId: number,
  user: User | undefined,
  context: ReadContext,
): Promise<Settled<RequestFormView>> {
  if (!user) return logInView(context);
  if (user.persona !== 'patient') return noAccessView;
  const answer = await client.getDoctor({ name }, { signal: context.signal });
  const result = readAs('getDoctor', answer, profile);
  if (!result.ok)
    return isUnknown(result.error)
      ? { status: 'missing' }
      : failedView(result.error, 'This doctor could not be loaded');
  const doctor = result.data;
  if (doctor.doctorId !== doctorId) return { status: 'missing' };
  return {
    status: 'ready',
    doctor: {
      name: doctor.name,
      href: paths.doctorProfile(doctor.name),
      gender: doctor.gender,
      specialization: doctor.specialization,
    },
  };
}

/** Saves what a doctor says about themselves. */
export async function saveAbout(
  values: { cvUrl: string; bio: string },
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.updateDoctorProfile(
    { body: { cvUrl: values.cvUrl.trim(), bio: values.bio } },
    { idempotencyKey, signal: request.signal },
  );
  return writeResult(result, 'Your profile could not be saved');
}

/** Saves the clinic of a doctor. */
export async function saveClinic(
  values: { name: string; location: string; openHours: string },
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const { name, location, openHours } = values;
  const result = await client.updateClinic(
    { body: { name, location, openHours } },
    { idempotencyKey, signal: request.signal },
  );
  return writeResult(result, 'Your clinic could not be saved');
}
