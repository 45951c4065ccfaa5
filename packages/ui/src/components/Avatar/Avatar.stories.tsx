import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Cluster, Stack } from '../Stack/Stack.tsx';
import { Avatar, type AvatarKind } from './Avatar.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Avatar',
  component: Avatar,
  args: { kind: 'doctor' as const, size: 96 },
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'Beside a person’s name: by role in the bar, by gender on cards and profiles. Pass the name: the same person always has the same figure. Where role and gender do not matter, use Initials.',
      avoid: 'Not without the name, and never as the only sign of role or gender.',
      do: {
        render: () => (
          <Cluster>
            <Avatar kind="doctor" name="Rowan Marsh" size={48} /> Dr. Rowan Marsh
          </Cluster>
        ),
        text: 'With the name beside it.',
      },
      dont: {
        render: () => <Avatar kind="doctor" name="Rowan Marsh" size={48} />,
        text: 'A drawing is no name: two people can have the same.',
      },
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

// Together they have all tints, and reach every drawing.
const names = [
  'Rowan Marsh',
  'Hazel Ford',
  'Basil Stone',
  'Slate Bridge',
  'Clover Heath',
  'Aspen Ridge',
];

const variants = (kind: AvatarKind) => (
  <Cluster>
    {names.map((name) => (
      <Avatar key={name} kind={kind} name={name} size={72} />
    ))}
  </Cluster>
);

const drawingsOf = (canvasElement: HTMLElement, kind: AvatarKind) =>
  new Set(
    [...canvasElement.querySelectorAll(`[data-kind="${kind}"]`)].map((each) => each.innerHTML),
  );

export const Variants = meta.story({
  render: () => (
    <Stack>
      {variants('male')}
      {variants('female')}
      {variants('unspecified')}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(drawingsOf(canvasElement, 'male').size).toBe(5);
    await expect(drawingsOf(canvasElement, 'female').size).toBe(5);
    await expect(drawingsOf(canvasElement, 'unspecified').size).toBe(4);
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Doctor, Person, Male, Female, Unspecified, Sizes, Variants }),
});
