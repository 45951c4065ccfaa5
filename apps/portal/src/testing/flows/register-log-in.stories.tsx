import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { seeAccount } from '../barSteps.ts';
import { mockBackend } from '../mockBackend.ts';
import { pageParameters, PortalAt } from '../PortalAt.tsx';
import { dismissToasts, seeToast } from '../toastSteps.ts';
import { fill } from './fill.ts';

const account = {
  name: 'Clover Sample',
  email: 'clover.sample@demo.example',
  password: 'four words that rhyme',
};

const meta = preview.meta({
  title: 'Flows/Register and log in',
  component: PortalAt,
  tags: ['persona:visitor', 'persona:patient'],
  args: { path: paths.home(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

/** A visitor signs up as a patient, and logs in. */
export const RegisterAndLogIn = meta.story({
  name: 'Register → log in',
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('A visitor signs up', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Join Now' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Patient' }));
      await fill(canvas, userEvent, [
        ['Name', account.name],
        ['Email address', account.email],
        ['Password', account.password],
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    });
    await step('The portal confirms it and asks to log in', async () => {
      await seeToast(canvas, 'Sign up successfully');
      await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible();
    });
    await step('They log in', async () => {
      await fill(canvas, userEvent, [
        ['Email address', account.email],
        ['Password', account.password],
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    });
    await step('The home page shows their name instead of Join Now', async () => {
      await seeToast(canvas, 'Log in successfully');
      await seeAccount({ canvas, userEvent }, account.name);
      await expect(await canvas.findByRole('link', { name: 'Find a doctor' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'Join Now' })).toBeNull();
      await dismissToasts(canvasElement);
    });
  },
});
