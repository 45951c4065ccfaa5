import type { Messages } from '@medportal/ui/messages';
import * as shared from './arabic/shared.ts';

export { ar } from './ar/index.ts';

/** The texts of components and screens that not every page needs: a section under its name, or a file with several. */
const parts = {
  accessLog: () => import('@medportal/ui/messages/ar/accessLog'),
  account: () => import('@medportal/ui/messages/ar/account'),
  furtherRequests: () => import('@medportal/ui/messages/ar/furtherRequests'),
  landing: () => import('./arabic/landing.ts'),
  readings: () => import('@medportal/ui/messages/ar/readings'),
  record: () => import('./arabic/record.ts'),
  recordCopy: () => import('@medportal/ui/messages/ar/recordCopy'),
  registration: () => import('./arabic/registration.ts'),
  requestList: () => import('@medportal/ui/messages/ar/requestList'),
  requests: () => import('./arabic/requests.ts'),
  responses: () => import('./arabic/responses.ts'),
  sharedRecords: () => import('@medportal/ui/messages/ar/sharedRecords'),
  sharing: () => import('@medportal/ui/messages/ar/sharing'),
};

/** The parts that a page or a part of a page needs, by the file name of its module. */
export const partsOf: Readonly<Record<string, readonly (keyof typeof parts)[]>> = {
  home: ['landing', 'readings'],
  features: ['landing', 'readings'],
  register: ['registration'],
  'patient-register': ['registration'],
  'doctor-register': ['registration'],
  'forgot-password': ['registration'],
  'reset-password': ['registration', 'account'],
  'confirm-email': ['registration'],
  unsubscribe: ['registration'],
  account: ['registration', 'account'],
  profile: ['requests', 'requestList'],
  record: ['record', 'readings'],
  RequestsTab: ['requestList'],
  SharingTab: ['sharing', 'accessLog'],
  PatientsTab: ['sharing', 'sharedRecords'],
  RecordCopy: ['recordCopy', 'responses'],
  ForYouRegion: ['record', 'requests'],
  send: ['requests', 'sharing'],
  read: ['responses'],
  FurtherRequestsPart: ['furtherRequests'],
  ResponseCopy: ['recordCopy'],
  reply: ['responses', 'readings', 'furtherRequests'],
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
