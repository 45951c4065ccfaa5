import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { STORAGE_KEY } from '../src/core/session/session.ts';
import { people, storyToken } from '../src/testing/people.ts';
import { deferred, startBackend } from './backend.ts';
import { expectPage, expectText } from './page-checks.ts';
import { settle } from './settle.ts';
import { visit } from './visit.tsx';

const { patient, doctor } = people;
const welcome = 'Better health, with a doctor to ask';
const record = paths.patientProfile(patient.name, { tab: 'dailyCheck' });

/** Opens the record of the patient, as that patient. */
async function openRecord() {
  const backend = startBackend();
  const visited = visit({ path: record, viewer: 'owner' });
  await expectText('117/75');
  return { backend, ...visited };
}

function changeElsewhere(token: string | null): void {
  if (token === null) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, token);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: token }));
}

function watchTexts(): { seen: () => string } {
  let texts = '';
  const observer = new MutationObserver(() => {
    texts += document.body.textContent;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { seen: () => texts };
}

const ends = [
  {
    name: 'logs out in another tab',
    end: () => changeElsewhere(null),
    says: 'You logged out in another tab.',
  },
  {
    name: 'is replaced in another tab',
    end: () => changeElsewhere(storyToken(doctor)),
    says: `You are now logged in as ${doctor.name}, from another tab.`,
  },
];

describe('when the user', () => {
  test.each(ends)('$name, the portal opens the home page and says why', async ({ end, says }) => {
    const { path } = await openRecord();
    sessionStorage.setItem(`draft:${patient.name}:request/7`, '{"description":"Not for others."}');
    const { seen } = watchTexts();
    end();
    await expectPage(welcome);
    expect(path()).toBe(paths.home());
    await expect.element(page.getByText(says)).toBeVisible();
    expect(seen()).not.toContain('117/75');
    expect(seen()).not.toContain(patient.name);
    expect(JSON.stringify(sessionStorage)).not.toContain('Not for others');
  });

  test('logs out from the menu, the address does not contain their name', async () => {
    const { path, back } = await openRecord();
    await page.getByRole('button', { name: patient.name }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expectPage(welcome);
    expect(path()).toBe(paths.home());
    await back();
    await expectPage(welcome);
    await expect.element(page.getByText('117/75')).not.toBeInTheDocument();
  });

  test.each(ends)('$name, no cached data is shown', async ({ end }) => {
    const { backend, go } = await openRecord();
    end();
    await expectPage(welcome);
    const before = backend.callsOf('listBloodPressures').length;
    const late = deferred(async () => new Response(null, { status: 404 }));
    backend.answer('listBloodPressures', late.respond);
    void go(record);
    await expect.poll(() => backend.callsOf('listBloodPressures').length).toBe(before + 1);
    await expect.element(page.getByText('117/75')).not.toBeInTheDocument();
    late.release();
    await expectText('Not shared with you');
  });

  test.each(ends)('$name, nobody gets a read that was started for them', async ({ end }) => {
    await openRecord();
    const read = { authorization: '', response: Promise.resolve(undefined) };
    globalThis.startedReads = new Map([['/api/patient', read]]);
    end();
    await expectPage(welcome);
    expect([...globalThis.startedReads.keys()]).toEqual([]);
  });

  test.each(ends)('$name, calls in flight are aborted', async ({ end }) => {
    const backend = startBackend();
    const signals: AbortSignal[] = [];
    backend.answer('listBloodPressures', ({ signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    visit({ path: record, viewer: 'owner' });
    await expectText('88');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    end();
    await expectPage(welcome);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('declines to log in again, Back shows no cached data', async () => {
    const { backend, go, back } = await openRecord();
    await go(paths.patientProfile(patient.name, { tab: 'requests' }));
    await expectText('Showing 9 of 12');
    for (const id of ['listPatientRequests', 'listBloodPressures', 'getPatient'] as const)
      backend.answer(id, async () => new Response(null, { status: 401 }));
    await settle();
    window.dispatchEvent(new FocusEvent('focus'));
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('button', { name: 'Continue logged out' }).click();
    await expectText('Log in to see these requests');
    await go(paths.features());
    await expectPage('Features');
    await settle();
    await back();
    await expectText('Log in to see this record');
    await back();
    await expect.element(page.getByText('117/75')).not.toBeInTheDocument();
  });
});

test('unlocks the page when a visitor logs in in another tab', async () => {
  startBackend();
  visit({ path: paths.doctorProfile(doctor.name), viewer: 'visitor' });
  await expectText('Cardiology');
  await expect.element(page.getByRole('link', { name: 'Contact' })).not.toBeInTheDocument();
  changeElsewhere(storyToken(patient));
  await expect.element(page.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expect.element(page.getByText('You logged in in another tab.')).toBeVisible();
});
