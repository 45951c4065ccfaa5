import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { arabicDoctor, fullDoctor, longDoctor } from '../DoctorDetails/DoctorDetails.fixtures.ts';
import { EditButton } from '../EditButton/EditButton.tsx';
import { Text } from '../Text/Text.tsx';
import { ClinicBlock } from './ClinicBlock.tsx';

const nameOnly = { name: 'Sample Street Clinic' };
const withoutHours = { ...nameOnly, location: '1 Sample Street, Exampletown' };

const meta = preview.meta({
  title: 'Components/Health/ClinicBlock',
  component: ClinicBlock,
  args: { clinic: fullDoctor.clinic },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'On a doctor’s profile: where and when they can be visited.',
      avoid: 'Not in a list of doctors: the card there has a line for the clinic’s name.',
      do: {
        render: () => <ClinicBlock clinic={nameOnly} />,
        text: 'What is missing says so.',
      },
      dont: {
        render: () => <Text>Sample Street Clinic, No Clinic Yet !</Text>,
        text: 'A placeholder of the backend is not a name.',
      },
      keyboard: [['Tab', 'Reaches the edit button, which only the owner has.']],
    },
  },
});

export const Full = meta.story();

const onEdit = fn();

export const Owner = meta.story({
  args: { action: <EditButton what="clinic" onClick={onEdit} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit clinic' })).toBeVisible();
  },
});

export const HoursMissing = meta.story({
  tags: ['state:edge'],
  args: { clinic: withoutHours },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not recorded')).toBeVisible();
  },
});

export const NameOnly = meta.story({ tags: ['state:edge'], args: { clinic: nameOnly } });

/** No clinic on record, or a placeholder for one: 'No Clinic', 'No Clinic Yet !'. */
export const ClinicUnknown = meta.story({
  tags: ['state:empty'],
  args: { clinic: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No clinic data yet')).toBeVisible();
  },
});

export const LongContent = meta.story({
  tags: ['state:edge'],
  args: { clinic: longDoctor.clinic },
});

export const Arabic = meta.story({ tags: ['state:edge'], args: { clinic: arabicDoctor.clinic } });

export const AllStates = meta.story({
  tags: ['sheet'],
  parameters: { a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } } },
  render: sheet({ Full, Owner, HoursMissing, NameOnly, ClinicUnknown, LongContent, Arabic }),
});
