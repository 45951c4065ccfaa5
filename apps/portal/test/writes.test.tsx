// Every write of the portal, against every way in which it can fail.
import { operations } from '@medportal/api-client';
import { mock } from '@medportal/api-client/msw';
import { expect, test } from 'vitest';
import { tokenOf } from '../src/testing/PortalAt.tsx';
import { type Backend, faults, faultTable, held, type Respond, startBackend } from './backend.ts';
import { fillIn, pressTwice, sendButton } from './form-hands.ts';
import {
  expectDone,
  expectFailedWrite,
  expectLogInAsked,
  expectSent,
  expectTyped,
  goOnLoggedOut,
  logInAgain,
} from './page-checks.ts';
import { visit } from './visit.tsx';
import { type WriteCase, writes } from './writes.ts';

/** Sends a form to a backend that answers only after more presses. */
async function pressAndAnswer(write: WriteCase, backend: Backend, respond: Respond) {
  const late = held(respond);
  backend.answer(write.id, late.respond);
  await pressTwice(write);
  late.release();
}

test('The table has every write of the contract', () => {
  const posts = Object.entries(operations).filter(([, { method }]) => method === 'POST');
  expect(writes.map(({ id }) => id).toSorted()).toEqual(posts.map(([id]) => id).toSorted());
});

const isOfUser = ({ viewer }: WriteCase) => viewer !== 'visitor';
const refused = faults['status 401'];

/** In their order: a user is logged out by the last. */
const inOrder = faultTable.toSorted(
  (one, other) => Number(one.respond === refused) - Number(other.respond === refused),
);

test.for(writes)(
  '$id keeps what was typed through every fault, and is sent again',
  async (write, context) => {
    const backend = startBackend();
    const { problems } = visit(write);
    await fillIn(write);
    for (const [at, { fault, respond }] of inOrder.entries()) {
      await context.annotate(fault);
      await pressAndAnswer(write, backend, respond);
      if (respond === refused && isOfUser(write)) await goOnLoggedOut();
      await expect.element(sendButton(write)).not.toHaveAttribute('aria-busy');
      const isKnown = fault.startsWith('status');
      await expectFailedWrite((isKnown ? undefined : write.unknown) ?? write.fails);
      await expectTyped(write);
      expectSent(write, backend, at + 1);
    }
    backend.heal(write.id);
    await sendButton(write).click();
    await expectDone(write);
    expectSent(write, backend, inOrder.length + 1);
    expect(problems).toEqual([]);
  },
);

test.each(writes.filter(isOfUser))('$id goes on after a log-in over the page', async (write) => {
  const backend = startBackend();
  const token = `${tokenOf(write.viewer, write.path)}renewed`;
  backend.answer('login', mock.login.ok({ token }));
  const { problems } = visit(write);
  await fillIn(write);
  await pressAndAnswer(write, backend, refused);
  await expectLogInAsked();
  backend.heal(write.id);
  await logInAgain();
  await expectDone(write);
  expectSent(write, backend, 2);
  expect(problems).toEqual([]);
});
