import { describe, expect, it } from 'vitest';
import { formatDay } from '../../../components/DateTime/dates.ts';
import { type AccessEntry, groupByDay } from './accessGroups.ts';

const alder = { name: 'Alder Brook', role: 'doctor' } as const;
const juniper = { name: 'Juniper Vale', role: 'doctor' } as const;

const entry = (at: string | undefined, change: Partial<AccessEntry> = {}): AccessEntry => ({
  ...(at !== undefined && { at }),
  person: alder,
  isSelf: false,
  kind: 'readings',
  isRefused: false,
  count: 1,
  ...change,
});

const inZone = (timeZone: string) => (moment: Date) => formatDay(moment, 'en-GB', timeZone);

/** The days in UTC, as `person kind count from–to` for each group. */
const linesOf = (entries: AccessEntry[], timeZone = 'UTC') =>
  groupByDay(entries, inZone(timeZone)).map(({ day, groups }) => [
    day,
    ...groups.map(({ person, kind, isRefused, count, times }) =>
      [
        person?.name ?? 'nobody',
        isRefused ? `refused ${kind}` : kind,
        count,
        times && [times.from, times.to].map((time) => time.toISOString().slice(11, 16)).join('–'),
        times?.isOpen && 'or later',
      ]
        .filter(Boolean)
        .join(' '),
    ),
  ]);

describe('accesses of one person to one kind of data', () => {
  it('are one line with the first and the last time', () => {
    const entries = ['10:40', '10:15', '10:02'].map((time) => entry(`2026-11-20T${time}:00Z`));
    expect(linesOf(entries)).toEqual([
      ['Friday, 20 November 2026', 'Alder Brook readings 3 10:02–10:40'],
    ]);
  });

  it('are apart for every kind, and for refusals', () => {
    const at = '2026-11-20T10:02:00Z';
    expect(
      linesOf([
        entry(at),
        entry(at, { kind: 'medicines' }),
        entry(at, { isRefused: true }),
        entry(at),
      ]),
    ).toEqual([
      [
        'Friday, 20 November 2026',
        'Alder Brook readings 2 10:02–10:02',
        'Alder Brook medicines 1 10:02–10:02',
        'Alder Brook refused readings 1 10:02–10:02',
      ],
    ]);
  });
});

it('the log keeps interleaved people apart, the latest one first', () => {
  expect(
    linesOf([
      entry('2026-11-20T10:40:00Z', { person: juniper }),
      entry('2026-11-20T10:20:00Z'),
      entry('2026-11-20T10:10:00Z', { person: juniper, kind: 'request' }),
      entry('2026-11-20T10:05:00Z', { person: juniper }),
      entry('2026-11-20T10:00:00Z'),
    ]),
  ).toEqual([
    [
      'Friday, 20 November 2026',
      'Juniper Vale readings 2 10:05–10:40',
      'Juniper Vale request 1 10:10–10:10',
      'Alder Brook readings 2 10:00–10:20',
    ],
  ]);
});

it('tells people of one name but different roles apart, and those without a name from nobody', () => {
  const at = '2026-11-20T10:00:00Z';
  const [day] = groupByDay(
    [
      entry(at),
      entry(at, { person: { name: 'Alder Brook', role: 'patient' } }),
      entry(at, { person: { role: 'patient' } }),
      entry(at, { person: undefined }),
    ],
    inZone('UTC'),
  );
  expect(new Set(day?.groups.map(({ key }) => key)).size).toBe(4);
});

describe('days', () => {
  const entries = [entry('2026-11-21T00:05:00Z'), entry('2026-11-20T23:55:00Z')];

  it('change at midnight', () => {
    expect(linesOf(entries)).toEqual([
      ['Saturday, 21 November 2026', 'Alder Brook readings 1 00:05–00:05'],
      ['Friday, 20 November 2026', 'Alder Brook readings 1 23:55–23:55'],
    ]);
  });

  it.each([
    ['Asia/Tokyo', 'Saturday, 21 November 2026'],
    ['America/New_York', 'Friday, 20 November 2026'],
  ])('are those of the time zone %s', (timeZone, day) => {
    expect(linesOf(entries, timeZone)).toEqual([[day, 'Alder Brook readings 2 23:55–00:05']]);
  });

  it.each([undefined, 'some time in spring'])('are unknown for the time %s', (at) => {
    expect(linesOf([entry(at), entry(at)])).toEqual([[undefined, 'Alder Brook readings 2']]);
  });
});

it('adds up refusals that share an entry, whose last time is unknown', () => {
  const refused = { person: undefined, isRefused: true, kind: 'allergies' } as const;
  expect(
    linesOf([
      entry('2026-11-20T10:30:00Z', { ...refused, count: 12 }),
      entry('2026-11-20T09:30:00Z', refused),
    ]),
  ).toEqual([['Friday, 20 November 2026', 'nobody refused allergies 13 09:30–10:30 or later']]);
});
