// Tests what the mapping of each read makes of malformed and non-conforming values. The parsers are tested in
// core/api/wire.test.ts, responses that are no JSON in the client.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStorage } from '../../test/memory-storage.ts';
import { paths } from '../paths.ts';
import { people } from '../testing/people.ts';
import { wireRecord } from '../testing/wireRecord.ts';
import {
  wireAccesses,
  wireDoctor,
  wireDoctorInbox,
  wireDoctors,
  wireLogIns,
  wirePatient,
  wirePatientInbox,
  wireRequests,
  wireResponse,
} from '../testing/wireSamples.ts';

vi.stubEnv('VITE_API_HOST', 'http://api.elsewhere.test');
const { logInsQuery } = await import('./account/api.ts');
const { accessLogQuery } = await import('./sharing/accessLog.api.ts');
const { logInHere } = await import('./auth/useLogIn.ts');
const doctors = await import('./doctors/api.ts');
const { coreInboxQuery, inboxQuery } = await import('./inbox/api.ts');
const { waitingQuery } = await import('./inbox/waiting.api.ts');
const recorded = await import('./record/api.ts');
const { saveMedicalInfo } = await import('./record/medical.api.ts');
const requests = await import('./requests/api.ts');
const { requestQueueQuery } = await import('./requests/queue.api.ts');
const { specializationsQuery } = await import('./doctors/specializations.api.ts');
const { listView } = await import('../core/query/useView.ts');
const { outcomeOf, viewOfPage, viewOfRead } = await import('../../test/read.ts');

const backend = vi.fn<(request: Request) => Promise<Response>>();
const answers = (body: string, status = 200, type = 'application/json') =>
  backend.mockImplementation(
    async () => new Response(body, { status, headers: { 'Content-Type': type } }),
  );

const users = {
  doctor: { ...people.doctor, persona: 'doctor' },
  patient: { ...people.patient, persona: 'patient' },
} as const;

beforeEach(() => {
  backend.mockReset();
  vi.stubGlobal('fetch', backend);
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.spyOn(console, 'error').mockReturnValue();
});

interface Read {
  load: () => Promise<{ status: string }>;
  wire: unknown;
  /** How some backends send an empty list; absent for a read of a single item. */
  empty?: unknown;
}

const listed = wireDoctors(1)[0]!;
const item = wireRequests(1, false)[0]!;
const page = (name: string, one: unknown) => ({ [name]: [one], totalCount: 1 });
const none = (name: string) => ({ [name]: null, totalCount: 0 });

const asReady = <Data>(data: Data) => ({ status: 'ready', data });
const asPage = <Item>(slice: { items: readonly Item[]; totalCount: number }) => ({
  status: 'ready',
  ...slice,
});

const reads: Record<string, Read> = {
  doctors: {
    load: () => viewOfPage(doctors.doctorsQuery(''), asPage),
    wire: page('doctors', listed),
    empty: none('doctors'),
  },
  'doctors of a specialization': {
    load: () => viewOfRead(doctors.doctorsOfSpecializationQuery(1), listView),
    wire: [listed],
    empty: null,
  },
  'doctor profile': {
    load: () => viewOfRead(doctors.doctorQuery('Bo'), asReady),
    wire: wireDoctor,
  },
  specializations: {
    load: () => viewOfRead(specializationsQuery(), listView),
    wire: [{ msId: 1, msName: 'ENT' }],
    empty: null,
  },
  'patient profile': {
    load: () => viewOfRead(recorded.patientQuery('Ann'), asReady),
    wire: wirePatient,
  },
  'blood pressures': {
    load: () => viewOfRead(recorded.pressuresQuery('Ann'), listView),
    wire: wireRecord.pressures.slice(0, 1),
    empty: null,
  },
  'blood sugars': {
    load: () => viewOfRead(recorded.sugarsQuery('Ann'), listView),
    wire: wireRecord.sugars.slice(0, 1),
    empty: null,
  },
  medicines: {
    load: () => viewOfRead(recorded.medicinesQuery('Ann'), listView),
    wire: wireRecord.medicines.slice(0, 1),
    empty: null,
  },
  'chronic diseases': {
    load: () => viewOfRead(recorded.chronicDiseasesQuery('Ann'), listView),
    wire: wireRecord.chronicDiseases,
    empty: null,
  },
  allergies: {
    load: () => viewOfRead(recorded.allergiesQuery('Ann'), listView),
    wire: wireRecord.allergies,
    empty: null,
  },
  "a doctor's requests": {
    load: () => viewOfPage(requests.requestsQuery('doctor', false), asPage),
    wire: page('requests', item),
    empty: none('requests'),
  },
  "a patient's requests": {
    load: () => viewOfPage(requests.requestsQuery('patient', true), asPage),
    wire: page('requests', { ...item, isAnswered: true }),
    empty: none('requests'),
  },
  "a doctor's searched requests": {
    load: () => viewOfPage(requestQueueQuery(false, { search: 'Ann', order: 'oldest' }), asPage),
    wire: page('requests', { ...item, answeredAt: null }),
    empty: none('requests'),
  },
  'the access log': {
    load: () => viewOfPage(accessLogQuery(), asPage),
    wire: { entries: wireAccesses.slice(0, 1), totalCount: 1, next: '1795169400000000-41' },
    empty: none('entries'),
  },
  'the log-ins': {
    load: () => viewOfPage(logInsQuery(), asPage),
    wire: { entries: wireLogIns.slice(0, 1), totalCount: 1, next: '1795169400000000-41' },
    empty: none('entries'),
  },
  'the request that waits longest': {
    load: () => viewOfRead(requests.oldestRequestQuery(), listView),
    wire: page('requests', item),
    empty: none('requests'),
  },
  "a doctor's inbox": {
    load: () => viewOfRead(inboxQuery(), asReady),
    wire: wireDoctorInbox,
  },
  'the requests that wait for a doctor': {
    load: () => viewOfRead(waitingQuery(users.doctor, true), asReady),
    wire: page('requests', item),
  },
  'the same, from the list of requests': {
    load: () => viewOfRead(waitingQuery(users.doctor, false), asReady),
    wire: page('requests', item),
  },
  "a patient's inbox": {
    load: () => viewOfRead(inboxQuery(), asReady),
    wire: { ...wirePatientInbox, leftRequests: [item] },
  },
  "a patient's inbox, from the lists of requests": {
    load: () => viewOfRead(coreInboxQuery(users.patient), asReady),
    wire: page('requests', item),
  },
  response: {
    load: () => viewOfRead(requests.requestQuery('patient', 5), asReady),
    wire: wireResponse,
  },
};

/** One copy of `value` for each of its nested parts, with `change` applied to that part. */
function withEachPart(value: unknown, change: (part: unknown) => unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    [change(part), ...withEachPart(part, change)].map((changed) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
    ),
  );
}

const rawValues = /NaN|undefined|null|Invalid Date|\[object|function/;

describe.each(Object.entries(reads))('the mapping of %s', (_, { load, wire }) => {
  it('accepts unknown fields, and numbers and booleans sent as strings', async () => {
    answers(JSON.stringify(wire));
    const view = await load();
    expect(view.status).toBe('ready');
    const extra = JSON.stringify(wire).replaceAll('}', ',"$type":"x","extra":{"deep":[1]}}');
    answers(extra.replaceAll(/":(\d+|true|false)/g, '":"$1"'));
    expect(await load()).toEqual(view);
  });

  it.each([
    ['null', null],
    ['left out', undefined],
    ['blank', ' '],
    ['a number', 7],
    ['a negative fraction', -0.5],
    ['a text', 'high'],
    ['a lone surrogate', '\ud800'],
    ['true', true],
    ['a list', []],
    ['a list of null', [null]],
    ['an object', {}],
  ])('gives a ready, empty or failed view when any one part is %s', async (_name, malformed) => {
    for (const body of withEachPart(wire, () => malformed)) {
      answers(JSON.stringify(body));
      const view = await load();
      expect(view.status, JSON.stringify(body)).toMatch(/^(ready|empty|failed)$/);
      expect(JSON.stringify(view)).not.toMatch(rawValues);
    }
  });
});

it.each(Object.entries(reads).filter(([, { empty }]) => empty !== undefined))(
  '%s are empty when their list is null',
  async (_, { load, empty }) => {
    answers(JSON.stringify(empty));
    expect(await load()).toEqual({ status: 'empty' });
  },
);

describe('recorded values', () => {
  const valuesOf = async (load: () => Promise<{ status: string }>, wire: unknown) => {
    answers(JSON.stringify(wire));
    return load();
  };

  it.each([
    ['120/80', { kind: 'parsed', systolic: 120, diastolic: 80 }],
    [' 120 / 80 ', { kind: 'parsed', systolic: 120, diastolic: 80 }],
    ['120', { kind: 'text', text: '120' }],
    [120, { kind: 'text', text: '120' }],
    [null, { kind: 'text', text: undefined }],
  ])('shows the blood pressure %j', async (value, expected) => {
    const { load } = reads['blood pressures']!;
    expect(await valuesOf(load, [{ value }])).toEqual({
      status: 'ready',
      items: [{ value: expected, takenAt: undefined }],
    });
  });

  it.each([
    [90, { kind: 'parsed', mgPerDl: 90 }],
    ['90.5', { kind: 'parsed', mgPerDl: 90.5 }],
    ['5,6', { kind: 'text', text: '5,6' }],
    ['90 mg/dL', { kind: 'text', text: '90 mg/dL' }],
    ['NaN', { kind: 'text', text: 'NaN' }],
    ['', { kind: 'text', text: undefined }],
    [null, { kind: 'text', text: undefined }],
  ])('shows the blood sugar %j', async (value, expected) => {
    const { load } = reads['blood sugars']!;
    expect(await valuesOf(load, [{ value, date: '0001-01-01T00:00:00' }])).toEqual({
      status: 'ready',
      items: [{ value: expected, takenAt: undefined }],
    });
  });

  it.each([
    ['a+', 'A+'],
    [' AB- ', 'AB-'],
    ['+O', undefined],
    [5, undefined],
  ])('parses the blood type %j', async (bloodType, expected) => {
    const view = await valuesOf(reads['patient profile']!.load, { name: 'Ann', bloodType });
    expect(view).toMatchObject({ data: { bloodType: expected } });
  });

  it.each([
    ['bloodType', 'A (Rh unknown)', { bloodType: 'A (Rh unknown)' }],
    ['bloodType', '+O', undefined],
    ['bloodType', 'a+', undefined],
    ['height', ' about 170 ', { heightCm: 'about 170' }],
    ['height', '0', undefined],
    ['height', '170', undefined],
    ['weight', '11 stone', { weightKg: '11 stone' }],
    ['weight', '', undefined],
  ])('keeps the text of an unreadable %s: %j', async (field, value, unread) => {
    const view = await valuesOf(reads['patient profile']!.load, { name: 'Ann', [field]: value });
    expect(view).toMatchObject({ data: { unread } });
  });
});

describe('a request', () => {
  const empty = {
    generalReport: { diagnosis: null, notes: '' },
    medicine: {},
    chronicDisease: null,
    allergy: { allergyName: null, symptons: null },
  };

  it('is unanswered when all its sections are empty', async () => {
    answers(JSON.stringify({ ...empty, doctorName: 'Bo', patientName: 'Ann', description: null }));
    expect(await reads['response']!.load()).toMatchObject({
      data: { answered: false, description: undefined },
    });
  });

  it('takes isAnswered from the list when its item leaves it out', async () => {
    const { isAnswered: _, ...unmarked } = item;
    answers(JSON.stringify(page('requests', unmarked)));
    expect(await reads["a patient's requests"]!.load()).toMatchObject({
      items: [{ link: { kind: 'response' } }],
    });
    expect(await reads["a doctor's requests"]!.load()).toMatchObject({
      items: [
        { link: { kind: 'reply', href: '/ResponseForm/100/7/Juniper%20Vale/3/Robin%20Meadow' } },
      ],
    });
  });
});

it.each([
  ['allergies', ['Penicillin']],
  ['allergies', [{ allergyName: { text: 'Penicillin' } }]],
  ['medicines', [{ medicineName: ['Ibuprofen'] }]],
  ['blood pressures', [{ value: { up: 120 } }]],
  ['blood sugars', [90]],
  ['response', { ...wireResponse, allergy: 'Penicillin' }],
])('fails to read malformed %s instead of showing them as not recorded: %j', async (name, wire) => {
  answers(JSON.stringify(wire));
  expect(await reads[name]!.load()).toMatchObject({ status: 'failed' });
});

describe('an item without a name', () => {
  const { doctorName: _doctor, patientName: _patient, isAnswered: _is, ...nameless } = item;
  const { name: _name, ...listedNameless } = listed;

  it.each([
    [
      'doctors',
      { doctors: [listed, listedNameless] },
      {
        items: [
          { name: listed.name, href: paths.doctorProfile(listed.name) },
          { name: undefined, href: undefined },
        ],
      },
    ],
    [
      "a doctor's requests",
      { requests: [item, nameless] },
      {
        items: [
          { person: { name: people.patient.name }, link: { kind: 'reply' } },
          { id: 100, person: undefined, link: undefined, description: item.description },
        ],
      },
    ],
    [
      "a patient's requests",
      { requests: [nameless, { ...nameless, requestId: null }] },
      {
        items: [
          { person: undefined, link: { kind: 'response', href: '/Response/100/Patient' } },
          { id: undefined, person: undefined, link: undefined },
        ],
      },
    ],
  ])('stays in the list of %s', async (name, wire, list) => {
    answers(JSON.stringify({ ...wire, totalCount: 20 }));
    expect(await reads[name]!.load()).toMatchObject({
      status: 'ready',
      ...list,
      totalCount: 20,
    });
  });

  it('stays in the list of specializations', async () => {
    answers(JSON.stringify([{ msId: 1 }, { msName: 'ENT' }, { msId: 2, msName: 'GP' }]));
    expect(await reads['specializations']!.load()).toMatchObject({
      items: [{ id: 1 }, { name: 'ENT' }, { id: 2, name: 'GP' }],
    });
  });

  it('fails the read when it is not an object', async () => {
    answers(JSON.stringify({ doctors: ['Bo'], totalCount: 1 }));
    expect(await reads['doctors']!.load()).toMatchObject({ status: 'failed' });
  });
});

it('a list with a count but no items fails', async () => {
  answers('{"totalCount":4}');
  expect(await reads['doctors']!.load()).toMatchObject({ status: 'failed' });
});

it('unreadable body measures are sent back unchanged, beside the entered ones', async () => {
  answers('');
  const values = { bloodType: undefined, heightCm: undefined, weightKg: 70 };
  await outcomeOf(saveMedicalInfo, { ...values, unread: { heightCm: 'about 170' } });
  expect(await backend.mock.lastCall?.[0].json()).toEqual({
    bloodType: null,
    height: 'about 170',
    weight: 70,
  });
});

it('field errors in the spelling of frameworks belong to the fields of the form', async () => {
  answers('{"title":"Check it","errors":{"Height":["Too tall."],"$.weight":["No number."]}}', 400);
  const values = { bloodType: undefined, heightCm: 170, weightKg: undefined };
  expect(await outcomeOf(saveMedicalInfo, values)).toMatchObject({
    fieldErrors: { heightCm: 'Too tall.', weightKg: 'No number.' },
  });
});

it('a log-in without a token fails', async () => {
  for (const body of ['', '{}', '{"token":null}', '<p>Hello</p>']) {
    answers(body);
    const values = { email: 'a@example.com', password: 'x' };
    expect(await outcomeOf(logInHere, values)).toMatchObject({ status: 'failed' });
  }
});
