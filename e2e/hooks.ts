// Runs in each file of journeys. Its hooks are the outermost: they run after those of the file.
import { afterAll, afterEach, beforeEach } from 'vitest';
import { beginTest, endFile, endTest } from './journey.ts';

beforeEach(beginTest);
afterEach(({ task }) => endTest(task.result?.state === 'fail'));
afterAll(endFile);
