// Every read of every page, against every way in which it can fail.
import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { tokenOf } from '../src/testing/PortalAt.tsx';
import { faults, faultTable, held, type Respond, startBackend } from './backend.ts';
import {
  expectFailedRead,
  expectLocked,
  expectLogInAsked,
  expectPage,
  expectWords,
  goOnLoggedOut,
  logInAgain,
  retryButton,
} from './page-checks.ts';
import { type PageCase, pages, type Read } from './pages.ts';
import { visit } from './visit.tsx';

interface ReadCase {
  page: PageCase;
  read: Read;
}

/** Visits the page of a read that is answered with a fault. */
function visitWithout({ page, read }: ReadCase, fault: Respond) {
  const backend = startBackend();
  backend.answer(read.id, fault);
  return { backend, ...visit(page) };
}

/** Opens the tab that shows a read, unless it is open from the start. */
async function open({ tab }: Read): Promise<void> {
  if (tab) await browser.getByRole('tab', { name: tab }).click();
}

/** The cases as rows whose first cell is the whole name: a field's value would be cut short. */
const named = <Case extends { name: string }>(cases: readonly Case[]) =>
  cases.map((one) => [one.name, one] as const);

test('The table has all fourteen routes', () => {
  expect(new Set(pages.map(({ path }) => path.split('/')[1])).size).toBe(14);
});

test.each(named(pages))('%s makes the calls of the table, and no others', async (_name, page) => {
  const backend = startBackend();
  const { problems } = visit(page);
  await expectPage(page.heading);
  for (const read of page.reads) {
    await open(read);
    await expectWords(read.shows);
  }
  expect(new Set(backend.calls.map(({ id }) => id))).toEqual(
    new Set(page.reads.map(({ id }) => id)),
  );
  expect(problems).toEqual([]);
});

const reads = pages.flatMap((page) =>
  page.reads.map((read) => ({ page, read, name: `${page.name}: ${read.id}` })),
);

/** What a 401 means: everybody may read it, so it has failed; or a log-in is needed, or needed again. */
const isOpen = ({ read }: ReadCase) => read.locks === undefined;
const isLocked = ({ page, read }: ReadCase) => page.viewer === 'visitor' && !isOpen({ page, read });
const isEnded = (one: ReadCase) => !isOpen(one) && !isLocked(one);
const refused = faults['status 401'];

/** The faults that a read reports as its failure. */
const faultsOf = (one: ReadCase) =>
  faultTable.filter(({ respond }) => respond !== refused || isOpen(one));

test.for(named(reads))('%s: reports every fault, and can be retried', async ([, one], context) => {
  const { read } = one;
  const { backend, problems } = visitWithout(one, faults.offline);
  await open(read);
  await expectFailedRead(read.fails);
  for (const { fault, respond } of faultsOf(one)) {
    await context.annotate(fault);
    const late = held(respond);
    backend.answer(read.id, late.respond);
    await retryButton().click();
    await expect.element(retryButton()).not.toBeInTheDocument();
    late.release();
    await expectFailedRead(read.fails);
  }
  backend.heal(read.id);
  await retryButton().click();
  await expectWords(read.shows);
  expect(problems).toEqual([]);
});

test.each(named(reads.filter(isLocked)))(
  '%s: leads a visitor to the log-in',
  async (_name, one) => {
    const { problems } = visitWithout(one, refused);
    await expectLocked(one.read.locks ?? '', one.page.path);
    expect(problems).toEqual([]);
  },
);

const ended = named(reads.filter(isEnded));

test.each(ended)('%s: goes on after a log-in over the page', async (_name, { page, read }) => {
  const { backend, problems } = visitWithout({ page, read }, refused);
  const token = tokenOf(page.viewer, page.path);
  const renewed = `${token}renewed`;
  backend.answer('login', mock.login.ok({ token: renewed }));
  await expectLogInAsked();
  backend.heal(read.id);
  await logInAgain();
  const tokens = () => backend.callsOf(read.id).map((call) => call.token);
  await expect.poll(tokens).toEqual([token, renewed]);
  await open(read);
  await expectWords(read.shows);
  expect(problems).toEqual([]);
});

test.each(ended)('%s: is locked without a log-in', async (_name, { page, read }) => {
  const { problems } = visitWithout({ page, read }, refused);
  await goOnLoggedOut();
  await open(read);
  await expectLocked(read.locks ?? '', page.path);
  expect(problems).toEqual([]);
});
