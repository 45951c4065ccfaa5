import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inForm } from '../../testing/fieldStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Select } from './Select.tsx';

const meta = preview.meta({
  title: 'Components/Forms/Select',
  component: Select<number | ''>,
  args: {
    name: 'room',
    label: 'Room',
    onValueChange: fn(),
    options: [
      { value: '' as const, label: 'Not chosen' },
      { value: 1, label: 'First room' },
      { value: 2, label: 'Second room' },
    ],
  },
  parameters: {
    guide: {
      since: '0.1.0',
      use: "For one answer out of more than six, in the browser's own list: it works with every keyboard, phone and screen reader, and finds an answer by its first letters.",
      avoid:
        'Not for two to six answers (RadioGroup shows them all), for several at once, or for lists so long that they need a search.',
      do: {
        render: () => (
          <Select
            name="field"
            label="Specialization"
            value="b"
            options={['a', 'b'].map((value) => ({
              value,
              label: value === 'a' ? 'Cardiology' : 'Dermatology',
            }))}
            onValueChange={fn()}
          />
        ),
        text: 'For a list that is too long to show.',
      },
      dont: {
        render: () => (
          <Select
            name="gender"
            label="Gender"
            value="m"
            options={[
              { value: 'm', label: 'Male' },
              { value: 'f', label: 'Female' },
            ]}
            onValueChange={fn()}
          />
        ),
        text: 'Two answers fit on the page: RadioGroup.',
      },
      keyboard: [
        ['Tab', 'Moves to the field.'],
        ['Space, Alt+ArrowDown', 'Opens the list.'],
        ['Arrow keys', 'Move through the answers.'],
        ['Letters', 'Go to the next answer that begins with them.'],
        ['Escape', 'Closes the list without a change.'],
      ],
    },
  },
});

export const Unchosen = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 2 } });

export const Optional = meta.story({ args: { optional: true } });

export const Loading = meta.story({
  args: { 'aria-busy': true, options: [{ value: '', label: 'Loading rooms…' }] },
  tags: ['state:loading'],
});

export const Invalid = meta.story({
  args: { hint: 'On the ground floor.', error: 'Choose a room' },
  tags: ['state:failed'],
});

export const LongOption = meta.story({
  args: {
    defaultValue: 1,
    options: [{ value: 1, label: 'The room with the longest name of all '.repeat(3) }],
  },
  tags: ['state:edge'],
});

export const Arabic = meta.story({
  args: { label: 'الغرفة', defaultValue: 1, options: [{ value: 1, label: 'الغرفة الأولى' }] },
  globals: { direction: 'rtl' },
});

export const InForm = meta.story({
  ...inForm((userEvent, field) => userEvent.selectOptions(field, 'Second room'), 2),
  args: { defaultValue: 1, onChange: fn() },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({ Unchosen, Chosen, Optional, Loading, Invalid, LongOption, Arabic }),
});
