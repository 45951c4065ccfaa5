import { operations } from '@medportal/api-client';
import { patterns } from '../paths.ts';
import { STEP } from '../data/readQuery.ts';

/**
 * The public read that each page makes first, by the pattern of its path, with the pattern's parameters in braces. Our server
 * renders these pages with its answer.
 */
export const firstReads: ReadonlyMap<string | null, string> = new Map([
  [patterns.doctors, `${operations.listDoctors.path}?pageNumber=1&pageSize=${STEP}`],
  [patterns.specializations, operations.listSpecializations.path],
  [patterns.specializationDoctors, operations.listDoctorsBySpecialization.path],
  [patterns.doctorProfile, operations.getDoctor.path],
]);
