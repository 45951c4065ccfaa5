import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { sampled } from '../../../scripts/sample.ts';
import { breakingChanges } from './breaking-changes.ts';
import { isNode, type Node, readContract } from './contract.ts';

const contract = await readContract();

/**
 * The contract with one member replaced, or removed when `value` is absent.
 * @param pointer - The path to the member, separated by spaces.
 */
function changed(pointer: string, value?: unknown): Node {
  // Copies only the members on the path, since a copy of the whole is slow.
  const copy = { ...contract };
  const steps = pointer.split(' ');
  const last = steps.pop() ?? '';
  let at: unknown[] | Node = copy;
  for (const step of steps) {
    const child: unknown = Reflect.get(at, step);
    if (!isNode(child) && !Array.isArray(child)) throw new Error(`${pointer} does not exist.`);
    const own: unknown[] | Node = Array.isArray(child) ? [...child] : { ...child };
    Reflect.set(at, step, own);
    at = own;
  }
  if (value !== undefined) Reflect.set(at, last, value);
  else if (Array.isArray(at)) at.splice(Number(last), 1);
  else if (!Reflect.has(at, last) || !Reflect.deleteProperty(at, last)) {
    throw new Error(`${pointer} does not exist.`);
  }
  return copy;
}

const schemas = 'components schemas';
const doctors = 'paths /api/doctors get';
const doctor = 'paths /api/doctor/{name} get';
const patient = 'paths /api/patient/{name} get';
const clinic = 'paths /api/doctor/clinic post';
const bearer = [{ bearerAuth: [] }];
const optional = { type: 'string' };
const text = { content: { 'text/plain': { schema: optional } } };

const breaking: Record<string, readonly [pointer: string, value: unknown, line: string]> = {
  // Operations
  'a path removed': ['paths /api/doctors', undefined, 'listDoctors: GET /api/doctors was removed'],
  'a method removed': [doctors, undefined, 'listDoctors: GET /api/doctors was removed'],
  'another operationId': [
    `${doctors} operationId`,
    'findDoctors',
    'listDoctors: operationId became "findDoctors"',
  ],
  'a token required': [
    `${patient} security`,
    bearer,
    'getPatient: security [{},{"bearerAuth":[]}] became [{"bearerAuth":[]}]',
  ],
  'a token required of a public operation': [
    `${doctors} security`,
    bearer,
    'listDoctors: security [{}] became [{"bearerAuth":[]}]',
  ],
  'another scheme': [
    'components securitySchemes bearerAuth scheme',
    'basic',
    'the contract: security scheme bearerAuth: scheme cannot be compared',
  ],
  callbacks: [`${clinic} callbacks`, { done: {} }, 'updateClinic: callbacks cannot be compared'],
  'servers of a path': [
    'paths /api/doctors servers',
    [],
    '/api/doctors: servers cannot be compared',
  ],
  webhooks: ['webhooks', { hook: {} }, 'the contract: webhooks cannot be compared'],
  // Parameters
  'a parameter removed': [
    `${doctors} parameters 0`,
    undefined,
    'listDoctors: query parameter searchName: was removed',
  ],
  'a parameter renamed': [
    'components parameters PageSize name',
    'size',
    'listDoctors: query parameter pageSize: was removed',
  ],
  'a parameter moved': [
    'components parameters SearchName in',
    'header',
    'listDoctors: query parameter searchName: was removed',
  ],
  'a parameter required': [
    'components parameters SearchName required',
    true,
    'listDoctors: query parameter searchName: became required',
  ],
  'a required parameter added': [
    `${doctors} parameters 3`,
    { name: 'city', in: 'query', required: true, schema: optional },
    'listDoctors: query parameter city: is new and required',
  ],
  'a required parameter of the path item': [
    'paths /api/doctors parameters',
    [{ name: 'city', in: 'query', required: true, schema: optional }],
    'listDoctors: query parameter city: is new and required',
  ],
  'a smaller maximum': [
    'components parameters PageSize schema maximum',
    100,
    'listDoctors: query parameter pageSize: maximum 900 became 100',
  ],
  'another default': [
    'components parameters PageSize schema default',
    20,
    'listDoctors: query parameter pageSize: default 9 became 20',
  ],
  'another style': [
    'components parameters SearchName style',
    'form',
    'listDoctors: query parameter searchName: style cannot be compared',
  ],
  // Request bodies
  'a body added': [
    `${doctor} requestBody`,
    { required: true, ...text },
    'getDoctor: request body: became required',
  ],
  'a body removed': [`${clinic} requestBody`, undefined, 'updateClinic: request body: was removed'],
  'another media type': [
    `${clinic} requestBody content`,
    text.content,
    'updateClinic: request body: application/json was removed',
  ],
  'a field required': [
    `${schemas} ClinicUpdate required`,
    ['name'],
    'updateClinic: request body.name: became required',
  ],
  'a required field added': [
    `${schemas} LoginPayload required`,
    ['email', 'password', 'code'],
    'login: request body.code: became required',
  ],
  'a field forbidden': [
    `${schemas} ClinicUpdate properties location`,
    false,
    'updateClinic: request body.location: was removed',
  ],
  'null no longer accepted': [
    `${schemas} LongText type`,
    'string',
    'updateDoctorProfile: request body.bio: type ["string","null"] became "string"',
  ],
  'integers only': [
    `${schemas} BloodSugarPayload properties value type`,
    'integer',
    'addBloodSugar: request body.value: type "number" became "integer"',
  ],
  'a lower maxLength': [
    `${schemas} Email maxLength`,
    100,
    'registerDoctor: request body.email: maxLength 254 became 100',
  ],
  'a higher minLength': [
    `${schemas} NewPassword minLength`,
    12,
    'registerPatient: request body.password: minLength 8 became 12',
  ],
  'a minimum': [
    `${schemas} BloodSugarPayload properties value minimum`,
    1,
    'addBloodSugar: request body.value: minimum 0 became 1',
  ],
  'another pattern': [
    `${schemas} BloodPressurePayload properties value pattern`,
    '^x$',
    String.raw`addBloodPressure: request body.value: pattern "^\\d{1,3}/\\d{1,3}$" became "^x$"`,
  ],
  'a format': [
    `${schemas} ShortText format`,
    'email',
    'createResponse: request body.medicine.medicinName: format nothing became "email"',
  ],
  'an enum': [
    `${schemas} PhoneNumber enum`,
    ['1'],
    'registerDoctor: request body.phoneNumber: enum nothing became ["1"]',
  ],
  'an alternative removed': [
    `${schemas} ChronicDiseasePayload properties dateOfDiagonsis anyOf 1`,
    undefined,
    'createResponse: request body.chronicDisease.dateOfDiagonsis: the alternative {"type":"string","maxLength":0} is no longer accepted',
  ],
  'an unknown keyword': [
    `${schemas} Email not`,
    { const: 'x' },
    'registerDoctor: request body.email: not cannot be compared',
  ],
  'a keyword beside a $ref': [
    `${schemas} DoctorRegistration properties address maxLength`,
    5,
    'registerDoctor: request body.address: maxLength nothing became 5',
  ],
  // Answers
  'a status removed': [`${doctor} responses 404`, undefined, 'getDoctor: answer 404: was removed'],
  'a new success status': [
    `${doctor} responses 204`,
    { description: 'x' },
    'getDoctor: answer 204: is new',
  ],
  'a new media type': [
    'components responses Written content text/plain',
    { schema: optional },
    'updateClinic: answer 200 body: text/plain is new',
  ],
  'a header removed': [
    'components responses TooManyRequests headers Retry-After',
    undefined,
    'login: answer 429 header Retry-After: was removed',
  ],
  'a header made optional': [
    'components headers RetryAfter required',
    false,
    'login: answer 429 header Retry-After: is no longer always there',
  ],
  'a wider type of a header': [
    'components headers RetryAfter schema type',
    'string',
    'login: answer 429 header Retry-After: type "integer" became "string"',
  ],
  'a field made optional': [
    `${schemas} DoctorDetail required`,
    ['name'],
    'getDoctor: answer 200 body.doctorId: is no longer always there',
  ],
  'a field of items removed': [
    `${schemas} DoctorListItem properties name`,
    undefined,
    'listDoctors: answer 200 body.doctors[].name: was removed',
  ],
  'null in an answer': [
    `${schemas} Session properties token type`,
    ['string', 'null'],
    'login: answer 200 body.token: type "string" became ["string","null"]',
  ],
  'any number in an answer': [
    `${schemas} DoctorDetail properties doctorId type`,
    'number',
    'getDoctor: answer 200 body.doctorId: type "integer" became "number"',
  ],
  'another format': [
    `${schemas} BloodSugarReading properties date format`,
    'date',
    'listBloodSugars: answer 200 body[].date: format "date-time" became "date"',
  ],
  'a new enum value': [
    `${schemas} AccessLogEntry properties outcome enum`,
    ['allowed', 'denied', 'asked'],
    'listAccessLog: answer 200 body.entries[].outcome: the value "asked" is new',
  ],
  'an enum removed': [
    `${schemas} AccessLogEntry properties outcome enum`,
    undefined,
    'listAccessLog: answer 200 body.entries[].outcome: enum ["allowed","denied"] became nothing',
  ],
  'a minimum removed': [
    `${schemas} DoctorPage properties totalCount minimum`,
    undefined,
    'listDoctors: answer 200 body.totalCount: minimum 0 became nothing',
  ],
  'another type of additional properties': [
    `${schemas} Problem properties errors additionalProperties items type`,
    'integer',
    'login: answer 400 body.errors.*[]: type "string" became "integer"',
  ],
  'a field that differs from additional properties': [
    `${schemas} Problem properties errors properties`,
    { name: optional },
    'login: answer 400 body.errors.name: type "array" became "string"',
  ],
};

const compatible: Record<string, readonly [pointer: string, value?: unknown]> = {
  'a new version number': ['info version', '1.0.1'],
  'a new path': ['paths /api/new', { get: { operationId: 'getNew', responses: {} } }],
  'a new method': ['paths /api/doctors post', { operationId: 'addDoctor', responses: {} }],
  'a description': [`${doctors} description`, 'Doctors.'],
  'a summary': [`${doctors} summary`, 'Doctors'],
  tags: [`${doctors} tags`, ['Other']],
  'an example': [`${clinic} requestBody content application/json example`, { name: 'X' }],
  'an extension': [`${doctors} x-internal`, true],
  'an optional parameter': [
    `${doctors} parameters 3`,
    { name: 'city', in: 'query', schema: optional },
  ],
  'a parameter no longer required': ['components parameters Role required', false],
  'an optional field of a request': [`${schemas} ClinicUpdate properties phone`, optional],
  'a field no longer required': [`${schemas} LoginPayload required`, ['email']],
  'additional fields allowed': [`${schemas} LoginPayload additionalProperties`, undefined],
  'a higher maxLength': [`${schemas} Email maxLength`, 300],
  'a lower minLength': [`${schemas} NewPassword minLength`, 4],
  'a pattern removed': [`${schemas} NewPassword pattern`, undefined],
  'null accepted': [`${schemas} BloodSugarPayload properties value type`, ['number', 'null']],
  'any number in a request': ['components parameters PageSize schema type', 'number'],
  'a new value in a request': [`${schemas} GenderInput enum`, ['Male', 'Female', 'Other', null]],
  'a new alternative in a request': [
    `${schemas} ChronicDiseasePayload properties dateOfDiagonsis anyOf 3`,
    { type: 'integer' },
  ],
  'a body no longer required': [`${clinic} requestBody required`, false],
  'a new media type of a request': [
    `${clinic} requestBody content text/plain`,
    { schema: optional },
  ],
  'a token no longer required': [`${clinic} security`, [{}, { bearerAuth: [] }]],
  'security removed': [`${clinic} security`, []],
  'a new field in an answer': [`${schemas} DoctorDetail properties phone`, optional],
  'a field made required in an answer': [`${schemas} DoctorListItem required`, ['name', 'gender']],
  'null no longer in an answer': [`${schemas} DoctorListItem properties gender type`, 'string'],
  'a format in an answer': [`${schemas} DoctorDetail properties cvUrl format`, 'uri'],
  'a higher minimum in an answer': [`${schemas} DoctorPage properties totalCount minimum`, 1],
  'a new error status': [`${doctor} responses 410`, { $ref: '#/components/responses/NotFound' }],
  'a 304': [`${doctor} responses 304`, { description: 'Not modified.' }],
  'a new header': ['components responses Written headers Date', { schema: optional }],
  'a pattern without the alternative for surrogate pairs': [
    `${schemas} ShortText pattern`,
    String.raw`^[^\u0000\uD800-\uDFFF]*$`,
  ],
  'a component inline': [
    `${schemas} ClinicUpdate properties location`,
    { type: ['null', 'string'], maxLength: 200, pattern: '^[^\\u0000\\uD800-\\uDFFF]*$' },
  ],
  'an unused component': [`${schemas} Unused`, optional],
  'a new security scheme': [
    'components securitySchemes apiKey',
    { type: 'apiKey', in: 'header', name: 'x' },
  ],
};

describe('breaking changes', () => {
  it.each(Object.entries(breaking))('%s', (_, [pointer, value, line]) => {
    expect(breakingChanges(contract, changed(pointer, value))).toContain(line);
  });

  it('are reported for every operation', () => {
    const found = breakingChanges(contract, changed(`${schemas} WriteResult required`));
    const lost = 'answer 200 body.message: is no longer always there';
    expect(found).toContain(`updateClinic: ${lost}`);
    expect(found).toContain(`createResponse: ${lost}`);
  });
});

describe('compatible changes', () => {
  it.each(Object.entries(compatible))('%s', (_, [pointer, value]) => {
    expect(breakingChanges(contract, changed(pointer, value))).toEqual([]);
  });
});

describe('schemas that the contract does not use yet', () => {
  const tree = { $ref: '#/components/schemas/Tree' };
  const branches = { type: 'array', items: tree };

  /** A contract whose only answer is a `Tree`. */
  const answering = (Tree: Node): Node => ({
    paths: {
      '/tree': {
        get: {
          operationId: 'getTree',
          responses: { 200: { content: { 'application/json': { schema: tree } } } },
        },
      },
    },
    components: { schemas: { Tree } },
  });
  const found = (released: Node, current: Node) =>
    breakingChanges(answering(released), answering(current));

  it('contain themselves', () => {
    const released = { type: 'object', properties: { branches, name: optional } };
    expect(found(released, structuredClone(released))).toEqual([]);
    expect(found(released, { type: 'object', properties: { branches } })).toEqual([
      'getTree: answer 200 body.name: was removed',
    ]);
  });

  it('use allOf', () => {
    const parts = { allOf: [{ properties: { name: optional } }, { required: ['name'] }] };
    expect(found(parts, structuredClone(parts))).toEqual([]);
    expect(found(parts, { allOf: [parts.allOf[0]] })).toEqual([
      'getTree: answer 200 body.name: is no longer always there',
    ]);
  });

  it('use oneOf', () => {
    const choice = { oneOf: [{ type: 'string' }, { type: 'null' }] };
    expect(found(choice, { oneOf: [{ type: 'string' }] })).toEqual([]);
    expect(found(choice, { oneOf: [...choice.oneOf, { type: 'boolean' }] })).toEqual([
      'getTree: answer 200 body: the alternative {"type":"boolean"} is new',
    ]);
  });

  it('are outside components.schemas', () => {
    const elsewhere = { $ref: '#/components/x-other/a~1b~0c' };
    const at = (type: string): Node => ({
      ...answering(elsewhere),
      components: { schemas: { Tree: elsewhere }, 'x-other': { 'a/b~c': { type } } },
    });
    expect(breakingChanges(at('integer'), at('number'))).toEqual([
      'getTree: answer 200 body: type "integer" became "number"',
    ]);
  });

  it('are exported types: a removed one is reported', () => {
    const released = changed(`${schemas} Unused`, optional);
    expect(breakingChanges(released, contract)).toEqual([
      'the contract: schema Unused was removed',
    ]);
  });

  it('forbid a field', () => {
    const closed = { properties: { name: false } };
    expect(found(closed, structuredClone(closed))).toEqual([]);
    expect(found(closed, {})).toEqual([]);
    expect(found(closed, { properties: { name: optional } })).toEqual([
      'getTree: answer 200 body.name: was not allowed before',
    ]);
  });

  it('have an unknown keyword with a $ref', () => {
    const unknown = { not: { $ref: '#/components/schemas/Other' } };
    expect(found(unknown, structuredClone(unknown))).toEqual([
      'getTree: answer 200 body: not cannot be compared',
    ]);
  });

  it('have a $ref to a missing schema', () => {
    expect(() => found({ $ref: '#/components/schemas/Nothing' }, {})).toThrow('does not exist');
  });
});

it('applies the security of the contract to operations without their own', () => {
  const paths = { '/tree': { get: { operationId: 'getTree', responses: {} } } };
  expect(breakingChanges({ paths }, { paths, security: bearer })).toEqual([
    'getTree: security [{}] became [{"bearerAuth":[]}]',
  ]);
});

/** The pointer of every member, without examples. */
function* pointersOf(value: unknown, at = ''): Generator<string> {
  if (at) yield at.trim();
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (!/^examples?$/.test(key)) yield* pointersOf(child, `${at} ${key}`);
  }
}

describe('every removal is found', () => {
  const pointers = [...pointersOf(contract)];
  const isRequest = /^components schemas \w+(Payload|Registration|Update) /;
  const removals = [
    { what: 'operation', pattern: /^paths \S+ (get|post)$/, line: 'was removed' },
    { what: 'parameter', pattern: / parameters \d+$/, line: 'was removed' },
    { what: 'answer', pattern: / responses \d+$/, line: 'was removed' },
    { what: 'field', pattern: / properties (\S+)$/, line: '.$1: was removed' },
    { what: 'value of an enum', pattern: / enum \d+$/, line: 'was removed' },
    {
      what: 'required field of an answer',
      pattern: / required \d+$/,
      line: 'is no longer always there',
      inRequests: false,
    },
  ];

  // Hundreds of comparisons each.
  it.each(removals)('$what', { timeout: 30_000 }, ({ pattern, line, inRequests = true }) => {
    const all = pointers.filter(
      (pointer) => pattern.test(pointer) && (inRequests || !isRequest.test(pointer)),
    );
    const missed = sampled(all).filter((pointer) => {
      const ending = pattern.exec(pointer)?.[0].replace(pattern, line) ?? line;
      return !breakingChanges(contract, changed(pointer)).some((found) => found.endsWith(ending));
    });
    expect(all.length).toBeGreaterThan(10);
    expect(missed).toEqual([]);
  });
});

describe('the check before a release', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs the check in a working copy with this contract and the released one. */
  function check(today: Node, changeset?: string, version?: string) {
    const write = (path: string, content: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    };
    const client = 'packages/api-client';
    cpSync(join(root, client, 'package.json'), join(folder, client, 'package.json'));
    if (version) write(`${client}/package.json`, JSON.stringify({ version }));
    cpSync(join(root, client, 'released'), join(folder, client, 'released'), { recursive: true });
    write('openapi.yaml', stringify(today));
    write('.changeset/README.md', "---\n'@medportal/api-client': major\n---\n");
    rmSync(join(folder, '.changeset/one.md'), { force: true });
    if (changeset) write('.changeset/one.md', `---\n${changeset}\n---\n\nWhat is new.\n`);
    const script = fileURLToPath(new URL('breaking-changes.ts', import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    return { status, stderr };
  }

  const broken = changed('paths /api/doctors');
  const line = 'listDoctors: GET /api/doctors was removed\n';

  it.each([
    { with: 'no changeset', changeset: undefined },
    { with: 'a minor version of the client', changeset: "'@medportal/api-client': minor" },
    { with: 'a major version of another package', changeset: "'@medportal/ui': major" },
  ])('rejects a breaking change with $with', ({ changeset }) => {
    const { status, stderr } = check(broken, changeset);
    expect(status).toBe(1);
    expect(stderr).toContain(line);
    expect(stderr).toContain('npx changeset');
  });

  it('accepts a breaking change with a major version', () => {
    const changeset = "'@medportal/ui': patch\n'@medportal/api-client': major";
    expect(check(broken, changeset)).toEqual({ status: 0, stderr: '' });
  });

  it('accepts every other change', () => {
    const released = parse(
      readFileSync(join(root, 'packages/api-client/released/openapi.yaml'), 'utf8'),
    );
    const today = { ...released, info: { ...released.info, title: 'Another title' } };
    expect(check(today)).toEqual({ status: 0, stderr: '' });
  });

  it('rejects a released contract of another version', () => {
    const { status, stderr } = check(contract, undefined, '9.9.9');
    expect(status).toBe(1);
    expect(stderr).toContain('does not belong to version 9.9.9');
  });
});
