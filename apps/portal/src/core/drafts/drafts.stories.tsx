import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { pages } from '../../testing/anyPage.ts';
import { openAccount } from '../../testing/barSteps.ts';
import { paths } from '../../paths.ts';
import { wirePatient } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';
import { people } from '../../testing/people.ts';
import { mockBackend } from '../../testing/mockBackend.ts';

const meta = preview.meta({
  title: 'Pages/Restored input',
  component: PortalAt,
  tags: ['state:edge'],
  args: { path: paths.home(), viewer: 'visitor' as const },
  argTypes: { drafts: { control: 'object' } },
  parameters: pageParameters,
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
});

type Canvas = ReturnType<typeof within>;

const note = /^What you typed before is still here/;
const question = 'My knee has hurt for two weeks.';

const requestForm = { ...pages.requestForm, drafts: { 'request/7': { description: question } } };

/** Reload the page, or come back to it, after typing and before sending. */
export const Request = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(note)).toBeVisible();
    await expect(canvas.getByLabelText('Description')).toHaveValue(question);
  },
});

async function openOverlay(
  canvas: Canvas,
  userEvent: { click: (element: Element) => Promise<void> },
) {
  const name = 'Edit medical information';
  await userEvent.click(await canvas.findByRole('button', { name }));
  const dialog = await canvas.findByRole('dialog', { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const MedicalInformation = meta.story({
  args: {
    path: paths.patientProfile(wirePatient.name),
    viewer: 'owner',
    drafts: { medical: { heightCm: '181', bloodType: '' } },
  },
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openOverlay(canvas, userEvent);
    await expect(dialog.getByText(note)).toBeVisible();
    await expect(dialog.getByLabelText(/^Height/)).toHaveValue('181');
    await expect(dialog.getByLabelText(/^Blood type/)).toHaveFocus();
    await expect(dialog.getByLabelText(/^Blood type/)).toHaveDisplayValue(/^Not recorded/);
  },
});

/** Cancel discards the draft: reopened, the overlay shows what is recorded. */
export const CancelForgets = meta.story({
  args: MedicalInformation.input.args,
  tags: ['persona:owner'],
  play: async ({ canvas, userEvent }) => {
    const dialog = await openOverlay(canvas, userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const again = await openOverlay(canvas, userEvent);
    await expect(again.getByLabelText(/^Height/)).toHaveValue('172');
    await expect(again.queryByText(note)).toBeNull();
  },
});

/** Choose Clear the form. */
export const Cleared = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear the form' }));
    await expect(canvas.getByLabelText('Description')).toHaveValue('');
    await expect(canvas.queryByText(note)).toBeNull();
    await expect(canvas.getByLabelText('Description')).toHaveFocus();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

/** Leave without saving: the input is gone. */
export const LogOutForgets = meta.story({
  args: requestForm,
  tags: ['persona:patient'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(note);
    await openAccount({ canvas, userEvent }, people.patient.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave without saving' }));
    await expect(await canvas.findByRole('link', { name: 'Join Now' })).toBeVisible();
    await expect(sessionStorage).toHaveLength(0);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
});
