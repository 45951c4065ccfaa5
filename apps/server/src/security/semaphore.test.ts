import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('a semaphore runs work up to the limit, queues more, and rejects the rest', async () => {
  const semaphore = createSemaphore(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => semaphore(work)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(most).toBe(2);
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
});

it('a semaphore is released after work that failed', async () => {
  const semaphore = createSemaphore(1, 0);
  await expect(semaphore(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(semaphore(() => Promise.resolve('done'))).resolves.toBe('done');
});
