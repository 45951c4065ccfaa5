import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { ensurePortalBuilt } from './portal-build.ts';

const root = `${mkdtempSync(`${tmpdir()}/medportal-build-`)}/`;
const dist = `${root}apps/portal/dist`;

const write = (path: string, text: string) => {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, text);
};

const build = vi.fn(() => {
  rmSync(dist, { recursive: true, force: true });
  write('apps/portal/dist/index.html', '<!doctype html>');
});

function isRebuilt(): boolean {
  build.mockClear();
  ensurePortalBuilt(root, build);
  return build.mock.calls.length > 0;
}

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('ensurePortalBuilt builds after a change to a source, a setting or the build, and then not again', () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const changes = [
    () => write('packages/ui/src/Button.tsx', 'button'),
    () => write('apps/portal/.env.production.local', 'VITE_X=1'),
    () => vi.stubEnv('VITE_API_HOST', 'https://other.example'),
    build,
    () => rmSync(dist, { recursive: true }),
  ];
  for (const change of changes) {
    change();
    expect(isRebuilt(), String(change)).toBe(true);
    expect(isRebuilt(), String(change)).toBe(false);
  }
  write('apps/portal/src/main.test.tsx', 'test()');
  vi.stubEnv('PORT', '1234');
  expect(isRebuilt()).toBe(false);
  build.mockImplementationOnce(() => {
    throw new Error('It failed.');
  });
  write('apps/portal/src/main.tsx', 'a mistake');
  expect(() => isRebuilt()).toThrow('It failed.');
  expect(isRebuilt()).toBe(true);
});
