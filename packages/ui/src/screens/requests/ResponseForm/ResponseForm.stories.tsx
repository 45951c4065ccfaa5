import { expect, type UserEventObject, waitFor, type within } from 'storybook/test';
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
import { ResponseFormScreen, type ResponseFormScreenProps } from './ResponseForm.tsx';
import { responseFormArgs, StatefulScreen } from './StatefulScreen.fixtures.tsx';
import { retry } from '../../shared/retry.fixtures.ts';

const meta = preview.meta({
  title: 'Screens/Doctor/Response form',
  component: ResponseFormScreen,
  tags: ['screen', 'persona:doctor'],
  parameters: { layout: 'fullscreen' },
  args: responseFormArgs,
  render: (args) => <StatefulScreen {...args} />,
});

interface Step {
  args: ResponseFormScreenProps;
  canvas: Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;
  userEvent: UserEventObject;
}

type Field = [label: string, name: string, text: string];

/** Fills in fields of a section and saves: the response has them, and the other values of the section. */
const saves =
  (section: string, fields: readonly Field[], others: object = {}) =>
  async ({ args, canvas, userEvent }: Step) => {
    for (const [label, , text] of fields) {
      // oxlint-disable-next-line no-await-in-loop -- userEvent types into the focused field
      await userEvent.type(canvas.getByLabelText(label), text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const values = Object.fromEntries(fields.map(([, name, text]) => [name, text]));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ [section]: { ...values, ...others } }),
    );
  };

/** Says before the save what it does. */
export const GeneralReport = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'The patient will see this straight away. You cannot change it later.',
    );
  },
});

export const GeneralFilled = meta.story({
  play: async (step) => {
    await saves(
      'generalReport',
      [
        ['Diagnosis', 'diagnosis', 'Low blood pressure'],
        ['Treatment plan', 'treatmentPlan', 'Drink water before getting up'],
        ['Notes', 'notes', 'Come back in two weeks'],
      ],
      { attachment: '' },
    )(step);
    await expect(step.args.onDirtyChange).toHaveBeenLastCalledWith(true);
  },
});

/** A web address is typed as the attachment. */
export const Attachment = meta.story({
  play: saves('generalReport', [['Attachment', 'attachment', 'https://demo.example/leaflet']], {
    diagnosis: '',
    treatmentPlan: '',
    notes: '',
  }),
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
    await userEvent.type(canvas.getByLabelText('Medicine name'), 'Examplazole');
    await userEvent.click(canvas.getByLabelText('Long-term medicine'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ medicine: expect.objectContaining({ isMaintenance: false }) }),
    );
  },
});

export const MedicineFilled = meta.story({
  args: { tab: 'medicine' },
  play: saves(
    'medicine',
    [
      ['Medicine name', 'name', 'Examplazole'],
      ['Dosage', 'dosage', '5 mg'],
      ['Frequency', 'frequency', 'Once a day'],
      ['Instructions', 'instructions', 'With breakfast'],
    ],
    { isMaintenance: true },
  ),
});

export const ChronicDisease = meta.story({ args: { tab: 'chronicDisease' } });

export const ChronicFilled = meta.story({
  args: { tab: 'chronicDisease' },
  play: saves('chronicDisease', [
    ['Chronic disease name', 'name', 'Sample hypotension'],
    ['Description', 'description', 'Low for years'],
    ['Causes', 'causes', 'Not known'],
    ['Symptoms', 'symptoms', 'Dizziness in the mornings'],
    ['Diagnosis', 'diagnosis', 'Measured on three mornings'],
    ['Treatment', 'treatment', 'Water and slow movements'],
    ['Date of diagnosis', 'dateOfDiagnosis', '2024-01-31'],
  ]),
});

export const Allergy = meta.story({ args: { tab: 'allergy' } });

export const AllergyFilled = meta.story({
  args: { tab: 'allergy' },
  play: saves('allergy', [
    ['Allergy name', 'name', 'Birch pollen'],
    ['Symptoms', 'symptoms', 'Sneezing'],
  ]),
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
    await userEvent.type(canvas.getByLabelText('Dosage'), '5 mg');
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
  play: retry,
});

/** The request was loaded, and its refresh fails; what is typed stays. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { view: { ...responseFormViews.ready, stale } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Diagnosis'), 'Low blood pressure');
    await retry({ args, canvas, userEvent });
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

export const Small = meta.story({ globals: { viewport: { value: 'narrow' } } });

/** The patient has an Arabic name and wrote in Arabic. */
export const Arabic = meta.story({
  args: { view: hardRequests.arabic },
  globals: { locale: 'ar' },
});
