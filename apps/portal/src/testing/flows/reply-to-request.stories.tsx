import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { openAccount, openMenu } from '../barSteps.ts';
import { mockBackend, mockData } from '../mockBackend.ts';
import { wirePatient, wireUnanswered } from '../wireSamples.ts';
import { pageParameters, PortalAt } from '../PortalAt.tsx';
import { people } from '../people.ts';
import { dismissToasts, seeToast } from '../toastSteps.ts';
import { fill } from './fill.ts';

const diagnosis = 'Low blood pressure in the mornings';
const medicine = 'Examplazole';

const meta = preview.meta({
  title: 'Flows/Reply to a request',
  component: PortalAt,
  tags: ['persona:owner', 'persona:patient'],
  args: {
    path: paths.doctorProfile(people.doctor.name, { tab: 'requests' }),
    viewer: 'owner' as const,
  },
  parameters: pageParameters,
});

/** A doctor replies to a request, and the patient reads the response. */
export const ReplyToRequest = meta.story({
  name: 'Reply → the patient reads it',
  beforeEach: ({ msw }) => msw.use(...mockBackend({ ...mockData, requests: [wireUnanswered] })),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('The doctor opens an unanswered request', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Reply/ }));
      await expect(await canvas.findByRole('heading', { name: 'Write a response' })).toBeVisible();
    });
    await step('They write a report and a medicine, and save', async () => {
      await fill(canvas, userEvent, [['Diagnosis', diagnosis]]);
      await userEvent.click(canvas.getByRole('tab', { name: /^Medicine/ }));
      await fill(canvas, userEvent, [
        ['Medicine name', medicine],
        ['Dosage', '5 mg'],
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await seeToast(canvas, 'Response sent successfully');
      // Navigation would close the menu opened in the next step.
      await canvas.findByRole('tab', { name: 'Requests' });
    });
    await step('The doctor logs out, and the patient logs in', async () => {
      await openAccount({ canvas, userEvent }, people.doctor.name);
      await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
      await canvas.findByRole('heading', { name: 'Better health, with a doctor to ask' });
      await openMenu({ canvas, userEvent });
      await userEvent.click(await canvas.findByRole('link', { name: 'Log In' }));
      await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible();
      await fill(canvas, userEvent, [
        ['Email address', wirePatient.email ?? ''],
        ['Password', 'four words that rhyme'],
      ]);
      await userEvent.click(canvas.getByRole('button', { name: 'Log In' }));
      await canvas.findByRole('heading', { name: 'Better health, with a doctor to ask' });
      await openAccount({ canvas, userEvent }, people.patient.name);
      await userEvent.click(await canvas.findByRole('link', { name: 'My Profile' }));
    });
    await step('The patient finds the response among the answered requests', async () => {
      await userEvent.click(await canvas.findByRole('tab', { name: 'Requests' }));
      await userEvent.click(await canvas.findByRole('tab', { name: 'Answered requests' }));
      await userEvent.click(await canvas.findByRole('link', { name: /^Response/ }));
    });
    await step('The patient reads what the doctor wrote', async () => {
      await canvas.findByRole('tabpanel', { name: 'General Report' });
      await expect(await canvas.findByText(diagnosis)).toBeVisible();
      await userEvent.click(await canvas.findByRole('tab', { name: 'Medicine' }));
      await canvas.findByRole('tabpanel', { name: 'Medicine' });
      await expect(await canvas.findByText(medicine)).toBeVisible();
      await dismissToasts(canvasElement);
    });
  },
});
