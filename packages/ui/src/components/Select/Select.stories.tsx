import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { Select, type SelectProps } from './Select.tsx';

type RoomSelectProps = SelectProps<number | ''>;

function Stateful({ value: initial, onValueChange, ...rest }: RoomSelectProps) {
  const [value, setValue] = useState(initial);
  return (
    <Select
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const base = {
  name: 'room',
  label: 'Room',
  value: '' as const,
  onValueChange: fn(),
  options: [
    { value: '' as const, label: 'Not chosen' },
    { value: 1, label: 'First room' },
    { value: 2, label: 'Second room' },
  ],
};

const looks: Record<
  'chosen' | 'optional' | 'loading' | 'invalid' | 'long' | 'arabic',
  Partial<Omit<RoomSelectProps, 'onValueChange'>>
> = {
  chosen: { value: 2 },
  optional: { optional: true },
  loading: { 'aria-busy': true, options: [{ value: '', label: 'Loading rooms…' }] },
  invalid: { hint: 'On the ground floor.', error: 'Choose a room' },
  long: {
    value: 1,
    options: [{ value: 1, label: 'The room with the longest name of all '.repeat(3) }],
  },
  arabic: { label: 'الغرفة', value: 1, options: [{ value: 1, label: 'الغرفة الأولى' }] },
};

const meta = preview.meta({
  title: 'Components/Forms/Select',
  component: Select<number | ''>,
  args: base,
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      status: 'stable',
      since: '0.1.0',
      use: "For one answer out of more than six, in the browser's own list: it works with every keyboard, phone and screen reader, and finds an answer by its first letters.",
      avoid:
        'Not for two to six answers (RadioGroup shows them all), for several at once, or for lists so long that they need a search.',
      anatomy: [
        { part: 'Label', selector: 'label', note: 'The question.' },
        {
          part: 'Field',
          selector: 'select',
          note: 'The system’s own list opens: familiar on every device.',
        },
      ],
      dos: [
        {
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
      ],
      donts: [
        {
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
      ],
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

export const Chosen = meta.story({ args: looks.chosen });

export const Optional = meta.story({ args: looks.optional });

export const Focus = meta.story({
  args: looks.chosen,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Room')).toHaveFocus();
  },
});

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Room'), 'Second room');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(canvas.getByLabelText('Room'), 'Not chosen');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
});

export const Loading = meta.story({ args: looks.loading, tags: ['state:loading'] });

export const Invalid = meta.story({ args: looks.invalid, tags: ['state:failed'] });

export const LongOption = meta.story({ args: looks.long, tags: ['state:edge'] });

export const Arabic = meta.story({ args: looks.arabic, globals: { direction: 'rtl' } });

/** Holds its own value: the form reads it, and a reset restores the default. */
export const Uncontrolled = meta.story({
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: { value: undefined, defaultValue: 1, onChange: fn() },
  render: (args) => (
    <form aria-label="Sample">
      <Select {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Room');
    await expect(field).toHaveDisplayValue('First room');
    await userEvent.selectOptions(field, 'Second room');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change', target: field }),
    );
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('room')).toBe('2');
    form.reset();
    await expect(field).toHaveDisplayValue('First room');
  },
});

export const AllStates = meta.story({
  name: 'All states',
  tags: ['sheet'],
  render: sheet({ Unchosen, Chosen, Optional, Loading, Invalid, LongOption, Arabic }),
});
