import { mock } from '@medportal/api-client/msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { paths } from '../../paths.ts';
import { mockBackend } from '../../testing/mockBackend.ts';
import { wirePatient } from '../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Patient medical overlay',
  component: PortalAt,
  args: { path: paths.patientProfile(wirePatient.name), viewer: 'owner' as const },
  parameters: pageParameters,
  tags: ['persona:owner'],
  beforeEach: ({ msw }) => msw.use(...mockBackend()),
});

interface Page {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

const editButton = ({ canvas }: Page) =>
  canvas.findByRole('button', { name: 'Edit medical information' });

const overlay = () => within(screen.getByRole('dialog', { name: 'Edit medical information' }));
const heightField = () => overlay().getByRole('textbox', { name: /^Height/ });
const saveButton = () => overlay().getByRole('button', { name: 'Save' });

async function openOverlay(page: Page) {
  await page.userEvent.click(await editButton(page));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  return overlay();
}

/** The patient presses Edit beside Medical information. */
export const Prefilled = meta.story({
  play: async (page) => {
    const dialog = await openOverlay(page);
    await expect(dialog.getByRole('combobox', { name: /^Blood type/ })).toHaveValue('A+');
    await expect(heightField()).toHaveValue('172');
  },
});

/** The server saves the values. */
export const Saved = meta.story({
  play: async (page) => {
    const dialog = await openOverlay(page);
    await page.userEvent.selectOptions(dialog.getByRole('combobox'), 'O-');
    await page.userEvent.clear(heightField());
    await page.userEvent.type(heightField(), '181');
    await page.userEvent.click(saveButton());
    await expect(await page.canvas.findByText('181 cm')).toBeVisible();
    await expect(page.canvas.getByText('O-')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('Medical information saved')).toHaveAttribute('role', 'status');
    await expect(await editButton(page)).toHaveFocus();
  },
});

/** The backend's own validation rejects one field: its message appears at the field. */
export const RefusedByTheBackend = meta.story({
  tags: ['state:failed'],
  parameters: { expectedConsole: [/^updatePatientProfile failed: 400/] },
  beforeEach: ({ msw }) =>
    msw.use(
      mock.updatePatientProfile.fail(400, {
        title: 'The height was refused',
        message: 'Check the height and try again.',
        errors: { height: ['must be 60 or more'] },
      }),
    ),
  play: async (page) => {
    const dialog = await openOverlay(page);
    await page.userEvent.click(saveButton());
    await expect(await dialog.findByRole('link', { name: 'must be 60 or more' })).toBeVisible();
    await expect(heightField()).toHaveAccessibleDescription(/must be 60 or more/);
  },
});

/** Something is typed, Cancel pressed, and the overlay opened again. */
export const CancelResets = meta.story({
  play: async (page) => {
    await openOverlay(page);
    await page.userEvent.clear(heightField());
    await page.userEvent.type(heightField(), '200');
    await page.userEvent.click(overlay().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openOverlay(page);
    await expect(heightField()).toHaveValue('172');
  },
});
