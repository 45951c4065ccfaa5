import type { PressureReading, SugarReading } from '@medportal/ui';
import { type CopiedRequest, responseSections, responseValues } from '@medportal/ui/screens';
import { type CopyTexts, statusOf } from './texts.ts';

/** What spreadsheets run as a formula, also behind spaces or invisible characters; and control characters. */
const active = /^[\s\p{C}]*[=+\-@＝＋－＠]|^\p{Cc}/u;

const BYTE_ORDER_MARK = '\u{FEFF}';

type Cell = string | number | undefined;

function cellOf(value: Cell): string {
  const text = typeof value === 'string' && active.test(value) ? `'${value}` : String(value ?? '');
  return /["\r\n,]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180 in UTF-8, with a byte order mark because spreadsheets guess another encoding without it. */
const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => row.map(cellOf).join(',')).join('\r\n');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** An instant in the time zone of the device, with its offset: `2026-02-03T10:30:00+01:00`. */
export function withOffset(instant: string): string {
  const moment = new Date(instant);
  const east = -moment.getTimezoneOffset();
  const local = new Date(moment.getTime() + east * 60_000).toISOString().slice(0, 19);
  const minutes = Math.abs(east);
  const offset = `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return `${local}${east < 0 ? '-' : '+'}${offset}`;
}

/** Oldest first; those without a date last. */
const inOrder = <Item>(items: readonly Item[], timeOf: (item: Item) => string | undefined) =>
  // ISO 8601 texts in UTC sort like their instants.
  items.toSorted((one, other) =>
    (timeOf(one) ?? 'undated').localeCompare(timeOf(other) ?? 'undated', 'en'),
  );

const takenAt = (reading: PressureReading | SugarReading) => reading.takenAt;

const dateOf = (instant: string | undefined) => instant && withOffset(instant);

export function pressuresCsv(readings: readonly PressureReading[], { csv: t }: CopyTexts): string {
  return csvOf([
    [t.takenAt, t.systolic, t.diastolic, t.asRecorded],
    ...inOrder(readings, takenAt).map((reading) => {
      const { value } = reading;
      return value.kind === 'parsed'
        ? [dateOf(reading.takenAt), value.systolic, value.diastolic, undefined]
        : [dateOf(reading.takenAt), undefined, undefined, value.text];
    }),
  ]);
}

export function sugarsCsv(readings: readonly SugarReading[], { csv: t }: CopyTexts): string {
  return csvOf([
    [t.takenAt, t.sugar, t.asRecorded],
    ...inOrder(readings, takenAt).map((reading) => {
      const { value } = reading;
      return value.kind === 'parsed'
        ? [dateOf(reading.takenAt), value.mgPerDl, undefined]
        : [dateOf(reading.takenAt), undefined, value.text];
    }),
  ]);
}

/** One line for each request, with a column for each field of a response. */
export function requestsCsv(requests: readonly CopiedRequest[], t: CopyTexts): string {
  const headers = responseSections.flatMap((section) =>
    // Several sections have a diagnosis, or symptoms.
    responseValues({}, section).map(({ field }) => `${t.sections[section]}: ${t.fields[field]}`),
  );
  return csvOf([
    [t.csv.sentAt, t.csv.doctor, t.csv.request, t.csv.response, ...headers],
    ...inOrder(requests, ({ sentAt }) => sentAt).map((request) => [
      dateOf(request.sentAt),
      request.doctor?.name,
      request.description,
      statusOf(request, t),
      ...responseSections.flatMap((section) =>
        responseValues(request, section).map(({ text }) => text),
      ),
    ]),
  ]);
}
