import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AllergyCard, ChronicDiseaseCard, MedicineCard } from './HistoryCard.tsx';

const meta = preview.meta({
  title: 'Components/HistoryCard',
  component: MedicineCard,
  subcomponents: { ChronicDiseaseCard, AllergyCard },
  args: {
    item: {
      addedBy: 'Sami Sample',
      name: 'Examplazole',
      dosage: '1 tablet of 20 mg',
      frequency: 'Once a day',
      instructions: 'With water, before breakfast',
      isMaintenance: true,
    },
  },
});

export const Medicine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^By Dr\./)).toHaveTextContent('By Dr.Sami Sample');
  },
});

export const NothingRecorded = meta.story({ args: { item: {} } });

export const LongContent = meta.story({
  args: {
    item: {
      addedBy: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
      name: 'Synthetic-extended-release-combination-of-several-invented-compounds-for-testing',
      dosage: 'As much as fits on a line that is meant to show what a long line does to a card',
      instructions: 'First this.\nThen that.\n\nAnd never the other.',
      isMaintenance: false,
    },
  },
});

export const ChronicDisease = meta.story({
  render: () => (
    <ChronicDiseaseCard
      item={{
        addedBy: 'Sami Sample',
        name: 'Example syndrome',
        description: 'An invented disease.',
        symptoms: 'Tiredness',
        treatment: 'Rest',
        dateOfDiagnosis: '2024-02-20',
      }}
    />
  ),
});

export const Allergy = meta.story({
  render: () => (
    <AllergyCard item={{ addedBy: 'Sami Sample', name: 'Example pollen', symptoms: 'Sneezing' }} />
  ),
});

export const Arabic = meta.story({
  render: () => (
    <AllergyCard item={{ addedBy: 'مريم المثالية', name: 'غبار تجريبي', symptoms: 'عطاس' }} />
  ),
});
