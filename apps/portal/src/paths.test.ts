import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { textParam } from './core/page/params.ts';
import { paths, patterns, safeNext } from './paths.ts';

describe('paths', () => {
  const awkward = 'Ann-Marié O’Brien & "Søns" / 100% ?#.';

  const read = (path: string, href: string) => matchRoutes([{ path }], href)?.[0]?.params;

  it('encodes every user-given part, and the router reads it back', () => {
    const href = paths.responseForm({
      requestId: 1,
      doctorId: 2,
      doctorName: awkward,
      patientId: 3,
      patientName: 'يوسف ..',
    });
    expect(read(patterns.responseForm, href)).toEqual({
      requestId: '1',
      doctorId: '2',
      doctorName: awkward,
      patientId: '3',
      patientName: 'يوسف ..',
    });
    expect(read(patterns.doctorProfile, paths.doctorProfile(awkward))).toEqual({ name: awkward });
  });

  it.each(['.', '..', '%2F', '%2f', '%25', '%252F', '%2525/', '5 %', '%2F%2525'])(
    'round-trips the name %s',
    (name) => {
      const { pathname } = new URL(paths.doctorProfile(name), 'https://portal.example');
      const params = read(patterns.doctorProfile, pathname) ?? {};
      expect(textParam(params, 'name')).toBe(name);
    },
  );

  it('omits empty query parameters', () => {
    expect(paths.doctors()).toBe('/Doctors');
    expect(paths.doctors({ searchName: '' })).toBe('/Doctors');
    expect(paths.doctors({ searchName: 'a&b' })).toBe('/Doctors?searchName=a%26b');
  });
});

describe('safeNext', () => {
  const origin = 'https://portal.example';

  it.each([
    ['/patient/Ann?tab=requests', '/patient/Ann?tab=requests'],
    [null, '/'],
    ['', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    [String.raw`/\evil.example`, '/'],
    ['javascript:alert(1)', '/'],
    ['/\t/evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/x/..//evil.example', '/'],
    [String.raw`/./\evil.example`, '/'],
    ['/%2e//evil.example', '/'],
  ])('leads from %j to %s', (next, expected) => {
    expect(safeNext(next, origin)).toBe(expected);
  });

  it('stays on this origin for every combination of special characters', () => {
    const characters = Array.from('/\\.\t\n @:?#x');
    const parts = [...characters, '..', '%2e', '%2f', '%5c'];
    let addresses = ['/'];
    for (let length = 1; length <= 4; length += 1) {
      addresses = addresses.flatMap((start) => parts.map((part) => start + part));
      for (const address of addresses) {
        const { host } = new URL(safeNext(`${address}evil.example`, origin), origin);
        if (host !== 'portal.example') expect.fail(`${JSON.stringify(address)} leads to ${host}`);
      }
    }
    expect(addresses).toHaveLength(parts.length ** 4);
  });
});
