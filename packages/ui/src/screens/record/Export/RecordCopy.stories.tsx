import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { csvFiles, longFile, recordCopyViews } from './RecordCopy.fixtures.ts';
import { RecordCopyOverlay } from './RecordCopy.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Record copy',
  component: RecordCopyOverlay,
  tags: ['screen', 'persona:owner'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
  args: {
    open: true,
    view: recordCopyViews.choosing,
    onCreate: fn(),
    onPrint: fn(),
    onCancel: fn(),
  },
});

const overlay = () => within(screen.getByRole('dialog', { name: 'Download my record' }));
const createButton = () => overlay().getByRole('button', { name: 'Create copy' });

/** Everything is chosen at first. */
export const Choosing = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(overlay().getByRole('radio', { name: 'Printable page' })).toHaveFocus();
    await userEvent.click(overlay().getByRole('checkbox', { name: 'Medicines' }));
    await userEvent.click(createButton());
    await expect(args.onCreate).toHaveBeenCalledWith({
      format: 'print',
      sections: ['details', 'allergies', 'chronicDiseases', 'pressures', 'sugars', 'requests'],
    });
  },
});

/** CSV has the readings and the requests alone. */
export const Readings = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(overlay().getByRole('radio', { name: 'CSV files' }));
    await expect(overlay().getAllByRole('checkbox')).toHaveLength(3);
    await userEvent.click(overlay().getByRole('checkbox', { name: 'Blood sugar readings' }));
    await userEvent.click(createButton());
    await expect(args.onCreate).toHaveBeenCalledWith({
      format: 'csv',
      sections: ['pressures', 'requests'],
    });
  },
});

/** Create copy is pressed with every section unchecked. */
export const NoneChosen = meta.story({
  tags: ['state:failed'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(overlay().getByRole('radio', { name: 'CSV files' }));
    for (const box of overlay().getAllByRole('checkbox')) {
      // oxlint-disable-next-line no-await-in-loop -- one click after the other
      await userEvent.click(box);
    }
    await userEvent.click(createButton());
    await waitFor(() => expect(overlay().getByRole('alert')).toHaveFocus());
    await userEvent.click(overlay().getByRole('link', { name: 'Choose at least one section' }));
    await waitFor(() =>
      expect(overlay().getByRole('checkbox', { name: 'Blood pressure readings' })).toHaveFocus(),
    );
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

/** Cancel works while the record is read. */
export const Building = meta.story({
  args: { view: recordCopyViews.building },
  tags: ['state:loading'],
  play: async ({ args, userEvent }) => {
    await expect(overlay().getByRole('status')).toHaveTextContent('Reading your record: 2 of 7');
    await expect(overlay().getByRole('progressbar')).toHaveValue(2);
    await userEvent.click(overlay().getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** A chosen section cannot be read. */
export const Failed = meta.story({
  args: { view: recordCopyViews.failed },
  tags: ['state:failed'],
  play: async ({ args, userEvent }) => {
    await expect(overlay().getByRole('alert')).toHaveTextContent(
      'We could not read: Allergies and Medicines.',
    );
    await userEvent.click(overlay().getByRole('button', { name: 'Try again' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const ReadyToPrint = meta.story({
  args: { view: recordCopyViews.ready },
  play: async ({ args, userEvent }) => {
    // Waits, because the overlay fades in.
    await waitFor(() =>
      expect(overlay().getByRole('heading', { name: 'Your copy is ready' })).toBeVisible(),
    );
    await userEvent.click(overlay().getByRole('button', { name: 'Print or save as PDF' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
});

export const ReadyToDownload = meta.story({
  args: { view: { status: 'ready', files: csvFiles } },
  play: async ({ args, userEvent }) => {
    const link = overlay().getByRole('link', { name: 'Download blood-sugar.csv' });
    await expect(link).toHaveAttribute('download', 'blood-sugar.csv');
    await userEvent.click(overlay().getByRole('button', { name: 'Close' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const LongFileName = meta.story({
  args: { view: { status: 'ready', files: [longFile] } },
  tags: ['state:edge'],
  globals: { viewport: { value: 'narrow' } },
});
