import { afterEach, describe, expect, it, vi } from 'vitest';
import { limitOf, pause } from './limit.ts';

afterEach(() => void vi.useRealTimers());

describe('a limit', () => {
  it('is over at once for a caller who has aborted', async () => {
    const { signal, aborted } = limitOf(AbortSignal.abort('enough'), Infinity);
    expect(signal.reason).toBe('enough');
    await expect(aborted).rejects.toBe('enough');
  });

  it('counts no time that no timer can count', () => {
    vi.useFakeTimers();
    limitOf(undefined, Infinity);
    limitOf(undefined, 2 ** 31);
    expect(vi.getTimerCount()).toBe(0);
    limitOf(undefined, 2 ** 31 - 1);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('leaves nothing behind when it is released', () => {
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
  // An abort is told once: whoever listens later hears nothing.
  it('is over at once when its signal has aborted before', async () => {
    await pause(3_600_000, AbortSignal.abort());
  });

  it('is over when its signal aborts', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const pausing = pause(3_600_000, controller.signal);
    controller.abort();
    await pausing;
    expect(vi.getTimerCount()).toBe(0);
  });
});
