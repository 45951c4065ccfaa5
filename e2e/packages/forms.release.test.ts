// The fields of @medportal/ui, registered with react-hook-form by a consumer.
import { type Browser, chromium, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { launchOptions } from '../../scripts/browser.ts';
import { pinned, run, Scratch, typeScripts } from './scratch.ts';

const scratch = new Scratch();
const source = scratch.copy('form.tsx');
let server: PreviewServer;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  const others = ['react', 'react-dom', 'react-hook-form', 'styled-components', 'vite'];
  const declarations = ['@types/react', '@types/react-dom', '@types/node'];
  scratch.write(
    'index.html',
    '<!doctype html><title>A form</title><link rel="icon" href="data:,"><main class="medportal"></main><script type="module" src="form.tsx"></script>',
  );
  await scratch.install(inject('packed').ui.tarball, ...[...others, ...declarations].map(pinned));
  // React's development build, which warns when a field changes between controlled and uncontrolled.
  scratch.write('.env', 'NODE_ENV=development');
  await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: scratch.folder });
  server = await preview({
    root: scratch.folder,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await chromium.launch(await launchOptions());
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  scratch.remove();
});

beforeEach(async () => {
  problems = [];
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await field('Name').waitFor();
});

afterEach(async () => {
  await page.close();
  expect(problems).toEqual([]);
});

const field = (label: string) => page.getByLabel(label, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const submitted = async () => JSON.parse((await page.locator('output').textContent()) ?? '');

/** The state of a field as assistive technology sees it. */
const stateOf = (label: string) =>
  field(label).evaluate((element) => ({
    isFocused: element === document.activeElement,
    isInvalid: element.getAttribute('aria-invalid') === 'true',
    description: (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  }));

test('compiles, but not with a value of another type', async () => {
  const [, typeScript] = typeScripts;
  const mistake = source.replace(
    'limit={20}',
    'limit={20} onValueChange={(value: number) => value}',
  );
  expect(mistake).not.toBe(source);
  scratch.write('mistake.tsx', mistake);
  const found = await scratch
    .compile(typeScript, ['form.tsx', 'mistake.tsx'], {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      noEmit: true,
      module: 'ESNext',
      moduleResolution: 'Bundler',
    })
    .catch(String);
  expect(found.match(/\S+\.tsx?\(\d+,\d+\): error TS\d+/g)).toEqual([
    expect.stringMatching(/^mistake\.tsx.+TS2322$/),
  ]);
});

test('a form shows the default values and submits what is entered', async () => {
  expect(await field('Search').inputValue()).toBe('first search');
  await expect.poll(() => page.getByText('8 characters left').isVisible()).toBe(true);
  await field('Search').fill('second search');
  await field('Name').fill('Mona Example');
  await field('Password').fill('a long phrase');
  await field('Height').fill('172,5');
  await field('Unit').selectOption('Inches');
  await field('Room').selectOption('Second');
  await field('Morning').check();
  await field('Note').fill('Sixteen letters!');
  await expect.poll(() => page.getByText('4 characters left').isVisible()).toBe(true);
  await field('Monday').check();
  await press('Save');
  expect(await submitted()).toEqual({
    search: 'second search',
    name: 'Mona Example',
    password: 'a long phrase',
    height: '172,5',
    unit: 'in',
    room: '2',
    time: 'morning',
    note: 'Sixteen letters!',
    agreed: true,
    days: ['mon', 'tue'],
  });
});

const mistakes = [
  { label: 'Name', make: () => field('Name').fill(''), error: 'Enter your name' },
  { label: 'Password', make: () => field('Password').fill('short'), error: 'Enter 8 characters' },
  { label: 'Height', make: () => field('Height').fill('tall'), error: 'Height must be a number' },
  { label: 'Room', make: () => field('Room').selectOption('Not chosen'), error: 'Choose a room' },
  { label: 'Note', make: () => field('Note').fill('x'.repeat(21)), error: 'Note is too long' },
  { label: 'I agree', make: () => field('I agree').uncheck(), error: 'Tick to agree' },
];

test.each(mistakes)('focuses $label when it is invalid', async ({ label, make, error }) => {
  await field('Name').fill('Mona Example');
  await field('Room').selectOption('First');
  await make();
  await press('Save');
  await page.getByText(error).waitFor();
  expect(await stateOf(label)).toEqual({
    isFocused: true,
    isInvalid: true,
    description: expect.stringContaining(`Error: ${error}`),
  });
  expect(await page.locator('output').count()).toBe(0);
});

test('focuses a group of radio buttons whose choice was cleared', async () => {
  await field('Name').fill('Mona Example');
  await field('Room').selectOption('First');
  await press('Clear choice');
  await press('Save');
  await page.getByText('Choose a time').waitFor();
  expect(await stateOf('Morning')).toMatchObject({ isFocused: true });
  const group = page.getByRole('radiogroup', { name: 'Time' });
  expect(await group.getAttribute('aria-invalid')).toBe('true');
});

test('restores the default values on reset', async () => {
  await field('Name').fill('Mona Example');
  await field('Unit').selectOption('Inches');
  await press('Clear choice');
  await field('Note').fill('');
  await field('Monday').check();
  await press('Start again');
  expect(await field('Name').inputValue()).toBe('');
  expect(await field('Unit').inputValue()).toBe('cm');
  expect(await field('Evening').isChecked()).toBe(true);
  expect(await field('Note').inputValue()).toBe('Twelve chars');
  await expect.poll(() => page.getByText('8 characters left').isVisible()).toBe(true);
  expect(await field('Monday').isChecked()).toBe(false);
  expect(await field('Tuesday').isChecked()).toBe(true);
});
