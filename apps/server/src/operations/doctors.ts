import type { components } from '@medportal/api-client/schema';
import { Problem, invalidInput } from '../problem.ts';
import {
  type DoctorDetail,
  type DoctorSummary,
  findDoctor,
  listDoctors,
  updateClinic,
  updateDoctorProfile,
} from '../repositories/doctors.ts';
import { type RequestPause, findRequestPause } from '../repositories/requests.ts';
import type { Handlers } from './handler.ts';
import { MISLEADING_ADDRESS, isMisleadingAddress, toChangedText, toName, toText } from './names.ts';
import { toSlice } from './pages.ts';

export const doctors: Handlers<
  'listDoctors' | 'getDoctor' | 'updateClinic' | 'updateDoctorProfile'
> = {
  listDoctors: async ({ search, query }) => {
    const page = await listDoctors(query, {
      search: toText(search.searchName),
      ...toSlice(search),
    });
    return { doctors: page.doctors.map(toDoctorListItem), totalCount: page.totalCount };
  },

  getDoctor: async ({ params, subject, query, services: { requestLimits } }) => {
    const doctor = await findDoctor(query, toName(params.name), subject?.id);
    if (doctor === undefined) throw new Problem(404);
    const detail = toDoctorDetail(doctor);
    if (subject?.role !== 'Patient') return detail;
    const pair = { patientId: subject.id, doctorId: doctor.id };
    const pause = await findRequestPause(query, pair, requestLimits);
    return { ...detail, ...(pause && { paused: toWirePause(pause) }) };
  },

  updateClinic: ({ body, subject, writeAtOnce }) =>
    writeAtOnce(async (query) => {
      await updateClinic(query, subject.id, {
        name: toChangedText(body.name),
        location: toChangedText(body.location),
        openHours: toChangedText(body.openHours),
      });
      return { message: 'Your clinic is saved.' };
    }),

  updateDoctorProfile: ({ body, subject, writeAtOnce }) => {
    if (isMisleadingAddress(body.cvUrl)) throw invalidInput({ cvUrl: [MISLEADING_ADDRESS] });
    return writeAtOnce(async (query) => {
      await updateDoctorProfile(query, subject.id, {
        cvUrl: toChangedText(body.cvUrl),
        bio: toChangedText(body.bio),
      });
      return { message: 'Your profile is saved.' };
    });
  },
};

const toWirePause = (pause: RequestPause): components['schemas']['RequestsPaused'] => ({
  reason: pause.reason,
  ...('limit' in pause && { count: pause.limit }),
  ...('until' in pause && { date: pause.until.toISOString() }),
});

export function toDoctorDetail(doctor: DoctorDetail): components['schemas']['DoctorDetail'] {
  return {
    name: doctor.name,
    doctorId: doctor.id,
    gender: doctor.gender,
    phoneNumber: doctor.phoneNumber,
    email: doctor.email,
    address: doctor.address,
    cvUrl: doctor.cvUrl,
    bio: doctor.bio,
    medicalSpecification: { msName: doctor.specializationName },
    clinic: {
      clinicName: doctor.clinic.name || 'No Clinic Yet !',
      location: doctor.clinic.location,
      openHours: doctor.clinic.openHours,
    },
    ...(doctor.review !== 'approved' && { review: doctor.review }),
  };
}

export function toDoctorListItem(doctor: DoctorSummary): components['schemas']['DoctorListItem'] {
  return {
    name: doctor.name,
    gender: doctor.gender,
    clinicName: doctor.clinicName || 'No Clinic',
    medicalSpecificationName: doctor.specializationName,
  };
}
