import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { emulatePrint } from '../../testing/emulatePrint.ts';
import { sheet } from '../../testing/StorySheet.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import type { AllergyItem, ChronicDiseaseItem, MedicineItem } from '../../clinicalSections.ts';
import { AllergyCard, ChronicDiseaseCard, MedicineCard } from './HistoryCard.tsx';

const medicine: MedicineItem = {
  addedBy: 'Sami Sample',
  name: 'Examplazole',
  dosage: '1 tablet of 20 mg',
  frequency: 'Once a day',
  instructions: 'With water, before breakfast',
  isMaintenance: true,
};

const disease: ChronicDiseaseItem = {
  addedBy: 'Sami Sample',
  name: 'Example syndrome',
  description: 'An invented disease.',
  symptoms: 'Tiredness',
  treatment: 'Rest',
  dateOfDiagnosis: '2024-02-20',
};

const allergy: AllergyItem = {
  addedBy: 'Sami Sample',
  name: 'Example pollen',
  symptoms: 'Sneezing',
};

const longMedicine: MedicineItem = {
  addedBy: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
  name: 'Synthetic-extended-release-combination-of-several-invented-compounds-for-testing',
  dosage: 'As much as fits on a line that is meant to show what a long line does to a card',
  instructions: 'First this.\nThen that.\n\nAnd never the other.',
  isMaintenance: false,
};

const arabicAllergy: AllergyItem = {
  addedBy: 'مريم المثالية',
  name: 'غبار تجريبي',
  symptoms: 'عطاس',
};

const meta = preview.meta({
  title: 'Components/Health/HistoryCard',
  component: MedicineCard,
  subcomponents: { ChronicDiseaseCard, AllergyCard },
  args: { item: medicine },
  parameters: {
    guide: {
      since: '0.1.0',
      use:
        'Shows one medicine, chronic disease or allergy that a doctor added to a patient’s history, and who added ' +
        'it. What was not filled in reads “Not recorded”.',
      avoid:
        'Do not call an item current, and do not rank items: nobody recorded a date of entry, a status or how ' +
        'severe something is. For a doctor’s response to a request use ResponseField.',
      do: {
        render: () => <MedicineCard item={medicine} />,
        text: 'Says who added it and when.',
      },
      dont: {
        render: () => (
          <Card>
            <Text>Take two of these each day.</Text>
          </Card>
        ),
        text: 'The record repeats what a doctor wrote. It gives no advice.',
      },
      keyboard: [
        ['Tab', 'Goes to the card.'],
        ['Enter or Space', 'Opens and closes it.'],
      ],
    },
  },
});

export const Medicine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^By Dr\./)).toHaveTextContent('By Dr.Sami Sample');
  },
});

export const ChronicDisease = meta.story({ render: () => <ChronicDiseaseCard item={disease} /> });

export const Allergy = meta.story({ render: () => <AllergyCard item={allergy} /> });

export const NothingRecorded = meta.story({
  args: { item: {} },
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Doctor’s name not recorded')).toBeVisible();
    await expect(canvas.getByRole('heading')).toHaveTextContent('Name not recorded');
  },
});

/** A press opens it. Its control has the name of the item. */
export const Closed = meta.story({
  args: { open: false },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvasElement.querySelector('summary')!;
    await expect(summary).toHaveAccessibleName('Examplazole');
    await expect(canvas.getByText(/1 tablet of 20 mg.+·.+Once a day/)).toBeVisible();
    await expect(canvas.getByText('With water, before breakfast')).not.toBeVisible();
    await userEvent.click(summary);
    for (const fact of ['1 tablet of 20 mg', 'Once a day', 'With water, before breakfast', 'Yes']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByText(/·/)).not.toBeVisible();
    await userEvent.click(summary);
    await expect(canvas.getByText('With water, before breakfast')).not.toBeVisible();
  },
});

/** Paper has everything, once. */
export const ClosedInPrint = meta.story({
  args: { open: false },
  tags: ['print'],
  beforeEach: emulatePrint,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With water, before breakfast').checkVisibility()).toBe(true);
    await expect(canvas.getByText(/·/)).not.toBeVisible();
  },
});

export const LongContent = meta.story({ args: { item: longMedicine }, tags: ['state:edge'] });

export const Arabic = meta.story({
  tags: ['state:edge'],
  render: () => <AllergyCard item={arabicAllergy} />,
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Medicine,
    ChronicDisease,
    Allergy,
    NothingRecorded,
    LongContent,
    Arabic,
    Closed,
  }),
});
