// The resources against a backend that answers what a test says, through the real client.
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_API_HOST', 'http://portal.test');
const { loadDoctorProfile, loadDoctors, loadRequestForm } = await import('./doctors.ts');
const { loadAllergies } = await import('./histories.ts');
const { loadPatientProfile } = await import('./patients.ts');
const { loadPressures } = await import('./readings.ts');
const { loadRequests, loadResponse, loadResponseForm, sendResponse } =
  await import('./requests.ts');
const { signal } = new AbortController();
const context = { signal, here: '/patient/Ann?tab=info' };
const patient = { name: 'Ann', role: 'Patient', persona: 'patient' } as const;
const doctor = { name: 'Bo', role: 'Doctor', persona: 'doctor' } as const;

const backend = vi.fn<(request: Request) => Promise<Response>>();
const answers = (body: unknown, status = 200) =>
  backend.mockImplementation(async () => Response.json(body, { status }));
const lastCall = () => new URL(backend.mock.lastCall?.[0].url ?? '');

beforeEach(() => {
  backend.mockReset();
  vi.stubGlobal('fetch', backend);
  vi.spyOn(console, 'error').mockReturnValue();
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
    expect(await loadDoctors({ searchName: 'b' }, signal)).toEqual({
      status: 'ready',
      doctors: [
        {
          name: 'Bo',
          href: '/DoctorProfile/Bo',
          gender: 'male',
          clinicName: undefined,
          specialization: 'ENT',
        },
      ],
      totalCount: 10,
      more: 'available',
    });
    expect(lastCall().search).toBe('?searchName=b&pageNumber=1&pageSize=9');
  });

  it('ask for nine more', async () => {
    answers({ doctors: [wire], totalCount: 1 });
    const first = await loadDoctors({ searchName: '' }, signal);
    if (first.status !== 'ready') throw new Error(first.status);
    await loadDoctors({ searchName: '' }, signal, first.doctors);
    expect(lastCall().searchParams.get('pageSize')).toBe('10');
  });

  it('are empty, or failed with words', async () => {
    answers({ doctors: [], totalCount: 0 });
    expect(await loadDoctors({ searchName: '' }, signal)).toEqual({ status: 'empty' });
    answers('<h1>Bad gateway</h1>', 502);
    expect(await loadDoctors({ searchName: '' }, signal)).toMatchObject({
      status: 'failed',
      failure: { title: 'The doctors could not be loaded' },
    });
    backend.mockRejectedValue(new TypeError('no network'));
    expect(await loadDoctors({ searchName: '' }, signal)).toMatchObject({
      status: 'failed',
      failure: { message: expect.stringContaining('connection') },
    });
  });
});

describe('a doctor', () => {
  const wire = { name: 'Bo', doctorId: 7 };

  it('is shown to each persona', async () => {
    answers(wire);
    const seenBy = async (user: Parameters<typeof loadDoctorProfile>[1]) => {
      const view = await loadDoctorProfile('bo', user, signal);
      return view.status === 'ready' ? [view.viewer, view.contactHref] : view.status;
    };
    expect(await seenBy(undefined)).toEqual(['visitor', undefined]);
    expect(await seenBy(patient)).toEqual(['patient', '/Request/Bo/7']);
    expect(await seenBy({ ...patient, name: 'Bo' })).toEqual(['patient', '/Request/Bo/7']);
    expect(await seenBy(doctor)).toEqual(['owner', undefined]);
    expect(await seenBy({ ...doctor, name: 'Cy' })).toEqual(['doctor', undefined]);
  });

  it('takes a request from a patient only, and only under the right id', async () => {
    answers(wire);
    expect(await loadRequestForm('Bo', 7, patient, context)).toMatchObject({ status: 'ready' });
    expect(await loadRequestForm('Bo', 8, patient, context)).toEqual({ status: 'missing' });
    backend.mockClear();
    expect(await loadRequestForm('Bo', 7, doctor, context)).toMatchObject({
      reason: { kind: 'no-access' },
    });
    expect(await loadRequestForm('Bo', 7, undefined, context)).toMatchObject({
      reason: { kind: 'log-in' },
    });
    expect(backend).not.toHaveBeenCalled();
  });
});

describe('a patient’s record', () => {
  it('is locked for whoever may not read it, and never empty instead', async () => {
    answers({ title: 'Log in', message: 'Log in first.' }, 401);
    const login = '/Login?next=%2Fpatient%2FAnn%3Ftab%3Dinfo';
    for (const load of [
      loadPatientProfile('Ann', undefined, context),
      loadAllergies('Ann', context),
    ])
      expect(await load).toEqual({
        status: 'locked',
        reason: { kind: 'log-in', loginHref: login },
      });
    answers({ title: 'Not found', message: 'Nothing here.' }, 404);
    expect(await loadPressures('Ann', context)).toEqual({
      status: 'locked',
      reason: { kind: 'no-access' },
    });
  });

  it('shows what is not recorded as not recorded', async () => {
    answers({ name: 'Ann', bloodType: '', height: 0, weight: null });
    expect(await loadPatientProfile('ANN', patient, context)).toEqual({
      status: 'ready',
      viewer: 'owner',
      patient: { name: 'Ann', gender: 'unspecified' },
    });
  });

  it('shows a reading that does not parse as it is', async () => {
    answers([
      { value: '120/80', date: '2024-01-01T08:00:00Z' },
      { value: 'high', date: 'yesterday' },
    ]);
    const view = await loadPressures('Ann', context);
    expect(view.status === 'ready' && view.items.map(({ value }) => value)).toEqual([
      { kind: 'parsed', systolic: 120, diastolic: 80 },
      { kind: 'text', text: 'high' },
    ]);
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

  it('lead each party to the other, and to what is next', async () => {
    const linkOf = async (party: 'doctor' | 'patient', isAnswered: boolean) => {
      answers({ requests: [{ ...wire, isAnswered }], totalCount: 1 });
      const view = await loadRequests(party, isAnswered, context);
      return view.status === 'ready' && [view.requests[0]?.person?.name, view.requests[0]?.link];
    };
    expect(await linkOf('doctor', true)).toEqual([
      'Ann',
      { kind: 'response', href: '/Response/5/Doctor' },
    ]);
    expect(await linkOf('doctor', false)).toEqual([
      'Ann',
      { kind: 'reply', href: '/ResponseForm/5/7/Bo/3/Ann' },
    ]);
    expect(await linkOf('patient', true)).toEqual([
      'Dr. Bo',
      { kind: 'response', href: '/Response/5/Patient' },
    ]);
    expect(await linkOf('patient', false)).toEqual(['Dr. Bo', { kind: 'none' }]);
  });

  const detail = { description: 'A question', doctorName: 'Bo', patientName: 'Ann' };

  it('are answered when the backend says so or has a section', async () => {
    answers(detail);
    expect(await loadResponseForm(5, doctor, context)).toMatchObject({ status: 'ready' });
    answers({ ...detail, allergy: { allergyName: 'Dust', symptons: 'Sneezing' } });
    expect(await loadResponseForm(5, doctor, context)).toEqual({
      status: 'alreadyAnswered',
      responseHref: '/Response/5/Doctor',
    });
    expect(await loadResponse(5, 'patient', context)).toMatchObject({
      status: 'ready',
      reader: 'patient',
      answered: true,
      allergy: { name: 'Dust', symptoms: 'Sneezing' },
    });
  });

  it('are missing under an unknown role or id', async () => {
    expect(await loadResponse(5, 'Nurse', context)).toEqual({ status: 'missing' });
    expect(backend).not.toHaveBeenCalled();
    answers({ title: 'Not found', message: 'Nothing here.' }, 404);
    expect(await loadResponse(5, 'Doctor', context)).toEqual({ status: 'missing' });
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
    const values = {
      generalReport: { diagnosis: 'd', treatmentPlan: 't', notes: 'n', attachment: 'a' },
      medicine: { name: 'm', dosage: '1', frequency: '2', instructions: '3', isMaintenance: false },
      chronicDisease: {
        name: 'c',
        description: '4',
        causes: '5',
        symptoms: '6',
        diagnosis: '7',
        treatment: '8',
        dateOfDiagnosis: '2024-01-01',
      },
      allergy: { name: 'y', symptoms: '9' },
    };
    const write = { params: {}, request: new Request('http://portal.test/'), idempotencyKey: 'k' };
    expect(await sendResponse(ids, values, write)).toEqual({
      status: 'failed',
      failure: { title: 'Check', message: 'Check it.' },
      fieldErrors: { 'chronicDisease.dateOfDiagnosis': 'No.' },
    });
    const sent = backend.mock.lastCall?.[0];
    expect(sent?.headers.get('idempotency-key')).toBe('k');
    expect(await sent?.json()).toMatchObject({
      medicine: { medicinName: 'm', isMaintenace: false },
      chronicDisease: { digonsis: '7', dateOfDiagonsis: '2024-01-01' },
      allergy: { allergyName: 'y', symptons: '9' },
    });
  });
});
