/** Calls `work` with a web storage. Returns undefined when it throws: storage may be blocked or full. */
export function withStorage<Result>(
  kind: 'localStorage' | 'sessionStorage',
  work: (storage: Storage) => Result,
): Result | undefined {
  try {
    return work(globalThis[kind]);
  } catch {
    return undefined;
  }
}
