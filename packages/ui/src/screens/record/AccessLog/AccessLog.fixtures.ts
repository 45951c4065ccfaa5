import { accessLog } from '../../../messages/en/accessLog.ts';
import type { Failure } from '../../../view.ts';
import type { AccessLogView } from './AccessLog.tsx';
import type { AccessEntry, AccessKind } from './accessGroups.ts';
import type { OnePerStatus } from '../../../testing/fixtures.ts';

const alder = { name: 'Alder Brook', role: 'doctor' } as const;
const juniper = { name: 'Juniper Vale', role: 'doctor' } as const;

function entry(at: string, kind: AccessKind, change: Partial<AccessEntry> = {}): AccessEntry {
  return { at, person: alder, isSelf: false, kind, isRefused: false, count: 1, ...change };
}

const own = (at: string, kind: AccessKind, isRefused = false): AccessEntry =>
  entry(at, kind, { person: { name: 'Robin Sample', role: 'patient' }, isSelf: true, isRefused });

const stranger = (at: string, kind: AccessKind, count = 1): AccessEntry =>
  entry(at, kind, { person: undefined, isRefused: true, count });

/** The newest first, as the log has them. */
export const accessEntries: readonly AccessEntry[] = [
  own('2026-11-20T11:30:00Z', 'readings'),
  own('2026-11-20T11:30:00Z', 'details'),
  own('2026-11-20T11:29:00Z', 'addedReading'),
  entry('2026-11-20T10:41:00Z', 'responded'),
  entry('2026-11-20T10:40:00Z', 'readings'),
  entry('2026-11-20T10:21:00Z', 'allergies', { person: juniper, isRefused: true }),
  entry('2026-11-20T10:20:00Z', 'details', { person: juniper, isRefused: true, hadEnded: true }),
  entry('2026-11-20T10:15:00Z', 'readings'),
  entry('2026-11-20T10:02:00Z', 'readings'),
  entry('2026-11-20T10:02:00Z', 'medicines'),
  entry('2026-11-20T10:02:00Z', 'allergies'),
  entry('2026-11-20T10:01:00Z', 'request'),
  stranger('2026-11-19T22:10:00Z', 'details', 12),
  own('2026-11-19T18:05:00Z', 'sentRequest'),
  entry('2026-11-19T09:12:00Z', 'requests', { person: juniper }),
  entry('2026-11-19T08:30:00Z', 'details', {
    person: { name: 'Dana Placeholder', role: 'patient' },
    isRefused: true,
  }),
];

export const ownEntries = accessEntries.filter(({ isSelf }) => isSelf);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object literal
const kinds = Object.keys(accessLog.you) as AccessKind[];

/** Only the patient does the others. */
const ofOthers = kinds.filter(
  (kind) => !/^(inbox|log|shares|added|changed|sent|created)/.test(kind),
);

/** One entry of every kind, done and refused, with names that are missing or long. */
export const everyEntry: readonly AccessEntry[] = [
  ...kinds.map((kind) => own('2026-11-20T08:00:00Z', kind)),
  ...ofOthers.flatMap((kind) => [
    entry('2026-11-20T10:00:00Z', kind),
    entry('2026-11-20T09:00:00Z', kind, { person: juniper, isRefused: true }),
  ]),
  own('2026-11-20T08:00:00Z', 'request', true),
  entry('2026-11-19T10:00:00Z', 'readings', { person: { role: 'doctor' } }),
  entry('2026-11-19T10:00:00Z', 'readings', {
    person: { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2), role: 'doctor' },
    isRefused: true,
  }),
  entry('2026-11-19T10:00:00Z', 'readings', {
    person: { name: 'سلمى المثالية', role: 'doctor' },
    count: 1200,
  }),
  { person: alder, isSelf: false, kind: 'details', isRefused: false, count: 1 },
];

const failure: Failure = {
  title: 'The access log could not be loaded',
  message: 'The server did not answer. Check your connection and try again.',
};

export const accessLogViews = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  failed: { status: 'failed', failure },
  locked: { status: 'locked', reason: { kind: 'log-in', loginHref: '#log-in' } },
  ready: { status: 'ready', entries: accessEntries, more: 'available' },
} satisfies OnePerStatus<AccessLogView>;
