import type { components } from '@medportal/api-client/schema';
import { Problem } from '../problem.ts';
import type { Role } from '../repositories/accounts.ts';
import { addResponseNotice } from '../repositories/outbox.ts';
import {
  type RequestDetail,
  type RequestSummary,
  replyToRequest,
  createRequest,
  findRequest,
  listRequests,
} from '../repositories/requests.ts';
import type { Call, Handlers } from './handler.ts';
import { toSlice } from './pages.ts';
import {
  readSections,
  toAllergy,
  toChronicDisease,
  toGeneralReport,
  toMedicine,
} from './sections.ts';

export const requests: Handlers<
  'createRequest' | 'listPatientRequests' | 'listDoctorRequests' | 'getRequest' | 'createResponse'
> = {
  createRequest: ({ params, body, subject, write, setPatient }) =>
    write(async (query) => {
      const requestId = await createRequest(query, {
        patientId: subject.id,
        doctorId: params.doctorId,
        description: body.description.trim(),
      });
      if (requestId === undefined) {
        throw new Problem(404, { message: 'This doctor was not found.' });
      }
      setPatient({ requestId });
      return { message: 'Your request is sent.', requestId };
    }),

  listPatientRequests: (call) => {
    call.setPatient(call.subject.id);
    return listOwn('Patient', call);
  },

  listDoctorRequests: async (call) => {
    const page = await listOwn('Doctor', call);
    call.setPatient({ ids: page.requests.map(({ patientId }) => patientId) });
    return page;
  },

  getRequest: async ({ params, subject, query }) => {
    const request = await findRequest(query, params.requestId, subject);
    if (request === undefined) throw new Problem(404);
    return toRequestDetail(request);
  },

  createResponse: ({ body, subject, write, setPatient, services }) => {
    const { requestId } = body;
    // Set before the look-up, so that a refusal is audited for that patient.
    setPatient({ requestId });
    return write(async (query) => {
      // Requests to other doctors are not found.
      const request = await findRequest(query, requestId, {
        party: 'Doctor',
        accountId: subject.id,
      });
      if (request === undefined) throw new Problem(404);
      rejectOtherIds(body, request);
      const sections = readSections(body, new Date());
      // Only one of several concurrent responses finds the request unanswered.
      const outcome = await replyToRequest(query, { requestId, doctorId: subject.id, sections });
      if (outcome === 'missing') throw new Problem(404);
      if (outcome === 'already-answered') {
        throw new Problem(409, {
          code: 'already-answered',
          title: 'Already answered',
          message: 'This request has already been answered.',
        });
      }
      if (services.sendsMail) await addResponseNotice(query, request.patientId);
      return { message: 'Your response is sent.' };
    });
  },
};

async function listOwn(
  party: Role,
  { subject, search, query }: Call<'listPatientRequests' | 'listDoctorRequests'>,
) {
  const page = await listRequests(query, {
    party,
    accountId: subject.id,
    isAnswered: search.isAnswered,
    ...toSlice(search),
  });
  return { requests: page.requests.map(toListItem), totalCount: page.totalCount };
}

export function toListItem(request: RequestSummary): components['schemas']['RequestListItem'] {
  return {
    requestId: request.id,
    doctorId: request.doctorId,
    doctorName: request.doctorName,
    patientId: request.patientId,
    patientName: request.patientName,
    description: request.description,
    date: request.sentAt.toISOString(),
    isAnswered: request.answeredAt !== null,
    ...(request.hasDoctorLeft && { hasDoctorLeft: true }),
  };
}

export function toRequestDetail(request: RequestDetail): components['schemas']['RequestDetail'] {
  const { generalReport, medicine, chronicDisease, allergy } = request;
  return {
    ...toListItem(request),
    generalReport: generalReport && toGeneralReport(generalReport),
    medicine: medicine && toMedicine(medicine),
    chronicDisease: chronicDisease && toChronicDisease(chronicDisease),
    allergy: allergy && toAllergy(allergy),
  };
}

/** Rejects ids in the body that differ from those of the stored request. */
function rejectOtherIds(body: Call<'createResponse'>['body'], request: RequestSummary) {
  const fields = (['doctorId', 'patientId'] as const).filter(
    (field) => body[field] !== undefined && body[field] !== request[field],
  );
  if (fields.length === 0) return;
  // The portal takes these ids from the URL of the form, and shows both texts in sequence.
  throw new Problem(400, {
    code: 'stale-link',
    message: 'This link is out of date.',
    errors: Object.fromEntries(
      fields.map((field) => [field, ['Open the request from your list.']]),
    ),
  });
}
