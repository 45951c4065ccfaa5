// What a reader meets while something is saved, when its answer is lost, and with what they have not saved.
import { mock } from '@medportal/api-client/msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../src/paths.ts';
import { people } from '../src/testing/PortalAt.tsx';
import { faults, held, type OperationId, startBackend } from './backend.ts';
import { fillIn, sendButton, valueOf } from './form-hands.ts';
import {
  expectDone,
  expectFailedWrite,
  expectPage,
  expectSent,
  expectTyped,
  expectWords,
} from './page-checks.ts';
import { visit } from './visit.tsx';
import { writes } from './writes.ts';

const main = () => page.getByRole('main');
const dialog = () => page.getByRole('dialog');
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const writesOf = (...ids: OperationId[]) => writes.filter(({ id }) => ids.includes(id));

afterEach(() => vi.restoreAllMocks());

const overlays = writesOf('updateClinic', 'updateDoctorProfile', 'updatePatientProfile');

describe('An overlay that saves', () => {
  test.each(overlays)('stays open until the outcome is known: $id', async (write) => {
    const backend = startBackend();
    visit(write);
    const late = held(faults['status 500']);
    backend.answer(write.id, late.respond);
    await fillIn(write);
    await sendButton(write).click();
    await expect.element(dialog().getByText('Saving…').first()).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
    // As a browser that closes it all the same.
    const element = dialog().element();
    if (element instanceof HTMLDialogElement) element.close();
    await expect.element(dialog()).toBeVisible();
    late.release();
    await expectFailedWrite(write.fails);
    await expectTyped(write);
    await expect.element(dialog().getByText('Saving…')).not.toBeInTheDocument();
  });

  test.each(overlays)('can be cancelled after a failure, and begins anew: $id', async (write) => {
    const backend = startBackend();
    visit(write);
    backend.answer(write.id, faults['status 500']);
    await fillIn(write);
    await sendButton(write).click();
    await expectFailedWrite(write.fails);
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    backend.heal(write.id);
    await fillIn(write);
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
    await sendButton(write).click();
    await expectDone(write);
    expect(backend.callsOf(write.id)).toHaveLength(2);
  });

  test.each(overlays)('fails after 30 seconds without an answer: $id', async (write) => {
    const backend = startBackend();
    visit(write);
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    // A hundred times as fast.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => timeout(time / 100));
    backend.answer(write.id, held(faults['status 500']).respond);
    await fillIn(write);
    const pressed = performance.now();
    await sendButton(write).click();
    await expect.element(dialog().getByText('Saving…').first()).toBeVisible();
    await expectFailedWrite(write.unknown ?? '');
    expect(performance.now() - pressed).toBeGreaterThanOrEqual(300);
    await expectTyped(write);
    await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  test.each(overlays)('says so to a screen reader when it has saved: $id', async (write) => {
    startBackend();
    visit(write);
    await fillIn(write);
    await sendButton(write).click();
    await expectDone(write);
    await expect
      .element(
        main()
          .getByRole('status')
          .getByText(/saved$/),
      )
      .toBeInTheDocument();
  });
});

describe('A write whose answer is lost', () => {
  const keyed = writes.filter(({ unknown }) => unknown !== undefined);

  test.each(keyed)('is carried out once: $id', async (write) => {
    const backend = startBackend();
    visit(write);
    // It was carried out, and the connection broke before the answer.
    backend.answer(write.id, faults.offline);
    await fillIn(write);
    await sendButton(write).click();
    await expectFailedWrite(write.unknown ?? '');
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect
      .element(summary)
      .toMatchTextContent(new RegExp(`Press ${write.button} again: .* not be .* twice`));
    backend.heal(write.id);
    await sendButton(write).click();
    await expectDone(write);
    expectSent(write, backend, 2);
  });

  test('is the same after the page was loaded anew', async () => {
    const backend = startBackend();
    const [write] = writesOf('createRequest');
    if (!write) throw new Error('There is no such write.');
    backend.answer(write.id, faults.offline);
    const { leave } = visit(write);
    await fillIn(write);
    await sendButton(write).click();
    await expectFailedWrite(write.unknown ?? '');
    leave();
    backend.heal(write.id);
    visit({ ...write, isReload: true });
    await expect.element(main().getByText(/^What you typed before/)).toBeVisible();
    await expectTyped(write);
    await sendButton(write).click();
    await expectDone(write);
    expectSent(write, backend, 2);
  });
});

test('A save that fails when its page has been left says so', async () => {
  const backend = startBackend();
  const [write] = writesOf('updateClinic');
  if (!write) throw new Error('There is no such write.');
  const late = held(faults['status 500']);
  backend.answer(write.id, late.respond);
  const { go } = visit(write);
  await fillIn(write);
  await sendButton(write).click();
  await expect.element(dialog().getByText('Saving…').first()).toBeVisible();
  await go(paths.features());
  await expectPage('Features');
  late.release();
  await expect.element(page.getByText(/^Your clinic could not be saved/)).toBeVisible();
});

describe('A half-entered reading', () => {
  const sugar = { label: 'Blood sugar', value: '10' };
  const upper = { label: 'Upper value', value: '12' };
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });

  async function enterHalf() {
    const visited = visit({
      path: paths.patientProfile(people.patient.name, { tab: 'dailyCheck' }),
      viewer: 'owner',
    });
    await field(/^Blood sugar/).fill(sugar.value);
    await field(/^Upper value/).fill(upper.value);
    return visited;
  }

  test('survives another tab', async () => {
    startBackend();
    await enterHalf();
    await tab('Info').click();
    await expectWords('Medical information');
    await tab('Daily check').click();
    await expect.element(field(/^Blood sugar/)).toHaveValue(sugar.value);
    expect(valueOf(upper)).toBe(upper.value);
  });

  test('is asked about before its page is left, from another tab too', async () => {
    startBackend();
    const { go, path } = await enterHalf();
    await tab('Info').click();
    await expectWords('Medical information');
    const before = path();
    void go(paths.features());
    await expect.element(question()).toBeVisible();
    await question().getByRole('button', { name: 'Stay on this page' }).click();
    expect(path()).toBe(before);
    void go(paths.features());
    await question().getByRole('button', { name: 'Leave without saving' }).click();
    await expectPage('Features');
    await go(before);
    await tab('Daily check').click();
    await expect.element(field(/^Blood sugar/)).toHaveValue('');
  });

  test('is no longer asked about when it is saved', async () => {
    startBackend();
    const { go } = await enterHalf();
    await field(/^Upper value/).fill('121');
    await field(/^Lower value/).fill('81');
    await page.getByRole('button', { name: 'Save blood pressure' }).click();
    await expectWords('Blood pressure saved');
    await field(/^Blood sugar/).fill('');
    await go(paths.features());
    await expectPage('Features');
  });
});

test('A log-in that fails leaves no word of an earlier one', async () => {
  const backend = startBackend();
  const [write] = writesOf('login');
  if (!write) throw new Error('There is no such write.');
  const { go } = visit(write);
  await fillIn(write);
  await sendButton(write).click();
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

test('Whoever has signed up finds their email address at the log-in', async () => {
  startBackend();
  const [write] = writesOf('registerPatient');
  if (!write) throw new Error('There is no such write.');
  visit(write);
  await fillIn(write);
  await sendButton(write).click();
  await expectPage('Log in');
  await expect
    .element(page.getByLabelText('Email address'))
    .toHaveValue('casey.sample@demo.example');
});
