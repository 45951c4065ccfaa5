import { parseInstant } from '../../../components/DateTime/dates.ts';
import type { accessLog } from '../../../messages/en/accessLog.ts';

/** What was read or changed; `other` for anything that has no text. */
export type AccessKind = keyof (typeof accessLog)['you'];

/** Who accessed a record. */
export interface AccessPerson {
  /** The name at the time; absent when it was not recorded. */
  name?: string | undefined;
  /** The role at the time. */
  role: 'doctor' | 'patient';
}

/** One entry of an access log. */
export interface AccessEntry {
  /** When it happened, in ISO 8601. */
  at?: string | undefined;
  /** Absent when the caller was not logged in. */
  person?: AccessPerson | undefined;
  /** Whether the patient was the caller. */
  isSelf: boolean;
  /** What was read or changed. */
  kind: AccessKind;
  /** Whether it was refused. */
  isRefused: boolean;
  /** Of a refusal: whether the patient had shared with this person before. False when absent. */
  hadEnded?: boolean | undefined;
  /** The number of accesses that the entry stands for. If more than 1, they happened within an hour from `at`. */
  count: number;
}

/** The times of the first and of the last entry of a group. */
export interface AccessTimes {
  from: Date;
  to: Date;
  /** Whether an entry stands for several accesses, of which only the first has a time. */
  isOpen: boolean;
}

/** The accesses of one person to one kind of data on one day. */
export interface AccessGroup extends Pick<AccessEntry, 'kind' | 'isRefused' | 'hadEnded'> {
  /** Unique among the groups of a day. */
  key: string;
  person: AccessPerson | undefined;
  count: number;
  /** Undefined when no time was recorded. */
  times: AccessTimes | undefined;
}

export interface AccessDay {
  /** The day as `dayOf` returns it; absent for entries without a time. */
  day: string | undefined;
  groups: AccessGroup[];
}

/** Identifies a person among those of a log, which has no ids of accounts. */
export const personKey = (person: AccessPerson | undefined): string =>
  person ? `${person.role} ${person.name ?? ''}` : 'anonymous';

export const countAccesses = (entries: readonly AccessEntry[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

function timesOf(entries: readonly AccessEntry[]): AccessTimes | undefined {
  const times = entries.flatMap(({ at }) => parseInstant(at)?.getTime() ?? []);
  if (times.length === 0) return undefined;
  return {
    from: new Date(Math.min(...times)),
    to: new Date(Math.max(...times)),
    isOpen: entries.some(({ count }) => count > 1),
  };
}

/** A person's entries of one day: one group for each kind, refusals apart. */
function groupsOf(entries: readonly AccessEntry[]): AccessGroup[] {
  const kinds = Map.groupBy(
    entries,
    ({ kind, isRefused, hadEnded }) => `${kind} ${isRefused} ${hadEnded}`,
  );
  return [...kinds].flatMap(([key, same]) => {
    const [first] = same;
    if (!first) return [];
    const { person, kind, isRefused, hadEnded } = first;
    const group = { person, kind, isRefused, hadEnded, count: countAccesses(same) };
    return { key: `${personKey(person)} ${key}`, ...group, times: timesOf(same) };
  });
}

/**
 * Groups entries by day, person and kind. Keeps their order: a day, a person of a day and a kind come where their first
 * entry is.
 * @param dayOf - Names the day of a moment in the reader's time zone.
 */
export function groupByDay(
  entries: readonly AccessEntry[],
  dayOf: (moment: Date) => string,
): AccessDay[] {
  const days = Map.groupBy(entries, ({ at }) => {
    const moment = parseInstant(at);
    return moment && dayOf(moment);
  });
  return [...days].map(([day, ofDay]) => {
    const people = Map.groupBy(ofDay, ({ person }) => personKey(person));
    return { day, groups: [...people.values()].flatMap(groupsOf) };
  });
}
