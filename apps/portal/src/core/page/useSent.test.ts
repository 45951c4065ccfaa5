import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { User } from '../session/token.ts';
import { afterSending, useSent } from './useSent.ts';

const patient: User = { name: 'Robin Meadow', role: 'Patient', persona: 'patient' };
const other: User = { name: 'Pat Example', role: 'Patient', persona: 'patient' };

function Page({ user }: { user: User | undefined }) {
  return useSent(user) ?? 'nothing';
}

const routerFor = (user: User | undefined) =>
  createMemoryRouter(
    [
      { path: '/form', element: 'form' },
      { path: '/', element: createElement(Page, { user }) },
    ],
    { initialEntries: ['/form'] },
  );

const shown = (router: ReturnType<typeof routerFor>) =>
  renderToStaticMarkup(createElement(RouterProvider, { router }));

it('the notice is of what the user has just sent', async () => {
  const router = routerFor(patient);
  await router.navigate('/', afterSending('request', patient));
  expect(shown(router)).toBe('request');
});

it('there is no notice without a state', async () => {
  const router = routerFor(patient);
  await router.navigate('/');
  expect(shown(router)).toBe('nothing');
});

it('there is no notice after Back', async () => {
  const router = routerFor(patient);
  await router.navigate('/', afterSending('response', patient));
  await router.navigate('/form');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
  expect(shown(router)).toBe('nothing');
});

it.each([
  ['another user', other],
  ['a visitor', undefined],
])('is nothing to %s', async (_, user) => {
  const router = routerFor(user);
  await router.navigate('/', afterSending('request', patient));
  expect(shown(router)).toBe('nothing');
});
