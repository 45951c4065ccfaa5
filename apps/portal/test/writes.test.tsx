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

/** Fills in a form and sends it, to a backend that takes its time. */
async function fillInAndSend(write: WriteCase, backend: Backend, respond: Respond) {
  const { problems } = visit(write);
  const late = held(respond);
  backend.answer(write.id, late.respond);
  await fillIn(write);
  await pressTwice(write);
  late.release();
  return { problems };
}

test('The table has every write of the contract', () => {
  const posts = Object.entries(operations).filter(([, { method }]) => method === 'POST');
  expect(writes.map(({ id }) => id).toSorted()).toEqual(posts.map(([id]) => id).toSorted());
});

const isOfUser = ({ viewer }: WriteCase) => viewer !== 'visitor';
const refused = faults['status 401'];
const failures = writes.flatMap((write) =>
  faultTable.map((fault) => ({ ...fault, write, name: write.id })),
);

test.each(failures)('$name keeps what was typed, and goes out again: $fault', async (one) => {
  const { write, respond, fault } = one;
  const backend = startBackend();
  const { problems } = await fillInAndSend(write, backend, respond);
  if (respond === refused && isOfUser(write)) await goOnLoggedOut();
  const isKnown = fault.startsWith('status');
  await expectFailedWrite((isKnown ? undefined : write.unknown) ?? write.fails);
  await expectTyped(write);
  await expect.element(sendButton(write)).not.toHaveAttribute('aria-busy');
  expectSent(write, backend, 1);

  backend.heal(write.id);
  await sendButton(write).click();
  await expectDone(write);
  expectSent(write, backend, 2);
  expect(problems).toEqual([]);
});

test.each(writes.filter(isOfUser))('$id goes on after a log-in over the page', async (write) => {
  const backend = startBackend();
  const token = `${tokenOf(write.viewer, write.path)}renewed`;
  backend.answer('login', mock.login.ok({ token }));
  const { problems } = await fillInAndSend(write, backend, refused);
  await expectLogInAsked();
  backend.heal(write.id);
  await logInAgain();
  await expectDone(write);
  expectSent(write, backend, 2);
  expect(problems).toEqual([]);
});
