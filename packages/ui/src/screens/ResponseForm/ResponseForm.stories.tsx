import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { responseFormViews } from './ResponseForm.fixtures.ts';
import { ResponseFormScreen } from './ResponseForm.tsx';

const meta = preview.meta({
  title: 'Screens/ResponseForm',
  component: ResponseFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: responseFormViews.ready,
    tab: 'generalReport' as const,
    onTabChange: fn(),
    submission: { status: 'idle' as const },
    onSubmit: fn(),
    today: '2026-02-03',
    onRetry: fn(),
  },
  render: function Render(args) {
    const [tab, setTab] = useState(args.tab);
    return <ResponseFormScreen {...args} tab={tab} onTabChange={setTab} />;
  },
});

export const GeneralReport = meta.story();

export const Medicine = meta.story({
  args: { tab: 'medicine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Maintenance medicine' })).toBeChecked();
  },
});

export const ChronicDisease = meta.story({ args: { tab: 'chronicDisease' } });

export const Allergy = meta.story({ args: { tab: 'allergy' } });

/** What was typed on one tab is still there, and sent, after a look at another. */
export const FilledOnTwoTabs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Diagnosis' }), ' Fine ');
    await userEvent.click(canvas.getByRole('tab', { name: 'Allergy' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Allergy name' }), 'Example pollen');
    await userEvent.click(canvas.getByRole('tab', { name: 'General Report' }));
    await expect(canvas.getByRole('textbox', { name: 'Diagnosis' })).toHaveValue(' Fine ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        generalReport: { diagnosis: 'Fine', treatmentPlan: '', notes: '', attachment: '' },
        allergy: { name: 'Example pollen', symptoms: '' },
      }),
    );
  },
});

export const AllEmpty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('Fill in at least one field before you save');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** A problem on a closed tab: the summary's link opens the tab and goes to the field. */
export const DateInTheFuture = meta.story({
  args: { tab: 'chronicDisease' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Date of diagnosis'), '2026-02-04');
    await userEvent.click(canvas.getByRole('tab', { name: 'Medicine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('link', { name: /today or in the past/ }));
    await waitFor(() => expect(canvas.getByLabelText('Date of diagnosis')).toHaveFocus());
  },
});

export const Pending = meta.story({ args: { submission: { status: 'pending' } } });

export const SaveFailed = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: {
        title: 'The response was not saved',
        message: 'The server did not answer. What you typed is still here. Try again.',
      },
    },
  },
});

export const AlreadyAnswered = meta.story({ args: { view: responseFormViews.alreadyAnswered } });

export const Loading = meta.story({ args: { view: responseFormViews.loading } });

export const Locked = meta.story({ args: { view: responseFormViews.locked } });

export const Missing = meta.story({ args: { view: responseFormViews.missing } });

export const Failed = meta.story({ args: { view: responseFormViews.failed } });

export const LongDescription = meta.story({
  args: {
    view: {
      ...responseFormViews.ready,
      patient: {
        name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
        href: '#patient',
      },
      description: 'This line stands for what a worried person writes late in the evening. '.repeat(
        40,
      ),
    },
  },
});

export const Arabic = meta.story({
  args: {
    view: {
      ...responseFormViews.ready,
      patient: { name: 'سلمى المثالية', href: '#patient' },
      description: 'أشعر بالتعب عند صعود الدرج منذ أسبوعين.',
    },
  },
});
