// JavaScript chunks that fail to load, because of the network or a new deployment.
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../apps/portal/src/paths.ts';
import { storageWith } from './browser.ts';
import { type DemoIds, demoIds, doctor, invalidToken, patient, tokenOf } from './demo.ts';
import { openContext, startServer } from './journey.ts';
import { pageCases } from './page-cases.ts';
import { builtFile, type Product } from './portal.ts';
import { button, dialog, fill, heading, hydrated, see, submitLogin } from './steps.ts';

const question = 'My knee has hurt for two weeks.';

let product: Product;
let ids: DemoIds;
let token: string;

beforeAll(async () => {
  product = await startServer();
  token = await tokenOf(product.url, patient);
  ids = await demoIds(product.url, token);
});

async function inBrowserWith(storedToken: string | undefined, work: (page: Page) => Promise<void>) {
  const context = await openContext({
    storageState: storageWith(product.url, storedToken),
  });
  await work(await context.newPage());
}

const chunkOf = (module: string) => product.url + builtFile(module);

/** Answers 404, as after a deployment. */
const lose = (page: Page, url: string) =>
  page.route(url, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: '' }));

async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(address);
  await see(heading(page, /./));
  return [...scripts];
}

// Every role loads the same chunks of a page.
describe('every page', () => {
  it.each(pageCases.visitor)('$route ($title) is never blank, whichever script fails', ({ path }) =>
    inBrowserWith(undefined, async (page) => {
      const address = product.url + path(ids);
      const scripts = await scriptsOf(page, address);
      expect(scripts).not.toEqual([]);
      for (const script of scripts) {
        await lose(page, script);
        // The same address with a fragment would not be loaded again.
        await page.goto('about:blank');
        await page.goto(address, { waitUntil: 'commit' });
        // Without the shared chunk, the prerendered HTML stays.
        const isShared = /\/index-/.test(script);
        await see(isShared ? page.getByRole('banner') : heading(page, /^Unexpected Application/));
        await see(page.getByRole('main'));
        await page.unroute(script);
      }
    }),
  );
});

describe('without a lazy chunk', () => {
  it('toasts: a log-in shows a plain message', () =>
    inBrowserWith(undefined, async (page) => {
      await lose(page, chunkOf('src/core/feedback/ToastHost.tsx'));
      await page.goto(product.url + paths.login());
      await hydrated(page);
      await submitLogin(page, patient);
      await see(page.getByRole('status').getByText('Log in successfully'));
      await see(page.getByRole('button', { name: patient.name }));
      await see(heading(page, 'Better health, with a doctor to ask'));
    }));

  it('toasts: a rejected registration keeps the input', () =>
    inBrowserWith(undefined, async (page) => {
      await lose(page, chunkOf('src/core/feedback/ToastHost.tsx'));
      await page.goto(product.url + paths.patientRegister());
      await hydrated(page);
      await fill(page, {
        Name: 'Lost Chunk-Test',
        'Email address': patient.email,
        Password: patient.password,
      });
      await page.getByLabel('Female', { exact: true }).check();
      await button(page, 'Sign Up').click();
      const message = 'An account with this email already exists.';
      await see(page.getByRole('main').getByRole('alert').filter({ hasText: message }));
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Lost Chunk-Test');
    }));

  it('account menu: there is a button to log out', () =>
    inBrowserWith(token, async (page) => {
      await lose(page, chunkOf('src/features/inbox/userParts.ts'));
      await page.goto(product.url + paths.patientProfile(patient.name));
      await see(heading(page, patient.name));
      await button(page, 'Log out').click();
      await see(page.getByRole('link', { name: 'Log In' }));
    }));

  it('log-in dialog: shows the error and keeps the input', () =>
    inBrowserWith(invalidToken(token), async (page) => {
      await lose(page, chunkOf('src/features/auth/LogInAgain.tsx'));
      await page.goto(product.url + paths.request(doctor.name, ids.doctorId));
      await hydrated(page);
      await fill(page, { Description: question });
      await button(page, 'Send Request').click();
      await see(
        page
          .getByRole('alert')
          .getByText('Your session has ended. Log in again, then try once more.'),
      );
      expect(await dialog(page, 'Your session has ended').count()).toBe(0);
      expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe(question);
      await see(page.getByRole('link', { name: 'Log In' }));
    }));

  it('a page, after a deployment: reloads once and keeps drafts', () =>
    inBrowserWith(token, async (page) => {
      await page.goto(product.url + paths.request(doctor.name, ids.doctorId));
      await hydrated(page);
      await fill(page, { Description: question });
      page.on('dialog', (prompt) => void prompt.accept());
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      // The first load gets the HTML of the previous build.
      await page.route(chunkOf('src/features/requests/send.tsx'), (route) =>
        loads > 1 ? route.continue() : route.fulfill({ status: 404, contentType: 'text/plain' }),
      );
      await page.reload();
      await see(heading(page, 'Send a request'));
      await see(page.getByText(/^What you typed before is still here/));
      expect(await page.getByLabel('Description', { exact: true }).inputValue()).toBe(question);
      expect(loads).toBe(2);
    }));

  it('the entry, permanently: the HTML says so after ten seconds, and a link loads the page again', () =>
    inBrowserWith(token, async (page) => {
      const late = page.getByText('MedPortal could not load yet.');
      await lose(page, chunkOf('index.html'));
      await page.goto(product.url + paths.request(doctor.name, ids.doctorId));
      expect(await late.isVisible()).toBe(false);
      await see(late);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Load again' }).click();
      await see(heading(page, 'Send a request'));
      expect(await late.isVisible()).toBe(false);
    }));

  it('the next page, permanently: shows the error view, and Back works', () =>
    inBrowserWith(undefined, async (page) => {
      // Before the page is opened, which may load the chunk ahead of the click.
      await lose(page, chunkOf('src/features/home/features.tsx'));
      await page.goto(product.url + paths.doctors());
      await hydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'Features' }).click();
      await see(heading(page, 'Unexpected Application Error!'));
      await see(page.getByText('This page could not be loaded.'));
      await page.goBack();
      await see(heading(page, 'Doctors'));
    }));
});
