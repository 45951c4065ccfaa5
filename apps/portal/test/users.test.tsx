// One user after another: nothing of the former is shown to the next.
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { STORAGE_KEY } from '../src/session/session.ts';
import { people, storyToken } from '../src/testing/PortalAt.tsx';
import { startBackend } from './backend.ts';
import { expectPage, expectWords } from './page-checks.ts';
import { visit } from './visit.tsx';

const { patient, doctor } = people;
const welcome = 'Better health, with a doctor to ask';
const record = paths.patientProfile(patient.name, { tab: 'dailyCheck' });

/** As when another tab of the browser changes the session. */
function changeElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, token);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: token }));
}

/** Notes every text that comes into the page, for as long as a test runs. */
function watchTexts(): { seen: () => string } {
  let texts = '';
  const observer = new MutationObserver(() => {
    texts += document.body.textContent;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { seen: () => texts };
}

/** Lets the page do what follows upon what it shows. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

const ends = [
  {
    name: 'logs out in another tab',
    end: () => changeElsewhere(null),
    says: 'You logged out in another tab.',
  },
  {
    name: 'is replaced by another in another tab',
    end: () => changeElsewhere(storyToken(doctor)),
    says: `You are now logged in as ${doctor.name}, from another tab.`,
  },
];

describe('When the user', () => {
  test.each(ends)('$name, the tab goes to the start page and says why', async ({ end, says }) => {
    startBackend();
    const { path } = visit({ path: record, viewer: 'owner' });
    await expectWords('117/75');
    const { seen } = watchTexts();
    end();
    await expectPage(welcome);
    expect(path()).toBe(paths.home());
    await expect.element(page.getByText(says)).toBeVisible();
    expect(seen()).not.toContain('117/75');
    expect(seen()).not.toContain(patient.name);
  });

  test('logs out by the menu, the address no longer holds their name', async () => {
    startBackend();
    const { path, back } = visit({ path: record, viewer: 'owner' });
    await expectWords('117/75');
    await page.getByRole('button', { name: patient.name }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expectPage(welcome);
    expect(path()).toBe(paths.home());
    await back();
    await expectPage(welcome);
    await expect.element(page.getByText('117/75')).not.toBeInTheDocument();
  });

  test.each(ends)('$name, what was read before is read anew', async ({ end }) => {
    const backend = startBackend();
    const { go } = visit({ path: record, viewer: 'owner' });
    await expectWords('117/75');
    end();
    await expectPage(welcome);
    const before = backend.callsOf('listBloodPressures').length;
    let release = () => {};
    backend.answer(
      'listBloodPressures',
      () =>
        new Promise((resolve) => {
          release = () => resolve(new Response(null, { status: 404 }));
        }),
    );
    void go(record);
    await expect.poll(() => backend.callsOf('listBloodPressures').length).toBe(before + 1);
    await expect.element(page.getByText('117/75')).not.toBeInTheDocument();
    release();
    await expectWords('You do not have access to blood pressure readings');
  });

  test.each(ends)('$name, calls in flight are aborted', async ({ end }) => {
    const backend = startBackend();
    const signals: AbortSignal[] = [];
    backend.answer('listBloodPressures', ({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    visit({ path: record, viewer: 'owner' });
    await expectWords('88');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    end();
    await expectPage(welcome);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('goes on without a log-in, nothing of theirs is kept for Back', async () => {
    const backend = startBackend();
    const { go, back } = visit({ path: record, viewer: 'owner' });
    await expectWords('117/75');
    await go(paths.patientProfile(patient.name, { tab: 'requests' }));
    await expectWords('Showing 9 of 12');
    for (const id of ['listPatientRequests', 'listBloodPressures', 'getPatient'] as const)
      backend.answer(id, async () => new Response(null, { status: 401 }));
    await settled();
    window.dispatchEvent(new FocusEvent('focus'));
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('button', { name: 'Go on without logging in' }).click();
    await expectWords('Log in to see these requests');
    await go(paths.features());
    await expectPage('Features');
    await settled();
    await back();
    await expectWords('Log in to see this record');
    await back();
    await expect.element(page.getByText('117/75')).not.toBeInTheDocument();
  });
});

test('A visitor whose other tab logs in sees what the user may see', async () => {
  startBackend();
  visit({ path: paths.doctorProfile(doctor.name), viewer: 'visitor' });
  await expectWords('Cardiology');
  await expect.element(page.getByRole('link', { name: 'Contact' })).not.toBeInTheDocument();
  changeElsewhere(storyToken(patient));
  await expect.element(page.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect.element(page.getByText('You logged in in another tab.')).toBeVisible();
});
