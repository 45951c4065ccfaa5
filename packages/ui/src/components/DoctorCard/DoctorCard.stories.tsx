import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DoctorCard, type DoctorSummary } from './DoctorCard.tsx';

const doctor: DoctorSummary = {
  name: 'Sample One',
  href: '#doctor',
  gender: 'female',
  clinicName: 'Sample Street Clinic',
  specialization: 'Cardiology',
};

const meta = preview.meta({
  title: 'Components/DoctorCard',
  component: DoctorCard,
  args: { doctor },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Female = meta.story();

export const Male = meta.story({
  args: { doctor: { ...doctor, name: 'Sample Two', gender: 'male' } },
});

export const GenderMissing = meta.story({ args: { doctor: { ...doctor, gender: 'unspecified' } } });

export const NoClinic = meta.story({ args: { doctor: { ...doctor, clinicName: undefined } } });

export const SpecializationMissing = meta.story({
  args: { doctor: { ...doctor, specialization: undefined } },
});

export const NameOnly = meta.story({
  args: { doctor: { ...doctor, clinicName: undefined, specialization: undefined } },
});

export const LongContent = meta.story({
  args: {
    doctor: {
      ...doctor,
      name: 'Maximiliane Alexandra Example-Longlastname von und zu Musterhausen-Beispielstadt',
      clinicName: 'The Synthetic Centre for Exhaustively and Unnecessarily Long Clinic Names, East',
      specialization: 'Otorhinolaryngology',
    },
  },
});

export const Arabic = meta.story({
  args: {
    doctor: {
      ...doctor,
      name: 'مريم المثالية',
      clinicName: 'عيادة تجريبية',
      specialization: 'طب القلب',
    },
  },
});

/** Tab reaches the card once; its name is the doctor's. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dr. Sample One' })).toHaveFocus();
  },
});
