import type { Schemas } from '@medportal/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Requests = Schemas['RequestListItem'][];

vi.stubEnv('VITE_API_HOST', 'http://api.elsewhere.test');
const { readRequests } = await import('./copiedRequests.ts');

/** The requests that the backend has, and how it answers for the details of one. */
let lists: Record<'waiting' | 'answered', Requests>;
let detail: (id: number) => Response | Promise<Response>;
let calls: string[];
let unlisted: number;

const respond = async (url: URL) => {
  calls.push(url.pathname + url.search);
  const id = /\/requests\/(\d+)$/.exec(url.pathname)?.[1];
  if (id !== undefined) return detail(Number(id));
  const all = lists[url.searchParams.get('isAnswered') === 'true' ? 'answered' : 'waiting'];
  const [page, size] = [
    Number(url.searchParams.get('pageNumber')),
    Number(url.searchParams.get('pageSize')),
  ];
  const requests = all.slice((page - 1) * size, page * size);
  return Response.json({ requests, totalCount: all.length + unlisted });
};

const names = { doctorName: 'Juniper Vale', patientName: 'Robin Meadow' };

/** Newest first. */
const requestsFrom = (firstId: number, count: number, isAnswered: boolean): Requests =>
  Array.from({ length: count }, (_, index) => ({
    ...names,
    requestId: firstId + index,
    doctorId: 7,
    patientId: 3,
    description: `Question ${firstId + index}`,
    date: new Date(Date.UTC(2026, 10, 18 - index, 9, 30)).toISOString(),
    isAnswered,
  }));

const wireResponse: Schemas['RequestDetail'] = {
  ...names,
  description: 'I feel dizzy.',
  date: '2026-11-18T09:30:00Z',
  isAnswered: true,
  allergy: { allergyName: 'Birch pollen', symptons: 'Sneezing' },
};

const details = () => calls.filter((call) => !call.includes('?'));

const read = async (signal = new AbortController().signal) => readRequests(signal);

beforeEach(() => {
  calls = [];
  unlisted = 0;
  lists = { waiting: [], answered: requestsFrom(1, 10, true) };
  detail = () => Response.json(wireResponse);
  vi.stubGlobal('fetch', async (request: Request) => respond(new URL(request.url)));
});

afterEach(() => vi.useRealTimers());

it('a copy reads every page of both lists, and the response of each answered request', async () => {
  lists.waiting = requestsFrom(1000, 901, false);
  const requests = await read();
  expect(requests).toHaveLength(911);
  const answered = requests.filter((request) => request.answered);
  expect(answered).toHaveLength(10);
  expect(answered[0]).toMatchObject({
    doctor: { name: 'Juniper Vale' },
    sentAt: '2026-11-18T09:30:00.000Z',
    allergy: { name: 'Birch pollen', symptoms: 'Sneezing' },
  });
  expect(requests.at(-1)).toMatchObject({ doctor: { name: 'Juniper Vale' }, answered: false });
  const dates = requests.map(({ sentAt = '' }) => sentAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('a copy reads a few responses at a time, and no more after one that failed', async () => {
  let inFlight = 0;
  let most = 0;
  detail = async (id) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await Promise.resolve();
    inFlight -= 1;
    return id === 5 ? new Response(null, { status: 500 }) : Response.json(wireResponse);
  };
  await expect(read()).rejects.toMatchObject({ status: 500 });
  expect(most).toBe(4);
  expect(details()).toHaveLength(8);
});

it('a copy reads no more after it was aborted', async () => {
  const controller = new AbortController();
  detail = (id) => {
    if (id === 4) controller.abort();
    return Response.json(wireResponse);
  };
  await expect(read(controller.signal)).rejects.toMatchObject({ kind: 'abort' });
  expect(details()).toHaveLength(4);
});

it('a copy has a request once that is answered while the lists are read', async () => {
  lists.waiting = requestsFrom(1, 1, false);
  const requests = await read();
  expect(requests).toHaveLength(10);
  expect(requests.every((request) => request.answered)).toBe(true);
});

it('a copy has the date and the response of a backend that says them in the list alone', async () => {
  lists.answered = requestsFrom(1, 1, true);
  detail = () => Response.json(names);
  expect(await read()).toMatchObject([
    { sentAt: '2026-11-18T09:30:00.000Z', answered: true, description: 'Question 1' },
  ]);
});

it('a copy fails when the backend counts more requests than it lists', async () => {
  unlisted = 1;
  await expect(read()).rejects.toMatchObject({ kind: 'parse' });
});

it('a copy waits when the backend answers no more calls in this minute', async () => {
  vi.useFakeTimers();
  lists.answered = requestsFrom(1, 1, true);
  const answers = [
    new Response(null, { status: 429, headers: { 'Retry-After': '40' } }),
    Response.json(wireResponse),
  ];
  detail = () => answers.shift() ?? Response.error();
  const reading = read();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await reading).toHaveLength(1);
});
