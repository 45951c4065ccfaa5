import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, startTestApp } from '../../test/app/harness.ts';
import { sql } from '../database/database.ts';

const url = '/api/MedicalSpecification';

let test: TestApp;
let tag: string;

const ask = (known?: string) =>
  test.app.inject({ url, headers: known === undefined ? {} : { 'if-none-match': known } });

beforeAll(async () => {
  test = await startTestApp();
  tag = String((await ask()).headers.etag);
});

afterAll(() => test.close());

it('a caller with its tag gets 304', async () => {
  const answer = await ask(tag);
  expect(answer).toMatchObject({ statusCode: 304, body: '', headers: { etag: tag } });
  expect(answer.headers).not.toHaveProperty('content-type');
});

it('a caller with another tag gets the list', async () => {
  const answer = await ask('"other"');
  expect(answer).toMatchObject({ statusCode: 200, headers: { etag: tag } });
  expect(answer.json()).toContainEqual({ msId: 1, msName: 'Cardiology' });
});

it('a rejection has no tag', async () => {
  const answer = await test.app.inject({ url, method: 'POST' });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers).not.toHaveProperty('etag');
});

it('an added specialization is listed at once, with another tag', async () => {
  await test.database.query(sql`insert into specialization (name) values ('Added by hand')`);
  const answer = await ask(tag);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.etag).not.toBe(tag);
  expect(answer.json()).toContainEqual({ msId: expect.any(Number), msName: 'Added by hand' });
});
