import type { components } from '@medportal/api-client/schema';
import { Problem } from '../problem.ts';
import type { Role } from '../repositories/accounts.ts';
import { addResponseNotice } from '../repositories/outbox.ts';
import {
  type RequestDetail,
  type RequestSummary,
  type RequestPause,
  replyToRequest,
  createRequest,
  declineRequests,
  findRequest,
  findRequestPause,
  holdRequests,
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
  | 'createRequest'
  | 'listPatientRequests'
  | 'listDoctorRequests'
  | 'getRequest'
  | 'createResponse'
  | 'declineRequests'
> = {
  createRequest: ({ params, body, subject, write, setPatient, services: { requestLimits } }) =>
    write(async (query) => {
      const pair = { patientId: subject.id, doctorId: params.doctorId };
      await holdRequests(query, subject.id);
      const pause = await findRequestPause(query, pair, requestLimits);
      if (pause) throw pausedProblem(pause);
      const requestId = await createRequest(query, {
        ...pair,
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

  getRequest: async ({ params, subject, query, services: { capabilities } }) => {
    const request = await findRequest(query, params.requestId, subject);
    if (request === undefined) throw new Problem(404);
    const canDecline = subject.party === 'Doctor' && capabilities['inbox'] !== undefined;
    return {
      ...toRequestDetail(request),
      ...(canDecline && { isDeclined: request.isDeclined }),
    };
  },

  declineRequests: ({
    params: { requestId },
    body: { isDeclined },
    subject,
    write,
    setPatient,
  }) => {
    // Set before the look-up, so that a refusal is audited for that patient.
    setPatient({ requestId });
    return write(async (query) => {
      const decision = { requestId, doctorId: subject.id, isDeclined };
      if (!(await declineRequests(query, decision))) throw new Problem(404);
      return {
        message: isDeclined ? 'You receive no new requests.' : 'You receive requests again.',
      };
    });
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

const inPlainTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function pausedProblem(pause: RequestPause): Problem {
  const code = 'paused';
  switch (pause.reason) {
    case 'declined':
      return new Problem(409, {
        code,
        title: 'No new requests',
        message:
          'This doctor does not receive new requests from you. You can choose another doctor.',
      });
    case 'waiting':
      return new Problem(409, {
        code,
        title: 'Wait for a response',
        message: `You have ${countRequests(pause.limit)} waiting with this doctor. You can send another one when the doctor has responded.`,
      });
    case 'day':
      return new Problem(409, {
        code,
        title: 'Enough for today',
        message: `You have sent ${countRequests(pause.limit)} within 24 hours. You can send the next one from ${inPlainTime.format(pause.until)} UTC.`,
      });
    default:
      return pause satisfies never;
  }
}

const countRequests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

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
