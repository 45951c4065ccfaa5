import { Problem, invalidInput } from '../problem.ts';
import { forgetResponses, scopeOf } from '../repositories/idempotency.ts';
import {
  type Grant,
  listGrants,
  listPatients,
  shareRecord,
  stopSharing,
} from '../repositories/sharing.ts';
import { RECORD_READS } from './access.ts';
import type { Handlers } from './handler.ts';
import { tidyName } from './names.ts';
import { toSlice } from './pages.ts';

const MAX_YEARS = 5;

export const sharing: Handlers<'listGrants' | 'shareRecord' | 'stopSharing' | 'listPatients'> = {
  listGrants: async ({ subject, query, setPatient }) => {
    setPatient(subject.id);
    const grants = await listGrants(query, subject.id);
    return { grants: grants.map(toWireGrant) };
  },

  shareRecord: ({ params: { doctorId }, body, subject, write, setPatient }) => {
    setPatient(subject.id);
    const { sections } = body;
    return write(async (query) => {
      const expiresAt = readExpiry(body.expiresAt, new Date());
      const decision = { patientId: subject.id, doctorId, sections, expiresAt };
      if (!(await shareRecord(query, decision))) throw doctorNotFound();
      // A stop that is repeated with its key stops again: its stored HTTP response is no longer true.
      await forgetResponses(query, scopeOf(subject.id, 'stopSharing'));
      return { message: 'Your record is shared.' };
    });
  },

  stopSharing: ({ params: { doctorId }, subject, write, setPatient }) => {
    setPatient(subject.id);
    return write(async (query) => {
      if (!(await stopSharing(query, { patientId: subject.id, doctorId }))) throw doctorNotFound();
      return { message: 'Your record is no longer shared.' };
    });
  },

  listPatients: async ({ subject, search, query }) => {
    const { records, totalCount } = await listPatients(query, {
      doctorId: subject.id,
      search: tidyName(search.searchName ?? ''),
      reads: RECORD_READS,
      ...toSlice(search),
    });
    return {
      patients: records.map(({ patientName, sections, since, expiresAt, isNew }) => ({
        patientName,
        sections,
        since: since.toISOString(),
        expiresAt: expiresAt && expiresAt.toISOString(),
        isNew,
      })),
      totalCount,
    };
  },
};

export const toWireGrant = ({ since, expiresAt, revokedAt, hasDoctorLeft, ...rest }: Grant) => ({
  ...rest,
  ...(hasDoctorLeft && { hasDoctorLeft }),
  since: since.toISOString(),
  expiresAt: expiresAt && expiresAt.toISOString(),
  revokedAt: revokedAt && revokedAt.toISOString(),
});

const doctorNotFound = () => new Problem(404, { message: 'This doctor was not found.' });

/** @throws Problem 400 when the time is not in the future, or too far in it */
function readExpiry(text: string | null | undefined, now: Date): Date | null {
  if (text === null || text === undefined) return null;
  const expiresAt = new Date(text);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + MAX_YEARS);
  // Also refuses a leap second, which Date cannot read.
  if (!(expiresAt > now && expiresAt <= latest)) {
    const message = `Enter a date in the future, at most ${MAX_YEARS} years ahead.`;
    throw invalidInput({ expiresAt: [message] });
  }
  return expiresAt;
}
