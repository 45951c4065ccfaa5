import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFolder } from '../apps/portal/compress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medportal-compress-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = 'A text that comes again. '.repeat(100);
const kept = async () => (await readdir(folder, { recursive: true })).toSorted();

it('writes both encodings beside each text file, in every folder', async () => {
  await writeFile(join(folder, 'index.html'), text);
  await writeFile(join(folder, 'assets', 'app.js'), text);
  await compressFolder(folder);
  const files = ['assets/app.js', 'index.html'].flatMap((path) => [
    path,
    `${path}.br`,
    `${path}.gz`,
  ]);
  expect(await kept()).toEqual(['assets', ...files]);
  const read = (name: string) => readFile(join(folder, name));
  expect(brotliDecompressSync(await read('index.html.br')).toString()).toBe(text);
  expect(gunzipSync(await read('assets/app.js.gz')).toString()).toBe(text);
});

it('skips hidden folders, compressed formats and files that would not shrink', async () => {
  await mkdir(join(folder, '.server'));
  await writeFile(join(folder, '.server', 'app.js'), text);
  await writeFile(join(folder, 'font.woff2'), text);
  await writeFile(join(folder, 'picture.png'), text);
  await writeFile(join(folder, 'tiny.js'), 'x');
  await compressFolder(folder);
  expect(await kept()).toEqual([
    '.server',
    '.server/app.js',
    'assets',
    'font.woff2',
    'picture.png',
    'tiny.js',
  ]);
});

it('writes the same files when it runs again', async () => {
  await writeFile(join(folder, 'index.html'), text);
  await compressFolder(folder);
  await compressFolder(folder);
  expect(await kept()).toEqual(['assets', 'index.html', 'index.html.br', 'index.html.gz']);
});
