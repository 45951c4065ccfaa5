import { expect, type UserEventObject, within } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { expandRecord } from '../../../testing/expandRecord.ts';
import { patientRecords } from './PatientSummary.fixtures.ts';
import { ResponseFormScreen, type ResponseFormScreenProps } from './ResponseForm.tsx';
import { responseFormArgs, StatefulScreen } from './StatefulScreen.fixtures.tsx';

const meta = preview.meta({
  title: 'Screens/Doctor/Response form record',
  component: ResponseFormScreen,
  tags: ['screen', 'persona:doctor'],
  parameters: { layout: 'fullscreen' },
  args: responseFormArgs,
  render: (args) => <StatefulScreen {...args} />,
});

const allergy = 'Example pollen';
const notice = /The patient has a recorded allergy with this name/;
const notCompared = /We could not check this name/;
const parts = [
  ['allergies', 'allergies'],
  ['medicines', 'medicines'],
  ['chronicDiseases', 'chronic diseases'],
  ['pressures', 'blood pressure readings'],
  ['sugars', 'blood sugar readings'],
] as const;

interface Step {
  args: ResponseFormScreenProps;
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>;
  userEvent: UserEventObject;
}

async function retryEachPart({ args, canvas, userEvent }: Step) {
  for (const [part, what] of parts) {
    /* oxlint-disable no-await-in-loop -- one after the other, as a person presses them */
    await userEvent.click(canvas.getByRole('button', { name: `Retry ${what}` }));
    await expect(args.onRetryRecord).toHaveBeenLastCalledWith(part);
    /* oxlint-enable no-await-in-loop */
  }
  await expect(args.onRetry).not.toHaveBeenCalled();
}

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Allergies' })).toHaveTextContent(allergy);
    await expect(canvas.getByRole('region', { name: 'Medicines' })).toHaveTextContent(
      'Examplazole1 tablet of 20 mgOnce a dayLong-term medicine',
    );
    await expect(canvas.getByRole('region', { name: 'Chronic diseases' })).toHaveTextContent(
      'Example syndromeDiagnosed 20 February 2024Rest',
    );
    await expect(canvas.getByRole('region', { name: 'Blood pressure' })).toHaveTextContent(
      /^Blood pressure116\/74 mmHgNormal20 February 2026.*The latest 3 of 8 readings/,
    );
    await expect(canvas.getByRole('region', { name: 'Blood sugar' })).toHaveTextContent(
      /^Blood sugar88 mg\/dL \(4\.9 mmol\/L\)20 February 2026.*The latest 3 of 24 readings/,
    );
  },
});

/** Some of the record has not been loaded yet. */
export const Loading = meta.story({
  tags: ['state:loading'],
  args: { record: patientRecords.loading },
});

/** An empty list does not mean that the patient has none, and the hint says so. */
export const NothingRecorded = meta.story({
  tags: ['state:empty'],
  args: { record: patientRecords.empty },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('None recorded here')).toHaveLength(parts.length);
    await expect(
      canvas.getByText('This does not mean that the patient has no allergies.'),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state:failed'],
  args: { record: patientRecords.failed },
  play: retryEachPart,
});

/** The other lists and the form stay. The form says that it cannot compare the medicine with the allergies. */
export const AllergiesFailed = meta.story({
  tags: ['state:failed'],
  args: { record: patientRecords.allergiesFailed, tab: 'medicine' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Medicines' })).toHaveTextContent('Placebol');
    await expect(canvas.getByRole('group', { name: 'Recorded allergies' })).toHaveTextContent(
      'Not loaded. The patient may have allergies.',
    );
    await expect(canvas.queryByText(notCompared)).toBeNull();
    await userEvent.type(canvas.getByLabelText('Medicine name'), allergy);
    await expect(canvas.getByText(notCompared)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Each list keeps its data and has its own Retry button. */
export const RefreshFailed = meta.story({
  tags: ['state:failed'],
  args: { record: patientRecords.refreshFailed },
  play: async (step) => {
    const { canvas } = step;
    await expect(canvas.getByRole('region', { name: 'Allergies' })).toHaveTextContent(
      'None recorded here',
    );
    await expect(canvas.getByRole('region', { name: 'Medicines' })).toHaveTextContent('Placebol');
    await retryEachPart(step);
  },
});

/** The patient does not share these parts of the record with the doctor, or there is no access for another reason. */
export const Locked = meta.story({
  tags: ['state:locked'],
  args: { record: patientRecords.locked },
  play: async ({ canvas }) => {
    const text = 'Allergies are not shared with you: ask the patient. You can still respond.';
    await expect(canvas.getAllByText(text)[0]).toBeVisible();
    await expect(canvas.getAllByText('Not shared with you')).not.toHaveLength(0);
    await expect(canvas.queryByText('None recorded here')).toBeNull();
  },
});

/** The session ended while the record was loaded, and the log-in was cancelled. */
export const LoggedOut = meta.story({
  tags: ['state:locked'],
  args: { record: patientRecords.loggedOut },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#log-in');
  },
});

/** Warns about a medicine with the name of an allergy, ignoring case, accents and spaces. It can still be saved. */
export const MedicineIsAnAllergy = meta.story({
  tags: ['state:edge'],
  args: { tab: 'medicine' },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Medicine name');
    const said = canvas.getByRole('status');
    await userEvent.type(name, 'éxample  POLLE');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.type(name, 'n');
    await expect(said).toHaveTextContent(notice);
    await expect(said).toHaveTextContent('not ingredients or related medicines');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** Long lists show their first items and fold the others; every allergy is shown. */
export const Many = meta.story({
  tags: ['state:edge'],
  args: { record: patientRecords.many },
  play: async ({ canvas, userEvent }) => {
    await expandRecord({ canvas, userEvent });
    // No allergy is collapsed, however many there are.
    const allergies = within(canvas.getByRole('region', { name: 'Allergies' }));
    await expect(allergies.getAllByRole('listitem')).toHaveLength(12);
    await expect(allergies.getByText('Sample allergen 12')).toBeVisible();
    await expect(canvas.getByText('20 more medicines')).toBeVisible();
  },
});

/** Every allergy appears again beside the fields of a medicine. */
export const AllergiesBesideTheMedicine = meta.story({
  tags: ['state:edge'],
  args: { record: patientRecords.many, tab: 'medicine' },
  play: async ({ canvas }) => {
    const reminder = within(canvas.getByRole('group', { name: 'Recorded allergies' }));
    await expect(reminder.getAllByRole('listitem')).toHaveLength(12);
  },
});

/** The newest blood sugar is below 54 mg/dL; below 70 and from 300 on there is advice, too. */
export const VeryLowSugar = meta.story({
  tags: ['state:edge'],
  args: { record: patientRecords.veryLowSugar },
  play: async ({ canvas, userEvent }) => {
    await expandRecord({ canvas, userEvent });
    await expect(canvas.getByRole('region', { name: 'Blood sugar' })).toHaveTextContent(
      /^Blood sugarThis blood sugar is dangerously low.*48 mg\/dL \(2\.7 mmol\/L\)Low, level 2/,
    );
  },
});

/** Another backend has items without names and readings that are not numbers. */
export const Odd = meta.story({
  tags: ['state:edge'],
  args: { record: patientRecords.odd },
  play: async ({ canvas, userEvent }) => {
    await expandRecord({ canvas, userEvent });
    await expect(canvas.getAllByText('Name not recorded')).toHaveLength(3);
    await expect(canvas.getByText('forgot')).toBeVisible();
  },
});

/** Names and symptoms are long. */
export const Long = meta.story({ tags: ['state:edge'], args: { record: patientRecords.long } });

/** Above the form, only the allergies are expanded. */
export const Small = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(allergy)).toBeVisible();
    await expect(canvas.getByText('Placebol')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Medicines, diseases, readings'));
    await expect(canvas.getByText('Placebol')).toBeVisible();
  },
});

export const Arabic = meta.story({
  args: { record: patientRecords.arabic },
  globals: { locale: 'ar' },
});
