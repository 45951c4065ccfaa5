import { mock } from '@medportal/api-client/msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampled } from '../../../scripts/sample.ts';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/people.ts';
import { deferred, faults, type OperationId, startBackend } from './backend.ts';
import { fieldValues, fillIn, send, sendButton, valueOf } from './form-actions.ts';
import {
  expectDone,
  expectFailedWrite,
  expectPage,
  expectSent,
  expectInputKept,
  expectText,
} from './page-checks.ts';
import { visit } from './visit.tsx';
import { writeOf, writes } from './writes.ts';

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const writesOf = (...ids: OperationId[]) => writes.filter(({ id }) => ids.includes(id));

afterEach(() => vi.restoreAllMocks());

const overlays = writesOf('updateClinic', 'updateDoctorProfile', 'updatePatientProfile');

describe('an edit overlay', () => {
  test.each(sampled(overlays))('stays open until the outcome is known: $id', async (write) => {
    const late = deferred(faults['status 500']);
    await send(write, late.respond);
    await expect.element(dialog().getByText('Saving…').first()).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
    // Some browsers close the dialog anyway.
    const element = dialog().element();
    if (element instanceof HTMLDialogElement) element.close();
    await expect.element(dialog()).toBeVisible();
    late.release();
    await expectFailedWrite(write.fails);
    await expectInputKept(write);
    await expect.element(dialog().getByText('Saving…')).not.toBeInTheDocument();
  });

  test.each(sampled(overlays))(
    'can be cancelled after a failure and starts afresh: $id',
    async (write) => {
      const { backend } = await send(write, faults['status 500']);
      await expectFailedWrite(write.fails);
      await dialog().getByRole('button', { name: 'Cancel' }).click();
      await expect.element(dialog()).not.toBeInTheDocument();
      backend.restore(write.id);
      await fillIn(write);
      await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
      await sendButton(write).click();
      await expectDone(write);
      expect(backend.callsOf(write.id)).toHaveLength(2);
    },
  );

  test.each(sampled(overlays))(
    'fails after 30 seconds without an HTTP response: $id',
    async (write) => {
      const backend = startBackend();
      visit(write);
      const timeout = new AbortController();
      const startTimeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
      backend.answer(write.id, deferred(faults['status 500']).respond);
      await fillIn(write);
      startTimeout.mockClear();
      await sendButton(write).click();
      await expect.element(dialog().getByText('Saving…').first()).toBeVisible();
      expect(startTimeout.mock.calls).toEqual([[30_000]]);
      timeout.abort(new DOMException('The operation timed out.', 'TimeoutError'));
      await expectFailedWrite(write.unknown ?? '');
      await expectInputKept(write);
      await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeEnabled();
    },
  );

  test.each(sampled(overlays))('announces a save to screen readers: $id', async (write) => {
    await send(write);
    await expectDone(write);
    const announced = main()
      .getByRole('status')
      .getByText(/saved$/);
    await expect.element(announced).toBeInTheDocument();
  });
});

describe('a write with a lost HTTP response', () => {
  const keyed = writes.filter(({ unknown, hasOwnKeys }) => unknown !== undefined && !hasOwnKeys);

  test.each(sampled(keyed))('repeats its idempotency key: $id', async (write) => {
    const { backend } = await send(write, faults.offline);
    await expectFailedWrite(write.unknown ?? '');
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect
      .element(summary)
      .toMatchTextContent(new RegExp(`Press ${write.button} again: .* not be .* twice`));
    backend.restore(write.id);
    await sendButton(write).click();
    await expectDone(write);
    expectSent(write, backend, 2);
  });

  test('repeats its idempotency key after a reload', async () => {
    const write = writeOf('createRequest');
    const { backend, leave } = await send(write, faults.offline);
    await expectFailedWrite(write.unknown ?? '');
    leave();
    backend.restore(write.id);
    visit({ ...write, isReload: true });
    await expect.element(main().getByText(/^What you typed before/)).toBeVisible();
    await expectInputKept(write);
    await sendButton(write).click();
    await expectDone(write);
    expectSent(write, backend, 2);
  });
});

const drafted = writesOf(
  'registerPatient',
  'registerDoctor',
  'createRequest',
  'createResponse',
  'updateClinic',
  'updateDoctorProfile',
  'updatePatientProfile',
  'addBloodPressure',
  'addBloodSugar',
);

test.each(sampled(drafted))(
  '$id keeps its input, but no password, over a reload and until it is sent',
  async (write) => {
    startBackend();
    const { leave } = visit(write);
    await fillIn(write);
    const stored = () => JSON.stringify(sessionStorage);
    await expect.poll(stored).toContain('draft:');
    expect(stored()).not.toContain('made-up password');
    leave();
    visit({ ...write, isReload: true });
    if (write.opener) await page.getByRole('button', { name: write.opener }).click();
    await expect.element(page.getByText(/^What you typed before/)).toBeVisible();
    const kept = write.entries.map(({ label, value }) => (label === 'Password' ? '' : value));
    expect(await fieldValues(write)).toEqual(kept);
    if (kept.includes('')) await page.getByLabelText('Password').fill('a made-up password');
    await sendButton(write).click();
    await expectDone(write);
    expect(stored()).not.toContain('draft:');
  },
);

test('the portal shows a toast when a save fails after navigation', async () => {
  const late = deferred(faults['status 500']);
  const { go } = await send(writeOf('updateClinic'), late.respond);
  await expect.element(dialog().getByText('Saving…').first()).toBeVisible();
  // In the microtask after the commit, before React runs passive effects.
  const observer = new MutationObserver(() => {
    if (document.querySelector('h1')?.textContent === 'Features') late.release();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await go(paths.features());
  await expectPage('Features');
  observer.disconnect();
  await expect.element(page.getByText(/^Your clinic could not be saved/)).toBeVisible();
});

describe('an unsaved reading', () => {
  const sugar = { label: 'Blood sugar', value: '10' };
  const upper = { label: 'Upper value', value: '12' };
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const leaveDialog = () => page.getByRole('dialog', { name: 'Leave without saving?' });

  async function enterReading() {
    const visited = visit({
      path: paths.patientProfile(people.patient.name, { tab: 'dailyCheck' }),
      viewer: 'owner',
    });
    await field(/^Blood sugar/).fill(sugar.value);
    await field(/^Upper value/).fill(upper.value);
    return visited;
  }

  test('survives switching tabs', async () => {
    startBackend();
    await enterReading();
    await tab('Info').click();
    await expectText('Medical information');
    await tab('Daily check').click();
    await expect.element(field(/^Blood sugar/)).toHaveValue(sugar.value);
    expect(valueOf(upper)).toBe(upper.value);
  });

  test('needs confirmation before navigation, also from another tab', async () => {
    startBackend();
    const { go, path } = await enterReading();
    await tab('Info').click();
    await expectText('Medical information');
    const before = path();
    void go(paths.features());
    await expect.element(leaveDialog()).toBeVisible();
    await leaveDialog().getByRole('button', { name: 'Stay on this page' }).click();
    expect(path()).toBe(before);
    void go(paths.features());
    await leaveDialog().getByRole('button', { name: 'Leave without saving' }).click();
    await expectPage('Features');
    await go(before);
    await tab('Daily check').click();
    await expect.element(field(/^Blood sugar/)).toHaveValue('');
  });

  test('needs no confirmation once it is saved', async () => {
    startBackend();
    const { go } = await enterReading();
    await field(/^Upper value/).fill('121');
    await field(/^Lower value/).fill('81');
    await page.getByRole('button', { name: 'Save blood pressure' }).click();
    await expectText('Blood pressure saved');
    await field(/^Blood sugar/).fill('');
    await go(paths.features());
    await expectPage('Features');
  });
});

test('a failed log-in removes the toast of an earlier one', async () => {
  const write = writeOf('login');
  const { backend, go } = await send(write);
  await expect.element(page.getByText('Log in successfully')).toBeVisible();
  await page.getByRole('button', { name: people.patient.name }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await go(paths.login());
  backend.answer('login', mock.login.fail(401, { title: 'Log in failed', message: 'Wrong.' }));
  await fillIn(write);
  await sendButton(write).click();
  await expectFailedWrite('Log in failed');
  await expect.element(page.getByText('Log in successfully')).not.toBeInTheDocument();
});

test('the portal fills in the email address at the log-in after a registration', async () => {
  await send(writeOf('registerPatient'));
  await expectPage('Log in');
  await expect
    .element(page.getByLabelText('Email address'))
    .toHaveValue('casey.sample@demo.example');
});
