import type { Messages } from '@medportal/ui/messages';
import * as shared from './arabic/shared.ts';

export { ar } from './ar.ts';

/** The texts of components and screens that not every page needs. */
const parts = {
  accessLog: () => import('./arabic/accessLog.ts'),
  account: () => import('./arabic/account.ts'),
  copy: () => import('./arabic/copy.ts'),
  landing: () => import('./arabic/landing.ts'),
  readings: () => import('./arabic/readings.ts'),
  record: () => import('./arabic/record.ts'),
  registration: () => import('./arabic/registration.ts'),
  requestList: () => import('./arabic/requestList.ts'),
  requests: () => import('./arabic/requests.ts'),
  responses: () => import('./arabic/responses.ts'),
  sharedRecords: () => import('./arabic/sharedRecords.ts'),
  sharing: () => import('./arabic/sharing.ts'),
};

/** The parts that a page or a part of a page needs: a page by its id in router.tsx, a part by its file name. */
export const partsOf: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  'home/home': ['landing', 'readings'],
  'home/features': ['landing', 'readings'],
  'auth/register': ['registration'],
  'auth/patient-register': ['registration'],
  'auth/doctor-register': ['registration'],
  'auth/forgot-password': ['registration'],
  'auth/reset-password': ['registration', 'account'],
  'account/confirm-email': ['registration'],
  'account/unsubscribe': ['registration'],
  'account/account': ['registration', 'account'],
  'doctors/profile': ['requests', 'requestList'],
  'record/record': ['record', 'readings'],
  RequestsTab: ['requestList'],
  SharingTab: ['sharing', 'accessLog'],
  PatientsTab: ['sharing', 'sharedRecords'],
  RecordCopy: ['copy', 'responses'],
  ForYouRegion: ['record', 'requests'],
  'requests/send': ['requests', 'sharing'],
  'requests/read': ['responses'],
  ResponseCopy: ['copy'],
  'requests/reply': ['responses', 'readings'],
};

/**
 * Grows in place: a part arrives before anything that uses it renders. scripts/text-parts.test.ts checks that everything
 * finds the sections that it uses.
 */
// oxlint-disable-next-line no-unsafe-type-assertion -- for that reason
export const ui = { ...shared } as Messages;

/**
 * Adds what the modules of these names need.
 * @throws TypeError when it cannot be fetched
 */
export async function loadParts(modules: Iterable<string>): Promise<void> {
  const needed = [...modules];
  const names = new Set(needed.flatMap((module) => partsOf[module] ?? []));
  Object.assign(ui, ...(await Promise.all(Array.from(names, (name) => parts[name]()))));
  // A module that was loaded meanwhile may need more.
  if ([...modules].length > needed.length) await loadParts(modules);
}
