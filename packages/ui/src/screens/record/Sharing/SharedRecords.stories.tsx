import { expect, fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { Page } from '../../../components/Stack/Stack.tsx';
import { recordSections } from './grants.ts';
import { SharedRecords, type SharedRecordView } from './SharedRecords.tsx';
import { notReached } from '../../shared/failed.fixtures.ts';
import { retry } from '../../shared/retry.fixtures.ts';

const records: readonly SharedRecordView[] = [
  {
    patient: { name: 'Mona Example', href: '#mona' },
    sections: ['readings', 'allergies'],
    since: '2026-02-20T10:15:00Z',
    endsAt: '2026-08-20T21:59:59Z',
    isNew: true,
  },
  {
    patient: { name: 'سلمى المثالية', href: '#salma' },
    sections: recordSections,
    since: '2026-02-11T08:00:00Z',
    endsAt: undefined,
    isNew: false,
  },
  {
    patient: { name: 'Pat Example', href: '#pat' },
    sections: recordSections,
    since: '2026-02-14T08:00:00Z',
    endsAt: undefined,
    isNew: false,
  },
];

const ready = { status: 'ready', items: records, totalCount: 12, more: 'available' } as const;

const meta = preview.meta({
  title: 'Screens/Doctor/Patients',
  tags: ['screen', 'persona:doctor'],
  component: SharedRecords,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready,
    search: '',
    updating: false,
    onSearch: fn(),
    onShowMore: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <Page>
      <SharedRecords {...args} />
    </Page>
  ),
});

/** Who shares what, since when and until when; those not opened yet come first. */
export const Patients = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(
      /Mona ExampleNot opened yetReadings, AllergiesSince 20 February 2026.*Until 20 August 2026/,
    );
    await expect(others.at(-1)).toHaveTextContent(
      /The whole recordSince 14 February 2026.*No end date$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

/** Search for a part of a name. */
export const Found = meta.story({
  args: {
    search: 'mona',
    view: { ...ready, items: records.slice(0, 1), totalCount: 1, more: 'none' },
  },
});

/** Search for a name that no patient has. */
export const NothingFound = meta.story({
  tags: ['state:empty'],
  args: { search: 'zoe', view: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No patients found')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('zoe');
  },
});

/** There is nothing to search. */
export const Nobody = meta.story({
  tags: ['state:empty'],
  args: { view: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No patient shares a record with you')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: { status: 'loading' } },
});

/** Open Patients and the call fails. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: {
    view: notReached('The patients could not be loaded'),
  },
  play: retry,
});

/** A refresh of the list fails. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...ready, stale } },
});
