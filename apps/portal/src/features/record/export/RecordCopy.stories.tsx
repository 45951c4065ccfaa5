import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { paths } from '../../../paths.ts';
import { mockBackend } from '../../../testing/mockBackend.ts';
import { wirePatient } from '../../../testing/wireSamples.ts';
import { pageParameters, PortalAt } from '../../../testing/PortalAt.tsx';

const meta = preview.meta({
  title: 'Pages/Patient record copy',
  component: PortalAt,
  args: { path: paths.patientProfile(wirePatient.name), viewer: 'owner' as const },
  parameters: pageParameters,
  tags: ['persona:owner'],
  beforeEach: ({ msw }) => {
    msw.use(...mockBackend());
    spyOn(window, 'print').mockReturnValue();
  },
});

interface Page {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: { click: (element: Element) => Promise<void> };
}

const overlay = () => within(screen.getByRole('dialog', { name: 'Download my record' }));

async function openOverlay({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Download my record' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
}

async function create(page: Page, format: string) {
  await openOverlay(page);
  await page.userEvent.click(overlay().getByRole('radio', { name: format }));
  await page.userEvent.click(overlay().getByRole('button', { name: 'Create copy' }));
}

const expectReady = () =>
  waitFor(() =>
    expect(overlay().getByRole('heading', { name: 'Your copy is ready' })).toHaveFocus(),
  );

/** The patient presses Download my record. */
export const Choosing = meta.story({
  play: async (page) => {
    await openOverlay(page);
    await expect(overlay().getByRole('radio', { name: 'Printable page' })).toBeChecked();
    await expect(overlay().getAllByRole('checkbox')).toHaveLength(7);
  },
});

export const ReadyToPrint = meta.story({
  play: async (page) => {
    await create(page, 'Printable page');
    await expectReady();
    await page.userEvent.click(overlay().getByRole('button', { name: 'Print or save as PDF' }));
    await expect(mocked(window.print)).toHaveBeenCalledOnce();
  },
});

/** The record was read for files. */
export const ReadyToDownload = meta.story({
  play: async (page) => {
    await create(page, 'CSV files');
    await expectReady();
    await expect(
      overlay().getByRole('link', { name: 'Download blood-pressure.csv' }),
    ).toHaveAttribute('download', 'blood-pressure.csv');
  },
});
