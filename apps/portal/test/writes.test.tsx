import { operations } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampled } from '../../../scripts/sample.ts';
import { tokenOf } from '../src/testing/PortalAt.tsx';
import {
  type Backend,
  deferred,
  faults,
  faultTable,
  type Respond,
  startBackendFor,
} from './backend.ts';
import { fillIn, pressTwice, send, sendButton } from './form-actions.ts';
import {
  expectDone,
  expectFailedWrite,
  expectLogInAsked,
  expectSent,
  expectInputKept,
  declineLogIn,
  logInAgain,
} from './page-checks.ts';
import { visit } from './visit.tsx';
import { type WriteCase, writes } from './writes.ts';

/** Sends a form to a backend that answers only after more presses. */
async function pressAndAnswer(write: WriteCase, backend: Backend, respond: Respond) {
  const late = deferred(respond);
  backend.answer(write.id, late.respond);
  await pressTwice(write);
  late.release();
}

/** They have no input. Other tests press their buttons; nobody presses anything for `markResponsesSeen`. */
const withoutForm: ReadonlySet<string> = new Set([
  'confirmEmail',
  'declineRequests',
  'endOtherSessions',
  'endSession',
  'logOut',
  'markResponsesSeen',
  'stopSharing',
  'unsubscribe',
  'updateNotices',
]);

test('covers every write of the contract that a form sends', () => {
  const sent = Object.entries(operations)
    .filter(([id, { method }]) => method !== 'GET' && !withoutForm.has(id))
    .map(([id]) => id);
  expect(writes.map(({ id }) => id).toSorted()).toEqual(sent.toSorted());
});

const isOfUser = ({ viewer }: WriteCase) => viewer !== 'visitor';
const refused = faults['status 401'];

/** Rejects the session last: it logs the user out. */
const orderedFaults = sampled(faultTable).toSorted(
  (one, other) => Number(one.respond === refused) - Number(other.respond === refused),
);

test.for(writes)(
  '$id keeps its input through every fault, and can be sent again',
  async (write, context) => {
    const backend = startBackendFor(write);
    const { problems } = visit(write);
    await fillIn(write);
    for (const [at, { fault, respond }] of orderedFaults.entries()) {
      await context.annotate(fault);
      await pressAndAnswer(write, backend, respond);
      if (respond === refused && isOfUser(write)) await declineLogIn();
      await expect.element(sendButton(write)).not.toHaveAttribute('aria-busy');
      const isKnown = fault.startsWith('status');
      await expectFailedWrite((isKnown ? undefined : write.unknown) ?? write.fails);
      await expectInputKept(write);
      expectSent(write, backend, at + 1);
    }
    backend.restore(write.id);
    await sendButton(write).click();
    await expectDone(write);
    expectSent(write, backend, orderedFaults.length + 1);
    expect(problems).toEqual([]);
  },
);

test.each(sampled(writes.filter(isOfUser)))(
  '$id goes on after a log-in over the page',
  async (write) => {
    const backend = startBackendFor(write);
    const token = `${tokenOf(write.viewer, write.path)}renewed`;
    backend.answer('login', mock.login.ok({ token }));
    const { problems } = visit(write);
    await fillIn(write);
    await pressAndAnswer(write, backend, refused);
    await expectLogInAsked();
    backend.restore(write.id);
    await logInAgain();
    await expectDone(write);
    // It is one attempt, with one key.
    expectSent({ ...write, hasOwnKeys: false }, backend, 2);
    expect(problems).toEqual([]);
  },
);

test.each(sampled(writes.filter(({ id }) => operations[id].keyed)))(
  '$id succeeds with an empty HTTP response',
  async (write) => {
    const { problems } = await send(write, async () => new Response(null, { status: 204 }));
    await expectDone(write);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(problems).toEqual([]);
  },
);
