import { assert, property } from 'fast-check';
import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyRecord, fullRecord } from '../testing/records.ts';
import { pressuresCsv, sugarsCsv, withOffset } from './csv.ts';
import { csvFiles } from './files.ts';
import { copyTexts } from './texts.ts';

const t = copyTexts();

afterEach(() => vi.unstubAllEnvs());

describe('a CSV file', () => {
  it('has units in its header and one line per reading, oldest first', () => {
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    expect(sugarsCsv(fullRecord.sugars ?? [], t)).toBe(
      [
        '\u{FEFF}Date and time,Blood sugar (mg/dL),As it was recorded',
        '2026-11-19T13:50:00+05:45,,',
        '2026-11-20T13:50:00+05:45,88.5,',
      ].join('\r\n'),
    );
  });

  it('keeps a blood pressure that is no pair of numbers, and lists it last without a date', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(pressuresCsv(fullRecord.pressures ?? [], t)).toBe(
      [
        '\u{FEFF}Date and time,"Upper value, systolic (mmHg)","Lower value, diastolic (mmHg)",As it was recorded',
        '2026-11-20T08:00:00+00:00,131,86,',
        ',,,high',
      ].join('\r\n'),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    [' =1+1', "' =1+1"],
    ['\u{200B}=1+1', "'\u{200B}=1+1"],
    ['\t=1+1', "'\t=1+1"],
    ['\u{1}x', "'\u{1}x"],
    ['1-1', '1-1'],
    ['a@b', 'a@b'],
  ])('writes the text %j as text', (text, cell) => {
    const csv = sugarsCsv([{ value: { kind: 'text', text } }], t);
    expect(Papa.parse<string[]>(csv).data[1]).toEqual(['', '', cell]);
  });

  it('gives every text back, whatever it contains', () => {
    assert(
      property(anyRecord, ({ sugars = [] }) => {
        const { data, errors } = Papa.parse<string[]>(sugarsCsv(sugars, t), { newline: '\r\n' });
        expect(errors.filter(({ type }) => type !== 'Delimiter')).toEqual([]);
        expect(data).toHaveLength(1 + sugars.length);
        const texts = sugars.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
        const cells = data.slice(1).map(([, , cell = '']) => cell);
        // The apostrophe before an active text, or one of its own.
        const bare = (all: string[]) =>
          all
            .map((text) => text.replace(/^'/, ''))
            .filter(Boolean)
            .toSorted();
        expect(bare(cells)).toEqual(bare(texts.filter((text) => text !== undefined)));
        expect(cells.filter((cell) => /^[\s\p{C}]*[=+\-@]|^\p{Cc}/u.test(cell))).toEqual([]);
      }),
    );
  });
});

describe('the files', () => {
  it('are those of the chosen kinds alone', () => {
    const names = (files: { name: string }[]) => files.map(({ name }) => name);
    expect(names(csvFiles(fullRecord, t))).toEqual(['blood-pressure.csv', 'blood-sugar.csv']);
    expect(names(csvFiles({ name: 'Robin', sugars: [] }, t))).toEqual(['blood-sugar.csv']);
  });
});

describe('withOffset', () => {
  it.each([
    ['America/New_York', '2026-07-01T02:30:00Z', '2026-06-30T22:30:00-04:00'],
    ['America/New_York', '2026-01-01T02:30:00Z', '2025-12-31T21:30:00-05:00'],
    ['UTC', '2026-01-01T02:30:00Z', '2026-01-01T02:30:00+00:00'],
  ])('in %s writes %s as %s', (zone, instant, expected) => {
    vi.stubEnv('TZ', zone);
    expect(withOffset(instant)).toBe(expected);
    expect(new Date(expected).getTime()).toBe(new Date(instant).getTime());
  });
});
