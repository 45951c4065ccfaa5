import { afterEach, describe, expect, it, vi } from 'vitest';
import { limitOf } from './limit.ts';

afterEach(() => void vi.useRealTimers());

describe('a limit', () => {
  it('is aborted from the start when the signal of the caller is aborted', async () => {
    const { signal, inTime } = limitOf(AbortSignal.abort('enough'), Infinity);
    expect(signal.reason).toBe('enough');
    await expect(inTime(new Promise(() => {}))).rejects.toBe('enough');
  });

  it('sets no timer for a delay that is too long for setTimeout', () => {
    vi.useFakeTimers();
    limitOf(undefined, Infinity);
    limitOf(undefined, 2 ** 31);
    expect(vi.getTimerCount()).toBe(0);
    limitOf(undefined, 2 ** 31 - 1);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('clears its timers and listener on release', () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { signal, pause, release } = limitOf(controller.signal, 1000);
    void pause(500);
    release();
    expect(vi.getTimerCount()).toBe(0);
    controller.abort();
    expect(signal.aborted).toBe(false);
  });
});

describe('a pause', () => {
  // The abort event has already fired.
  it('ends at once when the limit is already aborted', async () => {
    const { pause } = limitOf(AbortSignal.abort('enough'), Infinity);
    await expect(pause(3_600_000)).rejects.toBe('enough');
  });

  it('ends when the limit aborts', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const { pause } = limitOf(controller.signal, Infinity);
    const pausing = pause(3_600_000);
    controller.abort('enough');
    await expect(pausing).rejects.toBe('enough');
  });
});
