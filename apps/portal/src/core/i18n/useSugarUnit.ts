import type { GlucoseUnit } from '@medportal/ui';
import { useCallback, useState } from 'react';
import { withStorage } from '../storage.ts';

// Not personal data, so it survives the log-out.
const STORAGE_KEY = 'sugarUnit';

/** The unit chosen last in this browser; mg/dL when absent. */
export function loadSugarUnit(): GlucoseUnit {
  const stored = withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY));
  return stored === 'mmol/L' ? stored : 'mg/dL';
}

export function saveSugarUnit(unit: GlucoseUnit): void {
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, unit));
}

export function useSugarUnit(): [GlucoseUnit, (unit: GlucoseUnit) => void] {
  const [unit, setUnit] = useState(loadSugarUnit);
  const choose = useCallback((next: GlucoseUnit) => {
    saveSugarUnit(next);
    setUnit(next);
  }, []);
  return [unit, choose];
}
