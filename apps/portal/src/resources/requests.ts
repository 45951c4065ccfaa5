import { hasMore, type Input, nextPage, type Schemas } from '@medportal/api-client';
import type {
  RequestListView,
  RequestSummary,
  ResponseFormView,
  ResponseValues,
  ResponseViewView,
} from '@medportal/ui';
import {
  client,
  isUnknown,
  logInView,
  noAccessView,
  protectedFailedView,
  type ReadContext,
  writeResult,
} from '../data/apiClient.ts';
import { paths, type ResponseFormPath } from '../paths.ts';
import type { User } from '../session/session.ts';
import type { WriteContext, WriteResult } from '../writes.ts';
import type { Settled } from '../views.ts';
import { readAs } from './read-as.ts';
import * as section from './sections.ts';
import { allMapped, flag, moment, number, record, required, text } from './wire.ts';

const parties = ['doctor', 'patient'] as const;
type Party = (typeof parties)[number];

/**
 * A request in the list of one of its two parties: the card is about the other one. `asked` is the list it is in, for
 * backends that do not repeat on each item whether it is answered.
 */
function summary(party: Party, asked: boolean, wire: Schemas['RequestListItem']): RequestSummary {
  const {
    requestId,
    doctorId,
    doctorName,
    patientId,
    patientName,
    description,
    date: sentAt,
    isAnswered: wireAnswered,
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
  return {
    id: ids.requestId,
    sentAt: moment(sentAt),
    description: text(description),
    person: party === 'patient' ? doctorOf(ids.doctorName) : patientOf(ids.patientName),
    link: (flag(wireAnswered) ?? asked) ? responseLink(party, ids.requestId) : nextStep(party, ids),
  };
}

const doctorOf = (name: string | undefined): RequestSummary['person'] =>
  name === undefined ? undefined : { name: `Dr. ${name}`, href: paths.doctorProfile(name) };

const patientOf = (name: string | undefined): RequestSummary['person'] =>
  name === undefined ? undefined : { name, href: paths.patientProfile(name) };

function responseLink(party: Party, id: number | undefined): RequestSummary['link'] {
  if (id === undefined) return undefined;
  const href = paths.response(id, party === 'doctor' ? 'Doctor' : 'Patient');
  return { kind: 'response', href };
}

type SentIds = { [Key in keyof ResponseFormPath]: ResponseFormPath[Key] | undefined };

const isComplete = (ids: SentIds): ids is ResponseFormPath =>
  Object.values(ids).every((part) => part !== undefined);

/** What comes next without an answer: a patient waits; a doctor replies, where all of the address is known. */
function nextStep(party: Party, ids: SentIds): RequestSummary['link'] {
  if (party === 'patient') return { kind: 'none' };
  return isComplete(ids) ? { kind: 'reply', href: paths.responseForm(ids) } : undefined;
}

/** The first requests of the logged-in `party`, or the longer list after `shown`. */
export async function loadRequests(
  party: Party,
  isAnswered: boolean,
  context: ReadContext,
  shown: readonly RequestSummary[] = [],
): Promise<Settled<RequestListView>> {
  const { appends, ...page } = nextPage(shown.length);
  const list = party === 'doctor' ? client.listDoctorRequests : client.listPatientRequests;
  const answer = await list({ ...page, isAnswered }, { signal: context.signal });
  const operationId = party === 'doctor' ? 'listDoctorRequests' : 'listPatientRequests';
  const result = readAs(operationId, answer, (wire) => ({
    requests: wire.requests.map((item) => summary(party, isAnswered, item)),
    totalCount: required(number(wire.totalCount)),
  }));
  if (!result.ok)
    return protectedFailedView(result.error, 'The requests could not be loaded', context);
  const { requests, totalCount } = result.data;
  const all = [...(appends ? shown : []), ...requests];
  if (all.length === 0) return { status: 'empty' };
  const more = hasMore(totalCount, all.length) ? 'available' : 'none';
  return { status: 'ready', requests: all, totalCount, more };
}

/** What a request detail says: its sections, and whether it is answered. */
function detail(wire: Schemas['RequestDetail']) {
  const {
    description,
    patientName,
    doctorName,
    isAnswered,
    generalReport,
    medicine,
    chronicDisease,
    allergy,
    date: sentAt,
    // The address says which request it is.
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
    // Backends that do not say so show it by their sections.
    answered: flag(isAnswered) ?? Object.values(sections).some((one) => one !== undefined),
    ...sections,
  };
}

const notLoaded = 'The request could not be loaded';

/** A request and its response, read as `role`, the word of the address. */
export async function loadResponse(
  requestId: number,
  role: string,
  context: ReadContext,
): Promise<Settled<ResponseViewView>> {
  const reader = parties.find((party) => party === role.toLowerCase());
  if (!reader) return { status: 'missing' };
  const answer = await client.getRequest(
    { role: reader === 'doctor' ? 'Doctor' : 'Patient', requestId },
    { signal: context.signal },
  );
  const result = readAs('getRequest', answer, detail);
  if (!result.ok) {
    if (isUnknown(result.error)) return { status: 'missing' };
    return protectedFailedView(result.error, 'The response could not be loaded', context);
  }
  return { status: 'ready', reader, ...result.data };
}

/** The request that a doctor is about to answer: what the server says of it, never what the address says. */
export async function loadResponseForm(
  requestId: number,
  user: User | undefined,
  context: ReadContext,
): Promise<Settled<ResponseFormView>> {
  if (!user) return logInView(context);
  if (user.persona !== 'doctor') return noAccessView;
  const answer = await client.getRequest({ role: 'Doctor', requestId }, { signal: context.signal });
  const result = readAs('getRequest', answer, detail);
  if (!result.ok) {
    if (isUnknown(result.error))
      return {
        status: 'missing',
        requestsHref: paths.doctorProfile(user.name, { tab: 'requests' }),
      };
    return protectedFailedView(result.error, notLoaded, context);
  }
  const { patient, description, answered } = result.data;
  return answered
    ? { status: 'alreadyAnswered', responseHref: paths.response(requestId, 'Doctor') }
    : { status: 'ready', patient, description };
}

/** Sends a request to a doctor. */
export async function sendRequest(
  doctorId: number,
  { description }: { description: string },
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.createRequest(
    { doctorId, body: { description } },
    { idempotencyKey, signal: request.signal },
  );
  return writeResult(result, 'Your request could not be sent');
}

type ResponseBody = Input<'createResponse'>['body'];

function responseBody(ids: ResponseFormPath, values: ResponseValues): ResponseBody {
  const { generalReport, medicine, chronicDisease, allergy } = values;
  return {
    ...ids,
    generalReport,
    medicine: {
      medicinName: medicine.name,
      dosage: medicine.dosage,
      frequency: medicine.frequency,
      instructions: medicine.instructions,
      isMaintenace: medicine.isMaintenance,
    },
    chronicDisease: {
      chronicDiseaseName: chronicDisease.name,
      description: chronicDisease.description,
      causes: chronicDisease.causes,
      symptoms: chronicDisease.symptoms,
      digonsis: chronicDisease.diagnosis,
      treatment: chronicDisease.treatment,
      dateOfDiagonsis: chronicDisease.dateOfDiagnosis,
    },
    allergy: { allergyName: allergy.name, symptons: allergy.symptoms },
  };
}

/** The form's name of each field of the contract that is spelled otherwise. */
const responseFields = {
  'medicine.medicinName': 'medicine.name',
  'medicine.isMaintenace': 'medicine.isMaintenance',
  'chronicDisease.chronicDiseaseName': 'chronicDisease.name',
  'chronicDisease.digonsis': 'chronicDisease.diagnosis',
  'chronicDisease.dateOfDiagonsis': 'chronicDisease.dateOfDiagnosis',
  'allergy.allergyName': 'allergy.name',
  'allergy.symptons': 'allergy.symptoms',
};

/** Saves the response to a request. */
export async function sendResponse(
  ids: ResponseFormPath,
  values: ResponseValues,
  { idempotencyKey, request }: WriteContext,
): Promise<WriteResult> {
  const result = await client.createResponse(
    { body: responseBody(ids, values) },
    { idempotencyKey, signal: request.signal },
  );
  return writeResult(result, 'Your response could not be saved', responseFields);
}
