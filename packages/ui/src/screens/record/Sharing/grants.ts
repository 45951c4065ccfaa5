import type { FormErrors } from '../../../components/Form/useForm.ts';
import type { sharing } from '../../../messages/en/sharing.ts';
import type { Texts } from '../../../messages/textsIn.ts';
import type { Reference } from '../../../view.ts';

/** The parts of a record that can be shared, in display order. */
export const recordSections = [
  'details',
  'readings',
  'medicines',
  'chronicDiseases',
  'allergies',
] as const;

/** A part of a record that can be shared. */
export type RecordSection = (typeof recordSections)[number];

/** What a doctor can read of a record, or could. */
export interface GrantView {
  /** The doctor, and their page, if patients still find it. */
  doctor: Pick<Reference, 'name'> & Partial<Reference>;
  /** The doctor's id. */
  doctorId: number;
  /** The shared parts. */
  sections: readonly RecordSection[];
  /** Why the doctor can read it: the patient sent a request, or shared the record. */
  source: 'request' | 'patient';
  /** When the sharing began, in ISO 8601. */
  since: string | undefined;
  /** Whether it still holds, and why not: `left` means that the doctor no longer responds on this portal. */
  state: 'active' | 'stopped' | 'expired' | 'left';
  /** When it ends or has ended, in ISO 8601; undefined if it has no end. */
  endsAt: string | undefined;
}

/** A doctor with whom the record is, or will be, shared. */
export interface ShareTarget {
  /** The doctor's name, which identifies the account. */
  name: string;
  /** What is shared already; absent for a doctor who cannot read anything yet. */
  grant?: GrantView;
}

/** A change of what a doctor can read. */
export interface ShareValues {
  /** The doctor's name. */
  name: string;
  /** The shared parts, at least one. */
  sections: readonly RecordSection[];
  /** The last day as yyyy-mm-dd in the user's time zone; undefined without an end. */
  expiresOn: string | undefined;
}

/** What is shared, as form input. */
export type ShareDraft = Record<RecordSection, boolean> & { expiresOn: string };

/**
 * The form's first input: all parts for a doctor who has not been able to read anything.
 * @param lastDay - The last day of the existing grant as yyyy-mm-dd, or empty.
 */
export function draftFromGrant(grant: GrantView | undefined, lastDay: string): ShareDraft {
  const shared = grant?.sections ?? [];
  const has = (section: RecordSection) => shared.length === 0 || shared.includes(section);
  return {
    details: has('details'),
    readings: has('readings'),
    medicines: has('medicines'),
    chronicDiseases: has('chronicDiseases'),
    allergies: has('allergies'),
    expiresOn: lastDay,
  };
}

/** The parts that the form has ticked. */
export const chosenSections = (draft: ShareDraft): RecordSection[] =>
  recordSections.filter((section) => draft[section]);

const YEARS = 5;

/** The last day that can be chosen: the backend refuses a time more than five years ahead. */
export function lastChoice(today: string): string {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + YEARS);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** @param today - The user's local date as yyyy-mm-dd. */
export function validateShare(
  draft: ShareDraft,
  today: string,
  t: Texts<typeof sharing>,
): FormErrors<ShareDraft> {
  const { expiresOn } = draft;
  return {
    ...(chosenSections(draft).length === 0 && { details: t.noSection }),
    // ISO dates compare as strings.
    ...(expiresOn !== '' && expiresOn < today && { expiresOn: t.inPast }),
    ...(expiresOn > lastChoice(today) && { expiresOn: t.tooFar }),
  };
}
