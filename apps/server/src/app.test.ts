/* oxlint-disable no-await-in-loop, consistent-function-scoping -- steps follow each other, helpers stand where they are used */
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type Person, type TestApp, startTestApp } from '../test/harness.ts';
import type { Database } from './database/database.ts';

let test: TestApp;
let patient: Person;
let portalDir: string;

beforeAll(async () => {
  portalDir = await mkdtemp(join(tmpdir(), 'medportal-portal-'));
  await mkdir(join(portalDir, 'assets'));
  await writeFile(join(portalDir, 'index.html'), '<!doctype html><title>Portal</title>');
  await writeFile(join(portalDir, 'favicon.svg'), '<svg/>');
  await writeFile(join(portalDir, 'assets', 'app-abc123.js'), 'export {};');
  test = await startTestApp({ portalDir, corsOrigins: ['https://portal.example'] });
  patient = await test.join('Patient');
});

afterAll(async () => {
  await test.close();
  await rm(portalDir, { recursive: true });
});

async function problemOf(options: InjectOptions) {
  const answer = await test.app.inject(options);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toMatchObject({ title: expect.any(String), message: expect.any(String) });
  return answer;
}

const login = '/api/Authentication/login';
const post = (payload: string | undefined, contentType?: string): InjectOptions => ({
  method: 'POST',
  url: login,
  headers: contentType === undefined ? {} : { 'content-type': contentType },
  ...(payload === undefined ? {} : { payload }),
});

describe('what cannot be understood', () => {
  it.each<[string, InjectOptions, number]>([
    ['broken JSON', post('{"email":', 'application/json'), 400],
    ['no body', post(undefined), 400],
    ['an empty body', post('', 'application/json'), 400],
    ['a body that is null', post('null', 'application/json'), 400],
    ['a body that is a list', post('[]', 'application/json'), 400],
    ['a poisoned prototype', post('{"__proto__":{}}', 'application/json'), 400],
    ['text', post('email=x', 'text/plain'), 415],
    ['a form', post('email=x', 'application/x-www-form-urlencoded'), 415],
    ['an upload', post('x', 'multipart/form-data; boundary=x'), 415],
    ['a body of no type', post('{}'), 415],
    ['too large a body', post(JSON.stringify('x'.repeat(70_000)), 'application/json'), 413],
    ['an unknown path', { url: '/api/nothing' }, 404],
    ['the root of the API', { url: '/api' }, 404],
    ['a malformed percent sign', { url: '/api/doctor/100%' }, 400],
    ['half a character', { url: '/api/doctor/%E0%A4' }, 400],
    ['a path that is too long', { url: `/api/doctor/${'x'.repeat(1300)}` }, 400],
    ['a NUL in a path', { url: '/api/doctor/a%00b' }, 400],
    ['a slash in a name', { url: '/api/doctor/a%2Fb' }, 400],
    ['an id that is no number', { url: '/api/medicalSpecification/one/doctors' }, 400],
    ['an id that is too great', { url: '/api/medicalSpecification/2147483648/doctors' }, 400],
    ['an id that does not exist', { url: '/api/medicalSpecification/2147483647/doctors' }, 404],
    ['a page size of a billion', { url: '/api/doctors?pageSize=1000000000' }, 400],
    ['a page size of nothing', { url: '/api/doctors?pageSize=' }, 400],
    ['two page sizes', { url: '/api/doctors?pageSize=1&pageSize=2' }, 400],
    ['a NUL in a search', { url: '/api/doctors?searchName=%00' }, 400],
  ])('%s', async (_, options, status) => {
    expect(await problemOf(options)).toMatchObject({ statusCode: status });
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'POST'] as const)(
    '%s of what is only read',
    async (method) => {
      const answer = await problemOf({ method, url: '/api/doctors' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('GET, HEAD');
    },
  );

  it('a GET of what is only written', async () => {
    const answer = await problemOf({ url: login });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('POST');
  });

  it('a malformed HTTP request', async () => {
    const { port } = new URL(await test.app.listen({ host: '127.0.0.1', port: 0 }));
    const text = await new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.end('NONSENSE\r\n\r\n'));
      socket.on('data', (data) => (received += data.toString()));
      socket.on('end', () => resolve(received)).on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1.1 400 /);
    expect(text).toContain('"title":"Check the input"');
  });
});

describe('what is wrong with the fields', () => {
  const register = (body: object) => test.call('registerPatient', { body });
  const good = { name: 'Somebody New', email: 'somebody@test.example', password: PASSWORD };

  it('names all of them, in plain sentences', async () => {
    const { status, body } = await register({ name: '', email: 'nobody', surprise: 1 });
    expect(status).toBe(400);
    expect(body).toEqual({
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
    ['name', 'a\u202Eb', 'Leave out / \\ % ? # and characters that cannot be seen.'],
    ['name', 'a\uD800b', 'Leave out / \\ % ? # and characters that cannot be seen.'],
    ['name', 'x'.repeat(101), 'Use 100 characters or fewer.'],
    ['name', '   ', 'Enter a name.'],
    ['name', '..', 'Choose another name.'],
    ['name', ' Requests ', 'Choose another name.'],
    ['password', 'short', 'Use at least 8 characters.'],
    ['password', 'PassWord1', 'Many people use this password. Choose another one.'],
    ['gender', 'male', 'Choose one of Male, Female.'],
    ['phoneNumber', 5, 'Enter a text.'],
  ])('%s of %j', async (field, value, sentence) => {
    const { status, body } = await register({ ...good, [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [sentence] } });
  });

  it.each<[string, unknown]>([
    ['height', 39.9],
    ['height', 251],
    ['height', '170'],
    ['weight', 2],
    ['weight', true],
    ['bloodType', '+O'],
  ])('%s of %j', async (field, value) => {
    const { status, body } = await test.call('updatePatientProfile', {
      token: patient.token,
      body: { [field]: value },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { [field]: [expect.any(String)] } });
  });

  it.each([
    '80/120',
    '120/120',
    '251/80',
    '120',
    '120/',
    '120/80/60',
    '12.5/8',
    '-1/0',
    '',
    ' 120/80',
  ])('a blood pressure of %j', async (value) => {
    const { status, body } = await test.call('addBloodPressure', {
      token: patient.token,
      body: { value },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { value: [expect.any(String)] } });
  });

  it.each([null, '90', -1, 1001, true, []])('a blood sugar of %j', async (value) => {
    const { status } = await test.call('addBloodSugar', { token: patient.token, body: { value } });
    expect(status).toBe(400);
  });

  it('a specialization that does not exist', async () => {
    const body = { ...good, medicalSpecificationId: 999_999 };
    const answer = await test.call('registerDoctor', { body });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { medicalSpecificationId: ['Choose a specialization from the list.'] } },
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'cv.pdf'])(
    'a CV at %j',
    async (cvUrl) => {
      const { token } = await test.join('Doctor');
      const { status, body } = await test.call('updateDoctorProfile', { token, body: { cvUrl } });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        errors: { cvUrl: ['Enter an address that begins with http:// or https://.'] },
      });
    },
  );
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
    '…',
    '👩‍⚕️'.repeat(24),
  ])('%s is found as it was given, and in any case', async (name) => {
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

  it('are trimmed and composed, with single spaces', async () => {
    const { name } = await test.join('Doctor', '  Ame\u0301lie\u00A0  Test ');
    expect(name).toBe('Amélie Test');
  });

  it('and emails are unique without regard to case', async () => {
    const first = await test.join('Patient', 'Unique Person');
    const account = { name: 'unique  PERSON', email: 'other@test.example', password: PASSWORD };
    const sameName = await test.call('registerPatient', { body: account });
    expect(sameName).toMatchObject({
      status: 409,
      body: {
        title: 'Sign up failed',
        message: 'An account with this name already exists.',
        errors: { name: ['An account with this name already exists.'] },
      },
    });
    const sameEmail = await test.call('registerDoctor', {
      body: {
        ...account,
        name: 'Somebody Else',
        email: first.email.toUpperCase(),
        medicalSpecificationId: 1,
      },
    });
    expect(sameEmail).toMatchObject({
      status: 409,
      body: {
        message: 'An account with this email already exists.',
        errors: { email: [expect.any(String)] },
      },
    });
  });
});

describe('logging in', () => {
  it('says the same of an unknown email and of a wrong password', async () => {
    const attempt = (email: string) =>
      test.call('login', { body: { email, password: 'wrong password' } });
    const [known, unknown] = [await attempt(patient.email), await attempt('nobody@test.example')];
    expect(known).toMatchObject({
      status: 401,
      body: { title: 'Log in failed', message: 'The email or password is wrong.' },
    });
    expect(unknown.body).toEqual(known.body);
  });

  it('is stopped for a minute after too many failures at once', async () => {
    const limited = await startTestApp({ loginFailuresPerMinute: 3 }, test.database);
    const { email } = await limited.join('Patient');
    const attempt = (password: string) => limited.call('login', { body: { email, password } });
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt('wrong password')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const right = await attempt(PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});

it('limits the calls from one address', async () => {
  const limited = await startTestApp({ rateLimitPerMinute: 2 }, test.database);
  const statuses = [];
  for (let call = 0; call < 3; call += 1) {
    const { status, body, headers } = await limited.call('listSpecializations');
    statuses.push(status);
    if (status === 429) {
      expect(body).toMatchObject({ title: 'Too many attempts' });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  }
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});

describe('headers', () => {
  it('protect data', async () => {
    const { headers } = await test.app.inject('/api/doctors');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('protect pages', async () => {
    const { headers } = await test.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';" +
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';" +
        "img-src 'self' data:;font-src 'self';connect-src 'self';form-action 'self';" +
        "base-uri 'none';frame-ancestors 'none';" +
        "require-trusted-types-for 'script';trusted-types 'none'",
    );
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  it('say that TLS is here to stay only where a trusted proxy has it', async () => {
    const behindProxy = await startTestApp({ trustProxy: ['loopback'] }, test.database);
    const headers = { 'x-forwarded-proto': 'https' };
    const trusted = await behindProxy.app.inject({ url: '/healthz', headers });
    expect(trusted.headers['strict-transport-security']).toBe('max-age=31536000');
    const untrusted = await test.app.inject({ url: '/healthz', headers });
    expect(untrusted.headers).not.toHaveProperty('strict-transport-security');
    await behindProxy.close();
  });

  it('let pages of the listed origins call, and of no other', async () => {
    const preflight = (origin: string) =>
      test.app.inject({
        method: 'OPTIONS',
        url: '/api/doctor/clinic',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type,idempotency-key',
        },
      });
    const allowed = await preflight('https://portal.example');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://portal.example');
    expect(allowed.headers['access-control-allow-headers']).toContain('idempotency-key');
    for (const origin of ['https://evil.example', 'https://portal.example.evil.example', 'null']) {
      const { headers } = await preflight(origin);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('the portal', () => {
  const page = (url: string) =>
    test.app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });

  it.each(['/', '/Doctors', '/patient/J.%20Doe', '/no/such/page', '/Login?next=%2Frequest'])(
    'serves its first page at %s',
    async (url) => {
      const answer = await page(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('<title>Portal</title>');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it('lets browsers keep assets for good, and ask again for the rest', async () => {
    const asset = await page('/assets/app-abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect((await page('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/old-000000.js',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('has no page for %s', async (url) => {
    const answer = await page(url);
    expect(answer.body).not.toContain('"name"');
    if (answer.statusCode === 200) expect(answer.body).toContain('<title>Portal</title>');
  });

  it('has no page in place of data, of an image, or for a POST', async () => {
    expect((await page('/api/nothing')).statusCode).toBe(404);
    const image = { url: '/missing.png', headers: { accept: 'image/*' } };
    expect((await problemOf(image)).statusCode).toBe(404);
    expect((await problemOf({ method: 'POST', url: '/Login' })).statusCode).toBe(404);
  });

  it('says how to build it when it is not built', async () => {
    const unbuilt = await startTestApp({ portalDir: join(portalDir, 'nothing') }, test.database);
    const answer = await unbuilt.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(answer).toMatchObject({ statusCode: 404 });
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('npm run build') });
    await unbuilt.close();
  });
});

describe('when the database is away', () => {
  it('is alive, not ready, and answers 503 without saying why', async () => {
    const error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), {
      code: 'ECONNREFUSED',
    });
    const away: Database = {
      kind: 'postgres',
      query: () => Promise.reject(error),
      transaction: () => Promise.reject(error),
      close: () => Promise.resolve(),
    };
    const broken = await startTestApp({}, away);
    expect((await broken.app.inject('/healthz')).statusCode).toBe(200);
    expect((await broken.app.inject('/readyz')).statusCode).toBe(503);
    const read = await broken.call('listDoctors');
    expect(read).toMatchObject({ status: 503, body: { title: 'Not available' } });
    expect(JSON.stringify(read.body)).not.toContain('10.0.0.7');
    // A refusal that cannot be recorded is not given out either.
    const denied = await broken.call('getPatient', { params: { name: 'Somebody' } });
    expect(denied.status).toBe(503);
    await broken.close();
  });

  it('masks every other error', async () => {
    const failing: Database = {
      kind: 'memory',
      query: () => Promise.reject(new Error('secret detail')),
      transaction: () => Promise.reject(new Error('secret detail')),
      close: () => Promise.resolve(),
    };
    const broken = await startTestApp({}, failing);
    const answer = await broken.call('listDoctors');
    expect(answer).toMatchObject({ status: 500, body: { title: 'Something went wrong' } });
    expect(JSON.stringify(answer.body)).not.toContain('secret detail');
    await broken.close();
  });

  it('is ready otherwise', async () => {
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});
