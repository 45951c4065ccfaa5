import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend } from '../mockBackend.ts';
import { pageParameters, PortalAt } from '../PortalAt.tsx';
import { people } from '../people.ts';
import { fill } from './fill.ts';

const meta = preview.meta({
  title: 'Flows/Edit a profile',
  component: PortalAt,
  tags: ['persona:owner'],
  args: { path: paths.patientProfile(people.patient.name), viewer: 'owner' as const },
  parameters: pageParameters,
});

/** A patient changes the height, cancels, and then saves another one with a blood type. */
export const EditProfile = meta.story({
  name: 'Edit → Cancel → Save',
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
  play: async ({ canvas, userEvent, step }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Edit medical/ }));
      return within(await canvas.findByRole('dialog'));
    };
    const expectClosed = () => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    await step('The patient changes the height, and cancels', async () => {
      const overlay = await open();
      await fill(overlay, userEvent, [[/^Height/, '180']]);
      await userEvent.click(overlay.getByRole('button', { name: 'Cancel' }));
      await expectClosed();
      await expect(await canvas.findByText('172 cm')).toBeVisible();
    });
    await step('Opened again, the overlay shows what is recorded', async () => {
      const overlay = await open();
      await expect(overlay.getByLabelText(/^Height/)).toHaveValue('172');
    });
    await step('This time the change is saved, and the profile shows it', async () => {
      const overlay = within(canvas.getByRole('dialog'));
      await fill(overlay, userEvent, [[/^Height/, '174']]);
      await userEvent.selectOptions(overlay.getByRole('combobox', { name: /^Blood type/ }), 'O-');
      await userEvent.click(overlay.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('174 cm')).toBeVisible();
      await expect(canvas.getByText('O-')).toBeVisible();
      await expectClosed();
      await expect(canvas.getByRole('button', { name: /^Edit medical/ })).toHaveFocus();
    });
  },
});
