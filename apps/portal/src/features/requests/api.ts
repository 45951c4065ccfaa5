import type { Schemas } from '@medportal/api-client';
import type { RequestSummary } from '@medportal/ui';
import type { ResponseValues } from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import {
  pagedQuery,
  type PagedViewQuery,
  polling,
  readQuery,
  type ReadQuery,
} from '../../core/query/readQuery.ts';
import type { Write } from '../../core/query/useWrite.ts';
import type { ReadFailure } from '../../core/i18n/messages/en/index.ts';
import { paths, type ResponseFormPath } from '../../paths.ts';
import { oldestFirst, oldestPages, waitingCountOf } from './oldest.api.ts';
import * as section from './sections.api.ts';
import { allMapped, flag, moment, number, record, required, text } from '../../core/api/wire.ts';

export type Party = 'doctor' | 'patient';

/**
 * Maps a list item for one party; the card shows the other one.
 * @param isListAnswered - The filter of the list, for backends that leave `isAnswered` out of its items.
 */
export function summary(
  party: Party,
  isListAnswered: boolean,
  wire: Schemas['RequestListItem'],
): RequestSummary {
  const {
    requestId,
    doctorId,
    doctorName,
    patientId,
    patientName,
    description,
    date: sentAt,
    isAnswered: wireAnswered,
    hasDoctorLeft,
    ...rest
  } = record(wire);
  allMapped(rest);
  const ids = {
    requestId: number(requestId),
    doctorId: number(doctorId),
    doctorName: text(doctorName),
    patientId: number(patientId),
    patientName: text(patientName),
  };
  const hasLeft = flag(hasDoctorLeft) ?? false;
  return {
    id: ids.requestId,
    sentAt: moment(sentAt),
    description: text(description),
    person: party === 'patient' ? doctorOf(ids.doctorName, hasLeft) : patientOf(ids.patientName),
    link:
      (flag(wireAnswered) ?? isListAnswered)
        ? responseLink(party, ids.requestId)
        : replyLink(party, ids, hasLeft),
  };
}

/** A doctor who has left has no profile. */
const doctorOf = (name: string | undefined, hasLeft: boolean): RequestSummary['person'] =>
  name === undefined
    ? undefined
    : { name, href: hasLeft ? undefined : paths.doctorProfile(name), role: 'doctor' };

const patientOf = (name: string | undefined): RequestSummary['person'] =>
  name === undefined ? undefined : { name, href: paths.patientProfile(name), role: 'patient' };

function responseLink(party: Party, id: number | undefined): RequestSummary['link'] {
  if (id === undefined) return undefined;
  const href = paths.response(id, party === 'doctor' ? 'Doctor' : 'Patient');
  return { kind: 'response', href };
}

type SentIds = { [Key in keyof ResponseFormPath]: ResponseFormPath[Key] | undefined };

const isComplete = (ids: SentIds): ids is ResponseFormPath =>
  Object.values(ids).every((part) => part !== undefined);

/**
 * The link of an unanswered request: a doctor can reply once all ids are known, a patient has to wait, or to
 * ask another doctor.
 */
function replyLink(party: Party, ids: SentIds, hasLeft: boolean): RequestSummary['link'] {
  if (party === 'patient')
    return hasLeft ? { kind: 'left', href: paths.doctors() } : { kind: 'none' };
  return isComplete(ids) ? { kind: 'reply', href: paths.responseForm(ids) } : undefined;
}

/** The requests of the logged-in `party`, newest first. Polls, since the other party can change them. */
export function requestsQuery(party: Party, isAnswered: boolean): PagedViewQuery<RequestSummary> {
  const read = party === 'doctor' ? queries.listDoctorRequests : queries.listPatientRequests;
  return {
    ...pagedQuery({
      key: read.queryKey({ isAnswered }),
      page: (page) => read.queryOptions({ ...page, isAnswered }),
      map: ({ requests, totalCount }: Schemas['RequestPage']) => ({
        items: requests.map((item) => summary(party, isAnswered, item)),
        totalCount: required(number(totalCount)),
      }),
    }),
    ...polling,
  };
}

/** Whether the logged-in patient has sent a request. */
export const hasRequestsQuery = () =>
  readQuery({
    query: {
      queryKey: ['listPatientRequests', 'any'],
      queryFn: async ({ signal }) => {
        const countOf = async (isAnswered: boolean) => {
          const one = { pageNumber: 1, pageSize: 1, isAnswered };
          const { totalCount } = (await client.listPatientRequests(one, { signal })).orThrow();
          return required(number(totalCount));
        };
        return (await countOf(false)) > 0 || (await countOf(true)) > 0;
      },
    },
    map: (isSent) => isSent,
  });

/** The unanswered request that waits longest, as a list of one, or an empty one. */
export const oldestRequestQuery = (): ReadQuery<readonly RequestSummary[]> => ({
  ...readQuery({
    query: {
      queryKey: ['listDoctorRequests', 'oldest'],
      queryFn: ({ signal }) => oldestPages(1, signal),
    },
    // Without an item, others must not be waiting.
    map: (pages) =>
      waitingCountOf(pages) === 0
        ? []
        : [summary('doctor', false, required(oldestFirst(pages)[0]))],
  }),
  // Otherwise a response to this very request would show it again until the refresh.
  gcTime: 0,
});

/** A request and its response. */
export function requestDetail(wire: Schemas['RequestDetail']) {
  const {
    description,
    patientName,
    doctorName,
    isAnswered,
    hasDoctorLeft,
    isDeclined,
    generalReport,
    medicine,
    chronicDisease,
    allergy,
    date: sentAt,
    requestId: _requestId,
    doctorId: _doctorId,
    patientId: _patientId,
    ...rest
  } = wire;
  allMapped(rest);
  const patient = required(text(patientName));
  const doctor = required(text(doctorName));
  const sections = {
    generalReport: section.filled(generalReport && section.generalReport(record(generalReport))),
    medicine: section.filled(medicine && section.medicine(record(medicine))),
    chronicDisease: section.filled(
      chronicDisease && section.chronicDisease(record(chronicDisease)),
    ),
    allergy: section.filled(allergy && section.allergy(record(allergy))),
  };
  return {
    patient: { name: patient, href: paths.patientProfile(patient) },
    doctor: { name: doctor, href: paths.doctorProfile(doctor) },
    description: text(description),
    sentAt: moment(sentAt),
    // For backends that leave `isAnswered` out.
    answered: flag(isAnswered) ?? Object.values(sections).some((one) => one !== undefined),
    hasDoctorLeft: flag(hasDoctorLeft) ?? false,
    /** Undefined unless the reader is the doctor and the backend lets them decline requests. */
    isDeclined: flag(isDeclined),
    ...sections,
  };
}

/** A request and its response, read as `party`. */
export const requestQuery = (party: Party, requestId: number, failure?: ReadFailure) =>
  readQuery({
    query: queries.getRequest.queryOptions({
      role: party === 'doctor' ? 'Doctor' : 'Patient',
      requestId,
    }),
    map: requestDetail,
    failure,
  });

export const sendResponse = (ids: ResponseFormPath): Write<ResponseValues> => ({
  operation: 'createResponse',
  invalidates: [
    'getRequest',
    'listDoctorRequests',
    'getInbox',
    'listInboxRequests',
    'listMedicines',
    'listChronicDiseases',
    'listAllergies',
  ],
  call: (values, options) =>
    client.createResponse({ body: { ...ids, ...section.payloads(values) } }, options),
  outcome: 'saved',
  fields: section.fieldNames,
});
