import type { GlucoseUnit } from '@medportal/ui';
import { useCallback, useState } from 'react';
import { inStorage } from './storage.ts';

/** Where the browser keeps the unit. It says nothing about anybody, and stays after the log-out. */
const STORAGE_KEY = 'sugarUnit';

/** The unit that was chosen last in this browser; mg/dL where none was, or where the browser keeps nothing. */
export function keptSugarUnit(): GlucoseUnit {
  const kept = inStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY));
  return kept === 'mmol/L' ? kept : 'mg/dL';
}

/** Keeps the unit for the next visit, where the browser keeps anything. */
export function keepSugarUnit(unit: GlucoseUnit): void {
  inStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, unit));
}

/** The unit to show blood sugar in, and the function that chooses another. */
export function useSugarUnit(): [GlucoseUnit, (unit: GlucoseUnit) => void] {
  const [unit, setUnit] = useState(keptSugarUnit);
  const choose = useCallback((next: GlucoseUnit) => {
    keepSugarUnit(next);
    setUnit(next);
  }, []);
  return [unit, choose];
}
