// The answers that patients have seen, on this device, for backends that do not store it.
import { withStorage } from './storage.ts';

const STORAGE_KEY = 'seenAnswers';

function readAll(): Record<string, unknown> {
  const text = withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY));
  try {
    const all: unknown = JSON.parse(text ?? '{}');
    return typeof all === 'object' && all !== null ? { ...all } : {};
  } catch {
    return {};
  }
}

/** The ids of the requests whose answers a patient has seen; undefined before their first visit on this device. */
export function seenAnswers(patientName: string): ReadonlySet<number> | undefined {
  const { [patientName]: ids } = readAll();
  if (!Array.isArray(ids)) return undefined;
  return new Set(ids.filter((id) => typeof id === 'number'));
}

/** Stores that a patient has seen these answers. */
export function addSeenAnswers(patientName: string, requestIds: readonly number[]): void {
  const ids = new Set([...(seenAnswers(patientName) ?? []), ...requestIds]);
  withStorage('localStorage', (storage) =>
    storage.setItem(STORAGE_KEY, JSON.stringify({ ...readAll(), [patientName]: [...ids] })),
  );
}
