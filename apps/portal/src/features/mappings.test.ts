import type { PortalError } from '@medportal/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fullContent } from '../testing/records.ts';

vi.stubEnv('VITE_API_HOST', 'http://portal.test');
const { doctorsQuery } = await import('./doctors/api.ts');
const { allergiesQuery, patientQuery, pressuresQuery } = await import('./record/api.ts');
const { requestQuery, requestsQuery, sendResponse } = await import('./requests/api.ts');
const { isUnknown } = await import('../core/api/failureKinds.ts');
const { lockedView } = await import('../core/query/locked.ts');
const { nextLength } = await import('../core/query/readQuery.ts');
const { listView } = await import('../core/query/useView.ts');
const { outcomeOf, viewOfPage, viewOfRead } = await import('../../test/read.ts');

const backend = vi.fn<(request: Request) => Promise<Response>>();
const answers = (body: unknown, status = 200) =>
  backend.mockImplementation(async () => Response.json(body, { status }));
const lastCall = () => new URL(backend.mock.lastCall?.[0].url ?? '');

beforeEach(() => {
  backend.mockReset();
  vi.stubGlobal('fetch', backend);
  vi.spyOn(console, 'error').mockReturnValue();
});

const asReady = <Data>(data: Data) => ({ status: 'ready', data });
const asPage = <Item>(slice: { items: readonly Item[]; totalCount: number }) => ({
  status: 'ready',
  ...slice,
});

describe('the doctors', () => {
  const wire = {
    name: 'Bo',
    gender: 'Male',
    clinicName: 'No Clinic',
    medicalSpecificationName: 'ENT',
  };

  it('become cards, with a blank clinic for a doctor without one', async () => {
    answers({ doctors: [wire], totalCount: 10 });
    expect(await viewOfPage(doctorsQuery('b'), asPage)).toEqual({
      status: 'ready',
      items: [
        {
          name: 'Bo',
          href: '/DoctorProfile/Bo',
          gender: 'male',
          clinicName: undefined,
          specialization: 'ENT',
        },
      ],
      totalCount: 10,
    });
    expect(lastCall().search).toBe('?searchName=b&pageNumber=1&pageSize=9');
  });

  it('grow by nine, then double', async () => {
    const lengths = [9];
    while (lengths.at(-1)! < 2700) lengths.push(nextLength(lengths.at(-1)!));
    expect(lengths).toEqual([9, 18, 27, 36, 45, 90, 180, 360, 720, 900, 1800, 2700]);
  });

  it('are read in one call up to 900 items, in several beyond', async () => {
    answers({ doctors: [wire], totalCount: 1 });
    await viewOfPage(doctorsQuery(''), asPage, 45);
    expect(lastCall().search).toBe('?pageNumber=1&pageSize=45');
    backend.mockClear();
    await viewOfPage(doctorsQuery(''), asPage, 1800);
    expect(backend.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual([
      '?pageNumber=1&pageSize=900',
      '?pageNumber=2&pageSize=900',
    ]);
  });

  it('map to the empty and failed views', async () => {
    answers({ doctors: [], totalCount: 0 });
    expect(await viewOfPage(doctorsQuery(''), asPage)).toEqual({ status: 'empty' });
    answers('<h1>Bad gateway</h1>', 502);
    expect(await viewOfPage(doctorsQuery(''), asPage)).toMatchObject({
      status: 'failed',
      failure: { title: 'The doctors could not be loaded' },
    });
    backend.mockRejectedValue(new TypeError('no network'));
    expect(await viewOfPage(doctorsQuery(''), asPage)).toMatchObject({
      status: 'failed',
      failure: { message: expect.stringContaining('connection') },
    });
  });
});

describe('a patient’s record', () => {
  it('is locked, not empty, without access', async () => {
    const locked = (error: PortalError) => lockedView(error, '/patient/Ann?tab=info');
    answers({ title: 'Log in', message: 'Log in first.' }, 401);
    const login = '/Login?next=%2Fpatient%2FAnn%3Ftab%3Dinfo';
    expect(await viewOfRead(allergiesQuery('Ann'), listView, locked)).toEqual({
      status: 'locked',
      reason: { kind: 'log-in', loginHref: login },
    });
    answers({ title: 'Not found', message: 'Nothing here.' }, 404);
    expect(await viewOfRead(pressuresQuery('Ann'), listView, locked)).toEqual({
      status: 'locked',
      reason: { kind: 'no-access' },
    });
  });

  it('maps blank values and 0 to undefined', async () => {
    answers({ name: 'Ann', bloodType: '', height: 0, weight: null });
    expect(await viewOfRead(patientQuery('ANN'), asReady)).toEqual({
      status: 'ready',
      data: { name: 'Ann', gender: 'unspecified' },
    });
  });
});

describe('requests', () => {
  const wire = {
    requestId: 5,
    doctorId: 7,
    doctorName: 'Bo',
    patientId: 3,
    patientName: 'Ann',
    description: 'A question',
    date: '2024-01-01T08:00:00Z',
  };

  const patient = { name: 'Ann', href: '/patient/Ann', role: 'patient' };
  const doctor = { name: 'Bo', href: '/DoctorProfile/Bo', role: 'doctor' };
  const left = { name: 'Bo', role: 'doctor' };

  it.each([
    ['doctor', true, patient, { kind: 'response', href: '/Response/5/Doctor' }],
    ['doctor', false, patient, { kind: 'reply', href: '/ResponseForm/5/7/Bo/3/Ann' }],
    ['patient', true, doctor, { kind: 'response', href: '/Response/5/Patient' }],
    ['patient', false, doctor, { kind: 'none' }],
    ['patient', true, left, { kind: 'response', href: '/Response/5/Patient' }],
    ['patient', false, left, { kind: 'left', href: '/Doctors' }],
  ] as const)(
    'link a %s, answered: %s, to the other if they have not left, and to the next step',
    async (party, isAnswered, person, link) => {
      const request = { ...wire, isAnswered, ...(person === left && { hasDoctorLeft: true }) };
      answers({ requests: [request], totalCount: 1 });
      const view = await viewOfPage(requestsQuery(party, isAnswered), asPage);
      const [shown] = 'items' in view ? view.items : [];
      expect([shown?.person, shown?.link]).toEqual([person, link]);
    },
  );

  const detail = { description: 'A question', doctorName: 'Bo', patientName: 'Ann' };

  it('are answered when the backend says so or has a section', async () => {
    answers(detail);
    expect(await viewOfRead(requestQuery('doctor', 5), asReady)).toMatchObject({
      data: { answered: false },
    });
    answers({ ...detail, allergy: { allergyName: 'Dust', symptons: 'Sneezing' } });
    expect(await viewOfRead(requestQuery('patient', 5), asReady)).toMatchObject({
      data: { answered: true, allergy: { name: 'Dust', symptoms: 'Sneezing' } },
    });
  });

  it('map an unknown id to the missing view', async () => {
    const missing = (error: PortalError) => (isUnknown(error) ? { status: 'missing' } : undefined);
    answers({ title: 'Not found', message: 'Nothing here.' }, 404);
    expect(
      await viewOfRead(requestQuery('doctor', 5), () => ({ status: 'ready' }), missing),
    ).toEqual({ status: 'missing' });
  });

  it('send a response in the contract’s spelling and read field errors in ours', async () => {
    answers(
      {
        title: 'Check',
        message: 'Check it.',
        errors: { 'chronicDisease.dateOfDiagonsis': ['No.'] },
      },
      400,
    );
    const ids = { requestId: 5, doctorId: 7, doctorName: 'Bo', patientId: 3, patientName: 'Ann' };
    const { generalReport, medicine, ...others } = fullContent;
    const values = {
      ...others,
      generalReport: { ...generalReport, attachment: 'leaflet' },
      medicine: { ...medicine, isMaintenance: false },
    };
    expect(await outcomeOf(sendResponse(ids), values)).toEqual({
      status: 'failed',
      failure: { title: 'Check', message: 'Check it.' },
      fieldErrors: { 'chronicDisease.dateOfDiagnosis': 'No.' },
    });
    const sent = backend.mock.lastCall?.[0];
    expect(sent?.headers.get('idempotency-key')).toBe('k');
    expect(await sent?.json()).toMatchObject({
      medicine: { medicinName: medicine.name, isMaintenace: false },
      chronicDisease: {
        digonsis: others.chronicDisease.diagnosis,
        dateOfDiagonsis: others.chronicDisease.dateOfDiagnosis,
      },
      allergy: { allergyName: others.allergy.name, symptons: others.allergy.symptoms },
    });
  });
});
