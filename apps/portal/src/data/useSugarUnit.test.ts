import { afterEach, expect, it, vi } from 'vitest';
import { keepSugarUnit, keptSugarUnit } from './useSugarUnit.ts';

afterEach(() => vi.unstubAllGlobals());

function stubStorage(stored: string | null) {
  let value = stored;
  vi.stubGlobal('localStorage', {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next;
    },
  });
}

it.each([
  [null, 'mg/dL'],
  ['mg/dL', 'mg/dL'],
  ['mmol/L', 'mmol/L'],
  ['stone', 'mg/dL'],
])('reads %j as %s', (stored, unit) => {
  stubStorage(stored);
  expect(keptSugarUnit()).toBe(unit);
});

it('keeps the unit for the next visit', () => {
  stubStorage(null);
  keepSugarUnit('mmol/L');
  expect(keptSugarUnit()).toBe('mmol/L');
});

it('goes on without a storage', () => {
  const blocked = vi.fn<() => never>(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  keepSugarUnit('mmol/L');
  expect(keptSugarUnit()).toBe('mg/dL');
  expect(blocked).toHaveBeenCalledTimes(2);
});
