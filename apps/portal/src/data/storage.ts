/**
 * Does `work` with a storage of the browser. Gives nothing where the browser forbids it, or where it is full: the
 * portal then works without.
 */
export function inStorage<Result>(
  kind: 'localStorage' | 'sessionStorage',
  work: (storage: Storage) => Result,
): Result | undefined {
  try {
    return work(globalThis[kind]);
  } catch {
    return undefined;
  }
}
