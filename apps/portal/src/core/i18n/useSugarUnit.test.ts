import { afterEach, expect, it, vi } from 'vitest';
import { loadSugarUnit, saveSugarUnit } from './useSugarUnit.ts';

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
  expect(loadSugarUnit()).toBe(unit);
});

it('the unit is stored for the next visit', () => {
  stubStorage(null);
  saveSugarUnit('mmol/L');
  expect(loadSugarUnit()).toBe('mmol/L');
});

it('the unit is mg/dL when storage is blocked', () => {
  const blocked = vi.fn<() => never>(() => {
    throw new DOMException('Access is denied.', 'SecurityError');
  });
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
  saveSugarUnit('mmol/L');
  expect(loadSugarUnit()).toBe('mg/dL');
  expect(blocked).toHaveBeenCalledTimes(2);
});
