import { assert, property } from 'fast-check';
import Papa from 'papaparse';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { anyRecord, fullContent, fullRecord, textsIn } from '../../../testing/records.ts';
import { pressuresCsv, requestsCsv, sugarsCsv, withOffset } from './csv.ts';
import { csvFiles } from './files.ts';
import { copyTexts, statusOf } from './texts.ts';

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

  it('has every request in a line with all of its response, and says which has none', () => {
    vi.stubEnv('TZ', 'UTC');
    const csv = requestsCsv(fullRecord.requests ?? [], t);
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true });
    const fields = Object.entries(fullContent).flatMap(([section, content]) =>
      Object.entries(content).map(([field, value]) => [
        `${Reflect.get(t.sections, section)}: ${Reflect.get(t.fields, field)}`,
        typeof value === 'string' ? value : value.text,
      ]),
    );
    expect(data[0]).toEqual({
      'Request sent on': '2026-11-18T09:30:00+00:00',
      Doctor: 'Juniper Vale',
      Request: 'I feel dizzy in the mornings.',
      Response: 'Answered',
      ...Object.fromEntries(fields),
    });
    expect(data[0]).toMatchObject({ 'Chronic Disease: Symptoms': 'Dizziness' });
    expect(data.slice(1)).toMatchObject([
      { Doctor: 'Sorrel Field', Request: '', Response: 'Waiting for a response' },
      {
        Doctor: '',
        Request: 'My knee hurts.',
        Response: 'No response: the doctor no longer responds here',
      },
    ]);
  });

  /** Fails unless the columns have these texts alone, and nothing that a spreadsheet runs. */
  function expectTexts(csv: string, from: number, texts: readonly string[][]) {
    const { data, errors } = Papa.parse<string[]>(csv, { newline: '\r\n' });
    expect(errors.filter(({ type }) => type !== 'Delimiter')).toEqual([]);
    expect(data).toHaveLength(1 + texts.length);
    const cells = data.slice(1).flatMap((row) => row.slice(from));
    // The apostrophe before an active text, or one of its own.
    const bare = (all: readonly string[]) =>
      all
        .map((text) => text.replace(/^'/, ''))
        .filter(Boolean)
        .toSorted();
    expect(bare(cells)).toEqual(bare(texts.flat()));
    expect(cells.filter((cell) => /^[\s\p{C}]*[=+\-@]|^\p{Cc}/u.test(cell))).toEqual([]);
  }

  it('gives every text of a reading back, whatever it contains', () => {
    assert(
      property(anyRecord, ({ sugars = [] }) => {
        const texts = sugars.map(({ value }) => (value.kind === 'text' ? textsIn(value.text) : []));
        expectTexts(sugarsCsv(sugars, t), 2, texts);
      }),
    );
  });

  it('gives every text of a request and its response back, whatever it contains', () => {
    assert(
      property(anyRecord, ({ requests = [] }) => {
        const texts = requests.map((request) => [
          statusOf(request, t),
          ...textsIn({ ...request, sentAt: undefined }),
        ]);
        expectTexts(requestsCsv(requests, t), 1, texts);
      }),
    );
  });
});

describe('the files', () => {
  it('are those of the chosen kinds alone', () => {
    const names = (files: { name: string }[]) => files.map(({ name }) => name);
    expect(names(csvFiles(fullRecord, t))).toEqual([
      'blood-pressure.csv',
      'blood-sugar.csv',
      'requests-and-responses.csv',
    ]);
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
