import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '../../../portal/compress.ts';

export const PRERENDERED = {
  pattern: '/patient/:name',
  language: 'en',
  file: 'pages/patient.html',
  scripts: ['sha256-Script00000000000000000000000000000000000000='],
  styles: ['sha256-Style000000000000000000000000000000000000000='],
  connect: ['https://api.example'],
};

const plain = { scripts: [], styles: [], connect: [] };

const pages = [
  PRERENDERED,
  { ...PRERENDERED, language: 'ar', file: 'pages/patient.ar.html' },
  {
    ...PRERENDERED,
    pattern: '/doctor/:name',
    file: 'pages/doctor.html',
    read: '/api/doctor/{name}',
  },
  { pattern: '/', language: 'en', file: 'index.html', ...plain },
  { pattern: null, language: 'en', file: 'pages/unknown.html', ...plain },
];

export const RENDERED_STYLE = 'sha256-Rendered00000000000000000000000000000000000=';

/** Writes what it got into the page. The name of the doctor says what fails. */
const renderer = `let count = 0;
const render = async (page) => {
  count += 1;
  if (page.answer.includes('Dr Broken')) throw new Error('broken');
  if (page.answer.includes('Dr Slow')) await new Promise(() => {});
  if (page.answer.includes('Dr Unread')) return undefined;
  const html = JSON.stringify({ ...page, count });
  return { html, styles: ['${RENDERED_STYLE}'], scripts: [], connect: [] };
};
export const openRenderer = async () => render;`;

/** Each file is long enough to benefit from compression. */
export const PORTAL_FILES = {
  'index.html': `<!doctype html><title>Portal</title><p>${'A page. '.repeat(200)}</p>`,
  'pages/patient.html': `<!doctype html><title>Patient</title>${'A patient. '.repeat(200)}`,
  'pages/patient.ar.html': `<!doctype html><title>مريض</title>${'مريض. '.repeat(200)}`,
  'pages/doctor.html': `<!doctype html><title>Doctor</title>${'A doctor. '.repeat(200)}`,
  'pages/unknown.html': `<!doctype html><title>Unknown</title>${'No page. '.repeat(200)}`,
  '.server/prerender.js': renderer,
  'pages.json': JSON.stringify(pages),
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(99)}</svg>`,
  'assets/app-abc123.js': `export const text = '${'A script. '.repeat(200)}';`,
  'assets/app-abc123.css': 'p { color: black; }\n'.repeat(200),
  'assets/data-abc123.json': JSON.stringify(Array.from({ length: 200 }, () => 'data')),
  'assets/font-abc123.woff2': 'not really a font '.repeat(200),
};

export async function buildTestPortal() {
  const folder = await mkdtemp(join(tmpdir(), 'medportal-portal-'));
  await Promise.all(['.server', 'assets', 'pages'].map((name) => mkdir(join(folder, name))));
  await Promise.all(
    Object.entries(PORTAL_FILES).map(([name, content]) => writeFile(join(folder, name), content)),
  );
  await compressFolder(folder);
  const remove = () => rm(folder, { recursive: true });
  return { folder, remove, [Symbol.asyncDispose]: remove };
}
