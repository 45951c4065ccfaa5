import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { stale } from '../../../components/StaleNotice/StaleNotice.fixtures.ts';
import type { Histories } from './MedicalHistory.tsx';
import {
  allergyViews,
  arabicDiseases,
  chronicDiseaseViews,
  longMedicines,
  manyMedicines,
  medicineViews,
  patientProfileViews,
} from '../PatientProfile.fixtures.ts';
import {
  fullHistories,
  otherView,
  profileArgs,
  StatefulScreen,
} from '../StatefulScreen.fixtures.tsx';

const meta = preview.meta({
  title: 'Screens/Patient/Patient medical history',
  tags: ['screen'],
  component: StatefulScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...profileArgs, view: otherView, tab: 'medHistory' as const },
});

const withHistories = (change: Partial<Histories>) => ({
  histories: { ...fullHistories, ...change },
});

export const Medicine = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Allergy' }));
    await expect(await canvas.findByText('Example pollen')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Medicine' }));
    await expect(await canvas.findByText('Examplazole')).toBeVisible();
  },
});

export const ChronicDisease = meta.story({ args: withHistories({ tab: 'chronicDisease' }) });

export const Allergy = meta.story({ args: withHistories({ tab: 'allergy' }) });

export const MedicineLoading = meta.story({
  args: withHistories({ medicines: medicineViews.loading }),
  tags: ['state:loading'],
});

export const ChronicDiseaseLoading = meta.story({
  args: withHistories({ tab: 'chronicDisease', chronicDiseases: chronicDiseaseViews.loading }),
  tags: ['state:loading'],
});

export const AllergyLoading = meta.story({
  args: withHistories({ tab: 'allergy', allergies: allergyViews.loading }),
  tags: ['state:loading'],
});

export const MedicineEmpty = meta.story({
  args: withHistories({ medicines: medicineViews.empty }),
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None recorded here')).toBeVisible();
  },
});

/** No doctor has added a chronic disease. */
export const ChronicDiseaseEmpty = meta.story({
  args: withHistories({ tab: 'chronicDisease', chronicDiseases: chronicDiseaseViews.empty }),
  tags: ['state:empty'],
});

/** An empty list does not mean that the patient has none, and the hint says so. */
export const AllergyEmpty = meta.story({
  args: withHistories({ tab: 'allergy', allergies: allergyViews.empty }),
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None recorded here')).toBeVisible();
    await expect(
      canvas.getByText('This does not mean that the patient has no allergies.'),
    ).toBeVisible();
  },
});

/** The hint speaks to the patient themself. */
export const AllergyEmptyOwner = meta.story({
  args: {
    ...withHistories({ tab: 'allergy', allergies: allergyViews.empty }),
    view: patientProfileViews.ready,
  },
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This does not mean that you have no allergies.')).toBeVisible();
    await expect(canvas.queryByText(/the patient has no allergies/)).toBeNull();
  },
});

export const MedicineFailed = meta.story({
  args: withHistories({ medicines: medicineViews.failed }),
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryHistories).toHaveBeenCalledWith('medicine');
  },
});

export const ChronicDiseaseFailed = meta.story({
  args: withHistories({ tab: 'chronicDisease', chronicDiseases: chronicDiseaseViews.failed }),
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryHistories).toHaveBeenCalledWith('chronicDisease');
  },
});

export const AllergyFailed = meta.story({
  args: withHistories({ tab: 'allergy', allergies: allergyViews.failed }),
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetryHistories).toHaveBeenCalledWith('allergy');
  },
});

/** Keeps the loaded data. Retry refreshes only this list. */
export const MedicineRefreshFailed = meta.story({
  args: withHistories({ medicines: { ...medicineViews.ready, stale } }),
  tags: ['state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Examplazole')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry medicines' }));
    await expect(args.onRetryHistories).toHaveBeenCalledWith('medicine');
  },
});

/** An empty list may be stale, too. */
export const AllergyEmptyRefreshFailed = meta.story({
  args: withHistories({ tab: 'allergy', allergies: { ...allergyViews.empty, stale } }),
  tags: ['state:empty', 'state:failed'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('None recorded here')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry allergies' }));
    await expect(args.onRetryHistories).toHaveBeenCalledWith('allergy');
  },
});

/** A backend lets the reader see the profile, but not the history. */
export const Locked = meta.story({
  args: withHistories({ medicines: medicineViews.locked }),
  tags: ['state:locked'],
});

/** A backend does not say who added an item. */
export const AddedByMissing = meta.story({
  args: withHistories({ medicines: { status: 'ready', items: [{ name: 'Samplicillin' }] } }),
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Doctor’s name not recorded')).toBeVisible();
  },
});

/** A doctor wrote at length. */
export const LongFields = meta.story({
  args: withHistories({ medicines: { status: 'ready', items: longMedicines } }),
  tags: ['state:edge'],
});

/** Doctors have added many medicines over the years. */
export const Many = meta.story({
  args: withHistories({ medicines: { status: 'ready', items: manyMedicines } }),
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
  },
});

/** Cards are closed on a phone. */
export const Small = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('With water, before breakfast')).not.toBeVisible());
  },
});

/** A doctor wrote in Arabic. */
export const Arabic = meta.story({
  args: withHistories({
    tab: 'chronicDisease',
    chronicDiseases: { status: 'ready', items: arabicDiseases },
  }),
  tags: ['state:edge'],
});
