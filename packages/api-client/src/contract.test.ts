import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isObject } from './errors.ts';
import { examples } from './generated/examples.ts';
import { operations } from './generated/operations.ts';

// The calls of the portal's specification, word for word. Everything else is an extension.
const calls = `
  login                        POST  /api/Authentication/login                 none
  registerDoctor               POST  /api/Authentication/register-doctor       none      keyed
  registerPatient              POST  /api/Authentication/register-patient      none      keyed
  listSpecializations          GET   /api/MedicalSpecification                 none
  listDoctorsBySpecialization  GET   /api/medicalSpecification/{msId}/doctors  none
  listDoctors                  GET   /api/doctors                              none
  getDoctor                    GET   /api/doctor/{name}                        optional
  updateClinic                 POST  /api/doctor/clinic                        required  keyed
  updateDoctorProfile          POST  /api/doctor/profileData                   required  keyed
  listDoctorRequests           GET   /api/doctor/requests                      required
  getPatient                   GET   /api/patient/{name}                       optional
  updatePatientProfile         POST  /api/patient/profileData                  required  keyed
  addBloodPressure             POST  /api/patient/bloodPressure                required  keyed
  addBloodSugar                POST  /api/patient/bloodSugar                   required  keyed
  listBloodPressures           GET   /api/patient/bloodPressures/{name}        optional
  listBloodSugars              GET   /api/patient/bloodSugars/{name}           optional
  listPatientRequests          GET   /api/patient/requests                     required
  listMedicines                GET   /api/patient/medicine/{name}              optional
  listChronicDiseases          GET   /api/patient/chronicDisease/{name}        optional
  listAllergies                GET   /api/patient/allergies/{name}             optional
  createRequest                POST  /api/patient/request/{doctorId}           required  keyed
  getRequest                   GET   /api/{role}/requests/{requestId}          required
  createResponse               POST  /api/response                             required  keyed
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

const misspelled = ['symptons', 'digonsis', 'dateOfDiagonsis', 'medicinName', 'isMaintenace'];

type Located = { readonly at: string; readonly value: Readonly<Record<string, unknown>> };

function* objects(value: unknown, at = '#'): Generator<Located> {
  if (isObject(value)) yield { at, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'example' && key !== 'examples') yield* objects(child, `${at}/${key}`);
  }
}

const contract: unknown = parse(
  readFileSync(fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)), 'utf8'),
);
const all = [...objects(contract)];
const properties = all
  .filter(({ at }) => at.endsWith('/properties'))
  .flatMap(({ at, value }) =>
    Object.entries(value).map(([name, schema]) => ({ at: `${at}/${name}`, name, schema })),
  );

/** The description of a schema, or of the target of its `$ref`. */
function descriptionOf(schema: unknown): unknown {
  if (!isObject(schema)) return undefined;
  const target = all.find(({ at }) => at === schema['$ref'])?.value;
  return schema['description'] ?? target?.['description'];
}

/** The capability of each extension, by operationId. */
const capabilities = new Map(
  all.flatMap(({ value: { operationId, 'x-capability': capability } }) =>
    typeof capability === 'string' ? [[String(operationId), capability]] : [],
  ),
);

describe('the contract', () => {
  it('has the calls of the specification', () => {
    const found = Object.entries(operations)
      // Every backend of ours logs out; the portal does without.
      .filter(([id]) => !capabilities.has(id) && id !== 'logOut')
      .map(([id, { method, path, security, keyed }]) => [
        id,
        method,
        path,
        security,
        ...(keyed ? ['keyed'] : []),
      ]);
    expect(found).toEqual(calls);
  });

  it('tags each extension with its capability, below no path that contains a name', () => {
    expect(capabilities.size).toBeGreaterThan(4);
    const versions = Object.keys(examples.getCapabilities().capabilities);
    for (const { at, value } of all) {
      const capability = capabilities.get(String(value['operationId']));
      if (capability === undefined || capability === 'capabilities') continue;
      expect(value['tags'], at).toEqual([capability]);
      expect(versions).toContain(capability);
      expect(at).not.toMatch(/\/api\/(patient|doctor)\//i);
    }
    const tagged = all.filter(({ value }) => 'x-capability-version' in value);
    expect(tagged.map(({ value }) => value['name'])).toEqual(versions);
  });

  it('has patterns that mean the same with and without the u flag', () => {
    const patterns = all
      .map(({ value }) => value['pattern'])
      .filter((pattern) => typeof pattern === 'string');
    const unpaired = patterns.filter((pattern) => pattern.includes('uDFFF'));
    expect(unpaired.length).toBeGreaterThan(5);
    // Generated validators often ignore the flag.
    for (const text of ['Sami 😀 Sample', 'مونا', '\ud800', 'a\udc00b', '\udc00\ud800'])
      for (const pattern of unpaired) {
        const url = `https://example.com/${text.replaceAll(' ', '')}`;
        const value = pattern.includes('://') ? url : text;
        const accepted = ['u', ''].map((flags) => new RegExp(pattern, flags).test(value));
        expect(accepted, `${pattern} of ${JSON.stringify(text)}`).toEqual(
          Array.from({ length: 2 }, () => text.isWellFormed()),
        );
      }
  });

  it('shows each write its own conflicts', () => {
    const [registered, answered] = ['registerPatient', 'createResponse'].map((id) => {
      const operation = all.find(({ value }) => value['operationId'] === id);
      return JSON.stringify(all.find(({ at }) => at === `${operation?.at}/responses/409`)?.value);
    });
    expect(registered).toContain('AlreadyRegistered');
    expect(answered).toContain('AlreadyAnswered');
  });

  it('describes every field', () => {
    expect(properties.length).toBeGreaterThan(100);
    const undescribed = properties.filter(
      ({ schema }) => typeof descriptionOf(schema) !== 'string',
    );
    expect(undescribed.map(({ at }) => at)).toEqual([]);
  });

  it('marks every misspelled field', () => {
    const found = properties.filter(({ name }) => misspelled.includes(name));
    expect(new Set(found.map(({ name }) => name))).toEqual(new Set(misspelled));
    for (const { at, schema } of found) {
      expect(descriptionOf(schema), at).toContain('The spelling is part of the contract');
    }
  });

  it('has an example for every body', () => {
    const bodies = all.filter(({ at }) => at.endsWith('/application/json'));
    expect(bodies.length).toBeGreaterThan(30);
    const missing = bodies.filter(({ value }) => !('example' in value) && !('examples' in value));
    expect(missing.map(({ at }) => at)).toEqual([]);
  });

  it('describes every operation and rejects unknown fields in every payload', () => {
    const described = all.filter(({ value }) => 'operationId' in value);
    expect(described).toHaveLength(Object.keys(operations).length);
    for (const { at, value } of described) {
      expect(value, at).toMatchObject({
        summary: expect.any(String),
        description: expect.any(String),
        security: expect.any(Array),
        tags: [expect.any(String)],
      });
    }
    const payloads = all.filter(({ at }) => /schemas\/\w+(Payload|Update|Registration)$/.test(at));
    expect(payloads.length).toBeGreaterThan(10);
    for (const { at, value } of payloads) expect(value['additionalProperties'], at).toBe(false);
  });

  it('has Unicode patterns that reject harmful text', () => {
    const patterns = new Map<string, RegExp>();
    for (const { at, value } of all) {
      const source = value['pattern'];
      if (typeof source === 'string') patterns.set(at, new RegExp(source, 'u'));
    }
    // Matches nothing when there is no pattern.
    const pattern = (at: string) => patterns.get(at) ?? /(?!)/;
    const name = pattern('#/components/schemas/PersonName');
    for (const good of ["Zoë O'Neil", '名前', 'Dr. 😀', 'a.b', '..x']) expect(good).toMatch(name);
    const bad = [
      '',
      'a/b',
      'a\\b',
      '50%',
      'a?',
      '#a',
      'a\u0000',
      'a\n',
      '\u202Ea',
      '\u2066',
      '\ud800',
    ];
    for (const text of bad) expect(text).not.toMatch(name);
    const description = pattern('#/components/schemas/RequestPayload/properties/description');
    for (const good of ['x', ' x ', '\nx\n\ny']) expect(good).toMatch(description);
    for (const text of ['', '  ', '\n\t', 'x\u0000', '\udc00x'])
      expect(text).not.toMatch(description);
    const url = pattern('#/components/schemas/DoctorProfileUpdate/properties/cvUrl');
    for (const good of ['', 'https://example.com/cv', 'HTTP://example.com'])
      expect(good).toMatch(url);
    for (const text of ['javascript:alert(1)', 'https:', 'https://a b', ' '])
      expect(text).not.toMatch(url);
  });
});
