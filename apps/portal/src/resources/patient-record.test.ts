// Whose record is asked for, against a backend that answers every list of it.
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_API_HOST', 'http://portal.test');
const { loadPatientRecord } = await import('./patient-record.ts');

const context = { signal: new AbortController().signal, here: '/' };
const ready = { status: 'ready' as const, patient: { name: 'Ann', href: '#' } };
const backend = vi.fn<(request: Request) => Promise<Response>>();
const askedFor = () => backend.mock.calls.map(([{ url }]) => new URL(url).pathname);

beforeEach(() => {
  backend.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', backend);
});

describe('the record beside a response form', () => {
  it('is that of the patient who sent the request, each list once', async () => {
    const record = loadPatientRecord(Promise.resolve(ready), context);
    const views = await Promise.all(Object.values(record).map(({ first }) => first));
    expect(views).toEqual(Array.from({ length: 5 }, () => ({ status: 'empty' })));
    expect(askedFor().toSorted()).toEqual([
      '/api/patient/allergies/Ann',
      '/api/patient/bloodPressures/Ann',
      '/api/patient/bloodSugars/Ann',
      '/api/patient/chronicDisease/Ann',
      '/api/patient/medicine/Ann',
    ]);
  });

  it('is loaded again list by list', async () => {
    const { allergies } = loadPatientRecord(Promise.resolve(ready), context);
    await allergies.first;
    backend.mockClear();
    await allergies.again();
    expect(askedFor()).toEqual(['/api/patient/allergies/Ann']);
  });

  it.each([
    { status: 'locked' as const, reason: { kind: 'no-access' as const } },
    { status: 'missing' as const, requestsHref: '#' },
    { status: 'alreadyAnswered' as const, responseHref: '#' },
  ])('is not asked for when the request is $status', async (view) => {
    const record = loadPatientRecord(Promise.resolve(view), context);
    await Promise.all(Object.values(record).map(({ first }) => first));
    expect(backend).not.toHaveBeenCalled();
  });
});
