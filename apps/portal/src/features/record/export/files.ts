import type { CopiedRecord, ResponseDetails } from '@medportal/ui/screens';
import type { Bundle } from '@medplum/fhirtypes';
import { pressuresCsv, requestsCsv, sugarsCsv } from './csv.ts';
import { fhirBundle, responseBundle } from './fhir.ts';
import type { CopyTexts } from './texts.ts';

/** The content of a download. */
export interface CopyFile {
  /** The suggested file name. */
  name: string;
  /** The media type. */
  type: string;
  content: string;
}

/** What follows 50 code points. A file name may have 255 bytes. */
const tooLong = /(?<=^.{50}).*/su;

/** A person's name as part of a file name on any system; empty when nothing of it fits. */
export function fileNamePart(name: string): string {
  const safe = name.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return safe.replace(/^-/, '').replace(tooLong, '').replace(/-$/, '');
}

const CSV = 'text/csv;charset=utf-8';

/** One CSV file for each kind of reading that was chosen, and one for the requests. */
export function csvFiles({ pressures, sugars, requests }: CopiedRecord, t: CopyTexts): CopyFile[] {
  const contents = {
    'blood-pressure': pressures && pressuresCsv(pressures, t),
    'blood-sugar': sugars && sugarsCsv(sugars, t),
    'requests-and-responses': requests && requestsCsv(requests, t),
  };
  return Object.entries(contents).flatMap(([name, content]) =>
    content === undefined ? [] : { name: `${name}.csv`, type: CSV, content },
  );
}

function fhirFileOf(what: string, name: string, bundle: Bundle): CopyFile {
  const parts = [what, fileNamePart(name), bundle.timestamp?.slice(0, 10)];
  return {
    name: `${parts.filter(Boolean).join('-')}.fhir.json`,
    type: 'application/fhir+json',
    content: JSON.stringify(bundle, undefined, 2),
  };
}

/** @param generatedAt - ISO 8601. */
export const fhirFile = (record: CopiedRecord, generatedAt: string, t: CopyTexts): CopyFile =>
  fhirFileOf('health-record', record.name, fhirBundle(record, generatedAt, t));

/** @param generatedAt - ISO 8601. */
export const responseFile = (
  response: ResponseDetails,
  generatedAt: string,
  t: CopyTexts,
): CopyFile =>
  fhirFileOf('response', response.doctor.name, responseBundle(response, generatedAt, t));
