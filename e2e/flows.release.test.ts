import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Locator, Page } from 'playwright';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { isCoreOnly, storageWith, type Watched } from './browser.ts';
import { responseForm, type DemoIds, demoIds, doctor, patient, stranger, tokenOf } from './demo.ts';
import { openContext, openWindow, startServer } from './journey.ts';
import type { Product } from './portal.ts';
import {
  button,
  dialog,
  expectNoProblems,
  fill,
  heading,
  hydrated,
  logOut,
  see,
  seeNo,
  settle,
  submitLogin,
  tab,
  toast,
} from './steps.ts';

let product: Product;
let ids: DemoIds;
const logins = new Map([doctor, patient, stranger].map((login) => [login.name, login]));

let opened: Watched[] = [];
let expectedErrors: RegExp[] = [];

beforeAll(async () => {
  product = await startServer();
  ids = await demoIds(product.url, await tokenOf(product.url, patient));
});

afterEach(() => {
  const [windows, expected] = [opened, expectedErrors];
  [opened, expectedErrors] = [[], []];
  expectNoProblems(windows, ...expected);
});

async function openAs(person: { name: string } | undefined, path: string): Promise<Page> {
  // A session of its own: a log-out of another test does not end it.
  const login = person && logins.get(person.name);
  const token = login && (await tokenOf(product.url, login));
  const context = await openContext({
    storageState: storageWith(product.url, token),
  });
  return openAnother(context, path);
}

async function openAnother(context: BrowserContext, path: string): Promise<Page> {
  const watched = await openWindow(context, product.url);
  opened.push(watched);
  await watched.page.goto(product.url + path);
  await see(heading(watched.page, /./));
  await settle(watched.page);
  return watched.page;
}

/** Expects a console message for an HTTP error, and one of the portal if `operation` is given. */
function expectHttpError(status: number, operation?: string) {
  expectedErrors.push(new RegExp(`^Failed to load resource: .* status of ${status} `));
  if (operation) expectedErrors.push(new RegExp(`^${operation} failed: ${status}$`));
}

const field = (scope: Page | Locator, name: string) =>
  scope.getByRole('textbox', { name: new RegExp(`^${name}`) });
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });
const isSelected = (page: Page, name: string) =>
  see(tab(page, name).and(page.locator('[aria-selected=true]')));
const texts = (locator: Locator) => locator.allTextContents();

async function edit(page: Page, what: string) {
  await button(page, `Edit ${what}`).click();
  await see(dialog(page, `Edit ${what}`));
  return dialog(page, `Edit ${what}`);
}

describe('a profile', () => {
  const profile = paths.doctorProfile(doctor.name);
  const bio = 'A new bio, written for a test.\nIt has two lines.';

  it('a doctor’s about me: Save keeps', async () => {
    const page = await openAs(doctor, profile);
    const overlay = await edit(page, 'about me');
    await field(overlay, 'CV link').fill('https://demo.example/cv');
    await field(overlay, 'Bio').fill(bio);
    await button(overlay, 'Save').click();
    await seeNo(overlay);
    await see(page.getByText('It has two lines.'));
    await page.reload();
    await see(page.getByText('It has two lines.'));
    const visitor = await openAs(undefined, profile);
    await see(visitor.getByText('It has two lines.'));
    const cv = inMain(visitor, 'https://demo.example/cv');
    expect(await cv.getAttribute('rel')).toMatch(/noopener.*noreferrer|noreferrer.*noopener/);
  });

  it('a doctor’s clinic: Save keeps, and empty fields remove it', async () => {
    const page = await openAs(doctor, profile);
    const overlay = await edit(page, 'clinic');
    await field(overlay, 'Name').fill('Test House');
    await field(overlay, 'Open hours').fill('On test days');
    await button(overlay, 'Save').click();
    await seeNo(overlay);
    const visitor = await openAs(undefined, paths.doctors({ searchName: doctor.name }));
    await see(inMain(visitor, new RegExp(doctor.name)));
    await see(visitor.getByText('Test House'));

    await edit(page, 'clinic');
    for (const name of ['Name', 'Location', 'Open hours']) await field(overlay, name).fill('');
    await button(overlay, 'Save').click();
    await seeNo(overlay);
    await see(page.getByText('No clinic data yet'));
    await page.reload();
    await see(page.getByText('No clinic data yet'));
    await visitor.reload();
    await see(inMain(visitor, new RegExp(doctor.name)));
    expect(await visitor.getByText(/Test House|No Clinic/).count()).toBe(0);
  });

  it('a patient’s medical information: Save keeps', async () => {
    const page = await openAs(patient, paths.patientProfile(patient.name));
    const overlay = await edit(page, 'medical information');
    await overlay.getByLabel(/^Blood type/).selectOption('AB-');
    await field(overlay, 'Height').fill('250');
    await field(overlay, 'Weight').fill('3,5');
    await button(overlay, 'Save').click();
    await seeNo(overlay);
    await page.reload();
    for (const text of ['AB-', '250 cm', '3.5 kg'])
      await see(page.getByText(text, { exact: true }));
  });
});

describe('readings', () => {
  const dailyCheck = paths.patientProfile(patient.name, { tab: 'dailyCheck' });

  it('asks before it converts a blood sugar from mmol/L', async () => {
    const page = await openAs(patient, dailyCheck);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') writes.push(request.url());
    });
    await field(page, 'Blood sugar').fill('5.6');
    await button(page, 'Save blood sugar').click();
    await button(dialog(page, 'Is 5.6 in mg/dL or mmol/L?'), 'Go back and change it').click();
    expect(await field(page, 'Blood sugar').inputValue()).toBe('5.6');
    expect(writes).toEqual([]);
    // Within half a second, it would count as a double click.
    await page.waitForTimeout(500);
    await button(page, 'Save blood sugar').click();
    await page.getByRole('button', { name: /^Save as .* mmol\/L/ }).click();
    await see(page.getByText('Blood sugar saved'));
    expect(writes).toHaveLength(1);
    await page.reload();
    await see(page.getByRole('cell', { name: /^10[01]/ }));
    await page.getByLabel('mmol/L', { exact: true }).check();
    await see(page.getByRole('cell', { name: /^5\.6/ }));
  });
});

describe('lists', () => {
  it('Show more adds doctors with every click and loses none', async () => {
    const page = await openAs(undefined, paths.doctors());
    const names = page.getByRole('main').getByRole('link', { name: /^Dr\. / });
    const more = button(page, 'Show more');
    let before: string[] = [];
    for (const count of [9, 18, 27, 36, 45, 60]) {
      if (before.length > 0) await more.click();
      await see(page.getByText(`Showing ${count} of 60`));
      const after = await texts(names);
      expect(after).toHaveLength(count);
      expect(after.slice(0, before.length)).toEqual(before);
      before = after;
    }
    expect(new Set(before).size).toBe(60);
    expect(await more.count()).toBe(0);
  });

  it('a doctor’s requests: both groups, nine more, and Back', async () => {
    const page = await openAs(doctor, paths.doctorProfile(doctor.name));
    await tab(page, 'Requests').click();
    await isSelected(page, 'Not answered requests');
    const replies = inMain(page, /^Reply to/);
    await see(page.getByText(/^Showing 9 of/));
    const before = await texts(replies);
    await button(page, 'Show more').click();
    await see(page.getByText(/^Showing (1\d) of \1$/));
    expect((await texts(replies)).slice(0, 9)).toEqual(before);
    expect(await button(page, 'Show more').count()).toBe(0);

    await tab(page, 'Answered requests').click();
    await see(inMain(page, /^Response/));
    expect(await replies.count()).toBe(0);
    await page.goBack();
    await isSelected(page, 'Not answered requests');
    await see(replies);
    await page.goBack();
    await isSelected(page, 'About');
    await page.goForward();
    await isSelected(page, 'Requests');
  });

  it('a doctor’s requests: the longest waiting first, a search, and Back from a reply', async () => {
    const page = await openAs(doctor, paths.doctorProfile(doctor.name, { tab: 'requests' }));
    const cards = page.getByRole('article');
    await see(page.getByText(/^Showing 9 of/));
    await button(page, 'Show more').click();
    await see(page.getByText(/^Showing (1\d) of \1$/));
    const newestFirst = await texts(cards);
    const order = page.getByLabel('Sort by');
    await order.selectOption('Longest waiting first');
    await vi.waitFor(async () =>
      expect(await cards.first().textContent()).toBe(newestFirst.at(-1)),
    );
    // The backend with the inbox sends the first page of the other order; any other one has sent all already.
    const shown = isCoreOnly ? newestFirst.length : 9;
    await see(page.getByText(new RegExp(`^Showing ${shown} of`)));
    expect(await texts(cards)).toEqual(newestFirst.toReversed().slice(0, shown));

    const name = (await cards.nth(2).getByRole('heading').textContent()) ?? '';
    const expected = newestFirst.toReversed().filter((text) => text.includes(name));
    await page.getByRole('searchbox').fill(name.toUpperCase());
    await see(page.getByText(/^\d+ requests? found$/));
    expect(await texts(cards)).toEqual(expected);
    await inMain(page, /^Reply to/)
      .first()
      .click();
    await page.waitForURL(/\/ResponseForm\//);
    await page.goBack();
    await see(page.getByText(/^\d+ requests? found$/));
    expect(await texts(cards)).toEqual(expected);
    expect(await page.getByRole('searchbox').inputValue()).toBe(name.toUpperCase());
    expect(await order.inputValue()).toBe('oldest');
  });

  it('a patient’s requests and history by a shared link, and Back', async () => {
    const link = paths.patientProfile(patient.name, { tab: 'requests', answered: 'true' });
    const page = await openAs(patient, link);
    await isSelected(page, 'Answered requests');
    await inMain(page, /^Response/)
      .first()
      .click();
    await see(heading(page, `Response from Dr. ${doctor.name}`));
    await isSelected(page, 'General Report');
    await tab(page, 'Allergy').click();
    await isSelected(page, 'Allergy');
    await page.goBack();
    await isSelected(page, 'General Report');
    await page.goBack();
    await isSelected(page, 'Answered requests');
    await tab(page, 'Medical history').click();
    await tab(page, 'Allergy').click();
    await page.waitForURL(/history=allergy/);
    await page.reload();
    await isSelected(page, 'Medical history');
    await isSelected(page, 'Allergy');
  });

  it('a specialization leads to its doctors', async () => {
    const page = await openAs(undefined, paths.specializations());
    await inMain(page, 'Dermatology').click();
    await see(heading(page, 'Dermatology'));
    const cards = page.getByRole('main').getByRole('listitem');
    await see(cards);
    for (const text of await texts(cards)) expect(text).toContain('Dermatology');
    await inMain(page, /^Dr\. /)
      .first()
      .click();
    await see(heading(page, /^Dr\. /));
    await see(page.getByText('Dermatology'));
  });
});

describe('access', () => {
  const record = paths.patientProfile(patient.name, { tab: 'dailyCheck' });

  it('a visitor is asked to log in, and comes back to the page', async () => {
    expectHttpError(401);
    const page = await openAs(undefined, record);
    await see(heading(page, 'Log in to see this record'));
    expect(await page.getByRole('table').count()).toBe(0);
    await inMain(page, 'Log in').click();
    await see(page.getByText('Log in to continue'));
    await submitLogin(page, patient);
    await see(heading(page, patient.name));
    await isSelected(page, 'Daily check');
    await see(page.getByRole('table'));
  });

  it.each([
    { who: 'another patient', person: stranger, name: patient.name },
    { who: 'a doctor without a request', person: doctor, name: 'W' },
    { who: 'a patient who opens an unknown name', person: patient, name: 'Nobody At All' },
  ])('$who has no access', async ({ person, name }) => {
    expectHttpError(404);
    const page = await openAs(person, paths.patientProfile(name));
    await see(heading(page, 'You do not have access to this record'));
    expect(await page.getByRole('tab').count()).toBe(0);
  });

  it('only the patient and the doctor of a request can read its response', async () => {
    expectHttpError(404);
    const page = await openAs(stranger, paths.response(ids.answered, 'Patient'));
    await see(heading(page, 'Response not found'));
  });

  it('a log-out reaches the other windows', async () => {
    const page = await openAs(patient, record);
    await see(page.getByRole('table'));
    const other = await openAnother(page.context(), paths.home());
    await logOut(other, patient.name);
    await see(toast(page, 'You logged out in another tab.'));
    await see(page.getByRole('banner').getByRole('link', { name: 'Log In' }));
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('a log-in of another user in another window hides the data of the first', async () => {
    const page = await openAs(patient, record);
    await see(page.getByRole('table'));
    const reading = await page.getByRole('cell').nth(1).textContent();
    expect(reading).toMatch(/\d/);
    const other = await openAnother(page.context(), paths.home());
    await page.evaluate(() => {
      const seen: string[] = [];
      const token = localStorage.getItem('userToken');
      const recordFrame = () => {
        if (localStorage.getItem('userToken') !== token)
          seen.push(document.title + document.body.textContent);
        requestAnimationFrame(recordFrame);
      };
      recordFrame();
      Object.assign(window, { seen });
    });
    // As a log-in in another tab does, while the first user is still logged in.
    await other.evaluate(
      (token) => localStorage.setItem('userToken', token),
      await tokenOf(product.url, stranger),
    );
    await see(toast(page, `You are now logged in as ${stranger.name}, from another tab.`));
    await see(page.getByRole('button', { name: stranger.name }));
    expect(new URL(page.url()).pathname).toBe('/');
    const seen: string[] = await page.evaluate('seen');
    expect(seen.length).toBeGreaterThan(0);
    // One frame may be painted before this window gets the storage event.
    expect(seen.slice(1).filter((text) => text.includes(patient.name))).toEqual([]);
    await page.goto(product.url + record);
    await see(heading(page, 'You do not have access to this record'));
    expectHttpError(404);
  });

  it.each(['/patient/%E0%A4%A', '/DoctorProfile/100%', '/%'])(
    'the malformed path %s shows an error and links to other pages',
    async (path) => {
      expectHttpError(400);
      expectedErrors.push(/could not be decoded/);
      const page = await openAs(patient, path);
      await see(heading(page, 'Unexpected Application Error!'));
      await see(page.getByText('400 Bad Request'));
      expect((await fetch(product.url + path)).status).toBe(400);
      await inMain(page, 'Doctors').click();
      await see(heading(page, 'Doctors'));
    },
  );

  it('an unknown path shows an error and links to other pages', async () => {
    expectHttpError(404);
    const page = await openAs(patient, '/nowhere/at/all');
    await see(heading(page, 'Unexpected Application Error!'));
    await see(page.getByText('404 Not Found'));
    expect((await fetch(page.url())).status).toBe(404);
    await inMain(page, 'Doctors').click();
    await see(heading(page, 'Doctors'));
  });
});

describe('rejected forms', () => {
  it.each([
    {
      who: 'patient',
      path: paths.patientRegister(),
      position: 'top-center',
      operation: 'registerPatient',
    },
    {
      who: 'doctor',
      path: paths.doctorRegister(),
      position: 'bottom-right',
      operation: 'registerDoctor',
    },
  ])('a $who who registers with a taken name, then a taken email', async (form) => {
    expectHttpError(409, form.operation);
    const page = await openAs(undefined, form.path);
    const free = { name: `Fresh ${form.who}`, email: `fresh.${form.who}@journey.example` };
    const attempts = [
      {
        Name: patient.name.toUpperCase(),
        'Email address': free.email,
        wrong: 'Name',
        message: 'An account with this name already exists. Add a middle name or an initial.',
      },
      {
        Name: free.name,
        'Email address': patient.email,
        wrong: 'Email address',
        message: 'An account with this email already exists.',
      },
    ];
    for (const { wrong, message, ...values } of attempts) {
      await fill(page, { ...values, Password: 'a phrase for a test' });
      await button(page, 'Sign Up').click();
      const toasts = page.locator(`.Toastify__toast-container--${form.position}`);
      await see(toasts.getByText(message));
      await see(page.getByRole('main').getByText('There is a problem'));
      await see(
        page.getByRole('textbox', { name: wrong }).and(page.locator('[aria-invalid=true]')),
      );
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(values.Name);
    }
    await fill(page, { Name: free.name, 'Email address': free.email });
    await button(page, 'Sign Up').click();
    await see(toast(page, 'Sign up successfully'));
    await see(heading(page, 'Log in'));
  });
});

describe('on a rotated tablet', () => {
  const paddings = (page: Page, frame: string) =>
    page
      .frameLocator(frame)
      .locator('body *')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).padding));

  // In frames, because two of them can have different widths in one window.
  it.each([
    { what: 'the start page', reader: undefined, path: () => paths.home() },
    {
      what: 'tabs that become a list',
      reader: patient,
      path: () => paths.patientProfile(patient.name),
    },
    {
      what: 'a column that becomes an overlay',
      reader: doctor,
      path: () => responseForm(ids),
    },
  ])('$what adapts to the new width', async ({ reader, path }) => {
    const page = await openAs(reader, paths.features());
    const address = path();
    await page.route(new URL(address, product.url).href, async (route) => {
      const response = await route.fetch();
      const {
        'content-security-policy': _,
        'x-frame-options': __,
        ...headers
      } = response.headers();
      await route.fulfill({ response, headers });
    });
    const frame = (more: string) => `<iframe src="${address}" height="800" ${more}></iframe>`;
    await page.route(`${product.url}/frames`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: frame('id="turned" width="1200"') + frame('width="390"'),
      }),
    );
    await page.goto(`${product.url}/frames`);
    for (const one of page.frames().slice(1)) {
      await hydrated(one);
      await one.getByRole('heading', { level: 1 }).waitFor();
      await one.waitForFunction(() => !document.querySelector('[data-state="loading"]'));
    }
    // Asked again each time, because what is new arrives after the page.
    const isLikeNarrow = async () => {
      const [turned, narrow] = [
        await paddings(page, '#turned'),
        await paddings(page, 'iframe:not([id])'),
      ];
      return isDeepStrictEqual(turned, narrow);
    };
    expect(await isLikeNarrow()).toBe(false);
    await page.evaluate(() => document.querySelector('iframe')?.setAttribute('width', '390'));
    await expect.poll(isLikeNarrow).toBe(true);
  });
});

describe('in print', () => {
  it('a response prints all parts and no controls', async () => {
    const page = await openAs(patient, `${paths.response(ids.answered, 'Patient')}?tab=medicine`);
    await isSelected(page, 'Medicine');
    const parts = ['Description', 'General Report', 'Medicine', 'Chronic Disease', 'Allergy'];
    const visible = async () => {
      const shown: string[] = [];
      for (const name of parts) {
        const part = page.getByRole('heading', { name, level: 2, exact: true });
        if (await part.isVisible()) shown.push(name);
      }
      return shown;
    };
    expect(await visible()).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await visible()).toEqual(parts);
    await see(page.getByText(`Dr. ${doctor.name}`));
    await see(page.getByText(patient.name).last());
    await see(page.locator('main time'));
    for (const role of ['navigation', 'tablist', 'button'] as const)
      expect(await page.getByRole(role).count()).toBe(0);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  });
});

const intrusions: { what: string; harm: () => unknown }[] = [
  { what: 'an error in the console', harm: () => console.error('broken') },
  { what: 'an unexpected HTTP error', harm: () => fetch('/api/nothing/here') },
  {
    what: 'an uncaught error',
    harm: () => {
      setTimeout(() => {
        throw new Error('broken');
      });
    },
  },
  {
    what: 'a call to another host',
    harm: () => fetch('https://elsewhere.example/').catch(() => undefined),
  },
];

describe('the window checks find', () => {
  it.each(intrusions)('$what', async ({ harm }) => {
    expectHttpError(401, 'login');
    const page = await openAs(undefined, paths.login());
    const windows = opened;
    await page.evaluate(harm);
    await vi.waitFor(
      () => expect(() => expectNoProblems(windows, ...expectedErrors)).toThrow(),
      15_000,
    );
    for (const { problems } of windows) problems.length = 0;
  });
});
