import { type OperationId, operations, type Schemas } from '@medportal/api-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.stubEnv('VITE_API_HOST', 'http://api.elsewhere.test');
const { accessKind, accessLogQuery } = await import('./accessLog.api.ts');

const backend = vi.fn<(request: Request) => Promise<Response>>();
beforeEach(() => {
  backend.mockReset();
  vi.stubGlobal('fetch', backend);
});

const { signal } = new AbortController();
const wire: Schemas['AccessLogEntry'] = {
  date: '2026-11-20T10:15:00.000Z',
  accountName: 'Alder Brook',
  role: 'Doctor',
  isSelf: false,
  action: 'getRequest',
  requestId: 1,
  outcome: 'allowed',
};

async function entryOf(change: object) {
  const page = { entries: [{ ...wire, ...change }], totalCount: 1 };
  backend.mockImplementation(async () => Response.json(page));
  const { queryFn, initialPageParam } = accessLogQuery();
  const { items } = await queryFn({ pageParam: initialPageParam, signal });
  return items[0];
}

describe('an entry', () => {
  it('says who, when and what', async () => {
    expect(await entryOf({})).toEqual({
      at: '2026-11-20T10:15:00.000Z',
      person: { name: 'Alder Brook', role: 'doctor' },
      isSelf: false,
      kind: 'request',
      isRefused: false,
      count: 1,
    });
  });

  it('has no person without a log-in', async () => {
    const change = { accountName: null, role: null, outcome: 'denied', count: 12 };
    expect(await entryOf(change)).toMatchObject({ person: undefined, isRefused: true, count: 12 });
  });

  it('counts the registration as the patient’s own', async () => {
    const change = { accountName: null, role: null, action: 'registerPatient' };
    expect(await entryOf(change)).toMatchObject({ kind: 'created', isSelf: true });
  });

  it('keeps a person without a name apart from nobody', async () => {
    expect(await entryOf({ accountName: null })).toMatchObject({
      person: { name: undefined, role: 'doctor' },
    });
  });

  it.each(['somethingNew', 'constructor', '__proto__'])('is something else: %s', async (action) => {
    expect(await entryOf({ action })).toMatchObject({ kind: 'other' });
  });

  it.each([{ outcome: 'asked' }, { outcome: null }, { isSelf: null }])(
    'is refused as malformed with %j',
    async (change) => {
      await expect(entryOf(change)).rejects.toMatchObject({ kind: 'parse' });
    },
  );
});

it('every operation that reads or changes a record has a text', () => {
  const isKnown = (id: string) => accessKind(id) !== 'other';
  const protectedIds = Object.entries(operations).flatMap(([id, { security }]) =>
    security === 'none' ? [] : [id],
  );
  // They are about a doctor’s profile or the caller’s own account, inbox or patients, not about a patient’s record.
  const withoutRecord: OperationId[] = [
    'changeEmail',
    'changePassword',
    'closeAccount',
    'endOtherSessions',
    'endSession',
    'getAccount',
    'getDoctor',
    'getInbox',
    'listLogIns',
    'listPatients',
    'listSessions',
    'logOut',
    'updateClinic',
    'updateContact',
    'updateDoctorProfile',
    'updateNotices',
  ];
  expect(protectedIds.filter((id) => !isKnown(id)).toSorted()).toEqual(withoutRecord);
});

describe('the next page', () => {
  const { getNextPageParam, initialPageParam } = accessLogQuery();
  const slice = (count: number, totalCount: number, next?: string) => ({
    items: Array.from({ length: count }),
    totalCount,
    next,
  });

  it('begins at the cursor, however many entries are counted', () => {
    const last = slice(100, 100, '5-1');
    expect(getNextPageParam(last, [last], initialPageParam)).toEqual({ cursor: '5-1' });
  });

  it('is none after the last cursor', () => {
    const pages = [slice(100, 10_000, '5-1'), slice(7, 10_000)];
    expect(getNextPageParam(pages[1]!, pages, { cursor: '5-1' })).toBeUndefined();
  });

  it('is the next number for a backend without cursors', () => {
    const pages = [slice(100, 240), slice(100, 240)];
    expect(getNextPageParam(pages[1]!, pages, { pageNumber: 2 })).toEqual({ pageNumber: 3 });
    expect(getNextPageParam(pages[1]!, [...pages, slice(40, 240)], { pageNumber: 3 })).toBe(
      undefined,
    );
    expect(getNextPageParam(slice(0, 240), [slice(0, 240)], initialPageParam)).toBeUndefined();
  });

  it('is asked for by its cursor or number', async () => {
    backend.mockImplementation(async () => Response.json({ entries: [], totalCount: 0 }));
    const { queryFn } = accessLogQuery();
    await queryFn({ pageParam: { cursor: '5-1' }, signal });
    await queryFn({ pageParam: { pageNumber: 2 }, signal });
    expect(backend.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual([
      '?pageSize=100&cursor=5-1',
      '?pageNumber=2&pageSize=100',
    ]);
  });
});
