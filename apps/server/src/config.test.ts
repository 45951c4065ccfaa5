import { describe, expect, it } from 'vitest';
import { ConfigError, SETTINGS, describeSettings, readConfig } from './config.ts';

const secret = 'x'.repeat(32);

describe('readConfig', () => {
  it('needs nothing: an embedded database with demo data, on this machine only', () => {
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

  it('keeps demo data out of PostgreSQL unless asked', () => {
    const env = { DATABASE_URL: 'postgresql://u@db/x', TOKEN_SECRET: secret };
    expect(readConfig(env)).toMatchObject({
      storage: { kind: 'postgres', url: 'postgresql://u@db/x' },
      demoData: false,
    });
    expect(readConfig({ ...env, DEMO_DATA: '1' }).demoData).toBe(true);
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535 (now "eighty")'],
    ['PORT', '65536', 'PORT must be'],
    ['PORT', '-1', 'PORT must be'],
    ['PORT', '8080.5', 'PORT must be'],
    ['PORT', '1e3', 'PORT must be'],
    ['HOST', 'my host', 'HOST must be an IP address or localhost'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgresql:// address'],
    ['DEMO_DATA', 'yes', 'DEMO_DATA must be 0 or 1'],
    ['RECORDS_ACCESS', 'open', 'RECORDS_ACCESS must be strict or spec'],
    ['TOKEN_SECRET', 'short', 'TOKEN_SECRET must be a text of 32'],
    ['TOKEN_HOURS', '0', 'TOKEN_HOURS must be a whole number from 1'],
    ['CORS_ORIGINS', 'https://a.example/path', 'CORS_ORIGINS must be origins'],
    ['CORS_ORIGINS', '*', 'CORS_ORIGINS must be origins'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be IP addresses'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY must be IP addresses'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace or debug'],
    ['RATE_LIMIT_PER_MINUTE', '-5', 'RATE_LIMIT_PER_MINUTE must be'],
    ['LOGIN_FAILURES_PER_MINUTE', 'ten', 'LOGIN_FAILURES_PER_MINUTE must be'],
  ])('refuses %s=%s in one line', (name, value, message) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
    expect(read).not.toThrow('\n');
  });

  it('never repeats a secret or an address with a password', () => {
    expect(() => readConfig({ TOKEN_SECRET: 'hunter2' })).not.toThrow('hunter2');
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:hunter2@db' })).not.toThrow('hunter2');
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

it('describes every variable', () => {
  for (const name of Object.keys(SETTINGS)) expect(describeSettings()).toContain(`  ${name} `);
});
