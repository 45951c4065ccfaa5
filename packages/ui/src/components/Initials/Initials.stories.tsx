import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Cluster } from '../Stack/Stack.tsx';
import { Initials } from './Initials.tsx';

const meta = preview.meta({
  title: 'Components/Layout/Initials',
  component: Initials,
  args: { name: 'Pat Example', size: 40 },
  parameters: {
    guide: {
      since: '0.2.0',
      use: 'Beside the name of a person in a list or a sentence. The same person always has the same tint, which is the tint of the avatar, too.',
      avoid:
        'Not without the name: two people can share initials and tint. Where the person is the subject, use Avatar.',
      do: {
        render: () => (
          <Cluster>
            <Initials name="Pat Example" size={40} /> Pat Example
          </Cluster>
        ),
        text: 'With the name beside them.',
      },
      dont: {
        render: () => (
          <Cluster>
            <Initials name="Pat Example" size={40} />
            <Initials name="Pia Else" size={40} />
          </Cluster>
        ),
        text: 'Two people, one pair of letters.',
      },
    },
  },
});

export const TwoLetters = meta.story();
export const OneWord = meta.story({ args: { name: 'Q' } });
export const Doctor = meta.story({ args: { name: 'Dr. Sami Sample' } });
export const WithoutName = meta.story({ tags: ['state:empty'], args: { name: undefined } });
export const WithoutLetters = meta.story({ tags: ['state:edge'], args: { name: '…' } });
export const Arabic = meta.story({ tags: ['state:edge'], args: { name: 'سامي مثال' } });
export const Hebrew = meta.story({ tags: ['state:edge'], args: { name: 'נועה דוגמה' } });
export const Chinese = meta.story({ tags: ['state:edge'], args: { name: '王小明' } });
export const Emoji = meta.story({ tags: ['state:edge'], args: { name: '🌿 Example' } });
export const CombiningMarks = meta.story({ tags: ['state:edge'], args: { name: 'Ñandu Éclair' } });

export const Sizes = meta.story({
  render: () => (
    <Cluster>
      {[24, 32, 40, 48, 64, 96].map((size) => (
        <Initials key={size} name="Rowan Marsh" size={size} />
      ))}
    </Cluster>
  ),
});

export const Tints = meta.story({
  render: () => (
    <Cluster>
      {[
        'Rowan Marsh',
        'Clover Heath',
        'Hazel Ford',
        'Aspen Ridge',
        'Basil Stone',
        'Slate Bridge',
      ].map((name) => (
        <Initials key={name} name={name} />
      ))}
    </Cluster>
  ),
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Tints,
    OneWord,
    Doctor,
    WithoutName,
    WithoutLetters,
    Arabic,
    Hebrew,
    Chinese,
    Emoji,
    CombiningMarks,
    Sizes,
  }),
});
