import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, SETTINGS, describeSettings, readConfig, readStorage } from './config.ts';

const secret = 'x'.repeat(32);

function faultsOf(
  env: Record<string, string>,
  read: (env: Record<string, string>) => unknown = readConfig,
) {
  try {
    read(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('readConfig', () => {
  it('defaults to an embedded database with demo data on localhost', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      storage: { kind: 'embedded' },
      demoData: true,
      recordsAccess: 'strict',
      tokenSecret: undefined,
    });
  });

  it('treats an empty variable as an absent one', () => {
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, ' ']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('loads no demo data into PostgreSQL by default', () => {
    const env = { DATABASE_URL: 'postgresql://u@db/x', TOKEN_SECRET: secret };
    expect(readConfig(env)).toMatchObject({
      storage: { kind: 'postgres', url: 'postgresql://u@db/x' },
      demoData: false,
    });
    expect(readConfig({ ...env, DEMO_DATA: '1' }).demoData).toBe(true);
  });

  it('loads no demo data in production by default', () => {
    const env = { NODE_ENV: 'production', TOKEN_SECRET: secret };
    expect(readConfig(env)).toMatchObject({ storage: { kind: 'embedded' }, demoData: false });
    expect(readConfig({ ...env, DEMO_DATA: '1' }).demoData).toBe(true);
  });

  it('has new doctors checked on PostgreSQL in production by default', () => {
    const postgres = { DATABASE_URL: 'postgresql://u@db/x', TOKEN_SECRET: secret };
    const production = { NODE_ENV: 'production', TOKEN_SECRET: secret };
    const both = { ...postgres, ...production };
    for (const env of [{}, postgres, production]) expect(readConfig(env).doctorReview).toBe('off');
    expect(readConfig(both).doctorReview).toBe('on');
    expect(readConfig({ ...both, DOCTOR_REVIEW: 'off' }).doctorReview).toBe('off');
    expect(readConfig({ DOCTOR_REVIEW: 'on' }).doctorReview).toBe('on');
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535 (now "eighty")'],
    ['PORT', '65536', 'PORT must be'],
    ['PORT', '-1', 'PORT must be'],
    ['PORT', '8080.5', 'PORT must be'],
    ['PORT', '1e3', 'PORT must be'],
    ['HOST', 'my host', 'HOST must be an IP address or localhost'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgresql:// address'],
    ['DATABASE_URL', 'postgresql:x', 'DATABASE_URL must be a postgresql:// address'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be 0 or 1'],
    ['DOCTOR_REVIEW', 'yes', 'DOCTOR_REVIEW must be on or off'],
    ['RECORDS_ACCESS', 'open', 'RECORDS_ACCESS must be strict or spec'],
    ['TOKEN_SECRET', 'short', 'TOKEN_SECRET must be a text of 32'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an smtp:// or smtps:// address'],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must be an smtp:// or smtps:// address'],
    ['MAIL_FROM', 'The clinic', 'MAIL_FROM must be an email address, or a name and'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example', 'MAIL_FROM must be an email address'],
    ['PUBLIC_URL', 'https://a.example/portal', 'PUBLIC_URL must be an origin such as'],
    ['PUBLIC_URL', 'ftp://a.example', 'PUBLIC_URL must be an origin such as'],
    ['TOKEN_HOURS', '0', 'TOKEN_HOURS must be a whole number from 1'],
    ['CORS_ORIGINS', 'https://a.example/path', 'CORS_ORIGINS must be origins'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS must be origins'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be IP addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be IP addresses'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace or debug'],
    ['RATE_LIMIT_PER_MINUTE', '-5', 'RATE_LIMIT_PER_MINUTE must be'],
    ['LOGIN_FAILURES_PER_MINUTE', 'ten', 'LOGIN_FAILURES_PER_MINUTE must be'],
    ['PASSWORD_HASH_CONCURRENCY', '0', 'PASSWORD_HASH_CONCURRENCY must be a whole number from 1'],
    ['HASHES_AT_ONCE', '2', 'HASHES_AT_ONCE has been renamed: set PASSWORD_HASH_CONCURRENCY'],
    ['METRICS_PORT', 'on', 'METRICS_PORT must be a whole number from 0 to 65535'],
    ['SHUTDOWN_SECONDS', '0', 'SHUTDOWN_SECONDS must be a whole number from 1'],
    ['HEADERS_TIMEOUT_SECONDS', '31', 'HEADERS_TIMEOUT_SECONDS (31) must not be greater than'],
    ['REQUEST_TIMEOUT_SECONDS', '14', '(15) must not be greater than REQUEST_TIMEOUT_SECONDS (14)'],
    ['METRICS_PORT', '8080', 'METRICS_PORT must not be the same as PORT (8080)'],
    ['DATABASE_OWNER_URL', 'postgresql://db/x', 'DATABASE_OWNER_URL is set without DATABASE_URL'],
  ])('rejects %s=%s in one line', (name, value, message) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults[0]).not.toContain('\n');
  });

  it('reports all faults, one per line', () => {
    const env = {
      PORT: 'x',
      HOST: 'my host',
      METRICS_PORT: 'y',
      HEADERS_TIMEOUT_SECONDS: '600',
      NODE_ENV: 'production',
    };
    expect(faultsOf(env)).toEqual([
      'PORT must be a whole number from 0 to 65535 (now "x")',
      'HOST must be an IP address or localhost (now "my host")',
      'METRICS_PORT must be a whole number from 0 to 65535 (now "y")',
      expect.stringMatching(/^TOKEN_SECRET is missing: .* when NODE_ENV is production/),
      'HEADERS_TIMEOUT_SECONDS (600) must not be greater than REQUEST_TIMEOUT_SECONDS (30)',
    ]);
  });

  it('sends emails with a server, a sender and the origin of links', () => {
    const env = {
      SMTP_URL: 'smtps://user:hunter2@mail.example',
      MAIL_FROM: 'The clinic <portal@clinic.example>',
      PUBLIC_URL: 'https://portal.example',
    };
    const { SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl } = env;
    expect(readConfig(env).mail).toEqual({ smtpUrl, from, publicUrl });
    expect(readConfig({ ...env, MAIL_FROM: 'a@b.example' }).mail?.from).toBe('a@b.example');
    expect(readConfig({ ...env, SMTP_URL: '' }).mail).toBeUndefined();
    expect(faultsOf({ SMTP_URL: smtpUrl })).toEqual([
      'MAIL_FROM is missing: it is required when SMTP_URL is set',
      'PUBLIC_URL is missing: it is required when SMTP_URL is set',
    ]);
    expect(faultsOf({ ...env, MAIL_FROM: 'x' })).toHaveLength(1);
  });

  it('never prints a secret or a URL with a password', () => {
    expect(() => readConfig({ TOKEN_SECRET: 'hunter2' })).not.toThrow('hunter2');
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db' })).not.toThrow('hunter2');
    expect(() => readConfig({ SMTP_URL: 'mail://u:hunter2@mail' })).not.toThrow('hunter2');
  });

  it('requires a secret in production and with PostgreSQL', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('TOKEN_SECRET is missing');
    expect(() => readConfig({ DATABASE_URL: 'postgres://db/x' })).toThrow(
      'TOKEN_SECRET is missing',
    );
    expect(readConfig({ NODE_ENV: 'production', TOKEN_SECRET: secret }).tokenSecret).toBe(secret);
  });

  it('reads lists', () => {
    expect(
      readConfig({
        CORS_ORIGINS: 'https://a.example, http://localhost:5173',
        TRUST_PROXY: 'loopback,10.0.0.0/8, ::1',
      }),
    ).toMatchObject({
      corsOrigins: ['https://a.example', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
    });
  });
});

describe('readStorage', () => {
  it('needs no token secret and ignores faults in other settings', () => {
    const env = { DATABASE_URL: 'postgresql://u@db/x', PORT: 'x' };
    expect(readStorage(env)).toMatchObject({ kind: 'postgres', url: env.DATABASE_URL });
    expect(readStorage({ DATA_DIR: '/srv' })).toEqual({ kind: 'embedded', folder: '/srv' });
  });

  it('reports all faults', () => {
    const env = { DATABASE_URL: 'mysql://db', DATABASE_POOL_SIZE: '0' };
    expect(faultsOf(env, readStorage)).toHaveLength(2);
  });
});

it('the help describes every variable', () => {
  for (const name of Object.keys(SETTINGS)) expect(describeSettings()).toContain(`  ${name} `);
});

describe('the table of docs/operating.md', () => {
  const expected = Object.entries(SETTINGS).map(
    ([name, { default: fallback, meaning }]) => `\`${name}\` | ${fallback} | ${meaning}`,
  );
  const tableOf = (text: string) =>
    text
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, name = '']) => /^`[A-Z_]+`$/.test(name))
      .map(([, ...cells]) => cells.slice(0, -1).join(' | '));

  it('matches the settings of the server', () => {
    const manual = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
    expect(tableOf(manual)).toEqual(expected);
  });

  it('differs after a changed default or a missing variable', () => {
    const rows = expected.map((row) => `| ${row} |`);
    expect(tableOf(rows.join('\n'))).toEqual(expected);
    expect(tableOf(rows.join('\n').replace('8080', '8081'))).not.toEqual(expected);
    expect(tableOf(rows.slice(1).join('\n'))).not.toEqual(expected);
  });
});
