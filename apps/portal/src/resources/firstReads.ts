import { operations } from '@medportal/api-client';
import type { PageStart } from '../data/startedReads.ts';
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

const ofUsers: PageStart = {
  reads: [operations.getCapabilities.path],
  modules: ['app/userParts.ts'],
};

/**
 * What a logged-in user's page needs in any case, by the pattern of its path and by tab, with `''` for every tab. Its HTML
 * starts these reads and loads these modules while the page's scripts arrive. The lists of others' overviews are not among
 * them: they may not be shared.
 */
export const userStarts: ReadonlyMap<string, Record<string, PageStart>> = new Map<
  string,
  Record<string, PageStart>
>([
  [patterns.request, { '': ofUsers }],
  [patterns.response, { '': ofUsers }],
  [patterns.responseForm, { '': ofUsers }],
  [
    patterns.patientProfile,
    {
      '': { ...ofUsers, reads: [...ofUsers.reads, operations.getPatient.path] },
      dailyCheck: {
        reads: [operations.listBloodPressures.path, operations.listBloodSugars.path],
        modules: ['routes/DailyCheckTab.tsx'],
      },
      requests: { reads: [], modules: ['routes/RequestsTab.tsx'] },
      medHistory: {
        reads: [
          operations.listMedicines.path,
          operations.listChronicDiseases.path,
          operations.listAllergies.path,
        ],
        modules: ['routes/HistoryTab.tsx'],
      },
      sharing: { reads: [], modules: ['routes/SharingTab.tsx'] },
    },
  ],
]);
