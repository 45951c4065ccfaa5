import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensurePortalBuilt } from './portal-build.ts';

let root: string;
let builds: number;

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const dist = () => join(root, 'apps/portal/dist');

/** Empties and fills the folder, as Vite does. */
function build() {
  rmSync(dist(), { recursive: true, force: true });
  write('apps/portal/dist/index.html', '<!doctype html>');
  write('apps/portal/dist/assets/app.js', 'start()');
  builds += 1;
}

function isRebuilt(): boolean {
  const before = builds;
  ensurePortalBuilt(`${root}/`, build);
  return builds > before;
}

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  root = mkdtempSync(join(tmpdir(), 'medportal-build-'));
  builds = 0;
  write('apps/portal/src/main.tsx', 'start()');
  ensurePortalBuilt(`${root}/`, build);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it('builds only once', () => {
  expect(builds).toBe(1);
  expect(isRebuilt()).toBe(false);
  expect(readdirSync(dist()).toSorted()).toEqual(['.vite', 'assets', 'index.html']);
});

describe('rebuilds once', () => {
  it.each<[string, () => void]>([
    ['after a change to a source', () => write('apps/portal/src/main.tsx', 'begin()')],
    ['after a change to a package', () => write('packages/ui/src/Button.tsx', 'button')],
    ['for another backend', () => vi.stubEnv('VITE_API_HOST', 'https://other.example')],
    ['with another setting', () => vi.stubEnv('VITE_SOMETHING_NEW', '1')],
    ['with a setting in a file', () => write('apps/portal/.env.production.local', 'VITE_X=1')],
    ['after another build', build],
    ['after a change to a built file', () => write('apps/portal/dist/assets/app.js', 'stop()')],
    ['after a built file was added', () => write('apps/portal/dist/assets/more.js', 'more()')],
    ['after a built file was removed', () => rmSync(join(dist(), 'index.html'))],
    ['after the build was removed', () => rmSync(dist(), { recursive: true })],
  ])('%s', (_, change) => {
    change();
    expect(isRebuilt()).toBe(true);
    expect(isRebuilt()).toBe(false);
  });
});

it.each<[string, () => void]>([
  ['a test', () => write('apps/portal/src/main.test.tsx', 'test()')],
  ['an unrelated setting', () => vi.stubEnv('PORT', '1234')],
])('does not rebuild for %s', (_, change) => {
  change();
  expect(isRebuilt()).toBe(false);
});

it('throws if the build fails, and rebuilds next time', () => {
  write('apps/portal/src/main.tsx', 'a mistake');
  const fail = () => {
    build();
    throw new Error('It failed.');
  };
  expect(() => ensurePortalBuilt(`${root}/`, fail)).toThrow('It failed.');
  expect(isRebuilt()).toBe(true);
});
