import { mock } from '@medportal/api-client/msw';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { credentials } from '../../testing/anyPage.ts';
import { fill } from '../../testing/flows/fill.ts';
import { paths } from '../../paths.ts';
import { STORAGE_KEY } from '../../core/session/session.ts';
import { wireDoctor, wireRequests } from '../../testing/wireSamples.ts';
import { pageParameters, PortalFromStart } from '../../testing/PortalAt.tsx';
import { people, storyToken } from '../../testing/people.ts';
import { dismissToasts, seeToast } from '../../testing/toastSteps.ts';

interface EndedSessionProps {
  person: { name: string; role: string };
  path: string;
}

// Differs from the token that the same user gets on the next log-in.
const endedToken = (person: object) => storyToken({ ...person, ended: true });

/** The portal with a stored token that looks valid but that the server refuses. */
function EndedSession({ person, path }: EndedSessionProps) {
  return <PortalFromStart stored={endedToken(person)} path={path} />;
}

const refuseEnded = http.all('*/api/*', ({ request }) => {
  const token = request.headers.get('Authorization')?.replace('Bearer ', '');
  const isEnded = Object.values(people).some((person) => token === endedToken(person));
  return isEnded ? new HttpResponse(null, { status: 401 }) : undefined;
});

const meta = preview.meta({
  title: 'Pages/Log in again',
  component: EndedSession,
  args: {
    person: people.doctor,
    path: paths.doctorProfile(people.doctor.name, { tab: 'requests' }),
  },
  argTypes: { person: { control: false } },
  tags: ['persona:doctor'],
  parameters: pageParameters,
  beforeEach: ({ msw }) =>
    msw.use(
      // First: a server ignores an ended token where no log-in is needed.
      mock.getDoctor.ok(wireDoctor),
      refuseEnded,
      mock.listDoctorRequests.ok({ requests: wireRequests(2, false), totalCount: 2 }),
      mock.login.ok({ token: storyToken(people.doctor) }),
    ),
});

type Canvas = ReturnType<typeof within>;
type UserActions = Parameters<typeof fill>[1];

async function findLogInDialog(canvas: Canvas) {
  const dialog = await canvas.findByRole('dialog', { name: 'Your session has ended' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

async function logInAgain(canvas: Canvas, userEvent: UserActions) {
  const dialog = await findLogInDialog(canvas);
  await fill(dialog, userEvent, credentials);
  await userEvent.click(dialog.getByRole('button', { name: 'Log In' }));
}

/** A call gets a 401: the page stays, and an overlay asks the user to log in. */
export const Asked = meta.story({
  play: async ({ canvas }) => {
    const dialog = await findLogInDialog(canvas);
    await expect(dialog.getByText('Juniper Vale')).toBeVisible();
    await expect(dialog.getByLabelText('Email address')).toHaveFocus();
    await expect(localStorage.getItem(STORAGE_KEY)).toBe(endedToken(people.doctor));
  },
});

/** The server rejects email and password. */
export const Refused = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^login failed: 401/] },
  beforeEach: ({ msw }) =>
    msw.use(mock.login.fail(401, { title: 'Log in failed', message: 'Wrong password.' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await logInAgain(canvas, userEvent);
    const dialog = await findLogInDialog(canvas);
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    await expect(dialog.getByLabelText('Password')).toHaveValue('a long example phrase');
    await waitFor(() => expect(canvas.getAllByText('Log in failed')).toHaveLength(2));
    await dismissToasts(canvasElement);
  },
});

/** Another user logs in: the portal restarts at the home page without any data of the first user. */
export const AnotherPerson = meta.story({
  tags: ['state:edge'],
  beforeEach: ({ msw }) =>
    msw.use(mock.login.ok({ token: storyToken({ name: 'Sage Sample', role: 'Doctor' }) })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    sessionStorage.setItem('draft:Juniper Vale:about', '{"bio":"Not for others."}');
    await logInAgain(canvas, userEvent);
    await expect(
      await canvas.findByRole('heading', { name: 'Better health, with a doctor to ask' }),
    ).toBeVisible();
    await seeToast(canvas, 'You are now logged in as Sage Sample.');
    await expect(canvas.queryByText(/Juniper Vale/)).toBeNull();
    await expect(sessionStorage.getItem('draft:Juniper Vale:about')).toBeNull();
    await dismissToasts(canvasElement);
  },
});

/** The user logs in in another tab: the page goes on. */
export const InAnotherTab = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await findLogInDialog(canvas);
    localStorage.setItem(STORAGE_KEY, storyToken(people.doctor));
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
