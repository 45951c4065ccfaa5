/* oxlint-disable no-await-in-loop, consistent-function-scoping -- the steps run in sequence, helpers stay next to their tests */
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../src/contract.ts';
import { PASSWORD, type Person, type TestApp, startTestApp } from './app/harness.ts';
import { buildTestPortal } from './app/portal.ts';
import { failingDatabase } from './app/stub-database.ts';
import { addDoctor } from './data/people.ts';

let test: TestApp;
let patient: Person;
let portal: Awaited<ReturnType<typeof buildTestPortal>>;

beforeAll(async () => {
  portal = await buildTestPortal();
  test = await startTestApp({ portalDir: portal.folder });
  patient = await test.join('Patient');
});

afterAll(async () => {
  await test.close();
  await portal.remove();
});

async function problemOf(options: InjectOptions) {
  const answer = await test.app.inject(options);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({
    code: expect.any(String),
    title: expect.any(String),
    message: expect.any(String),
  });
  return answer;
}

describe('a malformed call', () => {
  it.each<[string, InjectOptions, number]>([
    ['the root of the API', { url: '/api' }, 404],
    ['an incomplete UTF-8 sequence', { url: '/api/doctor/%E0%A4' }, 400],
    ['a NUL in a path', { url: '/api/doctor/a%00b' }, 400],
    ['a NUL in a path without the token that it needs', { url: '/api/patient/a%00b' }, 401],
    ['a slash in a name', { url: '/api/doctor/a%2Fb' }, 400],
    ['a non-numeric id', { url: '/api/medicalSpecification/one/doctors' }, 400],
    ['an id out of range', { url: '/api/medicalSpecification/2147483648/doctors' }, 400],
    ['a page size of a billion', { url: '/api/doctors?pageSize=1000000000' }, 400],
    ['an empty page size', { url: '/api/doctors?pageSize=' }, 400],
    ['two page sizes', { url: '/api/doctors?pageSize=1&pageSize=2' }, 400],
    ['a NUL in a search', { url: '/api/doctors?searchName=%00' }, 400],
  ])('%s is rejected', async (_, options, status) => {
    expect(await problemOf(options)).toMatchObject({ statusCode: status });
  });

  it.each([
    ['PUT', '/api/doctors', 'GET, HEAD'],
    ['POST', '/api/doctors', 'GET, HEAD'],
    ['GET', '/api/Authentication/login', 'POST'],
  ] as const)('a %s of %s is answered 405', async (method, url, allow) => {
    const answer = await problemOf({ method, url });
    expect(answer).toMatchObject({ statusCode: 405, headers: { allow } });
  });
});

describe('field validation', () => {
  const register = (body: object) => test.call('registerPatient', { body });
  const good = { name: 'Somebody New', email: 'somebody@test.example', password: PASSWORD };

  it('reports every invalid field in a plain sentence', async () => {
    const { status, body } = await register({ name: '', email: 'nobody', surprise: 1 });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'invalid-input',
      title: 'Check the input',
      message: '4 fields need another value.',
      errors: {
        name: ['Enter something.'],
        email: ['Enter an email address, such as name@example.com.'],
        password: ['This field is required.'],
        surprise: ['This field is not known here.'],
      },
    });
  });

  it.each<[string, unknown, string]>([
    ['name', null, 'Enter a text.'],
    ['name', 'a/b', 'Leave out / \\ % ? # and characters that cannot be seen.'],
    ['name', 'a\uD800b', 'Leave out / \\ % ? # and characters that cannot be seen.'],
    ['name', 'x'.repeat(101), 'Use 100 characters or fewer.'],
    ['name', ' .. ', 'Choose another name.'],
    // NFC splits this character in two.
    ['name', '\u0958'.repeat(51), 'Use 100 characters or fewer.'],
    ['name', ' Requests ', 'Choose another name.'],
    ['password', 'short', 'Use at least 8 characters.'],
    ['password', 'PassWord1', 'Many people use this password. Choose another one.'],
    ['gender', 'male', 'Choose one of Male, Female.'],
  ])('rejects %s of %j', async (field, value, sentence) => {
    const { status, body } = await register({ ...good, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [sentence] } });
  });

  it.each<[OperationId, string, unknown[]]>([
    // The numbers beyond the limits of each field are in `lenient-input.test.ts`.
    ['updatePatientProfile', 'height', [251, '170 cm', true]],
    ['updatePatientProfile', 'bloodType', ['+O']],
    [
      'addBloodPressure',
      'value',
      ['80/120', '120/120', '251/80', '120', '120/', '120/80/60', '12.5/8', '-1/0', '', ' 120/80'],
    ],
    // Ajv would coerce each to a number.
    ['addBloodSugar', 'value', [null, true, [], 90.25, 1e-320]],
  ])('rejects in %s a %s of %j', async (id, field, values) => {
    for (const value of values) {
      const { status, body } = await test.call(id, {
        token: patient.token,
        body: { [field]: value },
      });
      expect({ value, status }).toEqual({ value, status: 400 });
      expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
    }
  });

  it('rejects an unknown specialization', async () => {
    const body = { ...good, medicalSpecificationId: 999_999 };
    const answer = await test.call('registerDoctor', { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { medicalSpecificationId: ['Choose a specialization from the list.'] } },
    });
  });

  const noAddress = 'Enter an address that begins with http:// or https://.';
  const misleading = 'Enter an address without a user name and invisible characters.';
  it.each([
    ['javascript:alert(1)', noAddress],
    ['data:text/html,x', noAddress],
    ['cv.pdf', noAddress],
    ['https://good.example@evil.example/', misleading],
    ['https://evil.example/\u202Efdp.', misleading],
  ])('rejects a CV at %j', async (cvUrl, fault) => {
    const { token } = await test.join('Doctor');
    const { status, body } = await test.call('updateDoctorProfile', { token, body: { cvUrl } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { cvUrl: [fault] } });
  });
});

it('EXTENSIONS=off answers an unknown path in place of an extension', async () => {
  await using core = await startTestApp({ extensions: 'off' });
  const { token } = await core.join('Patient');
  const headers = { authorization: `Bearer ${token}` };
  for (const url of [
    '/api/capabilities',
    '/api/inbox',
    '/api/inbox/requests',
    '/api/accessLog',
    '/api/sharing',
    '/api/account/sessions',
  ]) {
    expect((await core.app.inject({ url, headers })).statusCode, url).toBe(404);
  }
  expect((await core.call('listPatientRequests', { token })).status).toBe(200);
});

describe('names', () => {
  it.each([
    "O'Brien",
    'Žofie ✓',
    '李',
    'د. ليلى حسن',
    'null',
    'J. R. <b>',
    '100 percent; drop table --',
    'profileData',
    'clinic',
    'My requests',
  ])('%s is found in any case and normalization form', async (name) => {
    const person = await test.join('Patient', name);
    for (const asked of [name, name.toUpperCase(), ` ${name.normalize('NFD')} `]) {
      const { status, body } = await test.call('getPatient', {
        params: { name: asked },
        token: person.token,
      });
      expect(status, asked).toBe(200);
      expect(body.name).toBe(name);
    }
  });

  // Names from before the current rules can still be looked up.
  it.each(['…', '👩‍⚕️'.repeat(24), 'Sami\u200B Sample', 'x'.repeat(100)])(
    '%j of an older account is found',
    async (name) => {
      await addDoctor(test.database.query, name);
      const { status, body } = await test.call('getDoctor', { params: { name } });
      expect({ status, name: body.name }).toEqual({ status: 200, name });
    },
  );

  it('are trimmed and composed, with single spaces', async () => {
    const { name } = await test.join('Doctor', '  Ame\u0301lie\u00A0  Test ');
    expect(name).toBe('Amélie Test');
  });

  it('that are taken are refused, as are emails in any case', async () => {
    const { name, email } = await test.join('Patient');
    const body = {
      name,
      email: email.toUpperCase(),
      password: PASSWORD,
      medicalSpecificationId: 1,
    };
    expect(await test.call('registerDoctor', { body })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    });
    const other = { ...body, name: 'Somebody Else' };
    expect(await test.call('registerDoctor', { body: other })).toMatchObject({
      status: 409,
      body: {
        code: 'email-taken',
        message: 'An account with this email already exists.',
        errors: { email: [expect.any(String)] },
      },
    });
  });
});

describe('a rejected call counts towards the limit', () => {
  const nobody = () => ({});
  const asPatient = () => ({ authorization: `Bearer ${patient.token}` });
  it.each<[string, number, InjectOptions, () => Record<string, string>]>([
    ['without a token', 401, { url: '/api/accessLog' }, nobody],
    ['by another role', 403, { url: '/api/doctor/requests' }, asPatient],
    ['for an unknown patient', 404, { url: '/api/patient/Nobody' }, asPatient],
    [
      'for an unknown specialization',
      404,
      { url: '/api/medicalSpecification/999/doctors' },
      nobody,
    ],
    ['to an unknown path', 404, { url: '/api/nothing' }, nobody],
    ['with another method', 405, { method: 'PUT', url: '/api/doctors' }, nobody],
    ['to a malformed path', 400, { url: '/api/doctor/100%' }, nobody],
    ['with a wrong value', 400, { url: '/api/doctors?pageSize=0' }, nobody],
  ])('%s: %i', async (_, status, options, headersOf) => {
    await using limited = await startTestApp(
      { rateLimitPerMinute: 3, portalDir: portal.folder },
      test.database,
    );
    const statuses = [];
    for (let call = 0; call < 5; call += 1) {
      const { statusCode } = await limited.app.inject({ ...options, headers: headersOf() });
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([status, status, status, 429, 429]);
    expect(await limited.app.inject('/healthz')).toMatchObject({ statusCode: 200 });
    expect(await limited.app.inject('/')).toMatchObject({ statusCode: 200 });
  });
});

describe('the portal', () => {
  it.each(['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json'])(
    'serves no file outside of its folder for %s',
    async (url) => {
      const answer = await test.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect(answer.body).not.toContain('"name"');
      expect(answer.statusCode).toBe(404);
    },
  );

  it.each([
    ['/api/nothing', 'text/html,*/*;q=0.8'],
    ['/missing.png', 'image/*'],
  ])('serves no page for %s', async (url, accept) => {
    expect((await problemOf({ url, headers: { accept } })).statusCode).toBe(404);
  });

  it('explains how to build it when it is missing', async () => {
    await using unbuilt = await startTestApp(
      { portalDir: join(portal.folder, 'nothing') },
      test.database,
    );
    const answer = await unbuilt.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(answer).toMatchObject({ statusCode: 404 });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('npm run build') });
  });
});

describe('a failing database', () => {
  it('leaves the server alive but not ready, and gives 503 without the cause', async () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
      code: 'ECONNREFUSED',
    });
    await using broken = await startTestApp({}, failingDatabase(error));
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    expect((await broken.app.inject('/readyz')).statusCode).toBe(503);
    const read = await broken.call('listDoctors');
    expect(read).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(Number(read.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.stringify(read.body)).not.toContain('10.0.0.7');
    // A refusal that cannot be audited is not sent.
    const denied = await broken.call('getPatient', { params: { name: 'Somebody' } });
    expect(denied.status).toBe(503);
  });

  it('causes a masked 500 for any other error', async () => {
    const failing = failingDatabase(new Error('secret detail'));
    await using broken = await startTestApp({}, failing);
    const answer = await broken.call('listDoctors');
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal-error' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret detail');
  });

  it('is the only reason not to be ready', async () => {
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
