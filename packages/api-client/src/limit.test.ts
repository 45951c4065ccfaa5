import { afterEach, describe, expect, it, vi } from 'vitest';
import { limitOf, pause } from './limit.ts';

afterEach(() => void vi.useRealTimers());

describe('a limit', () => {
  it('is aborted from the start when the signal of the caller is aborted', async () => {
    const { signal, aborted } = limitOf(AbortSignal.abort('enough'), Infinity);
    expect(signal.reason).toBe('enough');
    await expect(aborted).rejects.toBe('enough');
  });

  it('sets no timer for a delay that is too long for setTimeout', () => {
    vi.useFakeTimers();
    limitOf(undefined, Infinity);
    limitOf(undefined, 2 ** 31);
    expect(vi.getTimerCount()).toBe(0);
    limitOf(undefined, 2 ** 31 - 1);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('clears its timer and listener on release', () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { signal, release } = limitOf(controller.signal, 1000);
    release();
    expect(vi.getTimerCount()).toBe(0);
    controller.abort();
    expect(signal.aborted).toBe(false);
  });
});

describe('a pause', () => {
  // The abort event has already fired.
  it('ends at once when its signal is already aborted', async () => {
    await pause(3_600_000, AbortSignal.abort());
  });

  it('ends when its signal aborts', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const pausing = pause(3_600_000, controller.signal);
    controller.abort();
    await pausing;
    expect(vi.getTimerCount()).toBe(0);
  });
});
