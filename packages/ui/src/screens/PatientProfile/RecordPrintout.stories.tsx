import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { arabicRecord, emptyRecord, oddRecord, printedRecord } from './RecordCopy.fixtures.ts';
import { RecordDocument } from './RecordPrintout.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Record printout',
  component: RecordDocument,
  tags: ['screen', 'persona:owner'],
  args: { record: printedRecord, generatedAt: '2026-11-26T10:00:00Z' },
});

export const Full = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /^24 readings/ }));
    await expect(table.getByRole('columnheader', { name: 'Blood sugar (mmol/L)' })).toBeVisible();
    await expect(canvas.getAllByText(/^By Dr\./)).not.toHaveLength(0);
    await expect(canvas.getByText(/^Created on/)).toHaveTextContent(
      'Created on 26 November 2026 at 10:00 with MedPortal. Times are in the time zone UTC.',
    );
  },
});

/** An empty list says where nothing is recorded, and that allergies are possible all the same. */
export const Empty = meta.story({
  args: { record: emptyRecord },
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None recorded here')).toHaveLength(4);
    await expect(
      canvas.getByText('None recorded here. This does not mean that the patient has no allergies.'),
    ).toBeVisible();
  },
});

/** Chronic diseases were not chosen, so nothing is said about them. */
export const ValuesAsRecorded = meta.story({
  args: { record: oddRecord },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('high')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Chronic diseases' })).toBeNull();
    await expect(canvas.queryByText('None recorded here')).toBeNull();
  },
});

export const RightToLeft = meta.story({
  args: { record: arabicRecord },
  globals: { direction: 'rtl' },
  tags: ['state:edge'],
});
