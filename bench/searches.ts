// The searches of doctors that the benchmarks make.
import type { Call } from './load.ts';

interface DoctorPage {
  doctors: { name: string }[];
  totalCount: number;
}

const read = (url: string, query: string): Promise<DoctorPage> =>
  fetch(`${url}/api/doctors?${query}`).then((answer) => answer.json());

/** Names from the middle of the list, at most 1,800. */
export async function sampleNames(url: string): Promise<string[]> {
  const { totalCount } = await read(url, 'pageSize=1');
  const first = Math.max(1, Math.floor(totalCount / 900 / 2));
  const pages = await Promise.all(
    [first, first + 1].map((page) => read(url, `pageSize=900&pageNumber=${page}`)),
  );
  return pages.flatMap(({ doctors }) => doctors.map(({ name }) => name));
}

export const searches = (terms: readonly string[]): Call[] =>
  [...new Set(terms)].map((term) => ({
    path: `/api/doctors?searchName=${encodeURIComponent(term)}`,
  }));

/** All parts of a name of so many letters, in lower case. */
export function partsOf(name: string, length: number): string[] {
  const text = name.toLowerCase();
  return Array.from({ length: text.length - length + 1 }, (_, start) =>
    text.slice(start, start + length),
  );
}

/** The part of a name, of so many letters, that most of these names have. */
export async function commonPart(
  url: string,
  names: readonly string[],
  length: number,
): Promise<string> {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const part of new Set(partsOf(name, length)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  const common = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, 20);
  const found = await Promise.all(
    common.map(async ([part]) => {
      const { totalCount } = await read(url, `pageSize=1&searchName=${encodeURIComponent(part)}`);
      return { part, totalCount };
    }),
  );
  return found.toSorted((one, other) => other.totalCount - one.totalCount)[0]?.part ?? '';
}
