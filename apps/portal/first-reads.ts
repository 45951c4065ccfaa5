import { operations } from '@medportal/api-client';
import type { PageStart } from './src/core/api/startedReads.ts';
import { patterns } from './src/paths.ts';
import { STEP } from './src/core/query/readQuery.ts';

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

const bar = {
  reads: [operations.getCapabilities.path],
  modules: ['features/inbox/userParts.ts'],
} satisfies PageStart;

const readings = [operations.listBloodPressures.path, operations.listBloodSugars.path];
const ownPatient = { persona: 'patient', own: true } as const;
const ownDoctor = { persona: 'doctor', own: true } as const;

/** The first page of a list of requests, each of which has an address of its own. */
const requestTabs = (user: Pick<PageStart, 'persona' | 'own'>, list: string): PageStart[] =>
  ['', 'false', 'true'].map((answered) => ({
    ...user,
    query: { tab: 'requests', answered, search: '', order: '' },
    reads: [`${list}?pageNumber=1&pageSize=${STEP}&isAnswered=${answered === 'true'}`],
  }));

/**
 * What a page needs for a logged-in user in any case, by the pattern of its path. A script of its own starts these
 * reads and loads these modules while the page's other scripts arrive. The lists of others' overviews are not among
 * them: they may not be shared.
 */
export const userStarts: ReadonlyMap<string, readonly PageStart[]> = new Map<string, PageStart[]>([
  [patterns.request, [bar, { persona: 'patient', reads: [operations.getDoctor.path] }]],
  [patterns.response, [{ ...bar, reads: [...bar.reads, operations.getRequest.path] }]],
  [
    patterns.responseForm,
    [
      bar,
      {
        persona: 'doctor',
        reads: [operations.getRequest.path.replace('{role}', 'Doctor')],
      },
    ],
  ],
  [
    patterns.home,
    [
      { ...bar, modules: [...bar.modules, 'features/home/ForYouRegion.tsx'] },
      { persona: 'doctor', reads: [operations.getDoctor.path] },
      {
        persona: 'patient',
        reads: [
          ...readings,
          operations.getPatient.path,
          `${operations.listPatientRequests.path}?pageNumber=1&pageSize=1&isAnswered=false`,
        ],
      },
    ],
  ],
  [
    patterns.doctorProfile,
    [
      { ...bar, reads: [...bar.reads, operations.getDoctor.path] },
      {
        ...ownDoctor,
        modules: ['features/doctors/OwnDoctorProfile.tsx', 'features/requests/queue.api.ts'],
      },
      ...requestTabs(ownDoctor, operations.listDoctorRequests.path),
    ],
  ],
  [
    patterns.patientProfile,
    [
      { ...bar, reads: [...bar.reads, operations.getPatient.path] },
      {
        ...ownPatient,
        query: { tab: '' },
        reads: [
          ...readings,
          operations.listMedicines.path,
          operations.listAllergies.path,
          `${operations.listPatientRequests.path}?pageNumber=1&pageSize=${STEP}&isAnswered=true`,
        ],
      },
      { ...ownPatient, query: { tab: 'dailyCheck' }, reads: readings },
      { query: { tab: 'dailyCheck' }, modules: ['features/record/DailyCheckTab.tsx'] },
      ...requestTabs(ownPatient, operations.listPatientRequests.path),
      { ...ownPatient, query: { tab: 'requests' }, modules: ['features/requests/RequestsTab.tsx'] },
      {
        ...ownPatient,
        query: { tab: 'medHistory' },
        reads: [
          operations.listMedicines.path,
          operations.listChronicDiseases.path,
          operations.listAllergies.path,
        ],
      },
      { query: { tab: 'medHistory' }, modules: ['features/record/HistoryTab.tsx'] },
      { ...ownPatient, query: { tab: 'sharing' }, modules: ['features/sharing/SharingTab.tsx'] },
    ],
  ],
]);
