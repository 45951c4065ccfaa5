import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { openAccount } from '../barSteps.ts';
import { mockBackend } from '../mockBackend.ts';
import { pageParameters, PortalAt } from '../PortalAt.tsx';
import { dismissToasts, seeToast } from '../toastSteps.ts';
import { fill } from './fill.ts';

const account = {
  name: 'Alder Sample',
  email: 'alder.sample@demo.example',
  password: 'four words that rhyme',
};

const meta = preview.meta({
  title: 'Flows/Doctor sign-up',
  component: PortalAt,
  tags: ['persona:visitor', 'persona:doctor'],
  args: { path: paths.register(), viewer: 'visitor' as const },
  parameters: pageParameters,
});

export const DoctorSignUp = meta.story({
  name: 'Doctor sign-up → own profile',
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('A visitor signs up as a doctor, and chooses a specialization', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Doctor' }));
      await fill(canvas, userEvent, [
        ['Name', account.name],
        ['Email address', account.email],
        ['Password', account.password],
      ]);
      await userEvent.selectOptions(
        await canvas.findByRole('combobox', { name: /specialization/i }),
        'Neurology',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }));
    });
    await step('They log in', async () => {
      await seeToast(canvas, 'Sign up successfully');
      await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible();
      await fill(canvas, userEvent, [
        ['Email address', account.email],
        ['Password', account.password],
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
    });
    await step('Their profile shows no clinic yet', async () => {
      await openAccount({ canvas, userEvent }, account.name);
      await userEvent.click(canvas.getByRole('link', { name: 'My Profile' }));
      await expect(await canvas.findByText('Neurology')).toBeVisible();
      await expect(canvas.getByText('No clinic data yet')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Edit clinic' })).toBeVisible();
      await dismissToasts(canvasElement);
    });
  },
});
