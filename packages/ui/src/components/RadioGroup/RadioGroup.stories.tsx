import { useCallback, useRef, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { inSampleForm } from '../../testing/fieldStories.tsx';
import { sheet } from '../../testing/StorySheet.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const base = {
  label: 'Time of day',
  onValueChange: fn(),
  options: [
    { value: 'morning', label: 'Morning' },
    { value: 'evening', label: 'Evening' },
  ],
};

const long = [
  { value: 'morning', label: 'Morning', hint: 'With breakfast' },
  { value: 'noon', label: 'Noon', hint: 'With lunch' },
  { value: 'evening', label: 'Evening, or at night if there was no time for it before' },
];

const arabic = {
  label: 'وقت اليوم',
  defaultValue: 'morning',
  options: [
    { value: 'morning', label: 'صباحا' },
    { value: 'evening', label: 'مساء' },
  ],
};

const meta = preview.meta({
  title: 'Components/Forms/RadioGroup',
  component: RadioGroup<string>,
  args: base,
  parameters: {
    guide: {
      since: '0.1.0',
      use: 'For one answer out of two to six, all in sight. Segmented for two or three answers of a word each, such as Male and Female; stacked when answers are long or explained. Where no answer is fine too, emptyValue gives a way back.',
      avoid:
        'Not for more than six answers (Select), for several at once, or for a plain yes and no (Checkbox). Do not choose an answer for the reader in a medical question.',
      do: {
        render: () => (
          <RadioGroup
            name="do-time"
            label="Time of day"
            value=""
            onValueChange={fn()}
            options={base.options}
          />
        ),
        text: 'No answer is chosen in advance.',
      },
      dont: {
        render: () => (
          <RadioGroup
            name="dont-food"
            label="Take it with food"
            value=""
            onValueChange={fn()}
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
        text: 'Yes and no are one Checkbox.',
      },
      keyboard: [
        ['Tab', 'Moves to the chosen answer, or to the first one.'],
        ['Arrow keys', 'Move to the next or previous answer and choose it.'],
        ['Space', 'Chooses the answer that has the focus.'],
      ],
    },
  },
});

export const Unchosen = meta.story();

export const Chosen = meta.story({ args: { defaultValue: 'evening' } });

export const OptionalChosen = meta.story({
  args: { optional: true, emptyValue: '', defaultValue: 'morning' },
});

export const Stacked = meta.story({
  args: { layout: 'stacked', defaultValue: 'morning', options: long },
});

export const Segmented = meta.story({ args: { variant: 'segmented' } });

export const SegmentedOptional = meta.story({
  args: { ...OptionalChosen.input.args, variant: 'segmented' },
});

export const SegmentedChosen = meta.story({
  args: { variant: 'segmented' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Evening'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('evening');
    await expect(canvas.getByRole('radio', { name: 'Evening' })).toBeChecked();
  },
});

export const Clear = meta.story({
  args: { optional: true, emptyValue: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Evening'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('evening');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear choice' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('radio', { name: 'Evening' })).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Morning' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('evening');
  },
});

export const Invalid = meta.story({
  args: { hint: 'When you take it.', error: 'Choose a time of day' },
  tags: ['state:failed'],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Time of day' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription(
      'When you take it. Error: Choose a time of day',
    );
  },
});

export const SegmentedInvalid = meta.story({
  args: { variant: 'segmented', error: 'Choose a time of day' },
  tags: ['state:failed'],
});

export const Arabic = meta.story({ args: arabic, globals: { direction: 'rtl' } });

export const SegmentedArabic = meta.story({
  args: { ...arabic, variant: 'segmented' },
  globals: { direction: 'rtl' },
});

/** Holds its own value: the form reads it, it can be cleared, and a reset restores the default. */
export const Uncontrolled = meta.story({
  args: { name: 'time', defaultValue: 'morning', emptyValue: '', onChange: fn() },
  decorators: [inSampleForm],
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const [morning, evening] = canvas.getAllByRole('radio');
    await expect(morning).toBeChecked();
    await userEvent.click(canvas.getByText('Evening'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('evening');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ type: 'change', target: evening }),
    );
    await expect(new FormData(form).get('time')).toBe('evening');

    await userEvent.click(canvas.getByRole('button', { name: 'Clear choice' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ target: expect.objectContaining({ value: '' }) }),
    );
    await expect(new FormData(form).get('time')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear choice' })).toBeNull();

    // The group can still be reached with the keyboard.
    await expect(morning).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(morning).toHaveFocus();

    form.reset();
    await expect(morning).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Clear choice' })).toBeVisible();
  },
});

/** A form library registers each radio button through a ref callback. A ref object gets the first. */
export const Refs = meta.story({
  render: function Refs(args) {
    const first = useRef<HTMLInputElement>(null);
    const values = useRef<string[]>([]);
    const collect = useCallback((element: HTMLInputElement | null) => {
      if (element) values.current.push(element.value);
    }, []);
    const [seen, setSeen] = useState('');
    return (
      <>
        <RadioGroup {...args} ref={first} />
        <RadioGroup {...args} id="again" name="again" label="Again" ref={collect} />
        <button
          type="button"
          onClick={() => setSeen(`${first.current?.value}: ${values.current.join(', ')}`)}
        >
          Show
        </button>
        <p>{seen}</p>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByText('morning: morning, evening')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['sheet'],
  render: sheet({
    Unchosen,
    Chosen,
    OptionalChosen,
    Stacked,
    Segmented,
    SegmentedOptional,
    Invalid,
    SegmentedInvalid,
    Arabic,
    SegmentedArabic,
  }),
});
