import preview from '../../../../../.storybook/preview.tsx';
import { Sheet } from '../../testing/StorySheet.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { kind: 'doctor' as const, size: 96 },
  parameters: {
    guide: {
      use: 'Beside a person’s name: by role in the bar, by gender on cards and profiles.',
      avoid: 'Not without the name, and never as the only sign of role or gender.',
      keyboard: [],
    },
  },
});

export const Doctor = meta.story();
export const Person = meta.story({ args: { kind: 'person' } });
export const Male = meta.story({ args: { kind: 'male' } });
export const Female = meta.story({ args: { kind: 'female' } });
export const Unspecified = meta.story({ args: { kind: 'unspecified' } });

const sizes = (
  <Cluster>
    {[32, 40, 48, 64, 96].map((size) => (
      <Avatar key={size} kind="doctor" size={size} />
    ))}
  </Cluster>
);

export const Sizes = meta.story({ render: () => sizes });

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <Sheet.State name="Doctor">
        <Avatar kind="doctor" size={96} />
      </Sheet.State>
      <Sheet.State name="Person">
        <Avatar kind="person" size={96} />
      </Sheet.State>
      <Sheet.State name="Male">
        <Avatar kind="male" size={96} />
      </Sheet.State>
      <Sheet.State name="Female">
        <Avatar kind="female" size={96} />
      </Sheet.State>
      <Sheet.State name="Unspecified">
        <Avatar kind="unspecified" size={96} />
      </Sheet.State>
      <Sheet.State name="Sizes">{sizes}</Sheet.State>
    </Sheet>
  ),
});
