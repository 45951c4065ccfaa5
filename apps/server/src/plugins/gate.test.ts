import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('runs some at once, lets some wait, and refuses the rest', async () => {
  const gate = createGate(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => gate(work)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(most).toBe(2);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
});

it('is free again after work that failed', async () => {
  const gate = createGate(1, 0);
  await expect(gate(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(gate(() => Promise.resolve('done'))).resolves.toBe('done');
});
