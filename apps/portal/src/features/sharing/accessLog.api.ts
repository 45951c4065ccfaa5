// Who accessed the record of the logged-in patient, by a backend that has the access log.
import type { Schemas } from '@medportal/api-client';
import type { AccessEntry, AccessKind, AccessPerson } from '@medportal/ui/screens';
import { queries } from '../../core/api/client.ts';
import {
  allMapped,
  callsOf,
  flag,
  isDenied,
  moment,
  record,
  required,
  text,
} from '../../core/api/wire.ts';
import { cursorQuery } from '../../core/query/readQuery.ts';

/** By the operationId of the call. */
const kinds = new Map<string, AccessKind>(
  Object.entries({
    getPatient: 'details',
    getAccountData: 'data',
    listBloodPressures: 'readings',
    listBloodSugars: 'readings',
    listMedicines: 'medicines',
    listChronicDiseases: 'chronicDiseases',
    listAllergies: 'allergies',
    getRequest: 'request',
    listDoctorRequests: 'requests',
    listInboxRequests: 'requests',
    listPatientRequests: 'requests',
    markResponsesSeen: 'inbox',
    listAccessLog: 'log',
    listGrants: 'shares',
    shareRecord: 'changedShares',
    stopSharing: 'changedShares',
    addBloodPressure: 'addedReading',
    addBloodSugar: 'addedReading',
    updatePatientProfile: 'changedDetails',
    createRequest: 'sentRequest',
    createResponse: 'responded',
    declineRequests: 'decidedRequests',
    registerPatient: 'created',
  }),
);

/** What an action of the log was about: `other` for an operation of a newer contract. */
export const accessKind = (action: string): AccessKind => kinds.get(action) ?? 'other';

function personOf(accountName: unknown, role: unknown): AccessPerson | undefined {
  const name = text(accountName);
  const known = text(role);
  if (name === undefined && known === undefined) return undefined;
  return { name, role: known === 'Doctor' ? 'doctor' : 'patient' };
}

function entry(wire: Schemas['AccessLogEntry']): AccessEntry {
  const {
    date,
    accountName,
    role,
    isSelf,
    action,
    outcome,
    count,
    requestId: _requestId,
    ...rest
  } = record(wire);
  allMapped(rest);
  const kind = accessKind(text(action) ?? '');
  return {
    at: moment(date),
    person: personOf(accountName, role),
    // Nobody was logged in when the patient signed up.
    isSelf: required(flag(isSelf)) || kind === 'created',
    kind,
    isRefused: isDenied(outcome),
    count: callsOf(count),
  };
}

const PAGE_SIZE = 100;

/** The log of the logged-in patient, newest first. */
export function accessLogQuery() {
  const read = queries.listAccessLog;
  return cursorQuery({
    key: read.queryKey(),
    page: (page) => read.queryOptions(page),
    pageSize: PAGE_SIZE,
    map: entry,
  });
}
