import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../src/config.ts';
import { migrateDatabase } from '../src/database/database.ts';
import { migrationNames } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { Sql, sql } from '../src/database/sql.ts';
import { startTestPostgres } from './databases/postgres.ts';

const pathOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const read = (path: string) => readFileSync(pathOf(path), 'utf8');

interface Compose {
  services: Record<'server' | 'database', { environment: Record<string, string> }>;
  configs: { roles: { content: string } };
}

function faultsOf({ services: { server, database } }: Compose): string[] {
  const unknown = Object.keys(server.environment)
    .filter((name) => !Object.hasOwn(SETTINGS, name))
    .map((name) => `the server knows no ${name}`);
  const entries = [...Object.entries(server.environment), ...Object.entries(database.environment)];
  const literal = entries
    .filter(([name, value]) => /SECRET|PASSWORD/.test(name) && !/^\$\{[A-Z_]+:\?.+\}$/.test(value))
    .map(([name]) => `${name} is not a variable that is required`);
  const withPassword = entries
    .filter(([, value]) => /:\/\/\w+:(?!\$\{[A-Z_]+\}@)/.test(value))
    .map(([name]) => `${name} has a password in it`);
  return [...unknown, ...literal, ...withPassword];
}

describe('compose.yaml', () => {
  const text = read('compose.yaml');
  const compose: Compose = parse(text);

  it('gives the server only known variables and contains no secret', () => {
    expect(faultsOf(compose)).toEqual([]);
  });

  // Negative control.
  it('is found to contain a secret', () => {
    const leaky = text.replace('${TOKEN_SECRET:?is missing}', 'x');
    expect(faultsOf(parse(leaky))).toEqual(['TOKEN_SECRET is not a variable that is required']);
  });

  it('creates the roles that the server needs', async () => {
    // Mimics psql: \getenv reads a variable, :'name' quotes it.
    const script = compose.configs.roles.content
      .replaceAll(/^\\getenv .*\n/gm, '')
      .replaceAll(/:'\w+'/g, "'secret'");
    const server = await startTestPostgres();
    const admin = await openPostgres({ url: server.url });
    await admin.query(new Sql(['create database medportal'], [], false));
    for (const statement of script.split(';\n').filter(Boolean)) {
      // oxlint-disable-next-line no-await-in-loop -- the statements run in sequence
      await admin.query(new Sql([statement], [], false));
    }
    await admin.close();
    const url = server.urlOf('medportal', 'medportal_app');
    const ran = await migrateDatabase({
      kind: 'postgres',
      url,
      ownerUrl: server.urlOf('medportal', 'medportal_owner'),
    });
    expect(ran).toEqual(migrationNames());
    const application = await openPostgres({ url });
    await expect(application.query(sql`delete from audit`)).rejects.toThrow('permission denied');
    await application.close();
    await server.stop();
  });
});

const manifests = Object.keys(parse(read('pnpm-lock.yaml')).importers).map((path) =>
  join(path, 'package.json'),
);

function imageFaultsOf(text: string): string[] {
  const lines = text.split('\n');
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found);
  const { packageManager, devDependencies } = JSON.parse(read('package.json'));
  const [node] = String(devDependencies.node).split('.');
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(' ').slice(1, -1));
  const last = text.slice(text.lastIndexOf('\nFROM'));
  const checks: Record<string, boolean> = {
    'another Node than the tests': all(/^FROM node:(\d+)-slim/gm).every((each) => each === node),
    'another pnpm than the tests': all(/(pnpm@[\d.]+)/g).every((each) => each === packageManager),
    'copies what is not there': copied.every((path) => existsSync(pathOf(path))),
    'lacks a workspace of the lockfile': manifests.every((path) => copied.includes(path)),
    'runs as root': /^USER node$/m.test(last),
    'is not for production': /^ENV .*NODE_ENV=production/m.test(last),
    'has no health check': /^HEALTHCHECK CMD .*\/healthz/m.test(last),
    'holds a secret': !/SECRET|PASSWORD|DATABASE_URL/.test(text),
  };
  return Object.keys(checks).filter((fault) => !checks[fault]);
}

describe('Dockerfile', () => {
  const text = read('Dockerfile');

  it('builds what the tests run, with an unprivileged user', () => {
    expect(imageFaultsOf(text)).toEqual([]);
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.git', '.env*', 'data', '**/node_modules']),
    );
  });

  // Negative control.
  it('is found to run as root', () => {
    expect(imageFaultsOf(text.replace('USER node\n', ''))).toEqual(['runs as root']);
  });
});
