import { recordSections, type Schemas } from '@medportal/api-client';
import type {
  GrantView,
  RecordSection,
  SharedRecordView,
  ShareValues,
} from '@medportal/ui/screens';
import { client, queries } from '../../core/api/client.ts';
import { pagedQuery, polling, readQuery, STEP } from '../../core/query/readQuery.ts';
import { serverNow } from '../../core/clock/serverClock.ts';
import type { Write } from '../../core/query/useWrite.ts';
import { paths } from '../../paths.ts';
import { isSameName } from '../../core/session/token.ts';
import { allMapped, flag, moment, number, record, required, text } from '../../core/api/wire.ts';

function grantView(wire: Schemas['Grant']): GrantView {
  const {
    doctorId,
    doctorName,
    sections: wireSections,
    source,
    since,
    expiresAt: wireExpiresAt,
    revokedAt: wireRevokedAt,
    hasDoctorLeft,
    ...rest
  } = record(wire);
  allMapped(rest);
  const name = required(text(doctorName));
  const expiresAt = moment(wireExpiresAt);
  const revokedAt = moment(wireRevokedAt);
  const hasLeft = flag(hasDoctorLeft);
  const isExpired = expiresAt !== undefined && Date.parse(expiresAt) <= serverNow();
  return {
    doctorId: required(number(doctorId)),
    doctor: { name, ...(!hasLeft && { href: paths.doctorProfile(name) }) },
    sections: sectionsOf(wireSections),
    source: source === 'request' ? 'request' : 'patient',
    since: moment(since),
    state: hasLeft
      ? 'left'
      : revokedAt !== undefined
        ? 'stopped'
        : isExpired
          ? 'expired'
          : 'active',
    endsAt: revokedAt ?? expiresAt,
  };
}

const sectionsOf = (wire: readonly RecordSection[]) =>
  recordSections.filter((section) => wire.includes(section));

function sharedRecordView(wire: Schemas['SharedRecord']): SharedRecordView {
  const { patientName, sections, since, expiresAt, isNew, ...rest } = record(wire);
  allMapped(rest);
  const name = required(text(patientName));
  return {
    patient: { name, href: paths.patientProfile(name) },
    sections: sectionsOf(sections),
    since: moment(since),
    endsAt: moment(expiresAt),
    isNew: flag(isNew) ?? false,
  };
}

/**
 * The patients whose record the logged-in doctor can read.
 * @param name - Part of their names; blank for all.
 */
export function sharedRecordsQuery(name: string) {
  const search = name ? { searchName: name } : {};
  return pagedQuery({
    key: queries.listPatients.queryKey(search),
    page: (page) => queries.listPatients.queryOptions({ ...page, ...search }),
    map: ({ patients, totalCount }) => ({
      items: patients.map(sharedRecordView),
      totalCount: required(number(totalCount)),
    }),
  });
}

const firstSharedRecords = (search: object) =>
  queries.listPatients.queryOptions({ pageNumber: 1, pageSize: STEP, ...search });

/** The first of the patients who shared a record that the logged-in doctor has not opened since. */
export const newSharedRecordsQuery = () => ({
  ...readQuery({
    query: firstSharedRecords({}),
    map: ({ patients }) =>
      patients
        .map(sharedRecordView)
        .filter(({ isNew }) => isNew)
        .map(({ patient }) => patient),
  }),
  ...polling,
});

/** Whether a patient shares anything with the logged-in doctor. */
export const isSharedQuery = (patientName: string) =>
  readQuery({
    query: firstSharedRecords({ searchName: patientName }),
    map: ({ patients }) =>
      patients.map(sharedRecordView).some(({ patient }) => isSameName(patient.name, patientName)),
  });

/** Who can read the record of the logged-in patient, and who could. */
export const grantsQuery = () =>
  readQuery({
    query: queries.listGrants.queryOptions({}),
    map: ({ grants }) => grants.map(grantView),
  });

/** The end of a day of the user's time zone. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

/** Shares the record of the logged-in patient with a doctor, or changes what they can read. */
export const shareRecord: Write<ShareValues> = {
  operation: 'shareRecord',
  invalidates: ['listGrants'],
  call: async ({ name, sections: chosen, expiresOn }, options) => {
    // A list of doctors has no ids.
    const doctor = await client.getDoctor({ name });
    if (!doctor.ok) return doctor;
    const doctorId = required(number(doctor.data.doctorId));
    const expiresAt = expiresOn === undefined ? null : endOfDay(expiresOn);
    return client.shareRecord({ doctorId, body: { sections: [...chosen], expiresAt } }, options);
  },
  outcome: 'saved',
  fields: { sections: 'details', expiresAt: 'expiresOn' },
};

/** Shares these sections of the logged-in patient's record with a doctor, without an end; none stops the sharing. */
export const decideSharing = (doctorId: number, sections: readonly RecordSection[]) =>
  sections.length === 0
    ? client.stopSharing({ doctorId })
    : client.shareRecord({ doctorId, body: { sections: [...sections], expiresAt: null } });

/** Stops sharing the record of the logged-in patient with a doctor. */
export const stopSharing: Write<GrantView> = {
  operation: 'stopSharing',
  invalidates: ['listGrants'],
  call: ({ doctorId }, options) => client.stopSharing({ doctorId }, options),
  outcome: 'saved',
};
