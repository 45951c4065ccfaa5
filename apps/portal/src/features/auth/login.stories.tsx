import { mock } from '@medportal/api-client/msw';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { submitLogIn } from '../../testing/anyPage.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people, storyToken } from '../../testing/people.ts';
import { holdToasts } from '../../testing/toastSteps.ts';

const meta = preview.meta({
  title: 'Pages/Login',
  component: PortalAt,
  tags: ['persona:visitor'],
  args: { path: paths.login(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

/** A page that needs a log-in led here; its address is in ?next. */
export const AskedByAPage = meta.story({
  args: { path: paths.login({ next: paths.request(people.doctor.name, 7) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Log in to continue')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute(
      'href',
      paths.register(),
    );
  },
});

/** The log-in opens an account that was closed. */
export const Reopened = meta.story({
  tags: ['!persona:visitor', 'persona:patient'],
  beforeEach: ({ msw }) =>
    msw.use(mock.login.ok({ token: storyToken(people.patient), isReopened: true })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submitLogIn({ canvas, userEvent });
    const [toast] = await holdToasts(canvasElement, 1);
    await expect(toast).toHaveTextContent('Welcome back. Your account is open again.');
    await expect(await canvas.findByRole('link', { name: 'Find a doctor' })).toBeVisible();
  },
});

/** Email and password are correct, after a page asked for the log-in: that page again. */
export const SuccessToThePageThatAsked = meta.story({
  tags: ['!persona:visitor', 'persona:patient'],
  args: { path: paths.login({ next: paths.features() }) },
  beforeEach: ({ msw }) => msw.use(mock.login.ok({ token: storyToken(people.patient) })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submitLogIn({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Features', level: 1 })).toBeVisible();
    await holdToasts(canvasElement, 1);
  },
});

/** The server answers with a title and a message: a toast for each, and both at the form. */
export const RejectedWithTwoToasts = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^login failed: 401/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.login.fail(401, { title: 'Log in failed', message: 'The email or password is wrong.' }),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submitLogIn({ canvas, userEvent });
    const [title, message] = await holdToasts(canvasElement, 2);
    await expect(title).toHaveTextContent('Log in failed');
    await expect(message).toHaveTextContent('The email or password is wrong.');
    await expect(await canvas.findByText('There is a problem')).toBeVisible();
    await expect(message?.closest('.Toastify__toast-container--top-center')).not.toBeNull();
    await expect(canvas.getByLabelText('Email address')).toHaveValue('robin.meadow@demo.example');
  },
});

/** The server answers with a title and no message. */
export const TitleOnly = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^login failed: 401/] },
  beforeEach: ({ msw }) => msw.use(mock.login.fail(401, { title: 'Log in failed', message: '' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submitLogIn({ canvas, userEvent });
    const [toast] = await holdToasts(canvasElement, 1);
    await expect(toast).toHaveTextContent('Log in failed');
    await expect(await canvas.findByText('The email or the password is wrong.')).toBeVisible();
  },
});

/** A proxy responds with an HTML error page. */
export const ServerErrorInHtml = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^login failed: 500/] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/Authentication/login', () =>
        HttpResponse.html('<h1>Internal Server Error</h1>', { status: 500 }),
      ),
    ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await submitLogIn({ canvas, userEvent });
    const [toast] = await holdToasts(canvasElement, 1);
    await expect(toast).toHaveTextContent('That did not work. Please try again.');
    await expect(await canvas.findByText(/Something went wrong on our side/)).toBeVisible();
  },
});

/** Somebody who is logged in opens /Login: the start page. */
export const AlreadySignedIn = meta.story({
  tags: ['!persona:visitor', 'persona:patient'],
  args: { viewer: 'patient' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Find a doctor' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Log in' })).toBeNull();
  },
});
