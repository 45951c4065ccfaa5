import preview from '../../../../../.storybook/preview.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { kind: 'doctor' as const, size: 96 },
});

export const Doctor = meta.story();
export const Person = meta.story({ args: { kind: 'person' } });
export const Male = meta.story({ args: { kind: 'male' } });
export const Female = meta.story({ args: { kind: 'female' } });
export const Unspecified = meta.story({ args: { kind: 'unspecified' } });

export const Sizes = meta.story({
  render: ({ kind }) => (
    <Cluster>
      {[32, 40, 48, 64, 96].map((size) => (
        <Avatar key={size} kind={kind} size={size} />
      ))}
    </Cluster>
  ),
});
