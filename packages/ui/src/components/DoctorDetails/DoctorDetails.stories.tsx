import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { LoadingRegion } from '../Skeleton/Skeleton.tsx';
import { EditButton } from '../EditButton/EditButton.tsx';
import { arabicDoctor, bareDoctor, fullDoctor, longDoctor } from './DoctorDetails.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { DoctorDetailsLoading, DoctorDetailsPanel } from './DoctorDetailsPanel.tsx';

const onEdit = fn();
const editAbout = <EditButton what="about me" onClick={onEdit} />;
const editClinic = <EditButton what="clinic" onClick={onEdit} />;
const unsafe = { ...fullDoctor, cv: { text: 'javascript:alert(1)' } };

const meta = preview.meta({
  title: 'Components/Health/DoctorDetails',
  component: DoctorDetailsPanel,
  args: { doctor: fullDoctor },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'On a doctor’s profile, below the name: about me, the clinic, and how to reach them.',
      avoid: 'Not in a list of doctors: use the doctor card.',
      do: {
        render: () => <Text tone="muted">No bio...</Text>,
        text: 'A missing bio says so, so that the section keeps its place.',
      },
      dont: {
        render: () => <Text>The best doctor in town!</Text>,
        text: 'The text is the doctor’s own. The portal adds nothing.',
      },
      keyboard: [
        [
          'Tab',
          'Reaches the owner’s edit buttons, the CV, the phone number and the email address.',
        ],
      ],
    },
  },
});

export const Full = meta.story();

export const Owner = meta.story({
  tags: ['persona:owner'],
  args: { editAbout, editClinic },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit about me' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit clinic' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['state:loading'],
  render: () => (
    <LoadingRegion label="Loading the doctor’s profile">
      <DoctorDetailsLoading />
    </LoadingRegion>
  ),
});

export const NoBio = meta.story({
  tags: ['state:empty'],
  args: { doctor: { ...fullDoctor, bio: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bio...')).toBeVisible();
  },
});

export const NoCv = meta.story({
  name: 'No CV',
  tags: ['state:empty'],
  args: { doctor: { ...fullDoctor, cv: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not recorded')).toBeVisible();
  },
});

/** An unsafe URL is shown as text, so that it cannot run a script. */
export const UnsafeCvUrl = meta.story({
  name: 'Unsafe CV URL',
  tags: ['state:edge'],
  args: { doctor: unsafe },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull();
  },
});

export const NoPhone = meta.story({
  tags: ['state:empty'],
  args: { doctor: { ...fullDoctor, phoneNumber: undefined } },
});

export const NoEmail = meta.story({
  tags: ['state:empty'],
  args: { doctor: { ...fullDoctor, email: undefined } },
});

export const NoAddress = meta.story({
  tags: ['state:empty'],
  args: { doctor: { ...fullDoctor, address: undefined } },
});

export const ClinicUnknown = meta.story({
  tags: ['state:empty'],
  args: { doctor: { ...fullDoctor, clinic: undefined } },
});

export const NothingRecorded = meta.story({
  tags: ['state:empty'],
  args: { doctor: bareDoctor },
});

export const LongCvUrl = meta.story({
  name: 'Long CV URL',
  tags: ['state:edge'],
  args: { doctor: { ...fullDoctor, cv: longDoctor.cv } },
});

export const LongBio = meta.story({
  tags: ['state:edge'],
  args: { doctor: { ...fullDoctor, bio: longDoctor.bio } },
});

export const LongContent = meta.story({ tags: ['state:edge'], args: { doctor: longDoctor } });

export const Arabic = meta.story({ tags: ['state:edge'], args: { doctor: arabicDoctor } });

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: sheet({ Full, Owner, NothingRecorded, UnsafeCvUrl, LongContent, Arabic }),
});
