import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  emptyResponse,
  fullResponse,
  mixedResponse,
  responseViewViews,
  unansweredRequest,
} from './ResponseView.fixtures.ts';
import { ResponseViewScreen } from './ResponseView.tsx';

const meta = preview.meta({
  title: 'Screens/ResponseView',
  component: ResponseViewScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: responseViewViews.ready,
    tab: 'description' as const,
    onTabChange: fn(),
    onRetry: fn(),
  },
  render: function Render(args) {
    const [tab, setTab] = useState(args.tab);
    return <ResponseViewScreen {...args} tab={tab} onTabChange={setTab} />;
  },
});

const mixed = { status: 'ready' as const, ...mixedResponse };
const empty = { status: 'ready' as const, ...emptyResponse };

export const Description = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Description' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Allergy' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Allergy' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tabpanel', { name: 'Description' })).toBeVisible();
  },
});

export const DescriptionEmpty = meta.story({ args: { view: empty } });

export const GeneralReport = meta.story({ args: { tab: 'generalReport' } });

export const GeneralReportMixed = meta.story({
  args: { tab: 'generalReport', view: mixed },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('tabpanel', { name: 'General Report' }));
    await expect(panel.getAllByText('Reported')).toHaveLength(1);
    await expect(panel.getAllByText('None reported')).toHaveLength(2);
  },
});

export const GeneralReportEmpty = meta.story({ args: { tab: 'generalReport', view: empty } });

export const Medicine = meta.story({ args: { tab: 'medicine' } });

export const MedicineMixed = meta.story({ args: { tab: 'medicine', view: mixed } });

export const ChronicDisease = meta.story({ args: { tab: 'chronicDisease' } });

export const ChronicDiseaseMixed = meta.story({ args: { tab: 'chronicDisease', view: mixed } });

export const Allergy = meta.story({ args: { tab: 'allergy' } });

export const AllergyEmpty = meta.story({ args: { tab: 'allergy', view: empty } });

export const ReadByPatient = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Dr. Sami Sample' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pat Example' })).toBeNull();
  },
});

export const ReadByDoctor = meta.story({
  args: { view: { ...responseViewViews.ready, reader: 'doctor' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pat Example' })).toBeVisible();
  },
});

/** Before the answer no field says 'None reported': it would sound like one. */
export const Unanswered = meta.story({
  args: { tab: 'medicine', view: { status: 'ready', ...unansweredRequest } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('None reported')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    tab: 'generalReport',
    view: {
      ...responseViewViews.ready,
      generalReport: {
        diagnosis: 'A sentence that a thorough doctor might write. '.repeat(20),
        treatmentPlan: 'First this.\nThen that.\n\nAnd in the end something else.',
        notes: 'Verylongwordwithoutanyspaceinit'.repeat(8),
        attachment: { text: 'see the paper that I gave you' },
      },
    },
  },
});

export const Arabic = meta.story({
  args: {
    tab: 'generalReport',
    view: {
      ...responseViewViews.ready,
      doctor: { name: 'مريم المثالية', href: '#doctor' },
      generalReport: { diagnosis: 'لا شيء غير عادي', treatmentPlan: 'الراحة لمدة أسبوع' },
    },
  },
});

export const UnsafeAttachment = meta.story({
  args: {
    tab: 'generalReport',
    view: {
      ...responseViewViews.ready,
      generalReport: { ...fullResponse.generalReport, attachment: { text: 'javascript:alert(1)' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
});

export const Loading = meta.story({ args: { view: responseViewViews.loading } });

export const Locked = meta.story({ args: { view: responseViewViews.locked } });

export const Missing = meta.story({ args: { view: responseViewViews.missing } });

export const Failed = meta.story({ args: { view: responseViewViews.failed } });
