import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend } from '../mockBackend.ts';
import { pageParameters, PortalAt } from '../PortalAt.tsx';
import { people } from '../people.ts';
import { holdToasts, seeToast } from '../toastSteps.ts';
import { fill } from './fill.ts';

const description = 'I feel dizzy in the mornings. What could help?';

const meta = preview.meta({
  title: 'Flows/Send a request',
  component: PortalAt,
  tags: ['persona:patient'],
  args: { path: paths.doctors(), viewer: 'patient' as const },
  parameters: pageParameters,
});

/** A patient finds a doctor by name and sends a request. */
export const SendRequest = meta.story({
  name: 'Search → profile → request → toast',
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const profileLink = { name: `Dr. ${people.doctor.name}` };
    await step('A patient searches for a doctor', async () => {
      await expect(await canvas.findByText('9 doctors found')).toBeVisible();
      await userEvent.type(canvas.getByRole('searchbox'), 'juniper');
      await expect(await canvas.findByText('1 doctor found')).toBeVisible();
    });
    await step('They open the profile, and press Contact', async () => {
      await userEvent.click(canvas.getByRole('link', profileLink));
      await userEvent.click(await canvas.findByRole('link', { name: 'Contact' }));
    });
    await step('They describe the problem and send the request', async () => {
      await fill(canvas, userEvent, [['Description', description]]);
      await userEvent.click(canvas.getByRole('button', { name: 'Send Request' }));
    });
    await step('The profile opens again, and a toast confirms the request', async () => {
      await seeToast(canvas, 'Request sent successfully');
      await expect(await canvas.findByRole('link', { name: 'Contact' })).toBeVisible();
      await holdToasts(canvasElement, 1);
    });
  },
});
