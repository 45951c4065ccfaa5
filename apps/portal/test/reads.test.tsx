import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { sampled } from '../../../scripts/sample.ts';
import { patterns } from '../src/paths.ts';
import { tokenOf } from '../src/testing/PortalAt.tsx';
import { faults, faultTable, deferred, type Respond, startBackend } from './backend.ts';
import {
  expectFailedRead,
  expectLocked,
  expectLogInAsked,
  expectPage,
  expectText,
  declineLogIn,
  logInAgain,
  retryButton,
} from './page-checks.ts';
import { type PageCase, pages, type Read } from './pages.ts';
import { visit } from './visit.tsx';

interface ReadCase {
  page: PageCase;
  read: Read;
}

function visitWithFault({ page, read }: ReadCase, fault: Respond) {
  const backend = startBackend();
  backend.answer(read.id, fault);
  return { backend, ...visit(page) };
}

async function open({ tab }: Read): Promise<void> {
  if (tab) await browser.getByRole('tab', { name: tab }).click();
}

/** Cases as `[name, case]` rows: Vitest truncates long `$name` values in titles. */
const named = <Case extends { name: string }>(cases: readonly Case[]) =>
  cases.map((one) => [one.name, one] as const);

test('the cases cover every page but those with tests of their own', () => {
  const { account: _, forgotPassword: __, ...others } = patterns;
  const firstSteps = (paths: readonly string[]) =>
    new Set(paths.map((path) => path.split(/[/#]/)[1]));
  expect(firstSteps(pages.map(({ path }) => path))).toEqual(firstSteps(Object.values(others)));
});

test.each(named(pages))('%s makes only the expected calls', async (_name, page) => {
  const backend = startBackend();
  const { problems } = visit(page);
  await expectPage(page.heading);
  for (const read of page.reads) {
    await open(read);
    await expectText(read.shows);
  }
  expect(new Set(backend.calls.map(({ id }) => id))).toEqual(
    new Set(page.reads.map(({ id }) => id)),
  );
  expect(problems).toEqual([]);
});

const reads = pages.flatMap((page) =>
  page.reads.map((read) => ({ page, read, name: `${page.name}: ${read.id}` })),
);

// On 401 a public read fails, a visitor has to log in, and a user's session has expired.
const isOpen = ({ read }: ReadCase) => read.locks === undefined;
const isLocked = ({ page, read }: ReadCase) => page.viewer === 'visitor' && !isOpen({ page, read });
const isExpired = (one: ReadCase) => !isOpen(one) && !isLocked(one);
const refused = faults['status 401'];

/** The faults besides `offline` that a read reports as its failure. */
const laterFaults = (one: ReadCase) =>
  faultTable.filter(
    ({ respond }) => respond !== faults.offline && (respond !== refused || isOpen(one)),
  );

test.for(sampled(named(reads)))(
  '%s: shows every failure, and retries',
  async ([, one], context) => {
    const { read } = one;
    const { backend, problems } = visitWithFault(one, faults.offline);
    await open(read);
    await expectFailedRead(read.fails);
    for (const { fault, respond } of laterFaults(one)) {
      await context.annotate(fault);
      const late = deferred(respond);
      backend.answer(read.id, late.respond);
      await retryButton().click();
      await expect.element(retryButton()).not.toBeInTheDocument();
      late.release();
      await expectFailedRead(read.fails);
    }
    backend.restore(read.id);
    await retryButton().click();
    await expectText(read.shows);
    expect(problems).toEqual([]);
  },
);

test.each(sampled(named(reads.filter(isLocked))))(
  '%s: links a visitor to the log-in',
  async (_name, one) => {
    const { problems } = visitWithFault(one, refused);
    await expectLocked(one.read.locks ?? '', one.page.path);
    expect(problems).toEqual([]);
  },
);

const expired = named(reads.filter(isExpired));

test.each(sampled(expired))(
  '%s: is retried after a log-in in the overlay',
  async (_name, { page, read }) => {
    const { backend, problems } = visitWithFault({ page, read }, refused);
    const token = tokenOf(page.viewer, page.path);
    const renewed = `${token}renewed`;
    backend.answer('login', mock.login.ok({ token: renewed }));
    await expectLogInAsked();
    backend.restore(read.id);
    await logInAgain();
    const tokens = () => backend.callsOf(read.id).map((call) => call.token);
    await expect.poll(tokens).toEqual([token, renewed]);
    await open(read);
    await expectText(read.shows);
    expect(problems).toEqual([]);
  },
);

test.each(sampled(expired))(
  '%s: is locked when the user declines to log in',
  async (_name, { page, read }) => {
    const { problems } = visitWithFault({ page, read }, refused);
    await declineLogIn();
    await open(read);
    await expectLocked(read.locks ?? '', page.path);
    expect(problems).toEqual([]);
  },
);
