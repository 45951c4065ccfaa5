import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import { patientRecords } from './PatientSummary.fixtures.ts';
import {
  answeredMeanwhile,
  hardRequests,
  offline,
  responseFormViews,
  responseSubmissions,
} from './ResponseForm.fixtures.ts';
import { ResponseFormScreen } from './ResponseForm.tsx';
import { responseFormArgs, StatefulScreen } from './StatefulScreen.fixtures.tsx';

const meta = preview.meta({
  title: 'Screens/Doctor/Response form',
  component: ResponseFormScreen,
  tags: ['screen', 'persona:doctor'],
  parameters: { layout: 'fullscreen' },
  args: responseFormArgs,
  render: (args) => <StatefulScreen {...args} />,
});

interface Page {
  getByLabelText(label: string): HTMLElement;
}

interface Person {
  type(at: Element, text: string): Promise<void>;
}

async function fillIn(canvas: Page, userEvent: Person, texts: Record<string, string>) {
  // One after the other, because userEvent types into the focused field.
  await Object.entries(texts).reduce(
    (before, [label, text]) =>
      before.then(() => userEvent.type(canvas.getByLabelText(label), text)),
    Promise.resolve(),
  );
}

/** Says before the save what it does. */
export const GeneralReport = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'The patient will see this straight away. You cannot change it later.',
    );
  },
});

export const GeneralFilled = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, {
      Diagnosis: 'Low blood pressure',
      'Treatment plan': 'Drink water before getting up',
      Notes: 'Come back in two weeks',
    });
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        generalReport: {
          diagnosis: 'Low blood pressure',
          treatmentPlan: 'Drink water before getting up',
          notes: 'Come back in two weeks',
          attachment: '',
        },
      }),
    );
  },
});

/** A web address is typed as the attachment. */
export const Attachment = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { Attachment: 'https://demo.example/leaflet' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        generalReport: expect.objectContaining({ attachment: 'https://demo.example/leaflet' }),
      }),
    );
  },
});

/** The tab Medicine is opened: Long-term medicine is ticked. */
export const Medicine = meta.story({
  args: { tab: 'medicine' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Long-term medicine' })).toBeChecked();
  },
});

/** Long-term medicine is unticked. */
export const MaintenanceOff = meta.story({
  args: { tab: 'medicine' },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { 'Medicine name': 'Examplazole' });
    await userEvent.click(canvas.getByLabelText('Long-term medicine'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ medicine: expect.objectContaining({ isMaintenance: false }) }),
    );
  },
});

export const MedicineFilled = meta.story({
  args: { tab: 'medicine' },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, {
      'Medicine name': 'Examplazole',
      Dosage: '5 mg',
      Frequency: 'Once a day',
      Instructions: 'With breakfast',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        medicine: {
          name: 'Examplazole',
          dosage: '5 mg',
          frequency: 'Once a day',
          instructions: 'With breakfast',
          isMaintenance: true,
        },
      }),
    );
  },
});

export const ChronicDisease = meta.story({ args: { tab: 'chronicDisease' } });

export const ChronicFilled = meta.story({
  args: { tab: 'chronicDisease' },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, {
      'Chronic disease name': 'Sample hypotension',
      Description: 'Low for years',
      Causes: 'Not known',
      Symptoms: 'Dizziness in the mornings',
      Diagnosis: 'Measured on three mornings',
      Treatment: 'Water and slow movements',
      'Date of diagnosis': '2024-01-31',
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({
        chronicDisease: {
          name: 'Sample hypotension',
          description: 'Low for years',
          causes: 'Not known',
          symptoms: 'Dizziness in the mornings',
          diagnosis: 'Measured on three mornings',
          treatment: 'Water and slow movements',
          dateOfDiagnosis: '2024-01-31',
        },
      }),
    );
  },
});

export const Allergy = meta.story({ args: { tab: 'allergy' } });

export const AllergyFilled = meta.story({
  args: { tab: 'allergy' },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { 'Allergy name': 'Birch pollen', Symptoms: 'Sneezing' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ allergy: { name: 'Birch pollen', symptoms: 'Sneezing' } }),
    );
  },
});

/** Keeps the input of a tab when another one opens, marks the filled tabs, and submits both. */
export const FilledOnTwoTabs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Diagnosis' }), ' Fine ');
    await userEvent.click(canvas.getByRole('tab', { name: 'Allergy' }));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Allergy name' }),
      'Example pollen',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'General Report' }));
    await expect(await canvas.findByRole('textbox', { name: 'Diagnosis' })).toHaveValue(' Fine ');
    for (const [name, description] of [
      ['General Report', 'Filled in'],
      ['Medicine', ''],
      ['Chronic Disease', ''],
      ['Allergy', 'Filled in'],
    ] as const) {
      const tab = canvas.getByRole('tab', { name });
      /* oxlint-disable no-await-in-loop -- assertions of Storybook are promises */
      await expect(tab).toHaveAccessibleDescription(description);
      await expect(tab.querySelector('svg') !== null).toBe(description !== '');
      /* oxlint-enable no-await-in-loop */
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        generalReport: { diagnosis: 'Fine', treatmentPlan: '', notes: '', attachment: '' },
        allergy: { name: 'Example pollen', symptoms: '' },
      }),
    );
  },
});

export const AlreadyAnswered = meta.story({
  tags: ['state:edge'],
  args: { view: responseFormViews.alreadyAnswered },
});

export const Locked = meta.story({
  tags: ['!persona:doctor', 'persona:patient', 'state:locked'],
  args: { view: responseFormViews.locked },
});

/** The request has not been loaded yet. */
export const Loading = meta.story({
  tags: ['state:loading'],
  args: { view: responseFormViews.loading },
});

/** Save is pressed and the server has not answered yet. */
export const Pending = meta.story({
  tags: ['state:loading'],
  args: { submission: responseSubmissions.pending },
});

/** Save is pressed with everything empty. */
export const AllEmpty = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = canvas.getByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Fill in at least one field before you save');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Save is pressed with a dosage and no medicine name. */
export const NameMissing = meta.story({
  tags: ['state:failed'],
  args: { tab: 'medicine' },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { Dosage: '5 mg' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('link', { name: 'Enter the medicine name' }));
    await expect(canvas.getByLabelText('Medicine name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The error summary's link opens the tab of the field and focuses it. */
export const DateInTheFuture = meta.story({
  tags: ['state:failed'],
  args: { tab: 'chronicDisease' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Date of diagnosis'), '2026-11-21');
    await userEvent.click(canvas.getByRole('tab', { name: 'Medicine' }));
    await canvas.findByRole('tabpanel', { name: /^Medicine/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(canvas.getByRole('link', { name: /today or in the past/ }));
    await waitFor(() => expect(canvas.getByLabelText('Date of diagnosis')).toHaveFocus());
  },
});

/** The server rejects the response; what was typed stays. */
export const SaveFailed = meta.story({
  tags: ['state:failed'],
  args: { submission: responseSubmissions.failed },
});

export const AnsweredMeanwhile = meta.story({
  tags: ['state:failed'],
  args: { submission: answeredMeanwhile },
});

export const Offline = meta.story({ tags: ['state:failed'], args: { submission: offline } });

export const Missing = meta.story({
  tags: ['state:failed'],
  args: { view: responseFormViews.missing },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { view: responseFormViews.failed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The request was loaded, and its refresh fails; what is typed stays. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...responseFormViews.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { Diagnosis: 'Low blood pressure' });
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Diagnosis')).toHaveValue('Low blood pressure');
  },
});

/** Save is pressed with a medicine name that is too long and long instructions. */
export const LongValues = meta.story({
  tags: ['state:edge'],
  args: { tab: 'medicine' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Medicine name'));
    await userEvent.paste('Examplazole in a preparation with a very long name. '.repeat(4));
    await userEvent.click(canvas.getByLabelText('Instructions'));
    await userEvent.paste(
      'Take it with breakfast, and never without a glass of water. '.repeat(20),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      canvas.getByRole('link', { name: 'Medicine name must be 200 characters or fewer' }),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const LongDescription = meta.story({
  tags: ['state:edge'],
  args: { view: hardRequests.long, record: patientRecords.many },
  play: async ({ canvas }) => {
    // The allergies stay in sight when page and description are scrolled.
    canvas.getByRole('button', { name: 'Save' }).scrollIntoView({ block: 'end' });
    const description = canvas.getByRole('region', { name: 'The patient’s question' });
    description.scrollIntoView({ block: 'end' });
    const last = canvas.getByText('Sample allergen 12').getBoundingClientRect();
    await expect(last.top).toBeGreaterThanOrEqual(0);
    await expect(last.bottom).toBeLessThanOrEqual(innerHeight);
  },
});

/** The request of another client has no description. */
export const NoDescription = meta.story({
  tags: ['state:edge'],
  args: { view: hardRequests.noDescription },
});

/** The window is 320 px wide. */
export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The patient has an Arabic name and wrote in Arabic. */
export const Arabic = meta.story({
  args: { view: hardRequests.arabic },
  globals: { locale: 'ar' },
});
