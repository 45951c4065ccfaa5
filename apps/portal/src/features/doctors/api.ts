import type { Schemas } from '@medportal/api-client';
import type { DoctorSummary } from '@medportal/ui';
import type { AboutValues, ClinicValues, DoctorReview } from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import { pagedQuery, readQuery } from '../../core/query/readQuery.ts';
import type { Write } from '../../core/query/useWrite.ts';
import { paths } from '../../paths.ts';
import {
  allMapped,
  clinicName,
  gender,
  linkedText,
  number,
  record,
  required,
  text,
} from '../../core/api/wire.ts';

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

const reviewOf = (value: unknown): DoctorReview | undefined =>
  value === 'pending' || value === 'refused' ? value : undefined;

/** A doctor's profile. */
export function profile(wire: Schemas['DoctorDetail']) {
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
    review,
    paused: _paused,
    ...rest
  } = wire;
  allMapped(rest);
  const clinicTitle = clinicName(clinic?.clinicName);
  return {
    id: required(number(doctorId)),
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
    review: reviewOf(review),
  };
}

/** @param searchName - Part of a doctor's name; blank for all doctors. */
export function doctorsQuery(searchName: string) {
  const search = searchName ? { searchName } : {};
  return pagedQuery({
    key: queries.listDoctors.queryKey(search),
    page: (page) => queries.listDoctors.queryOptions({ ...page, ...search }),
    map: ({ doctors, totalCount }) => ({
      items: doctors.map(summary),
      totalCount: required(number(totalCount)),
    }),
  });
}

export const doctorsOfSpecializationQuery = (msId: number) =>
  readQuery({
    query: queries.listDoctorsBySpecialization.queryOptions({ msId }),
    map: (doctors) => doctors.map(summary),
  });

export const doctorQuery = (name: string) =>
  readQuery({
    query: queries.getDoctor.queryOptions({ name }),
    map: profile,
  });

export const saveAbout: Write<AboutValues> = {
  operation: 'updateDoctorProfile',
  invalidates: ['getDoctor'],
  call: ({ cvUrl, bio }, options) =>
    client.updateDoctorProfile({ body: { cvUrl: cvUrl.trim(), bio } }, options),
  outcome: 'saved',
};

export const saveClinic: Write<ClinicValues> = {
  operation: 'updateClinic',
  invalidates: ['getDoctor', 'listDoctors', 'listDoctorsBySpecialization'],
  call: ({ name, location, openHours }, options) =>
    client.updateClinic({ body: { name, location, openHours } }, options),
  outcome: 'saved',
};
